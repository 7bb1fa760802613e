import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilShown } from './later.ts'

test('what waits for a page that has gone waits for good, and breaks nothing', async () => {
  expect('document' in globalThis).toBe(false)
  expect(await Promise.race([untilShown(), wait(50, 'still waiting')])).toBe('still waiting')
})
