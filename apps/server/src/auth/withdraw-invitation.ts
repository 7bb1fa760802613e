import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Session } from '../access.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { remember } from '../db/history.ts'
import { now } from '../db/moment.ts'
import { inTransaction } from '../db/work.ts'
import { demandAdminFor } from '../entities/shared/administrators.ts'
import { lock } from '../records/writing/lock.ts'
import type { Services } from '../services.ts'

const invitation = model.entity('invitation')

/**
 * Withdraws an invitation that nobody answered: its link works no longer and says so to whoever opens it, and the invitation
 * stays listed. Throws `forbidden`, `notFound`, and `notStored` once it was answered or withdrawn.
 */
export async function withdrawInvitation({ pools }: Services, session: Session, id: string): Promise<void> {
  demandRole(session, invitation, 'delete')
  await inTransaction(pools.serve, session, async (work) => {
    const record = await lock(work, invitation, id)
    await demandRight(work, invitation, invitation.access.delete, { before: record })
    demandAdminFor(work, record)
    if (record.accepted_at || record.declined_at) throw new Problem('notStored', { reason: reasons.invitationAnswered })
    if (record.withdrawn_at) throw new Problem('notStored', { reason: reasons.invitationWithdrawn })
    await work.query(
      `update "uitnodiging" set "withdrawn_at" = now(), "updated_at" = now(), "record_version" = "record_version" + 1
       where "organisatie_id" = $1 and "id" = $2`,
      [session.organisationId, record.id],
    )
    await remember(work, 'withdraw', invitation, String(record.id), { withdrawn_at: [null, await now(work)] })
  })
}
