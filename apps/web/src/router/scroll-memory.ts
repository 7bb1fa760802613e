import { useEffect } from 'react'
import { useLocation, usePage } from './router.tsx'

const positions = new Map<string, number>()
const storageKey = 'vezel-scroll'
let listens = false

/**
 * Remembers how far `element` was scrolled for each page of the history: back and forward return to it, a new page
 * starts at the top, and a move with `keepScroll` leaves it. `name` tells several scrollers on one page apart.
 */
export function useScrollMemory(element: HTMLElement | null, name = 'page'): void {
  const location = useLocation()
  const how = usePage().move
  const keeps = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true
  const key = `${location.key}/${name}`
  useEffect(() => {
    if (listens) return
    listens = true
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
      for (const [of, top] of stored) if (!positions.has(of)) positions.set(of, top)
    } catch {
      sessionStorage.removeItem(storageKey)
    }
    addEventListener('pagehide', () => {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)))
    })
  }, [])
  useEffect(() => {
    if (element === null) return
    const target = positions.get(key)
    let tries = 0
    let frame = 0
    // Rows may still be on their way: try until the page is long enough, and give up after a second.
    const restore = (top: number) => {
      element.scrollTop = top
      if (element.scrollTop < top - 1 && tries++ < 60) frame = requestAnimationFrame(() => restore(top))
    }
    if (how === 'POP' && target !== undefined) restore(target)
    else if (!keeps && target === undefined && how !== 'POP') element.scrollTop = 0
    const remember = () => positions.set(key, element.scrollTop)
    const interrupt = () => cancelAnimationFrame(frame)
    element.addEventListener('scroll', remember, { passive: true })
    element.addEventListener('wheel', interrupt, { passive: true })
    element.addEventListener('pointerdown', interrupt, { passive: true })
    return () => {
      interrupt()
      element.removeEventListener('scroll', remember)
      element.removeEventListener('wheel', interrupt)
      element.removeEventListener('pointerdown', interrupt)
    }
  }, [element, key, how, keeps])
}
