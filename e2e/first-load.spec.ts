import { expect, type Page, test } from '@playwright/test'
import { locales } from '@vezel/model/kit/label.ts'
import { fill, routeOf } from '@vezel/model/route-paths.ts'
import { logIn } from './support/vezel.ts'

/** Of any kind: the page itself, its code and its font, and what it asks of the server. */
const mostRequests = 12

const widths = { nl: 1440, en: 820, fr: 390 } as const

for (const locale of locales) {
  test(`the first row of the surveys is there after ${mostRequests} requests at most: ${locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await logIn(page, 'samir')
    // Nothing is kept from before but the log-in.
    const context = await browser.newContext({
      baseURL,
      storageState: await page.context().storageState(),
      viewport: { width: widths[locale], height: 900 },
    })
    const cold = await context.newPage()
    await markFirstRow(cold)
    await cold.goto(fill(routeOf('surveys-active'), {}, locale))
    await expect.poll(() => cold.evaluate(() => performance.getEntriesByName('first-row').length)).toBe(1)
    // What comes later does come; those that were under way when the row was drawn have ended by then.
    await expect.poll(async () => (await requestsOf(cold)).after).toBeGreaterThan(0)
    await cold.waitForLoadState('networkidle')
    const { before, after } = await requestsOf(cold)
    process.stdout.write(
      `${locale}, ${widths[locale]} wide: ${before.length} requests before the first row, ${after} after\n`,
    )
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(mostRequests)
    await context.close()
  })
}

/**
 * Marks the frame in which the first row of a table is painted. A task after that frame would come too late: what the
 * page fetches once it is idle may begin before it.
 */
const markFirstRow = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main table tbody a') === null) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('first-row'))
    })
    observer.observe(document, { childList: true, subtree: true })
  })

/** What was asked for until the mark, the page itself with it, and how much came after. */
const requestsOf = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-row')[0]?.startTime ?? 0
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const before = all.filter(({ startTime }) => startTime <= painted).map(({ name }) => name)
    return { before, after: all.length - before.length }
  })
