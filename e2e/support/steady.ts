import type { Page, Route } from '@playwright/test'
import { settled } from './screens.ts'

/** Less than this share of the screen nobody sees: a line of words that another font makes a hair lower. */
const seen = 0.001

/** What has moved by itself since the page was loaded: layout shift, which is none where room was kept for what comes. */
export const movedByItself = (page: Page): Promise<string[]> =>
  page.evaluate(async (seen) => {
    interface Source {
      readonly node: Element | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] }
    const place = ({ left, top, width, height }: DOMRectReadOnly) =>
      [left, top, width, height].map(Math.round).join(' ')
    const shifts = await new Promise<Shift[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries() as Shift[])).observe({
        type: 'layout-shift',
        buffered: true,
      })
      // Where nothing moved nobody is told.
      setTimeout(() => done([]), 50)
    })
    const own = shifts.filter(({ value, hadRecentInput }) => !hadRecentInput && value >= seen)
    return own.flatMap(({ value, sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName.toLowerCase()}.${node?.className} moved by itself (${value.toFixed(4)}): ${place(previousRect)} to ${place(currentRect)}`,
      ),
    )
  }, seen)

/** So much longer than on a quiet machine an answer takes: what comes then finds the page drawn. */
const slowerMs = 200

/** Shows a page while every answer of the server takes its time, until the last is there. */
export async function slowly(page: Page, show: () => Promise<void>): Promise<void> {
  let waiting = 0
  const later = async (route: Route) => {
    waiting++
    await new Promise((done) => setTimeout(done, slowerMs))
    // A page that is left takes its questions along.
    await route.continue().catch(() => undefined)
    waiting--
  }
  await page.route('**/graphql', later)
  await show()
  while (waiting > 0) {
    await new Promise((done) => setTimeout(done, slowerMs))
    await settled(page)
  }
  await page.unroute('**/graphql', later)
}

/** Whether the page shows that it failed: an error page has no other obstacle. */
export const failed = async (page: Page): Promise<string[]> =>
  (await page.locator('.error-status', { hasText: '500' }).count()) > 0 ? ['the page failed'] : []

/** Rows of tabs that begin elsewhere than what stands below them: one left edge holds for both. Runs in the page. */
export async function misaligned(): Promise<string[]> {
  const frame = document.querySelector('.frame')
  const main = document.querySelector('main')
  // The page behind a dialog is measured without it.
  if (!frame || !main || document.querySelector('dialog[open]')) return []
  const found = await look('')
  if (matchMedia('(width >= 960px)').matches) {
    // The menu that is open is closed, or the other way round.
    frame.classList.toggle('frame-pinned')
    found.push(...(await look(' with the menu turned')))
    frame.classList.toggle('frame-pinned')
  }
  return found

  async function look(how: string): Promise<string[]> {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // What stands beside a row of tabs is at its end.
    const parts = [...(main?.children ?? [])].map((part) =>
      part.matches('.tabs-line') ? (part.querySelector('nav') ?? part) : part,
    )
    const tabs = parts.filter((part) => part.matches('nav.tabs'))
    if (tabs.length === 0) return []
    const content = Math.min(...parts.filter((part) => part.nodeName !== 'NAV').flatMap(leftsOf))
    const others = tabs.map((row) => leftsOf(row)[0] ?? content).filter((left) => Math.abs(left - content) >= 1)
    return others.map((left) => `tabs begin at ${Math.round(left)}, what is below at ${Math.round(content)}${how}`)
  }

  /** Where the words, signs and controls in it begin, as if nothing were scrolled away, in the order of the page. */
  function leftsOf(part: Element): number[] {
    const range = document.createRange()
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    const lefts: number[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isDrawn = node instanceof Element && node.matches('svg, img, .control, .chip, .checkbox')
      if (!isDrawn && (node instanceof Element || node.textContent?.trim() === '')) continue
      const of = node instanceof Element ? node : node.parentElement
      // What folds or drags a row hangs in the margin; a page of a PDF has its own.
      if (of === null || of.closest('.visually-hidden, .row-handle, .row-fold, .pdf, dialog, [popover]')) continue
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // Of a row of tabs the one that is open is in view, so the first may lie outside.
      const scrolled = of.closest('nav')?.scrollLeft ?? 0
      range.selectNodeContents(node)
      const boxes = isDrawn ? [of.getBoundingClientRect()] : [...range.getClientRects()]
      lefts.push(...boxes.filter(({ width, height }) => width > 1 && height > 1).map(({ left }) => left + scrolled))
    }
    return lefts
  }
}
