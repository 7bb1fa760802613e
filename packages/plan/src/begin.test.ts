import { expect, test } from 'vitest'
import { begunAs, cornersBetween, objectThrough } from './begin.ts'
import { linkOf, pointsOf } from './drawing.ts'
import { outlineOf } from './elements/index.ts'
import { boundsOf } from './geometry/bounds.ts'
import { typeCalled, types } from './testing/lists.ts'

const [from, to] = [
  { x: 100, y: 200 },
  { x: 340, y: 260 },
]

test('every element of the list can be begun by hand, and covers what was drawn', () => {
  for (const type of types) {
    const begun = begunAs(type)
    const points = begun === 'area' ? cornersBetween(from, to) : begun === 'place' ? [from] : [from, to]
    const object = objectThrough(type, 'new', points, null)
    if (!object) throw new Error(`${type.code} is nothing`)
    const { points: outline } = outlineOf(object, type)
    const { minX, minY, maxX, maxY } = boundsOf(outline)
    if (begun === 'place') expect([(minX + maxX) / 2, (minY + maxY) / 2]).toEqual([from.x, from.y])
    else expect([minX, minY, maxX, maxY].map(Math.round)).toEqual([from.x, from.y, to.x, to.y])
  }
})

test('of too few points nothing comes', () => {
  expect(objectThrough(typeCalled('bron_vlak'), 'new', [from, to], null)).toBeNull()
  expect(objectThrough(typeCalled('wand'), 'new', [from], null)).toBeNull()
})

test('it stands for the record that was chosen, where its type is of that kind', () => {
  const link = { of: 'BronLocatie', id: 'B01.1' } as const
  const area = objectThrough(typeCalled('bron_vlak'), 'new', cornersBetween(from, to), link)
  expect(area && linkOf(area, typeCalled('bron_vlak'))).toEqual(link)
  expect(area && pointsOf(area)).toEqual(cornersBetween(from, to))
  expect(objectThrough(typeCalled('monsterpunt'), 'new', [from], link)).toMatchObject({ bron_locatie: null })
})
