import { model } from '@vezel/model'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Session } from '../access.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { inTransaction } from '../db/work.ts'
import { notToInvite } from '../entities/invitation.ts'
import { demandAdminFor } from '../entities/shared/administrators.ts'
import { enqueue } from '../queue/enqueue.ts'
import { lock } from '../records/writing/lock.ts'
import type { Services } from '../services.ts'

const invitation = model.entity('invitation')

/**
 * Mails an invitation that nobody answered once more, with a link that works a week from now; the one before works no
 * longer. One that was withdrawn is open again. Throws `forbidden`, `notFound`, `notStored` once it was answered, `invalid` when its address is of a colleague by
 * now, and `tooManyAttempts` after some mails within the hour: the mailbox may be anybody's.
 */
export async function resendInvitation({ pools }: Services, session: Session, id: string): Promise<void> {
  demandRole(session, invitation, 'create')
  await inTransaction(pools.serve, session, async (work) => {
    const record = await lock(work, invitation, id)
    await demandRight(work, invitation, invitation.access.create, { before: record })
    demandAdminFor(work, record)
    if (record.accepted_at || record.declined_at) throw new Problem('notStored', { reason: reasons.invitationAnswered })
    const issues = await notToInvite(String(record.email), work, String(record.id))
    if (issues.length > 0) throw invalid(invitation, issues)
    const links = await work.query<{ isRecent: boolean }>(
      `update "uitnodiging_link" set "used_at" = coalesce("used_at", now()) where "organisatie_id" = $1 and "uitnodiging_id" = $2
       returning "expires_at" > now() + $3 * interval '1 day' - interval '1 hour' as "isRecent"`,
      [session.organisationId, record.id, accessLimits.invitationDays],
    )
    if (links.filter(({ isRecent }) => isRecent).length >= accessLimits.linkMailsMost)
      throw new Problem('tooManyAttempts', { minutes: 60 })
    await work.query(
      `update "uitnodiging" set "verzonden_op" = null, "withdrawn_at" = null, "updated_at" = now(), "record_version" = "record_version" + 1
       where "organisatie_id" = $1 and "id" = $2`,
      [session.organisationId, record.id],
    )
    await remember(
      work,
      'send',
      invitation,
      String(record.id),
      record.withdrawn_at ? { withdrawn_at: [record.withdrawn_at, null] } : {},
    )
    await enqueue(work, 'send-invitation', { organisation: session.organisationId, invitation: String(record.id) })
  })
}
