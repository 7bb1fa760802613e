import type { Page } from '@playwright/test'

/** Every press that somebody makes with a mouse or a finger, also after a reload; keys typed into a field are none. */
export async function countPresses(page: Page) {
  const start = Date.now()
  let count = 0
  await page.exposeFunction('pressed', () => {
    count += 1
  })
  const listen = () =>
    document.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted && 'pressed' in window && typeof window.pressed === 'function') window.pressed()
      },
      { capture: true },
    )
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => ({ count, seconds: (Date.now() - start) / 1_000 })
}

/** What it took, in words that the log of the journeys keeps. */
export const tell = (what: string, of: string, { count, seconds }: { count: number; seconds: number }) =>
  process.stdout.write(`${what}: ${count} ${of} in ${seconds.toFixed(1)} s\n`)
