// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('a page is under the thumb that was chosen before anything of it is shown', async () => {
  vi.stubGlobal('__VERSION__', '1.0.0')
  localStorage.setItem('vezel-hand', 'left')
  await import('./signed-in-frame.tsx')
  expect(document.documentElement.dataset.hand).toBe('left')
})
