import { IconArrowLeft, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconLink } from './button.tsx'
import { useUiTexts } from './texts.ts'
import './detail-card.css'

/** A table and what is known about one of its rows: the card at the right, below 960 in place of the table. */
export function Split({ card, children }: { card?: ReactNode; children: ReactNode }) {
  return (
    <div className="split">
      <div className="split-main">{children}</div>
      {card}
    </div>
  )
}

export interface DetailCardProps {
  /** Number and name. */
  title: ReactNode
  /** The line below it. */
  context?: ReactNode
  /** Status chip, class and what stands at the right. */
  badges?: ReactNode
  /** Icon buttons beside the cross. */
  actions?: ReactNode
  /** Where the cross, and on small screens the arrow back, lead. */
  closeTo: string
  /** 360 or 488 wide; whole: in the place of the table, for what lies beside its form. */
  width?: 'small' | 'medium' | 'whole'
  /** Tabs of the card: `<Tabs size="card">`. */
  tabs?: ReactNode
  /** The action at the right, what is known about the record at the left. */
  footer?: ReactNode
  /** Told the foot, for whoever puts something there; it shows when there is something in it. */
  footRef?: (foot: HTMLElement | null) => void
  /** There are unsaved changes: an olive line along the top. */
  edited?: boolean
  /** The body without padding. */
  bare?: boolean
  children: ReactNode
}

/** One record at the right of its table. */
export function DetailCard({
  title,
  context,
  badges,
  actions,
  closeTo,
  width = 'medium',
  tabs,
  footer,
  footRef,
  edited = false,
  bare = false,
  children,
}: DetailCardProps) {
  const texts = useUiTexts()
  return (
    <aside
      className={`card card-${width}${edited ? ' card-edited' : ''}`}
      aria-label={typeof title === 'string' ? title : undefined}
    >
      <header className="card-head">
        <IconLink className="card-back" to={closeTo} keepScroll label={texts.back} icon={<IconArrowLeft />} />
        <div className="card-names">
          <h2 className="card-title">{title}</h2>
          {context && <div className="card-context">{context}</div>}
        </div>
        <div className="card-actions">
          {actions}
          <IconLink className="card-close" to={closeTo} keepScroll label={texts.close} icon={<IconX />} />
        </div>
        {badges && <div className="card-badges">{badges}</div>}
      </header>
      {tabs}
      {bare ? (
        <div className="card-body card-body-bare">{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a card of values alone must be reached to be scrolled.
        <section className="card-body" tabIndex={0} aria-label={typeof title === 'string' ? title : undefined}>
          {children}
        </section>
      )}
      {(footer || footRef) && (
        <footer className="card-foot" ref={footRef}>
          {footer}
        </footer>
      )}
    </aside>
  )
}
