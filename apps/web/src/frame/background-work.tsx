import { task } from '@vezel/model/entities/report/task.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { stepLabel, taskKind } from '@vezel/model/tasks.ts'
import { useEffect } from 'react'
import { useRows } from '../api/rows.ts'
import { useLocale } from '../page/texts.tsx'
import { Message } from '../ui/message.tsx'

/** Long enough not to burden the server, short enough to see it move. */
const LOOK_MS = 3000
/** What is on no record has no card that tells of it. */
const running = { record_id: { empty: true }, status: { in: ['wacht', 'bezig'] } } as const

/** How far the long work is that is on no record, such as the photos of the demonstration. */
export function BackgroundWork() {
  const locale = useLocale()
  const { rows, reload } = useRows(task, { soort: true, stap: true }, { filter: running, limit: 1 })
  const [work] = rows
  const isRunning = work !== undefined
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  const kind = taskKind(work?.soort)
  const said = [kind?.label, stepLabel(kind, work?.stap)].flatMap((label) => (label ? [inLocale(label, locale)] : []))
  return said.length > 0 ? <Message tone="info">{said.join(': ')}</Message> : null
}
