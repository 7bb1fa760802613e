import { model } from '@vezel/model'
import { rememberAll } from '../db/history.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { statusToday } from './shared/certificate.ts'
import { takeOver } from './shared/only-one.ts'
import { ownAddress } from './shared/own-address.ts'

/** One branch of an organisation is the default. */
const standard = { entity: model.entity('branch'), flag: 'is_standaard' } as const

export const branchBehaviour: Behaviour<'branch'> = {
  computed: {
    certificaat_status: ({ row }) =>
      `case when ${row}."certificaat_geldig_tot" is not null then ${statusToday(`${row}."certificaat_geldig_tot"`)} end`,
  },
  ...ownAddress,

  async afterCreate(id, draft, work) {
    if (draft.is_standaard) await takeOver(id, work, standard)
    else await beDefaultAlone(id, work)
  },
  async afterUpdate(id, draft, work, before) {
    if (draft.is_standaard && !before.is_standaard) await takeOver(id, work, standard)
  },
}

/** The only branch is where new surveys begin, whether somebody said so or not. */
async function beDefaultAlone(id: string, work: Work): Promise<void> {
  const made = await work.query<{ id: string }>(
    `update "vestiging" v set "is_standaard" = true, "record_version" = "record_version" + 1 where v."organisatie_id" = $1 and v."id" = try_uuid($2)
     and not exists (select from "vestiging" o where o."organisatie_id" = $1 and o."id" <> v."id" and o."deleted_at" is null) returning v."id"::text`,
    [work.session.organisationId, id],
  )
  const lines = made.map((branch) => ({ id: branch.id, changes: { is_standaard: [false, true] } }))
  await rememberAll(work, 'update', model.entity('branch'), lines)
}
