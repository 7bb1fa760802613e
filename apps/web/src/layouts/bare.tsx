import { type ReactNode, useEffect } from 'react'
import { Mark } from '../ui/brand.tsx'
import { Toasts } from '../ui/toast.tsx'
import './bare.css'

export interface BareProps {
  /** The heading, and the title of the window. */
  title: string
  subtitle?: ReactNode
  /** The left half on a wide screen: the drawing of the log-in page. */
  aside?: ReactNode
  /** At the right above: the languages. */
  top?: ReactNode
  /** At the bottom. */
  foot?: ReactNode
  children: ReactNode
}

/** The page of somebody who is not logged in. */
export function Bare({ title, subtitle, aside, top, foot, children }: BareProps) {
  useEffect(() => {
    document.title = `${title} · Vezel`
  }, [title])
  return (
    <div className={aside ? 'bare bare-split' : 'bare'}>
      {aside && (
        <aside className="bare-aside" aria-label="Vezel">
          {aside}
        </aside>
      )}
      <div className="bare-side">
        {top && (
          <header className="bare-top">
            {aside && (
              <span className="bare-brand">
                <Mark size={26} />
                Vezel
              </span>
            )}
            {top}
          </header>
        )}
        <main className="bare-main">
          <h1>{title}</h1>
          {subtitle && <p className="dim">{subtitle}</p>}
          <div className="bare-content">{children}</div>
        </main>
        {foot && <footer className="bare-foot">{foot}</footer>}
      </div>
      <Toasts />
    </div>
  )
}
