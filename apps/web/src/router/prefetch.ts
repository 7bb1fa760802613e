import { untilShown } from './later.ts'

/** What a browser says of its connection; some say nothing. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nothing is fetched ahead over a slow connection, or for somebody who saves data (§9). */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !/\b2g$/.test(connection?.effectiveType ?? '')

/**
 * Tells `fetch` the paths of links that come into view, or that are hovered or focused, once the page is
 * shown and the browser has nothing else to do. Gives the function that watches a link, and that gives the way to stop.
 */
export function createPrefetch(fetch: (path: string) => void) {
  const waiting = new Set<string>()
  const run = () => {
    const paths = [...waiting]
    waiting.clear()
    if (mayPrefetch((navigator as { connection?: Connection }).connection)) paths.forEach(fetch)
  }
  const want = (link: Element | null | undefined) => {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (waiting.size === 0) void untilShown().then(run)
    waiting.add(link.pathname)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      want(target)
    }
  })
  const onTurn = ({ target }: Event) => want(target instanceof Element ? target.closest('a') : null)
  document.addEventListener('pointerover', onTurn, { passive: true })
  document.addEventListener('focusin', onTurn)
  return (link: HTMLAnchorElement | null) => {
    if (link === null) return
    observer.observe(link)
    return () => observer.unobserve(link)
  }
}
