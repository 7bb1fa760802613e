import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut } from './table-layout.ts'
import { assignSlots, type Column, indexRows, pagesOf, toLines } from './table-rows.ts'

interface Row {
  code: string
  name: string | null
  amount: number | null
  day: string | null
}

const row = (
  code: string,
  name: string | null = null,
  amount: number | null = null,
  day: string | null = null,
): Row => ({ code, name, amount, day })
const columns: Column<Row>[] = [
  { key: 'code', title: 'Nummer', kind: 'code', value: (of) => of.code },
  { key: 'name', title: 'Naam', value: (of) => of.name },
  { key: 'amount', title: 'Hoeveelheid', kind: 'number', value: (of) => of.amount },
  {
    key: 'day',
    title: 'Datum',
    kind: 'date',
    value: (of) => of.day,
    text: (of) => (of.day === null ? '' : 'do 19 nov 2026'),
  },
]
const codes = (rows: Row[], picked: readonly number[]) => picked.map((at) => rows[at]!.code)

test('finds rows that have every word, in any column, without regard to accents and capitals', () => {
  const rows = [row('B1', 'Crèche west'), row('B2', 'Creche oost'), row('B3', 'Gevel west')]
  const index = indexRows(rows, columns, 'nl')
  expect(codes(rows, index.pick('WEST crèche', null))).toEqual(['B1'])
  expect(codes(rows, index.pick('b2 creche', null))).toEqual(['B2'])
  expect(index.pick('dak', null)).toEqual([])
})

test('finds the same however one came to the words: typed on, taken back or changed, in any order of rows', () => {
  const rows = ['Gang noord', 'Gang zuid', 'Zolder', 'Gang'].map((name, at) => row(`B${at}`, name))
  const sorts = [null, { key: 'name', desc: true }]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[ganoz ]{0,5}$/), fc.constantFrom(...sorts)), { maxLength: 8 }),
      (asked) => {
        const index = indexRows(rows, columns, 'nl')
        for (const [query, sort] of asked)
          expect(index.pick(query, sort)).toEqual(indexRows(rows, columns, 'nl').pick(query, sort))
      },
    ),
  )
})

test('searches what is read, such as a date written out', () => {
  const rows = [row('B1', null, null, '2026-11-19'), row('B2')]
  expect(codes(rows, indexRows(rows, columns, 'nl').pick('19 nov', null))).toEqual(['B1'])
})

test('sorts numbers in codes by their size', () => {
  const rows = [row('B10'), row('B2'), row('b1')]
  expect(codes(rows, indexRows(rows, columns, 'nl').pick('', { key: 'code', desc: false }))).toEqual([
    'b1',
    'B2',
    'B10',
  ])
})

test('keeps empty values last in both directions', () => {
  const rows = [row('A', null, null), row('B', null, 2), row('C', null, 10)]
  const index = indexRows(rows, columns, 'nl')
  expect(codes(rows, index.pick('', { key: 'amount', desc: false }))).toEqual(['B', 'C', 'A'])
  expect(codes(rows, index.pick('', { key: 'amount', desc: true }))).toEqual(['C', 'B', 'A'])
})

test('every order holds the same rows, each once, and equal rows keep their place', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ name: fc.option(fc.string({ maxLength: 2 })), amount: fc.option(fc.integer({ min: 0, max: 3 })) }),
      ),
      fc.boolean(),
      (given, desc) => {
        const rows = given.map(({ name, amount }, at) => row(String(at), name, amount))
        for (const key of ['name', 'amount']) {
          const picked = indexRows(rows, columns, 'nl').pick('', { key, desc })
          expect([...picked].sort((a, b) => a - b)).toEqual(rows.map((_, at) => at))
          const value = columns.find((column) => column.key === key)!.value
          for (const [place, at] of picked.entries()) {
            const next = picked[place + 1]
            if (next !== undefined && value(rows[at]!) === value(rows[next]!)) expect(at).toBeLessThan(next)
          }
        }
      },
    ),
  )
})

