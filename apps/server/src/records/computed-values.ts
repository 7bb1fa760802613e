import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { ofTenant, q, tableOf } from '../db/names.ts'
import { tablesRead } from '../db/reads.ts'
import { ofEach, type Question } from '../db/wave.ts'
import type { Values, Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'

/** The record with some of its computed fields, as they now stand. */
export async function withComputed(
  work: Work,
  entity: Entity,
  record: Values,
  names: readonly string[],
): Promise<Values> {
  if (names.length === 0) return record
  const expressions = names.map((name) => {
    const sql = [behaviours[entity.key], behaviours[model.stored(entity).key]].find((b) => b?.computed?.[name])
      ?.computed?.[name]
    if (!sql) throw new Error(`${entity.key} has no SQL for ${name}`)
    const isShared = (): never => {
      throw new Error(`${name} of ${entity.key} is worked out with others, so it cannot be asked alone`)
    }
    return `${sql({ row: 't', organisation: '$2::integer', arg: () => 'null::text', standing: isShared })} as ${q(name)}`
  })
  const sql = `select t."id"::text, ${expressions.join(', ')} from ${q(tableOf(entity))} t where t."id" = any($1::${entity.id}[]) and ${ofTenant(entity)}`
  // What is worked out from tables that cannot be told is asked of each by itself.
  const read = work.wave && tablesRead(`select ${expressions.join(', ')}`)
  const id = String(record.id)
  if (work.wave && !read) {
    const [found] = await work.query<Values>(sql, [[id], work.session.organisationId])
    return { ...record, ...found }
  }
  work.wave?.demandSettled(entity, id)
  const question: Question<string, Values | undefined> = {
    name: sql,
    looksBy: [...(read ?? [])].map((table) => ({ table })),
    async ask(query, ids) {
      const rows = await query<Values>(sql, [ids, work.session.organisationId])
      const found = new Map(rows.map((row) => [String(row.id), row]))
      return ids.map((one) => found.get(one))
    },
  }
  return { ...record, ...(await ofEach(work, question, id)) }
}
