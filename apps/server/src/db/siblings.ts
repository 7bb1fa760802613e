import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { columnOf, q, tableOf, tenantColumn } from './names.ts'
import { oncePer } from './once-per.ts'
import type { Query } from './wave.ts'

/** The parents of a record: what it goes with when that is deleted. */
export const parentsOf = oncePer((entity): readonly { readonly name: string; readonly column: string }[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && field.onDelete === 'cascade' && !field.isLookup
      ? [{ name, column: columnOf(name, field) }]
      : [],
  ),
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

/** Holds the order among the children of each of these parents until the commit: one at a time comes last there, or moves. */
export const holdOrder = (
  query: Query,
  organisation: number,
  entity: Entity,
  ofParents: readonly (readonly unknown[])[],
): Promise<void> =>
  holdKeys(
    query,
    ofParents.map((parents) => `order ${tableOf(entity)} ${organisation} ${JSON.stringify(parents)}`),
  )

/** Holds what these keys stand for until the commit: in one order for everybody, so that nobody waits for somebody who waits. */
export async function holdKeys(query: Query, keys: readonly string[]): Promise<void> {
  await query(
    'select pg_advisory_xact_lock(hashtextextended(n."key", 0)) from (select "key" from unnest($1::text[]) "key" order by "key") n',
    [keys],
  )
}
