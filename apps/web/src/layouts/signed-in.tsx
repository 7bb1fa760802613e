import { IconCloudCheck, IconCloudOff, IconLogout, IconMenu2, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from '../router/router.tsx'
import { useScrollMemory } from '../router/scroll-memory.ts'
import { Mark } from '../ui/brand.tsx'
import { IconButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { Toasts } from '../ui/toast.tsx'
import { tooltip } from '../ui/tooltip.ts'
import './signed-in.css'

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

/** What the bar says about saving. Unsaved changes carry an olive dot; offline ones wait on this device. */
export interface SaveState {
  kind: 'saved' | 'saving' | 'unsaved' | 'offline'
  text: string
}

export interface SignedInProps {
  /** Tells one page from the next: when it changes the focus goes to the heading and the scroll to the top. */
  pageKey: string
  /** The whole title of the window; by default the one on the bar with the name of the product. */
  windowTitle?: string
  /** On a survey its number; elsewhere the name of the page. */
  title: string
  subtitle?: ReactNode
  /** The state of what is open: `<Chip tone="bar">`. */
  state?: ReactNode
  save?: SaveState | null
  /** Icon buttons of the page, such as copying. */
  actions?: ReactNode
  version: string
  versionTo: string
  /** Absent while it is fetched. */
  userName: string | null
  onLogOut: () => void
  onSearch: () => void
  menu: readonly MenuEntry[]
  organisation: string
  /** Between bar and page, such as what waits for a connection. */
  strip?: ReactNode
  /** Below the page, where there is no room for a menu. */
  bottom?: ReactNode
  children: ReactNode
}

const pinnedKey = 'vezel-menu'

/** Bar, menu and page of somebody who is logged in. */
export function SignedIn(props: SignedInProps) {
  const { pageKey, title, subtitle, state, save, actions, version, versionTo, userName, menu, organisation } = props
  const texts = useUiTexts()
  const [pinned, setPinned] = useState(() => localStorage.getItem(pinnedKey) !== 'no')
  const hasDrawer = useMedia('(width < 960px)')
  const [opened, setDrawer] = useState(false)
  const drawer = opened && hasDrawer
  const barLeft = useRef<HTMLDivElement>(null)
  const [main, setMain] = useState<HTMLElement | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useScrollMemory(main)

  useEffect(() => {
    document.title = props.windowTitle ?? `${title} · Vezel`
  }, [props.windowTitle, title])

  const firstPage = useRef(pageKey)
  useEffect(() => {
    setDrawer(false)
    if (firstPage.current === pageKey) return
    firstPage.current = ''
    // A screen that takes the focus itself, such as a search, keeps it.
    if (document.activeElement?.closest('main, dialog') === null) heading.current?.focus({ preventScroll: true })
  }, [pageKey])

  const { onSearch } = props
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        onSearch()
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onSearch])

  const toggle = () => {
    if (hasDrawer) return setDrawer(!drawer)
    setPinned(!pinned)
    localStorage.setItem(pinnedKey, pinned ? 'no' : 'yes')
  }
  // Wherever the focus is, and before a card on the page takes the same key for its own.
  useEffect(() => {
    if (!drawer) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setDrawer(false)
      barLeft.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [drawer])

  return (
    <div className={`frame${pinned ? ' frame-pinned' : ''}${drawer ? ' frame-drawer' : ''}`}>
      <a className="skip" href="#content">
        {texts.skipToContent}
      </a>
      <header className="bar">
        <div className="bar-left" ref={barLeft}>
          <IconButton
            className="bar-button"
            label={texts.openMenu}
            icon={<IconMenu2 />}
            aria-expanded={hasDrawer ? drawer : pinned}
            aria-controls="side-menu"
            onClick={toggle}
          />
          <button type="button" className="bar-search" onClick={onSearch}>
            <IconSearch />
            <span>{texts.search}</span>
            <kbd>{texts.searchShortcut}</kbd>
          </button>
        </div>
        <div className="bar-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <span className="bar-subtitle">{subtitle}</span>}
          {state}
        </div>
        <div className="bar-right">
          {save && (
            <span className={`bar-save bar-save-${save.kind}`} role="status">
              {save.kind === 'unsaved' ? (
                <span className="bar-dot" />
              ) : save.kind === 'offline' ? (
                <IconCloudOff />
              ) : save.kind === 'saving' ? (
                <span className="spinner" />
              ) : (
                <IconCloudCheck />
              )}
              <span>{save.text}</span>
            </span>
          )}
          {actions}
          <Link className="bar-version" to={versionTo} aria-label={texts.version({ number: version })}>
            v{version}
          </Link>
          {userName === null ? (
            <span className="bar-user" role="status" aria-label={texts.fetchingUser}>
              <Skeleton width={90} />
            </span>
          ) : (
            <span className="bar-user">{userName}</span>
          )}
          <button
            type="button"
            className="icon-button bar-button"
            {...tooltip(userName === null ? texts.fetchingUser : texts.loggedInAs({ name: userName }))}
            aria-label={`${texts.logOut}. ${userName === null ? texts.fetchingUser : texts.loggedInAs({ name: userName })}`}
            onClick={props.onLogOut}
          >
            <IconLogout />
          </button>
        </div>
      </header>
      <nav className="side" id="side-menu" aria-label={texts.menu}>
        <div className="side-menu">
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
      {drawer && (
        <button type="button" className="side-shade" aria-label={texts.close} onClick={() => setDrawer(false)} />
      )}
      <main ref={setMain} id="content" className="page" tabIndex={-1}>
        {props.strip}
        {props.children}
      </main>
      {props.bottom}
      <Toasts />
    </div>
  )
}

/** Whether the window is so now. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query])
  return useSyncExternalStore(
    (onChange) => {
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => media.matches,
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

/** What stands while somebody's own data are fetched: the frame, empty. */
export function SignedInPending() {
  const texts = useUiTexts()
  return (
    <div className="frame frame-pinned" role="status" aria-label={texts.loading}>
      <div className="bar" />
      <div className="side">
        <div className="side-pending">
          {[90, 110, 70, 80, 120, 60].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
      <div className="page">
        <PagePending />
      </div>
    </div>
  )
}

/** What stands while a screen is fetched: a toolbar and rows. */
export function PagePending() {
  return (
    <div className="page-pending" aria-hidden="true">
      <Skeleton width={220} height={16} />
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without an identity.
        <span key={at} className="page-pending-line" style={{ opacity: 1 - at / 9 }}>
          <Skeleton width="8%" />
          <Skeleton width={`${25 + ((at * 11) % 20)}%`} />
          <Skeleton width="14%" />
        </span>
      ))}
    </div>
  )
}