test('pages only with 500 rows or more of which more than 100 are left', () => {
  expect(pagesOf(499, 499)).toBe(1)
  expect(pagesOf(500, 100)).toBe(1)
  expect(pagesOf(500, 101)).toBe(2)
  expect(pagesOf(640, 640)).toBe(7)
})

test('a folded group keeps its own line and hides its rows', () => {
  const rows = [row('1', 'a'), row('2', 'b'), row('3', 'a')]
  const grouping = { of: (of: Row) => of.name ?? '', cells: () => ({}), name: (group: string) => group }
  expect(toLines([0, 1, 2], rows, grouping, new Set())).toEqual([
    { group: 'a', members: [0, 2] },
    { index: 0 },
    { index: 2 },
    { group: 'b', members: [1] },
    { index: 1 },
  ])
  expect(toLines([0, 1, 2], rows, grouping, new Set(['a']))).toHaveLength(3)
})

test('leaves out the last columns that do not fit, unless somebody chose them', () => {
  const rows = [row('B06.1', 'Kruipruimte west', 12, '2026-11-19')]
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const shown = (chosen: string[] | null, width: number) =>
    layOut(rows, columns, chosen, width, measure, 0).columns.map((column) => column.key)
  expect(shown(null, 1200)).toEqual(['code', 'name', 'amount', 'day'])
  expect(shown(null, 400)).toEqual(['code', 'name', 'amount'])
  expect(shown(null, 300)).toEqual(['code', 'name'])
  expect(shown(['day', 'code'], 100)).toEqual(['day', 'code'])
})

test('on a phone what was left out and matters stands on a second line, the status first', () => {
  const rows = [row('B06.1', 'Kruipruimte west', 12, '2026-11-19')]
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const withStatus: Column<Row>[] = columns.map((column) =>
    column.key === 'amount' ? { ...column, under: (of) => `${of.amount} m²` } : column,
  )
  withStatus.push({ key: 'status', title: 'Status', kind: 'status', value: () => 'Asbesthoudend' })
  const at = (width: number, chosen: string[] | null = null) => {
    const layout = layOut(rows, withStatus, chosen, width, measure, 0)
    return [layout.columns.map(({ key }) => key), layout.under.map(({ key }) => key)]
  }
  expect(at(800)).toEqual([['code', 'name', 'amount', 'day', 'status'], []])
  expect(at(400)).toEqual([['code', 'name', 'status'], ['amount']])
  expect(at(320)).toEqual([
    ['code', 'name'],
    ['status', 'amount'],
  ])
  // Wider than a phone a row keeps its height when a card opens beside it.
  const wide = layOut([row('B06.1', 'x'.repeat(60), 12)], withStatus, null, 600, measure, 300)
  expect(wide.columns.map(({ key }) => key)).not.toContain('amount')
  expect(wide.under.map(({ key }) => key)).not.toContain('amount')
  // What somebody chose stays as it is.
  expect(at(320, ['code', 'name'])).toEqual([['code', 'name'], []])
})

test('a list without words keeps its statuses too: below its day', () => {
  const rows = [row('1', null, null, '2026-11-17')]
  const measure = { text: (words: string) => words.length * 7, scale: 16 / 13 }
  const status = (key: string): Column<Row> => ({
    key,
    title: key,
    kind: 'status',
    narrow: true,
    value: () => 'Nog niet gemeld',
  })
  const days = columns
    .filter(({ key }) => key === 'code' || key === 'day')
    .map((column) => ({ ...column, narrow: true }))
  const at = (width: number) => {
    const layout = layOut(rows, [...days, status('status'), status('told')], null, width, measure, 0)
    return [layout.columns.map(({ key }) => key), layout.under.map(({ key }) => key), layout.minWidth <= width]
  }
  expect(at(800)).toEqual([['code', 'day', 'status', 'told'], [], true])
  expect(at(320)).toEqual([['code', 'day'], ['status', 'told'], true])
})

