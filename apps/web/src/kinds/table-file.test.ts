import { pageLimits } from '@vezel/model/page-limits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, ImportRefused, readFile, readTable, writeTable } from './table-file.ts'

/** Why something is refused. */
async function refusalOf(read: () => unknown): Promise<unknown> {
  try {
    await read()
  } catch (cause) {
    return cause instanceof ImportRefused ? cause.refusal : cause
  }
  return null
}
const csv = (content: BlobPart, name = 'ruimten.csv', type = 'text/csv') => new File([content], name, { type })
const table = (text: string) => {
  const { headers, rows, comma } = readTable(text, ',')
  return { headers, rows: rows.map(({ line, cells }) => [line, ...cells]), comma }
}

/** A cell as somebody types it in a spreadsheet: also with what separates columns and rows, and quotes. */
const cell = fc
  .array(fc.constantFrom('a', 'é', '€', ' ', ';', ',', '\t', '|', '"', '\n', '=', '-', '+', '@', "'", '1', '0'), {
    maxLength: 12,
  })
  .map((signs) => signs.join('').trim())
/** Two columns at least: nothing separates the cells of one. Names of columns hold no sign that tells how columns are apart. */
const header = fc
  .array(fc.constantFrom('a', 'b', 'ë', ' ', '(', ')', 'm'), { maxLength: 8 })
  .map((s) => `k${s.join('')}k`)
const tables = fc.integer({ min: 2, max: 5 }).chain((columns) =>
  fc.record({
    headers: fc.array(header, { minLength: columns, maxLength: columns }),
    rows: fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
  }),
)
const bare = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((one) => one !== '') + 1)

/** As Excel writes a file: a cell in quotes where it has to be. */
const asExcel = (lines: readonly (readonly string[])[], separator: string) =>
  lines
    .map((cells) =>
      cells
        .map((one) => (/["\n\r]/.test(one) || one.includes(separator) ? `"${one.replaceAll('"', '""')}"` : one))
        .join(separator),
    )
    .join('\r\n')
const utf16 = (text: string, isBig = false) => {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at++) new DataView(bytes.buffer).setUint16(at * 2, text.charCodeAt(at), !isBig)
  return bytes
}
/** The signs of windows-1252 that these tables have; beyond Latin 1 only that of the euro. */
const windows = (text: string) => Uint8Array.from([...text].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))))

/** Whether bytes beyond ASCII happen to be UTF-8 of other words, such as those of `é€€`: no reader can tell, and nobody writes so. */
const isAmbiguous = (bytes: Uint8Array): boolean => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).length < bytes.length
  } catch {
    return false
  }
}

const encodings = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16': (text: string) => utf16(`\uFEFF${text}`),
  'UTF-16, big end first': (text: string) => utf16(`\uFEFF${text}`, true),
  'windows-1252': windows,
}

