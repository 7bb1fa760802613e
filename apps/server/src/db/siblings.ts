import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { columnOf, q, tableOf, tenantColumn } from './names.ts'

/** The parents of a record: what it goes with when that is deleted. */
export const parentsOf = (entity: Entity): readonly { readonly name: string; readonly column: string }[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && field.onDelete === 'cascade' && !field.isLookup
      ? [{ name, column: columnOf(name, field) }]
      : [],
  )

/** The live records with these parents, by id: from and where of a statement on `t`, with its values. */
export function siblings(
  organisation: number,
  entity: Entity,
  parents: readonly unknown[],
): { sql: string; values: unknown[] } {
  const same = parentsOf(entity).map(({ column }, at) => `and t.${q(column)}::text is not distinct from $${at + 2}`)
  return {
    sql: `from ${q(tableOf(entity))} t where t."deleted_at" is null and ${tenantColumn(entity) ? `t."organisatie_id" = $1` : '$1::integer is not null'} ${same.join(' ')}`,
    values: [organisation, ...parents],
  }
}
