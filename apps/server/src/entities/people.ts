import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { isAdmin } from '../access.ts'
import { q, tableOf } from '../db/names.ts'
import type { Values, Work } from '../db/work.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { Behaviour } from './behaviour.ts'

/** First name, prefix and last name, joined by spaces. */
const fullName = (u: string) => `concat_ws(' ', ${u}."name", nullif(${u}."tussenvoegsel", ''), ${u}."achternaam")`

/** Users 2 and 67 carry the developer flag (§6). */
const developers = [2, 67]

// That only the person changes this record is in the policy of its table, which `lock` words.
export const userBehaviour: Behaviour = {
  computed: {
    full_name: ({ row }) => fullName(row),
    is_developer: ({ row }) => `(${row}."id" in (${developers.join(', ')}))`,
  },
}

const isAdministrator = (record: Values | undefined) => String(record?.inventarisatie_rol) === '3'

/** What concerns an administrator is for administrators (§3.2 of the data model). */
function demandAdminFor(work: Work, ...records: (Values | undefined)[]): void {
  if (records.some(isAdministrator) && !isAdmin(work.session)) throw new Problem('forbidden')
}

/** Throws `lastAdministrator` when nobody but this one could log in as administrator of the organisation. */
async function demandAnotherAdministrator(work: Work, { id }: Values): Promise<void> {
  // Two administrators who end each other at the same moment: the second waits here, and then sees what the first did.
  await work.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `administrators:${work.session.organisationId}`,
  ])
  const others = await work.query(
    `select 1 from "inventarisatie_user" i join "user" u on u."id" = i."user_id"
     where i."organisatie_id" = $1 and i."id" <> try_uuid($2) and i."inventarisatie_rol_id" = 3 and i."active" and i."deleted_at" is null
       and u."active" and u."deleted_at" is null and u."password" is not null limit 1`,
    [work.session.organisationId, id],
  )
  if (others.length === 0) throw new Problem('lastAdministrator')
}

/** Ends every session in which the person works for the organisation, at once; those elsewhere go on. */
const endSessions = (work: Work, record: Values) =>
  work.query(
    `update "sessie" set "revoked_at" = now() where "organisatie_id" = $1 and "user_id" = try_int($2) and "revoked_at" is null`,
    [work.session.organisationId, record.user],
  )

/** Throws `inUse` for somebody who made inventory records: they keep their maker, who can be made inactive (§3.1 there). */
async function refuseMaker(work: Work, { id }: Values): Promise<void> {
  const made = model.entities.filter((e) => e.recorded && !e.variantOf)
  const counts = made.map(
    (e, i) =>
      `select ${i} as "kind", count(*)::integer as "n" from ${q(tableOf(e))} where "organisatie_id" = $1 and "inventarisatie_user_id" = try_uuid($2) and "deleted_at" is null`,
  )
  const found = await work.query<{ kind: number; n: number }>(
    `select * from (${counts.join(' union all ')}) c where "n" > 0 order by "n" desc limit 1`,
    [work.session.organisationId, id],
  )
  const [most] = found
  const by = most && made[most.kind]
  if (!by) return
  throw new Problem('inUse', {
    entity: model.entity('inspectionUser').label,
    count: most.n,
    by: most.n === 1 ? by.label : by.plural,
  })
}

export const inspectionUserBehaviour: Behaviour = {
  computed: { full_name: ({ row }) => `(select ${fullName('u')} from "user" u where u."id" = ${row}."user_id")` },

  async beforeSave(draft, work, before) {
    demandAdminFor(work, draft, before)
    const wasOne = before && isAdministrator(before) && before.active
    if (wasOne && !(isAdministrator(draft) && draft.active)) await demandAnotherAdministrator(work, before)
    return undefined
  },
  async afterUpdate(_id, draft, work, before) {
    if (before.active && !draft.active) await endSessions(work, before)
  },
  async beforeDelete(record, work) {
    demandAdminFor(work, record)
    await refuseMaker(work, record)
    if (isAdministrator(record) && record.active) await demandAnotherAdministrator(work, record)
    await endSessions(work, record)
  },
  async afterRestore(record, work) {
    demandAdminFor(work, record)
  },
}

export const invitationBehaviour: Behaviour = {
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
             and o."accepted_at" is null and o."deleted_at" is null and o."created_at" > now() - $3 * interval '1 day'
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

export const contactBehaviour: Behaviour = {
  computed: {
    full_name: ({ row }) =>
      `concat_ws(' ', nullif(${row}."voornaam", ''), nullif(${row}."tussenvoegsel", ''), ${row}."achternaam")`,
  },
}
