import type { Entity } from '@vezel/model/kit/entity.ts'
import { itemLabel } from '@vezel/model/kit/item-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { columnOf, q, tableOf, tenantColumn } from './names.ts'
import { pointingAt } from './references.ts'
import type { Values, Work } from './work.ts'

/**
 * Throws `meaningKept` when a list's item that records use would come to mean something else: every survey that used it,
 * the completed ones too, would say something else with it. So would one that the program
 * relies on, used or not. Its words may change.
 */
export async function demandMeaningKept(work: Work, list: Entity, before: Values, after: Values): Promise<void> {
  const changed = list.decides.find((name) => (before[name] ?? null) !== (after[name] ?? null))
  if (!changed || !(isKnown(list, before) || (await isUsed(work, list, [String(before.id)])))) return
  throw new Problem('meaningKept', {
    field: list.fields[changed]?.label ?? list.label,
    value: itemLabel(before),
  })
}

/** Throws `meaningKept` when an item goes that the program relies on, such as a state of a survey. */
export function demandNoMeaning(list: Entity, item: Values): void {
  if (isKnown(list, item)) throw new Problem('meaningKept', { field: null, value: itemLabel(item) })
}

const isKnown = (list: Entity, item: Values) => list.known.includes(String(item.code))

/** Whether a record outside the lists uses one of these items, or an item nested in one. */
async function isUsed(work: Work, list: Entity, ids: readonly string[]): Promise<boolean> {
  for (const { from, field, kind } of pointingAt(list)) {
    // What is only a part of the item, as its mappings are, says nothing with it.
    if (kind.onDelete === 'cascade' && !from.isLookup) continue
    const tenant = tenantColumn(from)
    const rows = await work.query<{ id: string }>(
      `select t."id"::text from ${q(tableOf(from))} t where t.${q(columnOf(field, kind))} = any($1::${list.id}[]) and t."deleted_at" is null
       and ${tenant ? `t.${q(tenant)} = $2` : '$2::integer is not null'}${from.isLookup ? '' : ' limit 1'}`,
      [ids, work.session.organisationId],
    )
    if (rows.length === 0) continue
    if (!from.isLookup) return true
    if (
      await isUsed(
        work,
        from,
        rows.map(({ id }) => id),
      )
    )
      return true
  }
  return false
}
