import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TreePlace } from '../ui/table-tree.ts'
import { changesOfMove, type Placed } from './tree-moves.ts'

const fields = { of: 'space', parent: 'in', order: 'nr', group: 'floor' } as const
const row = (id: string, order: number, parent: string | null = null, group = 'g'): Placed => ({
  ...{ id, order, parent, group },
})
const to = (after: string | null, parent: string | null = null, group = 'g'): TreePlace => ({ parent, after, group })

test('only the numbers between which it comes change, on the side where they are fewest', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id, at) => row(id, at + 1))
  expect([...changesOfMove(rows, fields, 'e', to('d'))]).toEqual([])
  expect([...changesOfMove(rows, fields, 'd', to('b'))]).toEqual([
    ['d', { nr: 3 }],
    ['c', { nr: 4 }],
  ])
  expect([...changesOfMove(rows, fields, 'a', to('b'))]).toEqual([
    ['a', { nr: 2 }],
    ['b', { nr: 1 }],
  ])
  expect([...changesOfMove(rows, fields, 'c', to('e'))]).toEqual([['c', { nr: 6 }]])
})

test('what lies in it goes along to another group, and keeps its number', () => {
  const rows = [row('a', 1), row('b', 1, 'a'), row('c', 4, 'b'), row('x', 9, null, 'h')]
  expect([...changesOfMove(rows, fields, 'a', to('x', null, 'h'))]).toEqual([
    ['a', { floor: 'h', nr: 10 }],
    ['b', { floor: 'h' }],
    ['c', { floor: 'h' }],
  ])
  expect([...changesOfMove(rows, fields, 'x', to(null, 'a', 'g'))]).toEqual([['x', { in: 'a', floor: 'g', nr: 0 }]])
})

test('wherever one is put, it stands there, and the others as they stood', () => {
  const orders = fc.array(fc.nat(12), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(orders, fc.nat(11), fc.nat(12), (numbers, which, place) => {
      const rows = numbers.toSorted((a, b) => a - b).map((order, at) => row(`r${at}`, order))
      const moved = rows[which % rows.length]!
      const others = rows.filter((one) => one !== moved)
      const after = others[(place % (others.length + 1)) - 1]?.id ?? null
      const changes = changesOfMove(rows, fields, moved.id, to(after))
      const now = (one: Placed) => Number(changes.get(one.id)?.nr ?? one.order)
      const wanted = others.toSpliced(others.findIndex(({ id }) => id === after) + 1, 0, moved)
      const at = wanted.indexOf(moved)
      for (const [i, one] of wanted.entries()) {
        if (i < at) expect(now(one)).toBeLessThan(now(moved))
        if (i > at) expect(now(one)).toBeGreaterThan(now(moved))
      }
      for (const [i, one] of others.entries()) if (i > 0) expect(now(others[i - 1]!)).toBeLessThanOrEqual(now(one))
    }),
  )
})
