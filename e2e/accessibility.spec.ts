import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { devices, misplacedOnAnyDevice, onDevices } from './support/misplaced.ts'
import { managersPages, openedScreens, otherPages, type Screen, show, surveyPages } from './support/screens.ts'
import { failed, movedByItself, slowly } from './support/steady.ts'

// A trace of a hundred page loads takes longer than the loads; what is found says where it is.
test.use({ trace: 'off' })

// What is found is told together, so that one run tells everything.
for (const [what, screens] of [
  ['no page of a survey', surveyPages],
  ['no page of managers', managersPages],
  ['no other page', otherPages],
  ['nothing that opens on a page', openedScreens],
] as const) {
  test(`${what} has an obstacle: axe finds nothing in light or dark, nothing moves by itself, overlaps, begins beside its tabs, scrolls sideways or is too small for a finger`, async ({
    page,
  }) => {
    // Two of these share a machine of two cores with the product itself.
    test.setTimeout(1_800_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    let at = 0
    for await (const screen of screens(page)) {
      const moved = await shiftsInHand(page, screen, at++)
      await show(page, screen)
      const obstacles = [
        ...moved,
        ...(await failed(page)),
        ...(await shifts(page, screen)),
        ...(await contrast(page)),
        ...(await inLight(page)),
        ...(await misplacedOnAnyDevice(page)),
      ]
      if (obstacles.length > 0) found[screen.name] = obstacles
    }
    expect(found).toEqual({})
  })
}

/** What moves while the page comes; what is found is looked for again, since on a busy machine one may come in pieces. */
async function shifts(page: Page, screen: Screen): Promise<string[]> {
  // What somebody opens moves what is there.
  if (screen.open || (await movedByItself(page)).length === 0) return []
  await show(page, screen)
  return movedByItself(page)
}

/**
 * The same in the hand, where the answers come late: of every sixth page, on a tablet and on a phone by turns. A page is loaded
 * once more for it; `npm run sweep` does it for all of them.
 */
async function shiftsInHand(page: Page, screen: Screen, at: number): Promise<string[]> {
  if (screen.open || at % 6 > 0) return []
  const found: string[] = []
  await onDevices(page, [devices[at % 4 === 0 ? 1 : 2]], async ({ width }) => {
    const look = async () => {
      await slowly(page, () => show(page, screen))
      return movedByItself(page)
    }
    if ((await look()).length > 0) found.push(...(await look()).map((one) => `${width} wide: ${one}`))
  })
  return found
}

/** Dark differs from light in its colours alone. */
async function contrast(page: Page): Promise<string[]> {
  await paint(page, 'dark')
  const first = await violations(page, ['color-contrast'])
  // What is found is looked for again: on a busy machine a part may still have the colours of the other theme.
  if (first.length > 0) await page.waitForTimeout(500)
  const found = first.length > 0 ? await violations(page, ['color-contrast']) : first
  await paint(page, 'light')
  return found.map((one) => `dark: ${one}`)
}

/** What is found is looked for again here too: just back from dark, a part may still have its colours. */
async function inLight(page: Page): Promise<string[]> {
  if ((await violations(page)).length === 0) return []
  await page.waitForTimeout(500)
  return violations(page)
}

/** Shows the page in a theme, and waits until it has been drawn so. */
async function paint(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // One frame, so no second page to put the findings of frames together.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const found = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
