import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link } from '../router/router.tsx'
import { useRoving } from './roving.ts'
import { useUiTexts } from './texts.ts'
import { tooltip } from './tooltip.ts'
import './tabs.css'

export interface TabItem {
  to: string
  label: string
  /** How many it holds; empty while that is not known yet. */
  count?: number | '' | null
  /** How much is still to do there, and that in words. */
  toDo?: { readonly n: number; readonly words: string } | undefined
  active?: boolean
}

/** Tabs that are links, one stop for the keyboard. `page` 40 high under the bar, `sub` 36 below those, `card` 36 in cards. Scrolls when narrow. */
export function Tabs({
  items,
  label,
  size = 'page',
}: {
  items: readonly TabItem[]
  label: string
  size?: 'page' | 'sub' | 'card'
}) {
  const { locale } = useUiTexts()
  const row = useRef<HTMLElement>(null)
  const rove = useRoving('row')
  const attach = useCallback(
    (element: HTMLElement | null) => {
      row.current = element
      return rove(element)
    },
    [rove],
  )
  useOpenInView(row, items.find((item) => item.active)?.to)
  return (
    <nav ref={attach} aria-label={label} className={`tabs tabs-${size}`}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          keepScroll
          className="tab"
          aria-current={item.active ? 'page' : undefined}
          aria-description={item.toDo?.words}
          {...(item.toDo ? tooltip(item.toDo.words) : {})}
        >
          {/* The bold word keeps its room, so that the row does not move when another tab is active. */}
          <span className="tab-word" data-word={item.label}>
            {item.label}
            {item.toDo && (
              <span className="tab-to-do" aria-hidden="true">
                {item.toDo.n > 99 ? '99+' : item.toDo.n}
              </span>
            )}
          </span>
          {item.count !== undefined && item.count !== null && (
            <span className="tab-count">{item.count.toLocaleString(locale)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls a row to its open tab: at once, and again when what comes beside the row takes of its room. */
function useOpenInView(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active tab is what has to come into view.
  useEffect(() => {
    const element = row.current
    const tab = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !tab) return
    const watch = new ResizeObserver(() => {
      const [left, right] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth]
      if (left < element.scrollLeft) element.scrollLeft = left - 24
      else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth + 24
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [row, active])
}