test('for a finger what can be said in words stands below the name, whatever room there is', () => {
  const rows = [row('B06.1', 'Kruipruimte west', 12, '2026-11-19')]
  const measure = { text: (words: string) => words.length * 7, scale: 16 / 13 }
  const all: Column<Row>[] = columns.map((column) =>
    column.key === 'amount' ? { ...column, under: (of) => `${of.amount} m²` } : column,
  )
  const at = (width: number, chosen: string[] | null = null) => {
    const layout = layOut(rows, all, chosen, width, measure, 0)
    return [layout.columns.map(({ key }) => key), layout.under.map(({ key }) => key)]
  }
  expect(at(820)).toEqual([['code', 'name', 'day'], ['amount']])
  expect(at(300)).toEqual([['code', 'name'], ['amount']])
  // What somebody chose stays as it is.
  expect(at(820, ['code', 'name', 'amount'])).toEqual([['code', 'name', 'amount'], []])
})

test('dates, statuses and the arrow of a sorted column get the room they need', () => {
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const rows = [row('B1', null, null, '2026-11-15')]
  const widthOf = (column: Partial<Column<Row>>) =>
    layOut(rows, [{ key: 'x', title: 'X', value: () => null, ...column }], null, 900, measure, 0).minWidth
  const long = 'Sunday 15 November 2026 09:00'
  expect(widthOf({ kind: 'datetime', text: () => long })).toBeGreaterThan(long.length * 7)
  // Two lines, each as wide as itself.
  expect(widthOf({ kind: 'date', text: () => `${long}\n${long}` })).toBe(widthOf({ kind: 'date', text: () => long }))
  const title = 'Onderzoeknummer'
  expect(widthOf({ kind: 'code', title })).toBe(widthOf({ kind: 'code', title, sortable: false }) + 10)
})

test('clips only columns whose words may not fit', () => {
  const rows = [row('B06.1', 'Kruipruimte west, onder de vloer van het hoofdgebouw', 12)]
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const { fitting } = layOut(rows, columns, ['code', 'name', 'amount', 'day'], 600, measure, 0)
  expect([...fitting].map((column) => column.key)).toEqual(['code', 'amount', 'day'])
})

/** The tracks of a layout in px: of the one that grows what it is at least. */
const tracksOf = (layout: { template: string }) => [...layout.template.matchAll(/(\d+)px/g)].map(([, px]) => Number(px))

test('a name is the last to be cut: words are set narrower, then other texts give way, and columns go before it does', () => {
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const name = 'Kruipruimte oost, Leidinggang'
  const rows = [row('B06.1', name, 12, '2026-11-19')]
  const wordy: Column<Row>[] = [
    ...columns.slice(0, 2),
    { key: 'owner', title: 'Eigenaar', value: () => 'Stichting Wonen Waterveen e.o.' },
    { key: 'branch', title: 'Vestiging', value: () => 'Noordlicht Vlaanderen Antwerpen' },
  ]
  fc.assert(
    fc.property(fc.integer({ min: 330, max: 1099 }), (width) => {
      const layout = layOut(rows, wordy, null, width, measure, 0)
      const [, forName = 0, ...others] = tracksOf(layout)
      const room = name.length * 7 * (layout.isCondensed ? 0.92 : 1)
      const isCut = forName < room
      // Nothing else is left that could give way: no other column, or all of them as narrow as they go.
      if (isCut) expect(others.every((px) => px <= 160 + 8)).toBe(true)
      if (isCut) expect(layout.isCondensed).toBe(true)
      if (layout.columns.length === wordy.length && !layout.isCondensed) expect(isCut).toBe(false)
    }),
  )
})

