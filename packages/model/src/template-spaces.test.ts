import { expect, test } from 'vitest'
import { spacesOfTemplate, type TemplateSpace } from './template-spaces.ts'

const space = (id: string, more: Partial<TemplateSpace> = {}): TemplateSpace => ({
  ...{ id, parent: null, name: id, floor: null, item: null, copies: 1 },
  ...more,
})
const namesOf = (spaces: readonly TemplateSpace[], most = 1000) =>
  spacesOfTemplate(spaces, most).map(({ name, depth }) => `${'>'.repeat(depth)}${name}`)

test('several of one are numbered, and a number that stands there is counted on from', () => {
  expect(namesOf([space('Lokaal', { copies: 3 })])).toEqual(['Lokaal 1', 'Lokaal 2', 'Lokaal 3'])
  expect(namesOf([space('Laadruim 2', { copies: 2 })])).toEqual(['Laadruim 2', 'Laadruim 3'])
  expect(namesOf([space('Kamer 09', { copies: 2 })])).toEqual(['Kamer 09', 'Kamer 10'])
  expect(namesOf([space('Slaapkamer 1')])).toEqual(['Slaapkamer 1'])
})

test('each copy has its own of what is part of it, on the floor of what it is part of', () => {
  const planned = spacesOfTemplate(
    [
      space('Kast', { parent: 'Lokaal' }),
      space('Lokaal', { copies: 2, floor: '7' }),
      space('Dakluik', { parent: 'Lokaal', floor: '9' }),
    ],
    1000,
  )
  expect(planned.map(({ name, floor, parent, depth }) => [name, floor, parent, depth])).toEqual([
    ['Lokaal 1', '7', null, 0],
    ['Kast', '7', 0, 1],
    ['Dakluik', '9', 0, 1],
    ['Lokaal 2', '7', null, 0],
    ['Kast', '7', 3, 1],
    ['Dakluik', '9', 3, 1],
  ])
})

test('what would be too much stops there, and a ring is no space', () => {
  const hundreds = ['a', 'b', 'c'].map((id, at) => space(id, { copies: 500, parent: at === 0 ? null : 'abc'[at - 1]! }))
  expect(namesOf(hundreds, 1001)).toHaveLength(1001)
  expect(namesOf([space('a', { parent: 'b' }), space('b', { parent: 'a' }), space('c')])).toEqual(['c'])
})
