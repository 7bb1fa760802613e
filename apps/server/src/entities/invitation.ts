import { accessLimits } from '@vezel/model/access-limits.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { holdKeys } from '../db/siblings.ts'
import type { Work } from '../db/work.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { Behaviour } from './behaviour.ts'
import { demandAdminFor, roleIssues } from './shared/administrators.ts'

export const invitationBehaviour: Behaviour<'invitation'> = {
  computed: {
    status: ({
      row,
    }) => `(case when ${row}."accepted_at" is not null then 'aangenomen' when ${row}."declined_at" is not null then 'afgeslagen'
      when ${row}."withdrawn_at" is not null then 'ingetrokken' when ${row}."verzonden_op" is null then 'onderweg'
      when ${row}."verzonden_op" < now() - interval '${accessLimits.invitationDays} days' then 'verlopen'
      when exists (select from "uitnodiging_link" l where l."organisatie_id" = ${row}."organisatie_id" and l."uitnodiging_id" = ${row}."id")
        and not exists (select from "uitnodiging_link" l where l."organisatie_id" = ${row}."organisatie_id" and l."uitnodiging_id" = ${row}."id" and l."used_at" is null)
        then 'ingetrokken' else 'open' end)`,
  },
  async beforeSave(draft, work, before) {
    demandAdminFor(work, draft)
    const issues = roleIssues(work, draft, before)
    if (typeof draft.email !== 'string') return issues
    draft.email = draft.email.toLowerCase()
    return [...issues, ...(await notToInvite(draft.email, work))]
  },
  async afterCreate(id, _draft, work) {
    await enqueue(work, 'send-invitation', { organisation: work.session.organisationId, invitation: id })
  },
  async beforeDelete(record, work) {
    demandAdminFor(work, record)
    // What comes back is as it was, but for the link that was mailed: that stays closed, and the status says so.
    await work.query(
      `update "uitnodiging_link" set "used_at" = coalesce("used_at", now()) where "organisatie_id" = $1 and "uitnodiging_id" = $2`,
      [work.session.organisationId, record.id],
    )
  },
  async afterRestore(record, work) {
    demandAdminFor(work, record)
  },
}

/**
 * Why nobody is invited at this address: a colleague has it, or an open invitation besides `own`. It is asked only of what
 * this organisation may know, its own people and whom it has invited. Accounts elsewhere show nowhere.
 */
export async function notToInvite(email: string, work: Work, own?: string): Promise<readonly Issue[]> {
  // Two who invite one person at the same moment: the second waits here, and then sees what the first did.
  await holdKeys(work.query, [`invitation ${work.session.organisationId} ${email}`])
  const issue = (rule: string): Issue[] => [{ path: 'email', rule, args: [] }]
  const [known] = await work.query<{ colleague: boolean; invited: boolean }>(
    `select exists (
         select 1 from "user" u join "inventarisatie_user" i on i."user_id" = u."id" and i."deleted_at" is null
         where i."organisatie_id" = $1 and $2 in (lower(u."email"), lower(u."username"))
       ) as "colleague",
       exists (
         select 1 from "uitnodiging" o where o."organisatie_id" = $1 and lower(o."email") = $2 and o."id" is distinct from try_uuid($4)
           and o."accepted_at" is null and o."declined_at" is null and o."withdrawn_at" is null and o."deleted_at" is null and coalesce(o."verzonden_op", o."created_at") > now() - $3 * interval '1 day'
       ) as "invited"`,
    [work.session.organisationId, email, accessLimits.invitationDays, own ?? null],
  )
  return known?.colleague ? issue('isNewColleague') : known?.invited ? issue('isNotInvited') : []
}
