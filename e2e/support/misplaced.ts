import type { Page } from '@playwright/test'
import { misaligned } from './steady.ts'

/** A desk with a mouse, a tablet upright, a phone and the smallest one. */
export const devices = [
  { width: 1440, height: 900, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 320, height: 568, touch: true },
] as const

type Device = (typeof devices)[number]

/** Does something with the page on one device after another; it is left as at a desk. */
export async function onDevices(page: Page, which: readonly Device[], look: (device: Device) => Promise<void>) {
  const devtools = await page.context().newCDPSession(page)
  const hold = async ({ touch, ...size }: Device) => {
    // Under a finger everything is larger.
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
    await page.setViewportSize(size)
  }
  for (const device of which) {
    await hold(device)
    await look(device)
  }
  await hold(devices[0])
  await devtools.detach()
}

/** What lies wrong on one of the devices; the page is left as at a desk. */
export async function misplacedOnAnyDevice(page: Page): Promise<string[]> {
  const found: string[] = []
  await onDevices(page, devices, async (device) => {
    // What is found is looked for again: just turned or resized, rows may still be going to their places.
    const look = async () => [...(await page.evaluate(misplaced)), ...(await page.evaluate(misaligned))]
    const first = await look()
    if (first.length > 0) await page.waitForTimeout(500)
    const still = first.length > 0 ? await look() : first
    found.push(...still.map((one) => `${device.width} wide: ${one}`))
  })
  return found
}

