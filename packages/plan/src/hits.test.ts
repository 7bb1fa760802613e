import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placedAt } from './drawing.ts'
import { outlineOf } from './elements/index.ts'
import { isOn } from './elements/kind.ts'
import { hitsOf } from './hits.ts'
import { objectOf, typeOf, types } from './testing/lists.ts'

const room = objectOf({
  id: 'room',
  svg_element_type: 'bron_vlak',
  ...placedAt([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ]),
})
const wall = objectOf({
  id: 'wall',
  svg_element_type: 'wand',
  ...placedAt([
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ]),
  laag: 2,
})
const point = objectOf({ id: 'point', svg_element_type: 'bron_punt', x: 50, y: 50, laag: 1 })
const hits = hitsOf([wall, point, room], typeOf)

test('the uppermost comes first', () => {
  expect(hits.at({ x: 50, y: 50 }, 0)).toEqual(['wall', 'point', 'room'])
})

test('a finger may be beside a line, a mouse may not', () => {
  expect(hits.at({ x: 20, y: 50 }, 0)).toEqual(['room'])
  expect(hits.at({ x: 20, y: 50 }, 22)).toEqual(['wall', 'point', 'room'])
})

test('a frame finds what it touches', () => {
  expect(hits.within({ minX: 90, minY: 0, maxX: 99, maxY: 1 })).toEqual(['room', 'wall'])
  expect(hits.within({ minX: 300, minY: 0, maxX: 400, maxY: 1 })).toEqual([])
})

test('a drawing of nothing, and a line without points, are hit nowhere', () => {
  expect(hitsOf([], typeOf).at({ x: 0, y: 0 }, 10)).toEqual([])
  expect(hitsOf([objectOf({ svg_element_type: 'wand' })], typeOf).at({ x: 0, y: 0 }, 1e9)).toEqual([])
})

test('the index finds what going through all of them finds', () => {
  const objects = fc.array(
    fc.record({
      which: fc.nat(types.length - 1),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 600 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(objects, fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (places, x, y) => {
      const drawn = places.map(({ which, ...at }, index) => {
        const type = types[which]
        const corners = [at, { x: at.x + 80, y: at.y + 10 }, { x: at.x + 30, y: at.y + 70 }]
        const placed = type?.is_poly ? placedAt(corners) : at
        return objectOf({ id: `${index}`, svg_element_type: type?.code ?? '', ...placed })
      })
      const all = drawn.filter((object) => isOn(outlineOf(object, typeOf(object)), { x, y }, 5)).map(({ id }) => id)
      expect(new Set(hitsOf(drawn, typeOf).at({ x, y }, 5))).toEqual(new Set(all))
    }),
  )
})
