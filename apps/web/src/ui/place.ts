/** Where something that floats stands to what it belongs to. */
export type Side = 'bottom-start' | 'bottom-end' | 'bottom' | 'right'

/** Puts a shown `floating` element (position fixed, top layer) beside `anchor`, turned over where the window ends. */
export function place(floating: HTMLElement, anchor: Element, side: Side, gap = 4): void {
  const at = anchor.getBoundingClientRect()
  const edge = 8
  floating.style.maxHeight = ''
  const { width, height } = floating.getBoundingClientRect()
  let left = at.left
  if (side === 'bottom-end') left = at.right - width
  if (side === 'bottom') left = at.left + at.width / 2 - width / 2
  let top = at.bottom + gap
  if (side === 'right') {
    left = at.right + gap
    top = at.top + at.height / 2 - height / 2
  } else {
    const below = innerHeight - at.bottom - gap - edge
    const above = at.top - gap - edge
    if (height > below && above > below) top = Math.max(edge, at.top - gap - Math.min(height, above))
    if (height > Math.max(below, above)) floating.style.maxHeight = `${Math.max(below, above)}px`
  }
  floating.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`
  floating.style.top = `${Math.max(edge, top)}px`
}

/** Keeps a floating element in its place while the page scrolls, or either changes size. Gives the way to stop. */
export function keepPlaced(floating: HTMLElement, anchor: Element, side: Side, gap?: number): () => void {
  const again = () => place(floating, anchor, side, gap)
  again()
  addEventListener('scroll', again, { capture: true, passive: true })
  addEventListener('resize', again)
  // What is fetched when it opens, or asked step by step, makes it grow.
  const growing = new ResizeObserver(again)
  growing.observe(floating)
  return () => {
    growing.disconnect()
    removeEventListener('scroll', again, { capture: true })
    removeEventListener('resize', again)
  }
}
