import { inLocale } from '@vezel/model/kit/label.ts'
import { stepLabel, taskKind } from '@vezel/model/tasks.ts'
import { useWork } from '../api/work.ts'
import { useLocale } from '../page/texts.tsx'
import { Message } from '../ui/message.tsx'

/** How far the long work is that nobody asked for and that is on no record, such as the photos of the demonstration. */
export function BackgroundWork() {
  const locale = useLocale()
  const running = useWork().tasks.find(
    ({ soort, record_id }) => record_id === null && taskKind(soort)?.cancel === 'nobody',
  )
  const kind = taskKind(running?.soort)
  const said = [kind?.label, stepLabel(kind, running?.stap)].flatMap((label) =>
    label ? [inLocale(label, locale)] : [],
  )
  return said.length > 0 ? <Message tone="info">{said.join(': ')}</Message> : null
}
