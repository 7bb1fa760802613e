import { IconCheck } from '@tabler/icons-react'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { type CSSProperties, useEffect, useState } from 'react'
import { Skeleton } from './feedback.tsx'
import { ErrorSign } from './signs.tsx'
import { useUiTexts } from './texts.ts'

// What no first page shows: how far something is, and cards on their way.

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
    const timer = setTimeout(() => setGone(outcome.at), pageLimits.saveIconMs)
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
