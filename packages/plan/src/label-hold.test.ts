import fc from 'fast-check'
import { expect, test } from 'vitest'
import { move, perform } from './commands.ts'
import { type DrawnObject, drawingOf } from './drawing.ts'
import type { Bounds } from './geometry/bounds.ts'
import { plus } from './geometry/point.ts'
import { labelAt, withLabelMoved } from './label-hold.ts'
import { type Scene, sceneLabels } from './scene.ts'
import { objectOf, typeOf, types } from './testing/lists.ts'

const sceneOf = (objects: readonly DrawnObject[]): Scene => ({
  width: 4200,
  height: 2970,
  objects,
  typeOf,
  patternOf: () => null,
  linkedOf: () => null,
})
const middleOf = ({ minX, minY, maxX, maxY }: Bounds) => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
const wordsOf = (object: DrawnObject) => sceneLabels(sceneOf([object]))[0]?.words as Bounds

const sign = types.find(({ is_poly, svg_move }) => !is_poly && svg_move !== null)
const step = fc.integer({ min: -400, max: 400 })

test('a label goes where somebody moves it, however its object is turned, and along with its object from there', () => {
  fc.assert(
    fc.property(step, step, fc.integer({ min: 0, max: 359 }), step, step, (x, y, rotatie, byX, byY) => {
      const object = objectOf({ svg_element_type: sign?.code ?? '', x: 2000, y: 1500, label: 'B06.1', rotatie })
      const moved = { ...object, ...withLabelMoved(object, wordsOf(object), { x, y }) }
      const wished = plus(middleOf(wordsOf(object)), { x, y })
      expect(middleOf(wordsOf(moved)).x).toBeCloseTo(wished.x, 2)
      expect(middleOf(wordsOf(moved)).y).toBeCloseTo(wished.y, 2)
      const by = { x: byX, y: byY }
      const [along] = perform(drawingOf([moved]), move([moved], typeOf, by)).drawing.values()
      expect(middleOf(wordsOf(along as DrawnObject)).x).toBeCloseTo(wished.x + byX, 2)
      expect(middleOf(wordsOf(along as DrawnObject)).y).toBeCloseTo(wished.y + byY, 2)
    }),
  )
})

test('a label is taken by its words, the uppermost where two lie on each other, and not by its leader', () => {
  const code = sign?.code ?? ''
  const at = { x: 1000, y: 1000, label_x: 300, label_y: 0 }
  const labels = sceneLabels(
    sceneOf(['a', 'b'].map((id) => objectOf({ id, svg_element_type: code, label: 'B06.1', ...at }))),
  )
  expect(labelAt(labels, { x: 1300, y: 1000 }, 0)?.id).toBe('b')
  expect(labelAt(labels, { x: 1100, y: 1000 }, 0)).toBeNull()
  expect(labelAt(labels, { x: 1300, y: 1060 }, 0)).toBeNull()
  expect(labelAt(labels, { x: 1300, y: 1060 }, 40)?.id).toBe('b')
})
