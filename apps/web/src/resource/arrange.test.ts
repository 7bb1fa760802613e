import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column } from '../ui/table-rows.ts'
import { arrange, groupingBy, indentOf } from './arrange.tsx'

const columns: readonly Column<Readonly<Record<string, unknown>>>[] = [
  { key: 'naam', title: 'Naam', value: (row) => String(row.naam) },
  { key: 'verdieping', title: 'Verdieping', value: (row) => (row.verdieping === null ? null : String(row.verdieping)) },
]

test('rows of a group stand together, in the order they came in, and those without a value come last', () => {
  const made = fc.array(fc.record({ naam: fc.string(), verdieping: fc.option(fc.constantFrom('1', '2', '10')) }))
  fc.assert(
    fc.property(made, (given) => {
      const rows = given.map((row, index) => ({ ...row, id: String(index) }))
      const arranged = arrange(rows, columns, 'verdieping', undefined)
      expect(arranged.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(rows)
      const inOrder = ['1', '2', '10', null].flatMap((floor) => rows.filter(({ verdieping }) => verdieping === floor))
      expect(arranged).toEqual(inOrder)
    }),
  )
})

test('a group says what its rows have in common and how many they are', () => {
  const grouping = groupingBy(columns, 'verdieping')
  expect(grouping?.of({ id: '1', naam: 'Gang', verdieping: '2' })).toBe('2')
  expect(grouping?.name('2', [])).toBe('Verdieping: 2')
  expect(grouping?.name('', [])).toBe('Verdieping: –')
  expect(groupingBy(columns, 'weg')).toBeUndefined()
  expect(groupingBy(columns, null)).toBeUndefined()
})

test('a tree has every row once, below the one it belongs to and one step further in', () => {
  // Each row lies below any row, itself and rows that are not there included: also circles must show.
  const made = fc.array(fc.option(fc.nat(12)), { maxLength: 12 })
  fc.assert(
    fc.property(made, (parents) => {
      const rows = parents.map((parent, index) => ({
        id: String(index),
        boven: parent === null ? null : { id: String(parent) },
      }))
      const placed = arrange(rows, columns, null, { parent: 'boven' })
      expect(placed.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => Number(id)))
      const depth = indentOf(placed, { parent: 'boven' })
      for (const row of rows) {
        const above = rows.find(({ id }) => id === row.boven?.id)
        if (!above) expect(depth(row)).toBe(0)
        else if (depth(row) <= rows.length) expect(depth(row)).toBe(depth(above) + 1)
      }
    }),
  )
  const tree = [
    { id: 'kast', boven: { id: 'gang' } },
    { id: 'gang', boven: null },
    { id: 'zolder', boven: { id: 'elders' } },
  ]
  expect(arrange(tree, columns, null, { parent: 'boven' }).map(({ id }) => id)).toEqual(['gang', 'kast', 'zolder'])
})

test('within groups a tree keeps to their order, and what lies in a row of another group stands by itself', () => {
  const row = (id: string, dek: string | null, boven: string | null, volgorde: number) => ({
    id,
    volgorde,
    dek: dek === null ? null : { id: dek },
    boven: boven === null ? null : { id: boven },
  })
  const rows = [
    row('los', null, null, 0),
    row('kast', 'brugdek', 'stuurhuis', 1),
    row('tank', 'bodem', 'stuurhuis', 2),
    row('stuurhuis', 'brugdek', null, 3),
    row('radiohut', 'brugdek', null, 2),
  ]
  const tree = { parent: 'boven', order: 'volgorde', within: { by: 'dek', order: ['bodem', 'brugdek'] } }
  const placed = arrange(rows, columns, 'dek', tree)
  expect(placed.map(({ id }) => id)).toEqual(['tank', 'radiohut', 'stuurhuis', 'kast', 'los'])
  expect(placed.map(indentOf(placed, tree))).toEqual([0, 0, 0, 1, 0])
})
