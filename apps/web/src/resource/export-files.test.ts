import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Column, standardView } from '../ui/table-rows.ts'
import { type Sheet, sheetOf } from './export-cells.ts'
import { csvOf } from './export-csv.ts'
import { seenSheet } from './export-rows.ts'
import { xlsxOf } from './export-xlsx.ts'

interface Row {
  readonly name: string
  readonly amount: number | null
  readonly unit: string
  readonly taken: string | null
}
const columns: readonly Column<Row>[] = [
  { key: 'photo', title: 'Foto', kind: 'image', value: () => null },
  { key: 'name', title: 'Naam', value: (row) => row.name },
  {
    key: 'amount',
    title: 'Hoeveelheid',
    kind: 'number',
    value: (row) => row.amount,
    text: (row) => (row.amount === null ? '' : `${row.amount} ${row.unit}`),
  },
  { key: 'day', title: 'Dag', kind: 'date', value: (row) => row.taken, text: () => 'vr 13 nov 2026' },
  { key: 'at', title: 'Genomen', kind: 'datetime', value: (row) => row.taken },
]
const row = (name: string, amount: number | null = 1240.5, unit = 'm²'): Row => ({
  name,
  amount,
  unit,
  taken: '2026-11-13 09:05:00',
})
const xml = async (sheet: Sheet) => {
  const files = unzipSync(new Uint8Array(await (await xlsxOf(sheet, 'Bronnen')).arrayBuffer()))
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  return { sheet: read('xl/worksheets/sheet1.xml'), strings: read('xl/sharedStrings.xml') }
}

test('Dutch Excel opens the text as a table: semicolons, decimal commas, days as one writes them', () => {
  expect(csvOf(sheetOf([row('Plaat; "vlak"'), row('Leiding', 2)], columns))).toBe(
    '\uFEFFNaam;Hoeveelheid (m²);Dag;Genomen\r\n' +
      '"Plaat; ""vlak""";1240,5;13-11-2026;13-11-2026 09:05\r\n' +
      'Leiding;2;13-11-2026;13-11-2026 09:05\r\n',
  )
})

test('units that differ stand beside their numbers under a title of their own, and an empty number stays empty', () => {
  const sheet = sheetOf([row('a', 3, 'm²'), row('b', 4, 'stuks'), row('c', null)], columns.slice(1, 3), {
    unitOf: (title) => `${title}, eenheid`,
  })
  expect(csvOf(sheet)).toBe('\uFEFFNaam;Hoeveelheid;Hoeveelheid, eenheid\r\na;3;m²\r\nb;4;stuks\r\nc;;\r\n')
})

test('a cell that shows several values has a column in the file for each, and words that only help to search are left out', () => {
  const both: Column<Row>[] = [
    {
      key: 'name',
      title: 'Pand',
      value: (of) => of.name,
      parts: [
        { title: 'Pand', of: ({ name }) => name },
        { title: 'Adres', of: () => 'Schoolstraat 12' },
      ],
    },
    {
      key: 'unit',
      title: 'Eenheid',
      value: (of) => of.unit,
      text: (of) => `${of.unit} ${of.name}`,
      seen: (of) => of.unit,
    },
  ]
  expect(csvOf(sheetOf([row('School')], both))).toBe('\uFEFFPand;Adres;Eenheid\r\nSchool;Schoolstraat 12;m²\r\n')
})

test('rows in groups have the name of their group in front', () => {
  const sheet = sheetOf([row('a')], columns.slice(1, 2), { group: { title: 'Bron', of: () => 'B01 Plaat' } })
  expect(csvOf(sheet)).toBe('\uFEFFBron;Naam\r\nB01 Plaat;a\r\n')
})

