// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '../../api/testing.ts'
import { photosOfLocation } from './photo-lines.ts'
import { placesAfterLast } from './photo-places.ts'

const at = (location: string) => photosOfLocation(location, null)

afterEach(() => vi.unstubAllGlobals())

const last = (volgorde: number | null) => ({ data: { rows: volgorde === null ? [] : [{ volgorde }], total: 1 } })

test('photos chosen shortly after one another never get one place, whichever answer comes first', async () => {
  const answers: ((body: unknown) => void)[] = []
  fakeServer(() => new Promise((answer) => answers.push(answer)))
  const chosen = [placesAfterLast(at('kelder'), 2), placesAfterLast(at('kelder'), 1), placesAfterLast(at('zolder'), 1)]
  await vi.waitUntil(() => answers.length === 3)
  // Of the second choice the answer is first; nothing of the first has arrived by then.
  answers[1]?.(last(4))
  answers[0]?.(last(4))
  answers[2]?.(last(null))
  expect(await Promise.all(chosen.flat())).toEqual([5, 6, 7, 1])
})

test('the next ones come after what was put there meanwhile, and after what is still on its way', async () => {
  let kept = 2
  fakeServer(() => last(kept))
  expect(await Promise.all(placesAfterLast(at('trap'), 3))).toEqual([3, 4, 5])
  expect(await Promise.all(placesAfterLast(at('trap'), 1))).toEqual([6])
  kept = 20
  expect(await Promise.all(placesAfterLast(at('trap'), 1))).toEqual([21])
})

test('where the last place cannot be told the server chooses, and later ones still stand in order', async () => {
  let isDown = false
  fakeServer(() => (isDown ? refusal('defect', 'Storing') : last(1)))
  expect(await Promise.all(placesAfterLast(at('dak'), 1))).toEqual([2])
  isDown = true
  expect(await Promise.all(placesAfterLast(at('dak'), 2))).toEqual([undefined, undefined])
  isDown = false
  expect(await Promise.all(placesAfterLast(at('dak'), 1))).toEqual([3])
})
