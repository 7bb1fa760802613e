import { expect, test } from 'vitest'
import { onceAMinute } from './log.ts'

test('what all requests miss at once is said once a minute, with how many more missed it', () => {
  let now = 0
  const say = onceAMinute(() => now)
  const said: unknown[] = []
  for (now = 0; now < 180_000; now += 100) say((details) => said.push(details))
  expect(said).toEqual([{}, { more: 599 }, { more: 599 }])
})
