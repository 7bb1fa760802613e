import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { columnOf, q, tableOf, tenantColumn } from './names.ts'
import type { Values, Work } from './work.ts'

/** The live records with the same parents: from and where of a statement on `t`, with its values. */
export function siblings(work: Work, entity: Entity, record: Values): { sql: string; values: unknown[] } {
  const parents = Object.entries(entity.fields).filter(
    ([, f]) => pointsAtOne(f) && f.onDelete === 'cascade' && !f.isLookup,
  )
  const same = parents.map(([name, f], i) => `and t.${q(columnOf(name, f))}::text is not distinct from $${i + 2}`)
  return {
    sql: `from ${q(tableOf(entity))} t where t."deleted_at" is null and ${tenantColumn(entity) ? `t."organisatie_id" = $1` : '$1::integer is not null'} ${same.join(' ')}`,
    values: [work.session.organisationId, ...parents.map(([name]) => record[name] ?? null)],
  }
}
