import { expect, test } from 'vitest'
import { placeSpaces, type SpacePlace } from './space-tree.ts'

const space = (id: string, floor: string | null, parent: string | null = null, volgorde = 0): SpacePlace => ({
  id,
  floor,
  parent,
  volgorde,
  name: id,
})
const order = (spaces: readonly SpacePlace[], floors = ['kelder', 'begane grond']) =>
  placeSpaces(spaces, (one) => one, floors).map(({ row, depth }) => `${'>'.repeat(depth)}${row.id}`)

test('puts floors in their order and spaces without one last', () => {
  expect(order([space('dak', null), space('hal', 'begane grond'), space('cv', 'kelder')])).toEqual(['cv', 'hal', 'dak'])
})

test('puts a space right below the one it is part of', () => {
  const spaces = [
    space('luik', 'kelder', 'west', 9),
    space('midden', 'kelder', null, 2),
    space('west', 'kelder', null, 1),
  ]
  expect(order(spaces)).toEqual(['west', '>luik', 'midden'])
})

test('follows the order somebody chose, then names with their numbers', () => {
  const spaces = ['Lokaal 10', 'Lokaal 9'].map((name) => space(name, 'kelder'))
  expect(order([...spaces, space('Aula', 'kelder', null, 5)])).toEqual(['Lokaal 9', 'Lokaal 10', 'Aula'])
})

test('shows a space by itself when its parent is on another floor or gone', () => {
  expect(order([space('luik', 'kelder', 'hal'), space('hal', 'begane grond'), space('los', 'kelder', 'weg')])).toEqual([
    'los',
    'luik',
    'hal',
  ])
})
