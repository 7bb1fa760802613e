import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Link } from '../router/router.tsx'
import { Mark } from '../ui/brand.tsx'
import { useRoving } from '../ui/roving.ts'
import { useUiTexts } from '../ui/texts.ts'
import { useMedia } from './use-media.ts'

/** A line of the side menu, with the lines below it. */
export interface MenuEntry {
  to: string
  label: string
  icon?: ReactNode
  count?: number | null
  /** It is the page, or on the way to it. */
  active?: boolean
  children?: readonly MenuEntry[]
}

const pinnedKey = 'vezel-menu'

/** Whether the menu stands beside the page, and where there is no room for that, whether it is open above it. */
export function useSideMenu(barLeft: RefObject<HTMLElement | null>) {
  const [pinned, setPinned] = useState(() => localStorage.getItem(pinnedKey) !== 'no')
  const hasDrawer = useMedia('(width < 960px)')
  const [opened, setOpened] = useState(false)
  const drawer = opened && hasDrawer
  const toggle = () => {
    if (hasDrawer) return setOpened(!drawer)
    setPinned(!pinned)
    localStorage.setItem(pinnedKey, pinned ? 'no' : 'yes')
  }
  // Wherever the focus is, and before a card on the page takes the same key for its own.
  useEffect(() => {
    if (!drawer) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpened(false)
      barLeft.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [drawer, barLeft])
  const [close] = useState(() => () => setOpened(false))
  return { pinned, drawer, isShown: hasDrawer ? drawer : pinned, toggle, close }
}

/** The menus and their tabs, and whose product this is. */
export function SideMenu({ menu, organisation }: { menu: readonly MenuEntry[]; organisation: string }) {
  const texts = useUiTexts()
  const rove = useRoving<HTMLDivElement>('column')
  return (
    <nav className="side" id="side-menu" aria-label={texts.menu}>
      <div ref={rove} className="side-menu">
        <ul className="side-list">
          {menu.map((entry) => (
            <li key={entry.to} className="side-group">
              <MenuLink entry={entry} top />
              {entry.children && (
                <ul className="side-children">
                  {entry.children.map((child) => (
                    <li key={child.to}>
                      <MenuLink entry={child} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="side-foot">
        <Mark />
        <span className="side-organisation">
          <strong>Vezel</strong>
          {organisation}
        </span>
      </div>
    </nav>
  )
}

function MenuLink({ entry, top = false }: { entry: MenuEntry; top?: boolean }) {
  // A heading of the menu is only the page itself when none below it is.
  const current = entry.active && !entry.children?.some((child) => child.active)
  return (
    <Link
      to={entry.to}
      className={`side-link${top ? ' side-link-top' : ''}${entry.active ? ' side-link-within' : ''}`}
      aria-current={current ? 'page' : undefined}
    >
      {top && <span className="side-icon">{entry.icon}</span>}
      <span className="side-word">{entry.label}</span>
      {entry.count !== undefined && entry.count !== null && entry.count > 0 && (
        <span className="side-count">{entry.count}</span>
      )}
    </Link>
  )
}
