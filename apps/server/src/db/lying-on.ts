import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { columnOf, linkTableOf, ofTenant, q, tableOf } from './names.ts'
import { type Reference, referencesTo } from './references.ts'
import { anchorsOf, isAsset, strayingOf, takeTurn } from './same-asset.ts'
import type { Work } from './work.ts'

/** A record on an asset, as `key:id` of its stored kind. */
export type OnAsset = `${string}:${string}`
export const onAsset = (entity: Entity, id: unknown): OnAsset => `${model.stored(entity).key}:${id}`
const kindOf = (record: OnAsset): Entity => model.named(record.slice(0, record.indexOf(':')))
export const idOn = (record: OnAsset): string => record.slice(record.indexOf(':') + 1)

/** The relations of what stands for an asset one to one: its folder of surveys and sources. */
export const standingFor = (asset: Entity): readonly Reference[] =>
  referencesTo(asset).filter(({ from, kind }) => pointsAtOne(kind) && kind.unique === true && from.shared !== undefined)

/** What stands for an asset one to one, by the key of its kind. */
export async function standIns(work: Work, asset: Entity, id: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const reference of standingFor(asset))
    for (const row of await pointing(work, reference, [id])) found.set(reference.from.key, row.id)
  return found
}

/**
 * What lies on an asset, at any depth, each with what it names there: the asset itself and what stands for it left out. Waits
 * for whoever moves something to or from an asset.
 */
export async function lyingOn(
  work: Work,
  asset: Entity,
  id: string,
): Promise<ReadonlyMap<OnAsset, readonly OnAsset[]>> {
  await takeTurn(work, true)
  const grounds = new Set([onAsset(asset, id)])
  const queue = [{ entity: model.stored(asset), ids: [id] }]
  for (const [key, folder] of await standIns(work, asset, id)) {
    const entity = model.named(key)
    grounds.add(onAsset(entity, folder))
    queue.push({ entity, ids: [folder] })
  }
  const found = new Map<OnAsset, OnAsset[]>()
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const reference of referencesTo(next.entity)) {
      const below = model.stored(reference.from)
      if (!anchorsOf(below).some(({ name }) => name === reference.field) || isAsset(below)) continue
      const rows = (await pointing(work, reference, next.ids)).map((row) => ({ ...row, on: onAsset(below, row.id) }))
      const fresh = [...new Set(rows.filter(({ on }) => !found.has(on) && !grounds.has(on)).map((row) => row.id))]
      for (const one of fresh) found.set(onAsset(below, one), await knowing(work, below, one))
      for (const { on, at } of rows) {
        const named = onAsset(next.entity, at)
        if (!grounds.has(named)) found.get(on)?.push(named)
      }
      if (fresh.length > 0) queue.push({ entity: below, ids: fresh })
    }
  }
  return found
}

/** What wrote down, when it closed, that it knew of this one: it holds that as well as a relation would. */
async function knowing(work: Work, entity: Entity, id: string): Promise<OnAsset[]> {
  const known = entity.shared?.knownTo
  if (!known) return []
  const by = model.named(known.key)
  const rows = await work.query<{ id: string }>(
    `select t.${q(`${tableOf(by)}_id`)}::text as "id" from ${q(known.table)} t where t.${q(`${tableOf(entity)}_id`)} = $1 and t."organisatie_id" = $2`,
    [id, work.session.organisationId],
  )
  return rows.map((row) => onAsset(by, row.id))
}

/** The live rows that name one of these by a relation: a row for each that they name. */
function pointing(
  work: Work,
  { from, field, kind }: Reference,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly at: string }[]> {
  const below = model.stored(from)
  const [join, at] = pointsAtMany(kind)
    ? [
        `join ${q(linkTableOf(below, field))} l on l."organisatie_id" = t."organisatie_id" and l."van_id" = t."id"`,
        'l."naar_id"',
      ]
    : ['', `t.${q(columnOf(field, kind))}`]
  return work.query(
    `select t."id"::text, ${at}::text as "at" from ${q(tableOf(below))} t ${join}
     where ${at} = any($1::${model.named(kind.target).id}[]) and ${ofTenant(below)} and t."deleted_at" is null order by t."id"`,
    [ids, work.session.organisationId],
  )
}

/** Whether one of these names something on another asset than it lies on, two that are one meanwhile told apart. */
export async function isTorn(work: Work, records: Iterable<OnAsset>): Promise<boolean> {
  const { oneAsset: _, ...apart } = work
  for (const [entity, of] of Map.groupBy(records, kindOf)) {
    const straying = await strayingOf(apart, entity, `t."id" = any($1::${entity.id}[])`, of.map(idOn))
    if (straying.size > 0) return true
  }
  return false
}

/** Records in groups of those that hang together, by any road. */
export function groupsOf(named: ReadonlyMap<OnAsset, readonly OnAsset[]>): readonly (readonly OnAsset[])[] {
  const above = new Map<OnAsset, OnAsset>()
  const top = (one: OnAsset): OnAsset => {
    let at = one
    for (let up = above.get(at); up !== undefined; up = above.get(at)) at = up
    return at
  }
  for (const [one, others] of named)
    for (const other of others) {
      const [a, b] = [top(one), top(other)]
      if (a !== b) above.set(a, b)
    }
  return [...Map.groupBy(named.keys(), top).values()]
}
