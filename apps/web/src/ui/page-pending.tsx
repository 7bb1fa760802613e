import { Skeleton } from './feedback.tsx'
import './page-pending.css'

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
