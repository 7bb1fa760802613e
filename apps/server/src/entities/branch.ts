import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { rememberAll } from '../db/history.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { statusToday } from './shared/certificate.ts'
import { holdOne, takeOver } from './shared/only-one.ts'
import { ownAddress } from './shared/own-address.ts'

/** One branch of an organisation is the default, as long as it has any. */
const standard = { entity: model.entity('branch'), flag: 'is_standaard' } as const

export const branchBehaviour: Behaviour<'branch'> = {
  computed: {
    certificaat_status: ({ row }) =>
      `case when ${row}."certificaat_geldig_tot" is not null then ${statusToday(`${row}."certificaat_geldig_tot"`)} end`,
  },
  ...ownAddress,

  async beforeSave(draft, work, before) {
    const isLeft = before?.is_standaard && !draft.is_standaard
    return [
      ...(isLeft ? [{ path: 'is_standaard', rule: 'isTakenOver', args: [] } satisfies Issue] : []),
      ...(await ownAddress.beforeSave(draft, work, before)),
    ]
  },
  async afterCreate(id, draft, work) {
    if (draft.is_standaard) await takeOver(id, work, standard)
    else await beDefaultWithoutOther(id, work)
  },
  async afterUpdate(id, draft, work, before) {
    if (draft.is_standaard && !before.is_standaard) await takeOver(id, work, standard)
  },
  async beforeDelete({ id, is_standaard: isDefault }, work) {
    if (!isDefault) return
    await holdOne(work, standard)
    const others = await work.query(
      `select 1 from "vestiging" where "organisatie_id" = $1 and "id" <> try_uuid($2) and "deleted_at" is null limit 1`,
      [work.session.organisationId, id],
    )
    if (others.length > 0) throw new Problem('transitionRefused', { reason: reasons.defaultBranch })
  },
  async afterRestore({ id, is_standaard: wasDefault }, work) {
    if (wasDefault) await giveWay(id, work)
    await beDefaultWithoutOther(id, work)
  },
}

const other = `exists (select from "vestiging" o where o."organisatie_id" = $1 and o."id" <> v."id" and o."is_standaard" and o."deleted_at" is null)`

/** Where no branch is the default this one is, whether somebody said so or not: new surveys begin there. */
const beDefaultWithoutOther = (id: string, work: Work) => set(id, work, { to: true, where: `not ${other}` })
/** While it was deleted another may have become the default. */
const giveWay = (id: string, work: Work) => set(id, work, { to: false, where: other })

async function set(id: string, work: Work, { to, where }: { readonly to: boolean; readonly where: string }) {
  await holdOne(work, standard)
  const made = await work.query<{ id: string }>(
    `update "vestiging" v set "is_standaard" = $3, "record_version" = "record_version" + 1 where v."organisatie_id" = $1 and v."id" = try_uuid($2)
     and v."is_standaard" <> $3 and ${where} returning v."id"::text`,
    [work.session.organisationId, id, to],
  )
  const lines = made.map((branch) => ({ id: branch.id, changes: { is_standaard: [!to, to] } }))
  await rememberAll(work, 'update', model.entity('branch'), lines)
}
