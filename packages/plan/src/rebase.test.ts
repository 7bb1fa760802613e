import { expect, test } from 'vitest'
import { type DrawnObject, drawingOf } from './drawing.ts'
import { rebased } from './rebase.ts'
import { objectOf } from './testing/lists.ts'

const door = (id: string, values: Partial<DrawnObject> = {}) => objectOf({ id, svg_element_type: 'deur', ...values })
const base = drawingOf([door('a'), door('b'), door('c')])

test('what others drew comes beside what is drawn here', () => {
  const mine = drawingOf([door('a', { x: 5 }), door('b'), door('new')])
  const now = drawingOf([door('a', { label: 'Voordeur' }), door('b'), door('c'), door('theirs')])
  const { drawing, lost } = rebased(base, mine, now)
  expect(lost).toEqual([])
  expect(new Set(drawing.keys())).toEqual(new Set(['a', 'b', 'theirs', 'new']))
  expect(drawing.get('a')).toMatchObject({ x: 5, label: 'Voordeur' })
})

test('what both changed stays as the others left it, and is named', () => {
  const mine = drawingOf([door('a', { x: 5 }), door('b', { x: 6 })])
  const now = drawingOf([door('a', { x: 9 }), door('c', { label: 'Kelder' })])
  const { drawing, lost } = rebased(base, mine, now)
  expect(new Set(lost)).toEqual(new Set(['a', 'b', 'c']))
  expect([...drawing.values()].map(({ id, x }) => [id, x])).toEqual([
    ['a', 9],
    ['c', 0],
  ])
})

test('what was saved from here meanwhile is no conflict, and keeps what was drawn after that', () => {
  const mine = drawingOf([door('a', { x: 7 }), door('b'), door('c'), door('new', { x: 3 })])
  const now = drawingOf([door('a', { x: 7 }), door('b'), door('c'), door('new', { x: 1 })])
  const { drawing, lost } = rebased(base, mine, now)
  expect(lost).toEqual([])
  expect([drawing.get('a')?.x, drawing.get('new')?.x]).toEqual([7, 3])
})
