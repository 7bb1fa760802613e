import { Skeleton } from '../ui/feedback.tsx'
import { PagePending } from '../ui/page-pending.tsx'
import { useUiTexts } from '../ui/texts.ts'

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
