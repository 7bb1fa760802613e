import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useScrollMemory } from '../router/scroll-memory.ts'
import { useUiTexts } from '../ui/texts.ts'
import { Toasts } from '../ui/toast.tsx'
import { BarEnd, type BarEndProps, BarStart } from './bar.tsx'
import { type MenuEntry, SideMenu, useSideMenu } from './side-menu.tsx'
import './signed-in.css'

export interface SignedInProps extends BarEndProps {
  /** Tells one page from the next: when it changes the focus goes to the heading and the scroll to the top. */
  pageKey: string
  /** The whole title of the window; by default the one on the bar with the name of the product. */
  windowTitle?: string
  /** On a survey its number; elsewhere the name of the page. */
  title: string
  subtitle?: ReactNode
  /** The state of what is open: `<Chip tone="bar">`. */
  state?: ReactNode
  onSearch: () => void
  menu: readonly MenuEntry[]
  organisation: string
  /** Above the foot of the page, which it does not move: such as that the connection is lost. */
  notice?: ReactNode
  /** Below the page, where there is no room for a menu. */
  bottom?: ReactNode
  children: ReactNode
}

/** Bar, menu and page of somebody who is logged in. */
export function SignedIn(props: SignedInProps) {
  const { pageKey, title, windowTitle, onSearch } = props
  const texts = useUiTexts()
  const barLeft = useRef<HTMLDivElement>(null)
  const { pinned, drawer, isShown, toggle, close } = useSideMenu(barLeft)
  const [main, setMain] = useState<HTMLElement | null>(null)
  useScrollMemory(main)
  useEffect(() => {
    document.title = windowTitle ?? `${title} · Vezel`
  }, [windowTitle, title])
  const heading = useHeading(pageKey, close)
  useSearchKey(onSearch)
  return (
    <div className={`frame${pinned ? ' frame-pinned' : ''}${drawer ? ' frame-drawer' : ''}`}>
      <a className="skip" href="#content">
        {texts.skipToContent}
      </a>
      <header className="bar">
        <BarStart at={barLeft} isMenuShown={isShown} onMenu={toggle} onSearch={onSearch} />
        {/* Of another page it is another title: only what belongs to one page stays where it is. */}
        <div key={pageKey} className="bar-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {props.subtitle && (
            <span key={title} className="bar-subtitle">
              {props.subtitle}
            </span>
          )}
          {props.state}
        </div>
        <BarEnd {...props} />
      </header>
      <SideMenu menu={props.menu} organisation={props.organisation} />
      {drawer && <button type="button" className="side-shade" aria-label={texts.close} onClick={close} />}
      <main ref={setMain} id="content" className="page" tabIndex={-1}>
        {props.children}
      </main>
      <div className="notice-place" role="status">
        {props.notice}
      </div>
      {props.bottom}
      <Toasts />
    </div>
  )
}

/** The heading of the page, which takes the focus when somebody went to another one. */
function useHeading(pageKey: string, onPage: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const firstPage = useRef(pageKey)
  useEffect(() => {
    onPage()
    if (firstPage.current === pageKey) return
    firstPage.current = ''
    // A screen that takes the focus itself, such as a search, keeps it.
    if (document.activeElement?.closest('main, dialog') === null) heading.current?.focus({ preventScroll: true })
  }, [pageKey, onPage])
  return heading
}

/** Ctrl+K, or ⌘K, searches from anywhere. */
function useSearchKey(onSearch: () => void) {
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
}