test('a table is saved as it is seen: what was searched for, in its order, in the columns that were chosen', () => {
  const rows = [row('Dak', 3), row('Kelder', 1), row('Kruipkelder', 2)]
  const seen = { columns, query: 'kelder', locale: 'nl' as const, unitOf: String }
  const view = { ...standardView, sort: { key: 'amount', desc: true }, columns: ['amount', 'name'] }
  expect(csvOf(seenSheet(rows, { ...seen, view }))).toBe('\uFEFFHoeveelheid (m²);Naam\r\n2;Kruipkelder\r\n1;Kelder\r\n')
  const hidden = columns.map((column) => ({ ...column, hidden: column.key !== 'name' }))
  const grouping = {
    of: ({ name }: Row) => name.slice(0, 2),
    name: (group: string) => `Groep ${group}`,
    cells: () => ({}),
  }
  const grouped = {
    columns: hidden,
    view: standardView,
    query: '',
    locale: 'nl' as const,
    grouping,
    groupTitle: 'Begin',
    unitOf: String,
  }
  expect(csvOf(seenSheet([row('Kelder'), row('Dak'), row('Kerk')], grouped))).toBe(
    '\uFEFFBegin;Naam\r\nGroep Ke;Kelder\r\nGroep Ke;Kerk\r\nGroep Da;Dak\r\n',
  )
})

test('words that a spreadsheet would run as a formula stay words', async () => {
  const starts = fc.constantFrom('=', '+', '-', '@', '\t=', ' =', '\r+')
  await fc.assert(
    fc.asyncProperty(starts, fc.string({ maxLength: 20 }), async (start, rest) => {
      const sheet = sheetOf([row(start + rest)], columns.slice(1, 2))
      const [, line = ''] = csvOf(sheet).split(/\r\n(?=["'])/)
      expect(line.replace(/^"/, '')).toMatch(/^'/)
    }),
    { numRuns: 50 },
  )
  const book = await xml(sheetOf([row('=1+1')], columns.slice(1, 2)))
  expect(book.sheet).not.toContain('<f>')
  expect(book.strings).toContain('=1+1')
})

test('a workbook holds numbers as numbers and days as days', async () => {
  const { sheet } = await xml(sheetOf([row('a')], columns))
  expect(sheet).toContain('<v>1240.5</v>')
  // 13 November 2026 is day 46339 of Excel, and 09:05 is 545 of 1,440 minutes.
  expect(sheet).toContain('<v>46339</v>')
  expect(Number(/<v>(46339\.\d+)<\/v>/.exec(sheet)?.[1])).toBeCloseTo(46339 + 545 / 1440, 6)
})

test('whatever is written is read back as it was', () => {
  const text = fc.string({ maxLength: 30 }).filter((one) => !/[\r\n]/.test(one))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (names) => {
      const written = csvOf(
        sheetOf(
          names.map((name) => row(name)),
          columns.slice(1, 2),
        ),
      )
      expect(readCsv(written).slice(1)).toEqual(
        names.map((name) => (/^\s*[=+\-@]|^[\t\r]/.test(name) ? `'${name}` : name)),
      )
    }),
  )
})

/** The cells of a text of one column. */
function readCsv(text: string): string[] {
  const cells = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^\r\n]*))\r\n/g)
  return [...cells].map(([, inQuotes, bare]) => inQuotes?.replaceAll('""', '"') ?? bare ?? '')
}

test('a hidden column that a wide screen shows is in the file too, unless somebody chose the columns', () => {
  const more = columns.map((column) => (column.key === 'day' ? { ...column, hidden: true } : column))
  const seen = { columns: more, query: '', locale: 'nl', unitOf: String } as const
  const titles = (view: typeof standardView, shown: string[]) =>
    seenSheet([row('a')], { ...seen, view, shownNow: () => shown }).titles
  expect(titles(standardView, ['name'])).toEqual(['Naam', 'Hoeveelheid (m²)', 'Genomen'])
  expect(titles(standardView, ['name', 'day'])).toEqual(['Naam', 'Hoeveelheid (m²)', 'Dag', 'Genomen'])
  expect(titles({ ...standardView, columns: ['name'] }, ['name', 'day'])).toEqual(['Naam'])
})
