import { type ReactNode, useEffect, useState } from 'react'
import { ErrorSign } from './signs.tsx'
import './feedback.css'

/** True once `waiting` has lasted: what is quick shows no skeleton. */
export function useDelayed(waiting: boolean, delayMs = 200): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return setLate(false)
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [waiting, delayMs])
  return waiting && late
}

/** A place that is being filled; its size is that of what will come. Shows after 200 ms. */
export function Skeleton({
  width = '100%',
  height = 12,
  radius = 3,
}: {
  width?: number | string
  height?: number | string
  radius?: number
}) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}

export interface EmptyStateProps {
  /** What is missing, in the specified words. */
  title: ReactNode
  /** Why. */
  children?: ReactNode
  sign?: ReactNode
  /** The next step. */
  actions?: ReactNode
  /** What is known beside it. */
  aside?: ReactNode
}

/** A page or table with nothing in it. */
export function EmptyState({ title, children, sign, actions, aside }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="empty-main">
        {sign}
        <h2>{title}</h2>
        {children && <div className="empty-why">{children}</div>}
        {actions && <div className="empty-actions">{actions}</div>}
      </div>
      {aside && <div className="empty-aside">{aside}</div>}
    </div>
  )
}

/** A part of a page that could not be shown, with what to do about it. */
export function ErrorState({
  title,
  children,
  actions,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="empty" role="alert">
      <div className="empty-main">
        <ErrorSign size={28} />
        <h2>{title}</h2>
        {children && <div className="empty-why">{children}</div>}
        {actions && <div className="empty-actions">{actions}</div>}
      </div>
    </div>
  )
}