test('a wide screen has more columns in place of gulfs, and the columns end where the table does', () => {
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const rows = [row('B06.1', 'Kruipruimte west', 12, '2026-11-19')]
  const more: Column<Row>[] = [
    ...columns.slice(0, 3),
    { key: 'treatment', title: 'Behandeling', hidden: true, value: () => 'Aanwezig' },
    ...columns.slice(3),
    { key: 'delete', title: 'Verwijderen', kind: 'action', value: () => null },
  ]
  const keys = (width: number, chosen: string[] | null = null) =>
    layOut(rows, more, chosen, width, measure, 0).columns.map(({ key }) => key)
  expect(keys(700)).toEqual(['code', 'name', 'amount', 'day', 'delete'])
  expect(keys(1670)).toEqual(['code', 'name', 'amount', 'treatment', 'day', 'delete'])
  // What somebody chose stays as it is, however wide.
  expect(keys(1670, ['code', 'name'])).toEqual(['code', 'name'])
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 3000 }), (width) => {
      const tracks = tracksOf(layOut(rows, more, null, width, measure, 0))
      const sum = tracks.reduce((total, px) => total + px, 0)
      expect(sum).toBeLessThanOrEqual(width)
      // Rounding alone is left for the column that grows.
      expect(sum).toBeGreaterThan(width - tracks.length)
    }),
  )
})

test('a table that waits for its rows has the columns that they will have, once it has had rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 2000 }), fc.constantFrom(1, 1.23), (width, scale) => {
      const measure = { text: (words: string) => words.length * 7 * scale, scale }
      const withRows = layOut(
        [row('B06.1', 'Kruipruimte oost, Leidinggang', 12, '2026-11-19')],
        columns,
        null,
        width,
        measure,
        20,
      )
      const waiting = layOut([], columns, null, width, measure, 20, withRows.words)
      expect(waiting.columns.map(({ key }) => key)).toEqual(withRows.columns.map(({ key }) => key))
      expect(waiting.under.map(({ key }) => key)).toEqual(withRows.under.map(({ key }) => key))
      expect(waiting.template).toBe(withRows.template)
    }),
  )
})

test('gives a new line the element of one that left, and each line one of its own', () => {
  const all = () => true
  const first = assignSlots(new Map(), ['a', 'b', 'c'], all)
  expect([...first.values()]).toEqual([0, 1, 2])
  // Scrolled by one: two stay, the new one takes what became free.
  expect(assignSlots(first, ['b', 'c', 'd'], all)).toEqual(
    new Map([
      ['b', 1],
      ['c', 2],
      ['d', 0],
    ]),
  )
  // Searched anew: from the top, but the line with the focus keeps its element.
  expect(assignSlots(first, ['x', 'b', 'y'], (key) => key === 'b')).toEqual(
    new Map([
      ['x', 0],
      ['b', 1],
      ['y', 2],
    ]),
  )
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String))), fc.boolean(), (pages, stay) => {
      let slots: ReadonlyMap<string, number> = new Map()
      for (const keys of pages) {
        slots = assignSlots(slots, keys, () => stay)
        expect([...slots.keys()]).toEqual(keys)
        expect(new Set(slots.values()).size).toBe(keys.length)
      }
    }),
  )
})

test('a column of buttons or photos is as wide as they are, for its title is read out and not seen', () => {
  const measure = { text: (words: string) => words.length * 7, scale: 1 }
  const widthOf = (kind: Column<Row>['kind'], title: string) =>
    layOut([row('B1', null, null)], [{ key: 'x', title, kind, value: () => null }], null, 900, measure, 0).minWidth
  for (const kind of ['action', 'image'] as const)
    expect(widthOf(kind, 'Verwijderen van deze regel')).toBe(widthOf(kind, 'X'))
  expect(widthOf('boolean', 'Verwijderen van deze regel')).toBeGreaterThan(widthOf('boolean', 'X'))
})

test('on a phone a code is as wide as its numbers, and its title gives way; elsewhere the title is whole', () => {
  const title = 'Onderzoeknummer'
  const numbered = columns.slice(0, 2).map((column) => (column.key === 'code' ? { ...column, title } : column))
  const measure = { text: (words: string) => words.length * 8, scale: 1.2 }
  const first = (width: number) =>
    Number.parseInt(layOut([row('2026-0031', 'De Ontdekking')], numbered, null, width, measure, 0).template, 10)
  expect(first(820)).toBeGreaterThan(title.length * 8)
  expect(first(390)).toBeLessThan(title.length * 8)
  expect(first(390)).toBeGreaterThan('2026-0031'.length * 8)
})
