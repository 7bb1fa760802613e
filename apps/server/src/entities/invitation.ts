import { limits } from '@vezel/model/limits.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { Behaviour } from './behaviour.ts'
import { demandAdminFor } from './shared/administrators.ts'

export const invitationBehaviour: Behaviour<'invitation'> = {
  async beforeSave(draft, work) {
    demandAdminFor(work, draft)
    if (typeof draft.email !== 'string') return undefined
    draft.email = draft.email.toLowerCase()
    const issue = (rule: string): Issue[] => [{ path: 'email', rule, args: [] }]
    // Only of what this organisation may know: its own people, and whom it has invited. Accounts elsewhere show nowhere.
    const [known] = await work.query<{ colleague: boolean; invited: boolean }>(
      `select exists (
           select 1 from "user" u join "inventarisatie_user" i on i."user_id" = u."id" and i."deleted_at" is null
           where i."organisatie_id" = $1 and $2 in (lower(u."email"), lower(u."username"))
         ) as "colleague",
         exists (
           select 1 from "uitnodiging" o where o."organisatie_id" = $1 and lower(o."email") = $2
             and o."accepted_at" is null and o."declined_at" is null and o."deleted_at" is null and o."created_at" > now() - $3 * interval '1 day'
         ) as "invited"`,
      [work.session.organisationId, draft.email, limits.invitationDays],
    )
    return known?.colleague ? issue('isNewColleague') : known?.invited ? issue('isNotInvited') : undefined
  },
  async afterCreate(id, _draft, work) {
    await enqueue(work, 'send-invitation', { organisation: work.session.organisationId, invitation: id })
  },
  async beforeDelete(record, work) {
    demandAdminFor(work, record)
  },
  async afterRestore(record, work) {
    demandAdminFor(work, record)
  },
}
