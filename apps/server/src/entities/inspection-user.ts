import { model } from '@vezel/model'
import { asked } from '@vezel/model/asked-capabilities.ts'
import { waysOut } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { roles } from '@vezel/model/rights.ts'
import { inUse } from '../db/called.ts'
import { q, tableOf } from '../db/names.ts'
import type { StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { demandAdminFor, isAdministrator, roleIssues } from './shared/administrators.ts'
import { isEntitledSql } from './shared/entitled.ts'
import { fullName } from './shared/full-name.ts'

/** Throws `lastAdministrator` when nobody but this one could log in as administrator of the organisation. */
async function demandAnotherAdministrator(work: Work, { id }: StoredOf<'inspectionUser'>): Promise<void> {
  // Two administrators who end each other at the same moment: the second waits here, and then sees what the first did.
  await work.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `administrators:${work.session.organisationId}`,
  ])
  const others = await work.query(
    `select 1 from "inventarisatie_user" i join "user" u on u."id" = i."user_id"
     where i."organisatie_id" = $1 and i."id" <> try_uuid($2) and i."inventarisatie_rol_id" = ${roles.admin} and i."active" and i."deleted_at" is null
       and u."active" and u."deleted_at" is null and u."password" is not null limit 1`,
    [work.session.organisationId, id],
  )
  if (others.length === 0) throw new Problem('lastAdministrator')
}

/**
 * Ends every session in which the person works for the organisation, at once; those elsewhere go on. A link for a new
 * password ends too: whoever works elsewhere asks for another.
 */
async function endSessions(work: Work, record: StoredOf<'inspectionUser'>): Promise<void> {
  await work.query(
    `update "sessie" set "revoked_at" = now() where "organisatie_id" = $1 and "user_id" = try_int($2) and "revoked_at" is null`,
    [work.session.organisationId, record.user],
  )
  await work.query(
    `update "wachtwoord_herstel" set "used_at" = now() where "user_id" = try_int($1) and "used_at" is null`,
    [record.user],
  )
}

/** Throws `inUse` for somebody who made inventory records: they keep their maker, who can be made inactive (§3.1 there). */
async function refuseMaker(work: Work, { id }: StoredOf<'inspectionUser'>): Promise<void> {
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
  throw inUse(model.entity('inspectionUser').label, [{ of: by, count: most.n, first: [] }], waysOut.retirePerson)
}

export const inspectionUserBehaviour: Behaviour<'inspectionUser'> = {
  computed: {
    full_name: ({ row }) => `(select ${fullName('u')} from "user" u where u."id" = ${row}."user_id")`,
    tweede_factor: ({ row }) => `heeft_tweede_stap(${row}."user_id")`,
    mag_controleren: ({ row, organisation }) => isEntitledSql(organisation, `${row}."id"`, asked.review),
  },

  async beforeSave(draft, work, before) {
    demandAdminFor(work, draft, before)
    const wasOne = before && isAdministrator(before) && before.active
    if (wasOne && !(isAdministrator(draft) && draft.active)) await demandAnotherAdministrator(work, before)
    return roleIssues(work, draft, before)
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
