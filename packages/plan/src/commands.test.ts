import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  change,
  copy,
  create,
  differences,
  fingerprint,
  inverted,
  link,
  move,
  perform,
  remove,
  rotate,
  scale,
} from './commands.ts'
import { type Drawing, drawingOf, placedAt } from './drawing.ts'
import { doStep, noHistory, redoStep, undoStep } from './history.ts'
import { objectOf, typeOf } from './testing/lists.ts'
import { commandOf, type RandomEdit } from './testing/series.ts'

const area = objectOf({
  id: 'area',
  svg_element_type: 'bron_vlak',
  ...placedAt([
    { x: 100, y: 100 },
    { x: 300, y: 100 },
    { x: 300, y: 250 },
  ]),
})
const door = objectOf({ id: 'door', svg_element_type: 'deur', x: 40.5, y: 60.25, rotatie: 15 })
const text = objectOf({ id: 'text', svg_element_type: 'tekst', label: 'Hal' })
const sample = objectOf({ id: 'sample', svg_element_type: 'monsterpunt', monster: 'M01' })
const drawing = drawingOf([area, door, text, sample])

const only = (result: Drawing, id: string) => {
  const object = result.get(id)
  if (!object) throw new Error(`no ${id}`)
  return object
}

test.each([
  ['create', create([objectOf({ id: 'new', svg_element_type: 'trap' })])],
  ['delete', remove([area, door])],
  ['change', change([area, text], { kleur: '#aa0000', opaciteit: 0.5 })],
  ['move', move([area, door, text], typeOf, { x: 12.3456, y: -0.1 })],
  ['rotate', rotate([door, text], typeOf, 77.7, { x: 20, y: 20 })],
  ['scale', scale([door], typeOf, { x: 1.7, y: 1 })],
  ['copy', copy([area, door], () => crypto.randomUUID(), { x: 10, y: 10 })],
  ['link', link([area], typeOf, { of: 'BronLocatie', id: 'B01.1' })],
] as const)('%s changes the drawing, survives being sent, and is taken back by its inverse', (kind, command) => {
  expect(command.kind).toBe(kind)
  const sent = JSON.parse(JSON.stringify(command))
  const after = perform(drawing, sent)
  expect(after.skipped).toEqual([])
  expect(fingerprint(after.drawing)).not.toBe(fingerprint(drawing))
  expect(fingerprint(perform(drawing, command).drawing)).toBe(fingerprint(after.drawing))
  expect(fingerprint(perform(after.drawing, inverted(sent)).drawing)).toBe(fingerprint(drawing))
})

test('random series of edits undone return to the same fingerprint, and done again to where they were', () => {
  const edit: fc.Arbitrary<RandomEdit> = fc.record({
    what: fc.nat(8),
    which: fc.nat(1000),
    a: fc.double({ min: -3000, max: 3000, noNaN: true }),
    b: fc.double({ min: -3000, max: 3000, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 40 }), (edits) => {
      let next = 0
      let step = { history: noHistory, drawing: drawing as Drawing }
      for (const one of edits)
        step = doStep(
          step.history,
          step.drawing,
          commandOf(one, step.drawing, () => `new ${next++}`),
        )
      const last = fingerprint(step.drawing)
      const steps = step.history.done.length
      // Also across a reload.
      step = { ...step, history: JSON.parse(JSON.stringify(step.history)) }
      for (let n = 0; n < steps; n++) {
        const undone = undoStep(step.history, step.drawing)
        expect(undone.skipped).toEqual([])
        step = undone
      }
      expect(fingerprint(step.drawing)).toBe(fingerprint(drawing))
      for (let n = 0; n < steps; n++) step = redoStep(step.history, step.drawing)
      expect(fingerprint(step.drawing)).toBe(last)
    }),
    { numRuns: 200 },
  )
})

test('what somebody else changed since is left as they left it, and named; the rest is taken back', () => {
  const moved = doStep(noHistory, drawing, move([area, door], typeOf, { x: 50, y: 0 }))
  const theirs = new Map(moved.drawing).set('door', { ...only(moved.drawing, 'door'), x: 999 })
  const undone = undoStep(moved.history, theirs)
  expect(undone.skipped).toEqual(['door'])
  expect(only(undone.drawing, 'door').x).toBe(999)
  expect(only(undone.drawing, 'area').x).toBe(100)
  const redone = redoStep(undone.history, undone.drawing)
  expect(redone.skipped).toEqual([])
  expect([only(redone.drawing, 'door').x, only(redone.drawing, 'area').x]).toEqual([999, 150])
})

