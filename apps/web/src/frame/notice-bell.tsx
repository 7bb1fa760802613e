import { IconBell } from '@tabler/icons-react'
import { workPhrases } from '@vezel/model/messages/work/index.ts'
import { Suspense } from 'react'
import { useWork } from '../api/work.ts'
import { lazyPart } from '../router/reload-once.ts'
import { IconButton } from '../ui/button.tsx'
import { Popover } from '../ui/popover.tsx'
import { CardSkeleton } from '../ui/progress.tsx'
import { useT } from '../ui/texts.ts'
import './notices.css'

const NoticePanel = lazyPart(async () => (await import('./notice-panel.tsx')).NoticePanel)
/** More does not fit on the bell. */
const MOST = 99

/** The bell of the top bar: how many notices are open, and behind it what they are. */
export function NoticeBell() {
  const t = useT(workPhrases)
  const { open } = useWork()
  const name = open > 0 ? t('noticesOpen', { n: open }) : t('notices')
  return (
    <Popover
      label={t('notices')}
      side="bottom-end"
      className="notices"
      trigger={(given) => (
        <IconButton
          {...given}
          className="bar-button"
          label={name}
          icon={
            <>
              <IconBell />
              {open > 0 && (
                <span className="notice-count" aria-hidden="true">
                  {open > MOST ? `${MOST}+` : open}
                </span>
              )}
            </>
          }
        />
      )}
    >
      {(close) => (
        <Suspense fallback={<CardSkeleton />}>
          <NoticePanel onClose={close} />
        </Suspense>
      )}
    </Popover>
  )
}
