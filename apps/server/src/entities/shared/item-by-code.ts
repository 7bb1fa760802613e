import { model } from '@vezel/model'
import { q, tableOf } from '../../db/names.ts'
import type { Work } from '../../db/work.ts'

/** The item of a list that means this, in a variable set; null where that set has it no more. */
export async function itemByCode(work: Work, list: string, code: string, set: unknown): Promise<string | null> {
  const [item] = await work.query<{ id: string }>(
    `select "id"::text from ${q(tableOf(model.named(list)))}
     where "organisatie_id" = $1 and "variable_set_id" = $2::integer and "code" = $3 and "active" and "deleted_at" is null`,
    [work.session.organisationId, set, code],
  )
  return item?.id ?? null
}