test('another value of the same object that somebody changed is no reason not to undo', () => {
  const moved = doStep(noHistory, drawing, move([door], typeOf, { x: 50, y: 0 }))
  const theirs = new Map(moved.drawing).set('door', { ...only(moved.drawing, 'door'), label: 'Nooddeur' })
  const undone = undoStep(moved.history, theirs)
  expect(undone.skipped).toEqual([])
  expect(only(undone.drawing, 'door')).toEqual({ ...door, label: 'Nooddeur' })
})

test('what somebody else changed or deleted is not taken away by undoing that it was made', () => {
  const made = doStep(
    noHistory,
    drawing,
    copy([door], () => 'copy', { x: 5, y: 5 }),
  )
  const changed = new Map(made.drawing).set('copy', { ...only(made.drawing, 'copy'), label: 'Hier' })
  expect(undoStep(made.history, changed)).toMatchObject({ skipped: ['copy'], command: null })
  const gone = new Map(made.drawing)
  gone.delete('copy')
  expect(undoStep(made.history, gone).skipped).toEqual(['copy'])
})

test('something new forgets what was undone', () => {
  const moved = doStep(noHistory, drawing, move([door], typeOf, { x: 50, y: 0 }))
  const undone = undoStep(moved.history, moved.drawing)
  const other = doStep(undone.history, undone.drawing, remove([text]))
  expect(redoStep(other.history, other.drawing)).toMatchObject({ command: null, drawing: other.drawing })
})

test('what is locked is only unlocked', () => {
  const locked = { ...door, vergrendeld: true }
  expect(move([locked], typeOf, { x: 1, y: 1 }).edits).toEqual([])
  expect(remove([locked]).edits).toEqual([])
  expect(change([locked], { label: 'X' }).edits).toEqual([])
  expect(change([locked], { vergrendeld: false }).edits).toHaveLength(1)
})

test('an element is turned and stretched only where its type has the handle', () => {
  expect(rotate([area, sample], typeOf, 45).edits).toEqual([])
  expect(scale([area, sample, text], typeOf, { x: 2, y: 2 }).edits).toEqual([])
  const [slidingDoor] = scale([objectOf({ svg_element_type: 'schuifdeur' })], typeOf, { x: 2, y: 3 }).edits
  expect(slidingDoor).toMatchObject({ after: { schaal_x: 2 } })
  expect(slidingDoor && 'after' in slidingDoor && Object.keys(slidingDoor.after)).toEqual(['schaal_x'])
})

test('fixed proportions stay', () => {
  const { drawing: after } = perform(drawing, scale([door], typeOf, { x: 1.5, y: 1.1 }))
  expect([only(after, 'door').schaal_x, only(after, 'door').schaal_y]).toEqual([1.5, 1.5])
})

test('an element is linked to what its type names only, and to one record at a time', () => {
  expect(link([sample, door], typeOf, { of: 'BronLocatie', id: 'B01.1' }).edits).toEqual([])
  const { drawing: after } = perform(drawing, link([sample], typeOf, { of: 'Monster', id: 'M02' }))
  expect(only(after, 'sample')).toEqual({ ...sample, monster: 'M02' })
})

test('what a plan is saved with is what differs, whatever lay between', () => {
  const there = perform(drawing, move([door], typeOf, { x: 7, y: 0 })).drawing
  const back = perform(there, move([only(there, 'door')], typeOf, { x: -7, y: 0 })).drawing
  const saved = perform(
    perform(back, remove([text])).drawing,
    copy([sample], () => 'copy', { x: 1, y: 0 }),
  ).drawing
  const { drawing: now } = perform(saved, change([area], { label: 'Vloer' }))
  expect(differences(drawing, now)).toEqual({
    created: [{ ...sample, id: 'copy', x: 1 }],
    changed: [{ id: 'area', label: 'Vloer' }],
    deleted: ['text'],
  })
})
