import { task } from '@vezel/model/entities/report/task.ts'
import { useEffect } from 'react'
import { useRows } from '../api/rows.ts'
import { useT } from '../page/texts.tsx'
import { Message } from '../ui/message.tsx'

/** Long enough not to burden the server, short enough to see it move. */
const LOOK_MS = 3000
const running = { soort: { eq: 'demofotos' }, status: { in: ['wacht', 'bezig'] } } as const

/** How far the work is that the server does for everybody by itself: the photos of the demonstration. */
export function BackgroundWork() {
  const t = useT()
  const { rows, reload } = useRows(task, { id: true, stap: true }, { filter: running, limit: 1 })
  const [work] = rows
  const isRunning = work !== undefined
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  return work ? <Message tone="info">{t('demoPhotos', { step: work.stap ?? '' })}</Message> : null
}
