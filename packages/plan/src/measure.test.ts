import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placedAt } from './drawing.ts'
import type { Point } from './geometry/point.ts'
import { lengthOf } from './geometry/polygon.ts'
import { applied, composed, rotation, scaling, translation } from './geometry/transform.ts'
import { measured, totalsOf } from './measure.ts'
import { metresOf, scaleOf, squareMetresOf, unitsOf } from './scale.ts'
import { objectOf, typeCalled, typeOf } from './testing/lists.ts'

/** Rooms of known size, in metres: their corners, m² and m around. */
const rooms: readonly {
  readonly name: string
  readonly corners: readonly Point[]
  readonly area: number
  readonly around: number
}[] = [
  {
    name: 'a classroom of 8 by 6.5',
    corners: [
      [0, 0],
      [8, 0],
      [8, 6.5],
      [0, 6.5],
    ],
    area: 52,
    around: 29,
  },
  {
    name: 'a corridor in an L',
    corners: [
      [0, 0],
      [10, 0],
      [10, 2],
      [2, 2],
      [2, 7],
      [0, 7],
    ],
    area: 30,
    around: 34,
  },
  {
    name: 'a gable of 6 by 4',
    corners: [
      [0, 4],
      [6, 4],
      [3, 0],
    ],
    area: 12,
    around: 16,
  },
].map(({ corners, ...room }) => ({ ...room, corners: corners.map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 })) }))

/** A plan on which so many millimetres are a unit, turned, and laid somewhere. */
const plans = fc.record({
  scale: fc.double({ min: 1, max: 60, noNaN: true }),
  degrees: fc.double({ min: 0, max: 360, noNaN: true }),
  x: fc.double({ min: -4000, max: 20_000, noNaN: true }),
  y: fc.double({ min: -4000, max: 20_000, noNaN: true }),
})

test.each(rooms)(
  '$name measures what it is, turned and scaled, within the bounds that are stated',
  ({ corners, area, around }) => {
    fc.assert(
      fc.property(plans, ({ scale, degrees, x, y }) => {
        const onPlan = composed(translation(x, y), rotation(degrees), scaling(1000 / scale, 1000 / scale))
        const drawn = corners.map((corner) => applied(onPlan, corner))
        const room = objectOf({ svg_element_type: 'bron_vlak', ...placedAt(drawn) })
        const { oppervlakte, lengte } = measured(room, typeCalled('bron_vlak'), scale)
        expect(lengte).toBeNull()
        const areaBound = squareMetresOf(lengthOf(drawn, true) * 0.001, scale) + area * 1e-9
        expect(Math.abs((oppervlakte ?? 0) - area)).toBeLessThanOrEqual(areaBound)

        const outline = objectOf({ svg_element_type: 'bron_lijn', ...placedAt([...drawn, ...drawn.slice(0, 1)]) })
        const line = measured(outline, typeCalled('bron_lijn'), scale)
        expect(line.oppervlakte).toBeNull()
        expect(Math.abs((line.lengte ?? 0) - around)).toBeLessThanOrEqual(
          metresOf(corners.length * 0.002, scale) + 1e-9,
        )
      }),
    )
  },
)

test('an object that is turned and stretched by its handles measures what it then covers', () => {
  const square = placedAt([
    { x: 10, y: 10 },
    { x: 110, y: 10 },
    { x: 110, y: 110 },
    { x: 10, y: 110 },
  ])
  const room = objectOf({ svg_element_type: 'bron_vlak', ...square, rotatie: 33, schaal_x: 2, schaal_y: 0.5 })
  expect(measured(room, typeCalled('bron_vlak'), 10).oppervlakte).toBeCloseTo(1, 9)
})

test('the scale follows from a length that is known', () => {
  const scale = scaleOf(
    [
      { x: 100, y: 50 },
      { x: 400, y: 450 },
    ],
    12.5,
  )
  expect(scale).toBe(25)
  expect(metresOf(unitsOf(3.2, 25), 25)).toBeCloseTo(3.2, 12)
})

test.each([
  ['a length of nothing', 0, 100],
  ['no length at all', Number.NaN, 100],
  ['less than nothing', -3, 100],
  ['two points that are one', 5, 0],
])('there is no scale by %s', (_, metres, x) => {
  expect(
    scaleOf(
      [
        { x: 0, y: 0 },
        { x, y: 0 },
      ],
      metres,
    ),
  ).toBeNull()
})

test('a plan without a scale, and a point, measure nothing', () => {
  const line = objectOf({
    svg_element_type: 'bron_lijn',
    ...placedAt([
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ]),
  })
  expect(measured(line, typeCalled('bron_lijn'), null)).toEqual({ oppervlakte: null, lengte: null })
  const point = objectOf({ svg_element_type: 'bron_punt' })
  expect(measured(point, typeCalled('bron_punt'), 10)).toEqual({ oppervlakte: null, lengte: null })
})

test('what is drawn of one record in several places is counted together, and what is linked to nothing is not', () => {
  const line = (id: string, to: number, location: string | null) =>
    objectOf({
      id,
      svg_element_type: 'bron_lijn',
      bron_locatie: location,
      ...placedAt([
        { x: 0, y: 0 },
        { x: to, y: 0 },
      ]),
    })
  const totals = totalsOf(
    [
      line('a', 100, 'B01.1'),
      line('b', 250, 'B01.1'),
      objectOf({ id: 'c', svg_element_type: 'bron_punt', bron_locatie: 'B01.1' }),
      objectOf({ id: 'd', svg_element_type: 'monsterpunt', monster: 'M01' }),
      line('e', 999, null),
    ],
    typeOf,
    10,
  )
  expect(totals).toEqual([
    { link: { of: 'BronLocatie', id: 'B01.1' }, drawn: 3, oppervlakte: null, lengte: 3.5 },
    { link: { of: 'Monster', id: 'M01' }, drawn: 1, oppervlakte: null, lengte: null },
  ])
})
