import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows, type Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { inTransaction } from '../db/work.ts'
import { enqueue } from '../queue/enqueue.ts'
import { lock } from '../records/writing/lock.ts'
import type { Services } from '../services.ts'

const staff = model.entity('inspectionUser')

/**
 * Has a code mailed to somebody of the organisation who has neither app nor paper. An administrator alone asks for it, and
 * gets nothing to see: only with the mailbox and the password together it lets somebody in, for other organisations as well.
 * Throws `forbidden` and `notFound`.
 */
export async function resetFactor({ pools }: Services, session: Session, id: string): Promise<void> {
  if (!allows(session, 'admin')) throw new Problem('forbidden', { entity: staff.api.type })
  await inTransaction(pools.serve, session, async (work) => {
    const person = await lock(work, staff, id)
    if (!person.active) throw new Problem('notStored', { reason: reasons.personInactive })
    const user = Number(person.user)
    await remember(work, 'factorReset', model.entity('user'), String(user), {})
    await enqueue(work, 'send-factor-reset', { user }, { key: `factor-reset:${user}` })
  })
}
