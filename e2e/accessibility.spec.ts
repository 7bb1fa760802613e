import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { everyPage, managersPages, openedScreens, show } from './support/screens.ts'

/** A desk with a mouse, a tablet upright and a phone. */
const devices = [
  { width: 1440, height: 900, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
] as const

// A trace of a hundred page loads takes longer than the loads; what is found says where it is.
test.use({ trace: 'off' })

// What is found is told together, so that one run tells everything.
for (const [what, screens] of [
  ['no page', everyPage],
  ['no page of managers', managersPages],
  ['nothing that opens on a page', openedScreens],
] as const) {
  test(`${what} has an obstacle: axe finds nothing in light or dark, nothing overlaps or scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    for await (const screen of screens(page)) {
      await show(page, screen)
      const obstacles = [...(await contrast(page)), ...(await violations(page)), ...(await misplacedOnAnyDevice(page))]
      if (obstacles.length > 0) found[screen.name] = obstacles
    }
    expect(found).toEqual({})
  })
}

/** Dark differs from light in its colours alone. */
async function contrast(page: Page): Promise<string[]> {
  await paint(page, 'dark')
  const found = await violations(page, ['color-contrast'])
  await paint(page, 'light')
  return found.map((one) => `dark: ${one}`)
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

async function misplacedOnAnyDevice(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const found: string[] = []
  const hold = async ({ touch, ...size }: (typeof devices)[number]) => {
    // Under a finger everything is larger.
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
    await page.setViewportSize(size)
  }
  for (const device of devices) {
    await hold(device)
    // What is found is looked for again: just turned or resized, rows may still be going to their places.
    const first = await page.evaluate(misplaced)
    if (first.length > 0) await page.waitForTimeout(500)
    const still = first.length > 0 ? await page.evaluate(misplaced) : first
    found.push(...still.map((one) => `${device.width} wide: ${one}`))
  }
  await hold(devices[0])
  await devtools.detach()
  return found
}

/** What lies outside the page or over something else that can be pressed. Runs in the page. */
async function misplaced(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const found: string[] = []
  const { scrollingElement: page } = document
  if (page && page.scrollWidth > innerWidth) found.push(`scrolls sideways, ${page.scrollWidth} px`)
  // What makes room for something else may not leave nothing.
  if (isBlank(document.querySelector('main'))) found.push('shows nothing')

  // Of an open dialog only what is in it can be pressed, and a popover lies over the page on purpose.
  const above = 'dialog[open], [role="dialog"]:popover-open, [role="menu"]:popover-open'
  const within: ParentNode = [...document.querySelectorAll(above)].at(-1) ?? document
  const pressable = [...within.querySelectorAll('a[href], button, input, select, textarea, [role="combobox"]')]
  const shown = pressable.filter((one) => isShown(one) && !one.closest('[inert]'))
  const boxes = shown.map((one) => ({ one, box: visibleBox(one) })).filter(({ box }) => box.width > 1 && box.height > 1)
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one) || belong(a.one, b.one)) continue
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (wide > 1 && high > 1) found.push(`${nameOf(a.one)} and ${nameOf(b.one)} overlap ${wide | 0} × ${high | 0} px`)
    }
  }
  return found

  /** Whether nothing can be read or seen in it, menus and tabs aside. */
  function isBlank(main: HTMLElement | null): boolean {
    const parts = [...(main?.querySelectorAll<HTMLElement>(':scope > :not(nav)') ?? [])]
    return parts.every((part) => part.innerText.trim() === '' && part.querySelector('img, canvas, svg, input') === null)
  }

  function isShown(one: Element): boolean {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // A file input lies invisibly under the words that are pressed.
    return !(one instanceof HTMLInputElement && ['file', 'radio', 'checkbox', 'color'].includes(one.type))
  }

  /** What is left of a box after everything around it that scrolls or clips. */
  function visibleBox(one: Element) {
    let { left, top, right, bottom } = one.getBoundingClientRect()
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const box = around.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      if (position === 'fixed') break
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }

  /** A cross or eye inside an input, and the buttons of a row over the link that the whole row is. */
  function belong(a: Element, b: Element): boolean {
    const control = a.closest('.control')
    if (control && control === b.closest('.control')) return true
    const row = a.closest('[role="row"]')
    return row !== null && row === b.closest('[role="row"]')
  }

  function nameOf(one: Element): string {
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    return `${one.tagName.toLowerCase()} "${name || one.id}"`
  }
}