/** What lies outside the page or over something else that can be pressed. Runs in the page. */
export async function misplaced(): Promise<string[]> {
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
  found.push(...new Set(wordsOverWords(within)))
  if (matchMedia('(pointer: coarse)').matches) {
    const small = boxes.filter(({ one, box }) => isWhole(one, box) && !isInWords(one) && !isForFinger(one, box))
    found.push(...new Set(small.map(({ one, box }) => `${nameOf(one)} is ${box.width | 0} × ${box.height | 0} px`)))
    const signs = [...document.querySelectorAll('.sign')].filter((sign) => isShown(sign))
    const tooSmall = signs.filter((sign) => sign.getBoundingClientRect().width < 20)
    found.push(
      ...new Set(tooSmall.map((sign) => `the sign of "${sign.parentElement?.textContent}" is too small to see`)),
    )
  }
  found.push(...underNotice())
  const cut = [...document.querySelectorAll('.toolbar-title, .toolbar-count')].filter(
    (words) => isShown(words) && words.scrollWidth > words.clientWidth,
  )
  found.push(...cut.map((words) => `"${words.textContent}" is cut off`))
  found.push(...[...document.querySelectorAll('nav.tabs')].filter(isShown).flatMap(openTabHidden))
  const chosenFrom = [...within.querySelectorAll('button, .segment-text')].filter((one) => isShown(one))
  found.push(...chosenFrom.flatMap((one) => brokenIn(one).map((word) => `"${word}" is broken in two`)))
  return found

  /** The open tab of a row, where it is scrolled away or half so. */
  function openTabHidden(row: Element): string[] {
    const tab = row.querySelector('[aria-current]')
    if (!tab) return []
    const [room, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    return own.left < room.left - 1 || own.right > room.right + 1
      ? [`the open tab "${tab.textContent}" is cut off`]
      : []
  }

  /** The feet that a notice would cover, which comes at any moment: where none is, one is put there. */
  function underNotice(): string[] {
    const place = document.querySelector('.notice-place')
    if (!place) return []
    const made = place.firstElementChild ? null : document.createElement('div')
    if (made)
      place.append(
        Object.assign(made, { className: 'message message-info', textContent: 'De foto’s worden nog getekend' }),
      )
    const notice = place.firstElementChild?.getBoundingClientRect()
    made?.remove()
    const feet = [...document.querySelectorAll('.list-foot, .card-foot, .form-page-foot, .bottom-row')].filter(isShown)
    const covered = feet.filter((foot) =>
      [...foot.querySelectorAll('a, button')].some((one) => isOver(visibleBox(one))),
    )
    return covered.map((foot) => `a notice covers the ${foot.className}`)

    function isOver(box: ReturnType<typeof visibleBox>): boolean {
      const isBeside = !notice || box.right <= notice.left || box.left >= notice.right
      return !isBeside && box.bottom > notice.top && box.top < notice.bottom
    }
  }

  /** Words that are drawn over other words, of a button or not. */
  function wordsOverWords(where: ParentNode): string[] {
    const lines = linesIn(where)
    return lines.flatMap((a, index) =>
      lines.slice(index + 1).flatMap((b) => {
        const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
        const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
        // The box of a line is higher than its letters: lines of one paragraph overlap a little.
        const isOver = right - left > 4 && bottom - top > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
        if (!isOver || a.of === b.of || !areBothSeen(a.of, b.of, (left + right) / 2, (top + bottom) / 2)) return []
        return [`the words "${wordsOf(a.of)}" and "${wordsOf(b.of)}" overlap`]
      }),
    )
  }

  /** Each line of words, where it is seen. */
  function linesIn(where: ParentNode) {
    const lines: { of: Element; left: number; top: number; right: number; bottom: number }[] = []
    const range = document.createRange()
    const all = document.createTreeWalker(where instanceof Document ? where.body : where, NodeFilter.SHOW_TEXT)
    for (let text = all.nextNode(); text; text = all.nextNode()) {
      const { parentElement: of } = text
      if (!of || text.textContent?.trim() === '' || of.closest('[inert], svg') || !isShown(of)) continue
      // A notice lies over the foot of the page for a while and lets presses through: it is met nowhere.
      if (getComputedStyle(of).pointerEvents === 'none') continue
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const box = clipped(line, of)
        if (box.width > 4 && box.height > 4) lines.push({ of, ...box })
      }
    }
    return lines
  }

  /** Whether nothing that is drawn between them covers the lower one, as the head of a table does that stays in view. */
  function areBothSeen(a: Element, b: Element, x: number, y: number): boolean {
    const met = document.elementsFromPoint(x, y)
    // Words that run out of their box are met as what is around it.
    const depthOf = (one: Element) => met.findIndex((other) => other.contains(one))
    const lower = Math.max(depthOf(a), depthOf(b))
    const isBare = (one: Element) => /rgba\(.*, 0\)|transparent/.test(getComputedStyle(one).backgroundColor)
    return met.slice(0, lower).every(isBare)
  }

  function wordsOf(one: Element): string {
    return (one.textContent ?? '').trim().slice(0, 40)
  }

  /** Words that stand on two lines, without a hyphen of their own. */
  function brokenIn(one: Element): string[] {
    const broken: string[] = []
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/[^\s\-/–]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(word)
      }
    }
    return broken
  }

  /** Whether what is met as its own around its middle, its label included, is as large as the tip of a finger. */
  function isForFinger(one: Element, box: ReturnType<typeof visibleBox>): boolean {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const isOwn = (met: Element | null) =>
      met !== null &&
      (one.contains(met) ||
        (met.contains(one) && met.matches('label, .control, a, button')) ||
        (met.closest('label, .control')?.contains(one) ?? false))
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < 44 && isOwn(document.elementFromPoint(x + dx * (far + 2), y + dy * (far + 2)))) far += 2
      return far
    }
    return reach(-1, 0) + reach(1, 0) >= 40 && reach(0, -1) + reach(0, 1) >= 40
  }

  /** What lies below the foot of the page is scrolled to as well. */
  function meetsMiddle(one: Element, { left, right, top, bottom }: ReturnType<typeof visibleBox>): boolean {
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return met !== null && (one.contains(met) || met.contains(one))
  }

  /** What is half out of a scroller is scrolled to before it is pressed. */
  function isWhole(one: Element, box: ReturnType<typeof visibleBox>): boolean {
    const own = one.getBoundingClientRect()
    return own.width - box.width < 1 && own.height - box.height < 1 && meetsMiddle(one, box)
  }

  /** A link or button among words is as high as the line it stands in. */
  function isInWords(one: Element): boolean {
    const around = [one.parentElement, one.parentElement?.closest('span')?.parentElement]
    const besides = around.flatMap((element) => [...(element?.childNodes ?? [])])
    const isAmong = besides.some((beside) => beside instanceof Text && beside.data.trim() !== '')
    return isAmong || (one instanceof HTMLAnchorElement && getComputedStyle(one).display === 'inline')
  }

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
    return clipped(one.getBoundingClientRect(), one.parentElement)
  }

  function clipped(box: DOMRect, within: Element | null) {
    let { left, top, right, bottom } = box
    for (let around = within; around; around = around.parentElement) {
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
    // What is scrolled under a bar that sticks comes out from under it.
    if (stuckIn(a) !== stuckIn(b)) return true
    const row = a.closest('[role="row"]')
    return row !== null && row === b.closest('[role="row"]')
  }

  function stuckIn(one: Element): Element | null {
    let around: Element | null = one
    while (around && getComputedStyle(around).position !== 'sticky') around = around.parentElement
    return around
  }

  function nameOf(one: Element): string {
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    return `${one.tagName.toLowerCase()} "${name || one.id}"`
  }
}
