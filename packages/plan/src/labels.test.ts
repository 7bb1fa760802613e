import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'
import { placedAt, pointsOf } from './drawing.ts'
import { overlap } from './geometry/bounds.ts'
import { containsPoint } from './geometry/polygon.ts'
import { type LabelWish, placeLabels } from './labels.ts'
import { objectOf, typeCalled } from './testing/lists.ts'

const sheet = { minX: 0, minY: 0, maxX: 4200, maxY: 2970 }
const wish = (id: string, x: number, y: number, more: Partial<LabelWish> = {}): LabelWish => ({
  id,
  text: id,
  anchor: { x, y },
  clear: 10,
  fixed: null,
  before: 0,
  ...more,
})

test('labels keep out of each other’s way, and on the sheet, where there is room', () => {
  // Eight findings in one corner of a room, and as many anywhere.
  const places = fc.array(fc.record({ x: fc.integer({ min: 0, max: 4200 }), y: fc.integer({ min: 0, max: 2970 }) }), {
    minLength: 8,
    maxLength: 8,
  })
  fc.assert(
    fc.property(places, (points) => {
      const crowd = points.map((_, index) => wish(`B0${index}.1`, 2000 + 20 * index, 1500))
      const labels = placeLabels([...crowd, ...points.map(({ x, y }, index) => wish(`M0${index}`, x, y))], sheet, 1)
      expect(labels).toHaveLength(16)
      for (const [index, { box }] of labels.entries()) {
        expect(labels.slice(index + 1).filter((other) => overlap(other.box, box))).toEqual([])
        expect(box.minX).toBeGreaterThanOrEqual(0)
        expect(box.minY).toBeGreaterThanOrEqual(0)
        expect(box.maxX).toBeLessThanOrEqual(sheet.maxX)
        expect(box.maxY).toBeLessThanOrEqual(sheet.maxY)
      }
    }),
  )
})

test('where there is no room every label is there all the same', () => {
  const crowd = Array.from({ length: 300 }, (_, index) => wish(`B${index}`, 2000, 1500))
  expect(placeLabels(crowd, sheet, 1).map(({ id }) => id)).toEqual(crowd.map(({ id }) => id))
})

test('what somebody placed by hand lies there, and others make room for it', () => {
  const [own, other] = placeLabels(
    [wish('B01', 500, 500), wish('B02', 510, 500, { fixed: { x: 560, y: 440 } })],
    sheet,
    1,
  )
  expect(other && (other.box.minX + other.box.maxX) / 2).toBeCloseTo(560, 9)
  expect(other && (other.box.minY + other.box.maxY) / 2).toBeCloseTo(440, 9)
  expect(own && other && overlap(own.box, other.box)).toBe(false)
})

test('a leader leads from what is told of to the edge of the label; a label that lies on it has none', () => {
  const [beside, on] = placeLabels([wish('B01', 500, 500), wish('B02', 2000, 500, { clear: 0 })], sheet, 1)
  expect(beside?.leader?.[0]).toEqual({ x: 500, y: 500 })
  expect(on?.leader).toBeNull()
})

test('the label of a room in an L belongs inside it, where its middle would not be', () => {
  const room = objectOf({
    svg_element_type: 'bron_vlak',
    ...placedAt([
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 1000, y: 100 },
      { x: 120, y: 100 },
      { x: 120, y: 900 },
      { x: 0, y: 900 },
    ]),
  })
  const anchor = anchorOf(room, typeCalled('bron_vlak'))
  expect(containsPoint(pointsOf(room), anchor)).toBe(true)
})

test('the label of a line belongs halfway it, also of an area that is flat', () => {
  const points = placedAt([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 400, y: 0 },
  ])
  expect(anchorOf(objectOf({ svg_element_type: 'bron_lijn', ...points }), typeCalled('bron_lijn'))).toEqual({
    x: 200,
    y: 0,
  })
  expect(anchorOf(objectOf({ svg_element_type: 'bron_vlak', ...points }), typeCalled('bron_vlak'))).toEqual({
    x: 200,
    y: 0,
  })
})
