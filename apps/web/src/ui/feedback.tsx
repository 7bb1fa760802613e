import { IconCheck } from '@tabler/icons-react'
import { limits } from '@vezel/model/limits.ts'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { ErrorSign } from './signs.tsx'
import { useUiTexts } from './texts.ts'
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

/** Lines of a card on their way, in the layout they will have. */
export function CardSkeleton() {
  const texts = useUiTexts()
  return (
    <div className="card-skeleton" role="status" aria-label={texts.loading}>
      {[0, 1, 2].map((section) => (
        <div key={section} className="card-skeleton-section">
          <Skeleton width="30%" height={10} />
          <Skeleton height={1} />
          {['12%', '18%', '27%', '38%'].map((width, index) => (
            <span key={width} className="card-skeleton-pair">
              <Skeleton width={width} height={8} />
              <Skeleton width={index % 2 ? '60%' : '44%'} height={10} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
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

/** How far: a bar of 70 by 6, its value beside it as text of one's own. `value` from 0 to 1. */
export function ProgressBar({ value, label, width = 70 }: { value: number; label: string; width?: number | string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <span
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ width, '--value': `${percent}%` } as CSSProperties}
    />
  )
}

/** Steps of a whole side by side, each filled as far as it is. Values from 0 to 1. */
export function ProgressSteps({ values, label }: { values: readonly number[]; label: string }) {
  return (
    <span className="progress-steps" role="img" aria-label={label}>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are a fixed row.
        <span key={index} className="progress" style={{ '--value': `${Math.round(value * 100)}%` } as CSSProperties} />
      ))}
    </span>
  )
}

/** What became of a save; `at` tells a second success from the first. */
export interface SaveOutcome {
  kind: 'success' | 'error'
  at: number
}

/** After a save a success or error icon, for eight seconds (§9). */
export function SavedIndicator({ outcome }: { outcome: SaveOutcome | null }) {
  const texts = useUiTexts()
  const [gone, setGone] = useState<number | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setGone(outcome.at), limits.saveIconMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const shown = outcome !== null && outcome.at !== gone ? outcome : null
  return (
    <span className={`saved saved-${shown?.kind ?? 'none'}`} role="status">
      {shown?.kind === 'success' && (
        <>
          <IconCheck /> {texts.saved}
        </>
      )}
      {shown?.kind === 'error' && (
        <>
          <ErrorSign /> {texts.notSaved}
        </>
      )}
    </span>
  )
}
