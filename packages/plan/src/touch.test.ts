import { expect, test } from 'vitest'
import { followed, type Gesture, type Hands, noHands, type Pointed } from './touch.ts'

/** Events of a finger at 0, 0 with a contact of 30 pixels, unless they say something else. */
function gesturesOf(events: readonly Partial<Pointed>[]): (Gesture | null)[] {
  let hands: Hands = noHands
  return events.map((event, time) => {
    const step = followed(hands, {
      ...{ id: 1, does: 'move', type: 'touch', at: { x: 0, y: 0 }, contact: 30, pans: false, time },
      ...event,
    })
    hands = step.hands
    return step.gesture
  })
}
const at = (x: number, y = 0) => ({ at: { x, y } })

test('one finger draws', () => {
  const gestures = gesturesOf([{ does: 'down', ...at(1) }, at(5), { does: 'up', ...at(9) }])
  expect(gestures).toEqual([
    { does: 'begin', ...at(1) },
    { does: 'go', ...at(5) },
    { does: 'end', ...at(9) },
  ])
})

test('a second finger gives up what the first began, and then both move and zoom; the last one draws nothing', () => {
  const gestures = gesturesOf([
    { does: 'down', ...at(0) },
    { does: 'down', id: 2, ...at(100) },
    { id: 2, ...at(200) },
    { does: 'up', id: 2, ...at(200) },
    at(10),
    { does: 'up', ...at(10) },
  ])
  expect(gestures).toEqual([
    { does: 'begin', ...at(0) },
    { does: 'drop' },
    { does: 'pinch', from: [at(100).at, at(0).at], to: [at(200).at, at(0).at] },
    null,
    { does: 'pan', by: { x: 10, y: 0 } },
    null,
  ])
})

test('a palm does nothing, before and while a finger draws', () => {
  const palm = { id: 9, contact: 90 }
  const gestures = gesturesOf([
    { ...palm, does: 'down' },
    palm,
    { does: 'down' },
    { ...palm, id: 8, does: 'down' },
    at(4),
    { ...palm, does: 'up' },
    { does: 'up', ...at(4) },
  ])
  expect(gestures.map((gesture) => gesture?.does)).toEqual([
    undefined,
    undefined,
    'begin',
    undefined,
    'go',
    undefined,
    'end',
  ])
})

test('beside a pen every touch is the hand that holds it, and some time later a finger again', () => {
  const pen = { type: 'pen', id: 5 } as const
  const gestures = gesturesOf([
    { ...pen, does: 'down' },
    { does: 'down' },
    { ...pen, does: 'up' },
    { does: 'down', time: 100 },
    { does: 'down', id: 2, time: 5000 },
  ])
  expect(gestures.map((gesture) => gesture?.does)).toEqual(['begin', undefined, 'end', undefined, 'begin'])
})

test('the middle button and the hand move the plan', () => {
  const mouse = { type: 'mouse', pans: true } as const
  expect(
    gesturesOf([
      { ...mouse, does: 'down' },
      { ...mouse, ...at(3, 4) },
    ]),
  ).toEqual([null, { does: 'pan', by: { x: 3, y: 4 } }])
})

test('what the browser takes away is given up', () => {
  expect(gesturesOf([{ does: 'down' }, { does: 'cancel' }])[1]).toEqual({ does: 'drop' })
})