test.each(Object.entries(encodings))('any table that Excel writes as %s is read as it was', (_, encode) => {
  fc.assert(
    fc.property(tables, fc.constantFrom(';', '\t', ','), ({ headers, rows }, separator) => {
      const filled = rows.filter((row) => bare(row).length > 0)
      // What keeps a formula from running is taken away again; a worksheet has none of it by itself.
      fc.pre(filled.length > 0 && !rows.flat().some((one) => /^'|^="/.test(one)))
      const bytes = encode(asExcel([headers, ...rows], separator))
      fc.pre(encode !== windows || !isAmbiguous(bytes))
      const read = readTable(decode(bytes), ',')
      expect(read.headers).toEqual(headers)
      expect(read.rows.map(({ cells }) => cells)).toEqual(filled.map(bare))
      expect(read.comma).toBe(separator === ',' ? '.' : ',')
    }),
    { numRuns: 300 },
  )
})

test('any table that is written here is read here as it was, and starts no formula in a spreadsheet', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(',' as const, '.' as const), ({ headers, rows }, comma) => {
      const filled = rows.filter((row) => bare(row).length > 0)
      fc.pre(filled.length > 0 && !rows.flat().some((one) => /^="/.test(one)))
      const text = writeTable(headers, rows, comma)
      const read = readTable(text, comma)
      expect(read.rows.map(({ cells }) => cells)).toEqual(filled.map(bare))
      expect(read.comma).toBe(comma)
    }),
    { numRuns: 500 },
  )
  expect(writeTable(['a'], [['=HYPERLINK("x")'], ['-5'], ['+cmd|x']], ',')).toBe(
    '\uFEFFa\r\n"\'=HYPERLINK(""x"")"\r\n-5\r\n"\'+cmd|x"\r\n',
  )
})

test('rows keep their number in the spreadsheet, also below empty ones and a line that tells the separator', () => {
  expect(table('Naam;Nummer\r\nGang;1\r\n;\r\n\r\nZolder;2')).toEqual({
    headers: ['Naam', 'Nummer'],
    rows: [
      [2, 'Gang', '1'],
      [5, 'Zolder', '2'],
    ],
    comma: ',',
  })
  expect(table('sep=,\nNaam,Nummer\nGang,"007"')).toEqual({
    headers: ['Naam', 'Nummer'],
    rows: [[3, 'Gang', '007']],
    comma: '.',
  })
  expect(table('Naam\nGang; noord')).toMatchObject({ headers: ['Naam'], rows: [[2, 'Gang', 'noord']] })
})

test('a file is judged by its name and its content, whatever the browser calls it', async () => {
  const good = 'Naam;Nummer\nGang;1'
  // Windows with Excel says this of every .csv, and other devices say nothing.
  for (const type of ['text/csv', 'application/vnd.ms-excel', ''])
    expect(await refusalOf(() => readFile(csv(good, 'ruimten.CSV', type), ','))).toBeNull()
  const invalid = { why: 'fileInvalid' }
  expect(await refusalOf(() => readFile(csv(good, 'ruimten.txt', 'text/plain'), ','))).toEqual(invalid)
  expect(await refusalOf(() => readFile(csv('PK\u0003\u0004xl/worksheets', 'ruimten.csv'), ','))).toEqual(invalid)
  expect(await refusalOf(() => readFile(csv('Naam;Nummer\nGa\u0000ng;1'), ','))).toEqual(invalid)
  expect(await refusalOf(() => readFile(csv('%PDF-1.7\n\u0001\u0002'), ','))).toEqual(invalid)
})

test('what is too much, empty or broken is refused with how much there may be, or in which row', async () => {
  const rows = (count: number) => `Naam\n${'Gang\n'.repeat(count)}`
  expect(await refusalOf(() => readTable(rows(pageLimits.importRows), ','))).toBeNull()
  expect(await refusalOf(() => readTable(rows(pageLimits.importRows + 1), ','))).toEqual({
    why: 'tooManyRows',
    max: pageLimits.importRows,
  })
  const wide = (count: number) => `${Array.from({ length: count }, (_, at) => `k${at}`).join(';')}\n1`
  expect(await refusalOf(() => readTable(wide(pageLimits.importColumns), ','))).toBeNull()
  expect(await refusalOf(() => readTable(wide(pageLimits.importColumns + 1), ','))).toEqual({
    why: 'tooManyColumns',
    max: pageLimits.importColumns,
  })
  const large = csv(new Uint8Array(pageLimits.importMegabytes * 1_000_000 + 1).fill(65))
  expect(await refusalOf(() => readFile(large, ','))).toEqual({ why: 'tooLarge', max: pageLimits.importMegabytes })
  for (const empty of ['', 'Naam;Nummer', 'Naam;Nummer\n;\n\n'])
    expect(await refusalOf(() => readTable(empty, ','))).toEqual({ why: 'noRows' })
  expect(await refusalOf(() => readTable('Naam;Nummer\nGang;1\n"Zolder;2\nKelder;3', ','))).toEqual({
    why: 'brokenQuotes',
    row: 3,
  })
})

test.each([
  ['"', { why: 'noRows' }],
  ['"a', { why: 'brokenQuotes', row: 1 }],
  ['";"\n', { why: 'tooManyRows', max: pageLimits.importRows }],
])('five megabytes of %j are refused', async (part, refused) => {
  // By the square of the length it would take hours, and the test hang.
  const text = part.repeat(Math.floor((pageLimits.importMegabytes * 1_000_000) / part.length))
  expect(await refusalOf(() => readTable(text, ','))).toEqual(refused)
})
