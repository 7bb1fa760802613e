import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellAt, type CellPlace, cellBelow, fieldAt, nextCell } from './table-edit.ts'
import type { Column, Line } from './table-rows.ts'

/** A row that lacks a field cannot be changed there. */
type Row = Readonly<Record<'id' | 'name' | 'area', string | null>>
const editable = (name: 'name' | 'area'): Column<unknown> => ({
  key: name,
  title: name,
  value: () => null,
  edit: (row) => {
    const { id, [name]: held } = row as Row
    return held === null ? null : { of: 'space', id: String(id), name }
  },
})
const columns: readonly Column<unknown>[] = [
  editable('name'),
  { key: 'status', title: 'status', value: () => null },
  editable('area'),
]
const placeOf = (lines: readonly Line[], rows: readonly Row[]): CellPlace => ({
  ...{ columns, lines, rows, height: 36, head: 32 },
  keys: lines.map((_, at) => String(at)),
  scroller: {} as HTMLElement,
  goTo: () => {},
  bring: () => {},
})
const row = (id: string, area: string | null = '1'): Row => ({ id, name: id, area })
const said = (place: CellPlace, cell: CellAt | null) => {
  const field = cell && fieldAt(place, cell)
  return field && `${field.id} ${field.name}`
}

test('from a cell one goes on along the line, then to the next one, past groups and cells that cannot be changed', () => {
  const place = placeOf(
    [{ group: 'g', members: [0] }, { index: 0 }, { group: 'h', members: [1, 2] }, { index: 1 }, { index: 2 }],
    [row('a'), row('b', null), row('c')],
  )
  const [name, , area] = columns
  const start = { at: 1, column: name! }
  expect(said(place, start)).toBe('a name')
  expect(said(place, nextCell(place, start, 1))).toBe('a area')
  expect(said(place, nextCell(place, { at: 1, column: area! }, 1))).toBe('b name')
  expect(said(place, nextCell(place, { at: 3, column: name! }, 1))).toBe('c name')
  expect(nextCell(place, start, -1)).toBeNull()
  expect(said(place, cellBelow(place, { at: 1, column: area! }, 1))).toBe('c area')
  expect(cellBelow(place, { at: 4, column: area! }, 1)).toBeNull()
  // A group itself has nothing to change.
  expect(fieldAt(place, { at: 0, column: name! })).toBeNull()
})

test('whoever goes on reaches every cell once, and back the same way', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (has) => {
      const rows = has.map((isThere, at) => row(String(at), isThere ? '1' : null))
      const place = placeOf(
        rows.map((_, index) => ({ index })),
        rows,
      )
      const walk = (from: CellAt, by: 1 | -1): CellAt[] => {
        const next = nextCell(place, from, by)
        return next ? [next, ...walk(next, by)] : []
      }
      const there = [{ at: 0, column: columns[0]! }, ...walk({ at: 0, column: columns[0]! }, 1)]
      expect(there).toHaveLength(rows.length + has.filter(Boolean).length)
      expect([there.at(-1)!, ...walk(there.at(-1)!, -1)].reverse()).toEqual(there)
    }),
  )
})
