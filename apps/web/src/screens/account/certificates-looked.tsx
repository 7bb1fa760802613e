import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { lookedQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import { useFormats } from '../../page/texts.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'

/** No record changes it. */
const asksNothing = [] as const

/** When it was last looked which certificates are about to expire. */
export function CertificatesLooked() {
  const t = useT(peoplePhrases)
  const { longDateTime } = useFormats()
  const { data } = useAnswer<{ certificatenNagekeken: { op: string | null; isTeLaat: boolean } }>(
    lookedQuestion,
    {},
    asksNothing,
  )
  if (data === null) return null
  const { op, isTeLaat: isLate } = data.certificatenNagekeken
  if (op === null) return <p className="dim">{t('lookedNever')}</p>
  const at = longDateTime(op)
  return isLate ? (
    <Message tone="warning">{t('lookedLate', { at })}</Message>
  ) : (
    <p className="dim">{t('looked', { at })}</p>
  )
}
