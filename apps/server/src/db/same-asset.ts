import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { BelongsToField, ManyToManyField } from '@vezel/model/kit/field.ts'
import { points, pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { columnOf, linkTableOf, ofTenant, q, tableOf } from './names.ts'
import { referencesTo } from './references.ts'
import type { Values, Work } from './work.ts'

/** A relation of a record to something that lies on an asset. */
export interface Anchor<Kind = BelongsToField | ManyToManyField> {
  readonly name: string
  readonly field: Kind
  readonly target: Entity
}

/** What a record of the entity may hold, its variants included: they share one table. */
const fieldsOf = (entity: Entity) =>
  Object.entries(
    Object.assign({}, ...[model.stored(entity), ...model.variants(model.stored(entity))].map((e) => e.fields)),
  ) as [string, Entity['fields'][string]][]

/** Every relation to one record that a row always has, and that whoever writes it chooses. */
const alwaysOf = (entity: Entity): Anchor<BelongsToField>[] =>
  fieldsOf(entity).flatMap(([name, field]) =>
    pointsAtOne(field) && field.required && !field.readOnly && !field.isLookup
      ? [{ name, field, target: model.stored(model.named(field.target)) }]
      : [],
  )

/** The asset itself: what surveys share, and a piece of nothing else that they share. */
const isAsset = (entity: Entity) =>
  model.stored(entity).shared !== undefined && !alwaysOf(entity).some(({ target }) => target.shared)

const roads = new Map<string, readonly Anchor<BelongsToField>[] | undefined>()

/** The shortest way from a record up to the asset it lies on, by relations that it always has; undefined: on none. */
function roadOf(entity: Entity, below: readonly string[] = []): readonly Anchor<BelongsToField>[] | undefined {
  const { key } = model.stored(entity)
  if (isAsset(entity)) return []
  if (roads.has(key)) return roads.get(key)
  const found = alwaysOf(entity)
    .filter(({ target }) => target.key !== key && !below.includes(target.key))
    .flatMap((step) => {
      const rest = roadOf(step.target, [...below, key])
      return rest ? [[step, ...rest]] : []
    })
    .sort((a, b) => a.length - b.length)[0]
  // What was left out on the way here may be the shortest way from elsewhere.
  if (below.length === 0) roads.set(key, found)
  return found
}

/**
 * The relations of a record that must all lead to one asset, the one that says which first: what it is part of, else what it
 * always has. What the product sets itself, such as what a survey was copied from, is not asked. Fewer than two: nothing to ask.
 */
export function anchorsOf(entity: Entity): readonly Anchor[] {
  if (isAsset(entity)) return []
  const all = fieldsOf(entity).flatMap(([name, field]): Anchor[] => {
    if (!points(field) || field.readOnly) return []
    const target = model.stored(model.named(field.target))
    return roadOf(target) ? [{ name, field, target }] : []
  })
  const weight = ({ name, field }: Anchor) =>
    pointsAtOne(field) && field.required ? (entity.partOf.includes(name) ? 0 : 1) : 2
  return [...all].sort((a, b) => weight(a) - weight(b))
}

/** The asset of the record with this id, as SQL; null where there is no such record. */
function assetSql(entity: Entity, id: string, organisation: string, depth = 0): string {
  const [step] = roadOf(entity) ?? []
  if (!step) return id
  const x = `a${depth}`
  const above = assetSql(step.target, `${x}.${q(columnOf(step.name, step.field))}`, organisation, depth + 1)
  return `(select ${above} from ${q(tableOf(entity))} ${x} where ${x}."organisatie_id" = ${organisation} and ${x}."id" = ${id})`
}

/** For each relation but the first, whether the row `t` points by it at something of another asset. */
function strayingSql(entity: Entity): readonly { readonly name: string; readonly sql: string }[] {
  const [base, ...others] = anchorsOf(entity)
  if (!base || others.length === 0) return []
  const own = assetSql(base.target, `t.${q(columnOf(base.name, base.field))}`, '$2::integer')
  return others.map(({ name, field, target }) => {
    const at = (id: string) => `coalesce(${assetSql(target, id, '$2::integer')} <> ${own}, false)`
    if (pointsAtOne(field)) return { name, sql: at(`t.${q(columnOf(name, field))}`) }
    const links = q(linkTableOf(model.stored(entity), name))
    return {
      name,
      sql: `exists (select 1 from ${links} l where l."organisatie_id" = $2::integer and l."van_id" = t."id" and ${at('l."naar_id"')})`,
    }
  })
}

/** The relations by which live rows that meet a condition on $1 point at another asset than the rest of their row does. */
async function strayingOf(work: Work, entity: Entity, condition: string, ids: readonly unknown[]): Promise<string[]> {
  const asked = strayingSql(entity)
  if (asked.length === 0 || ids.length === 0) return []
  const [row] = await work.query<Record<string, boolean | null>>(
    `select ${asked.map(({ name, sql }) => `bool_or(${sql}) as ${q(name)}`).join(', ')} from ${q(tableOf(entity))} t
     where ${condition} and ${ofTenant(entity)} and t."deleted_at" is null`,
    [ids, work.session.organisationId],
  )
  return asked.filter(({ name }) => row?.[name]).map(({ name }) => name)
}

/** Moving from asset to asset and pointing at what may move take turns, so that neither misses the other. */
async function takeTurn(work: Work, isMove: boolean): Promise<void> {
  await work.query(`select pg_advisory_xact_lock${isMove ? '' : '_shared'}(hashtextextended($1, 0))`, [
    `assets ${work.session.organisationId}`,
  ])
}

/**
 * Every relation of a record leads to one asset: a finding, a sample or a limitation of a survey says nothing of another
 * building, which no report would print and no right of that survey covers. Asked of a row that has been written, with its
 * values before and after; answers an issue for each relation that leads elsewhere, or one for what may not be moved
 * because something hangs on it that stays.
 */
export async function assetIssues(
  work: Work,
  entity: Entity,
  id: string,
  { before, after }: { readonly before?: Values; readonly after: Values },
): Promise<Issue[]> {
  const names = [...new Set([...anchorsOf(entity), ...(roadOf(entity) ?? []).slice(0, 1)].map(({ name }) => name))]
  if (!names.some((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after[name] ?? null))) return []
  const hasMoved = before !== undefined && (await isMoved(work, entity, before, after))
  await takeTurn(work, hasMoved)
  const straying = await strayingOf(work, entity, `t."id" = any($1::${entity.id}[])`, [id])
  if (straying.length > 0) return straying.map((path) => ({ path, rule: 'sameAsset', args: [] }))
  const [road] = roadOf(entity) ?? []
  if (!hasMoved || !road || !(await holdsBack(work, entity, id))) return []
  return [{ path: road.name, rule: 'staysOnAsset', args: [] }]
}

/** The relations by which records that are back point at another asset. */
export async function restoredIssues(work: Work, entity: Entity, ids: readonly string[]): Promise<Issue[]> {
  if (anchorsOf(entity).length < 2) return []
  await takeTurn(work, false)
  const straying = await strayingOf(work, entity, `t."id" = any($1::${entity.id}[])`, ids)
  return straying.map((path) => ({ path, rule: 'sameAsset', args: [] }))
}

async function isMoved(work: Work, entity: Entity, before: Values, after: Values): Promise<boolean> {
  const [road] = roadOf(entity) ?? []
  if (!road || before[road.name] === after[road.name]) return false
  const at = (place: string) => assetSql(road.target, `try_uuid(${place})`, '$3::integer')
  const [row] = await work.query<{ moved: boolean }>(
    `select $3::integer is not null and ${at('$1')} is distinct from ${at('$2')} as "moved"`,
    [before[road.name], after[road.name], work.session.organisationId],
  )
  return row?.moved === true
}

/** Whether something hangs on a moved record, at any depth, that another relation holds to the asset it was on. */
async function holdsBack(work: Work, entity: Entity, id: string): Promise<boolean> {
  const queue = [{ entity: model.stored(entity), ids: [id] }]
  const seen = new Set([`${model.stored(entity).key}:${id}`])
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const { from, field, kind } of referencesTo(next.entity)) {
      const below = model.stored(from)
      if (kind.readOnly || !roadOf(below)) continue
      const at = pointsAtMany(kind)
        ? `t."id" in (select l."van_id" from ${q(linkTableOf(below, field))} l where l."organisatie_id" = $2 and l."naar_id" = any($1::${next.entity.id}[]))`
        : `t.${q(columnOf(field, kind))} = any($1::${next.entity.id}[])`
      if ((await strayingOf(work, below, at, next.ids)).length > 0) return true
      const rows = await work.query<{ id: string }>(
        `select t."id"::text from ${q(tableOf(below))} t where ${at} and ${ofTenant(below)} and t."deleted_at" is null`,
        [next.ids, work.session.organisationId],
      )
      const fresh = rows.map((row) => row.id).filter((to) => !seen.has(`${below.key}:${to}`))
      for (const to of fresh) seen.add(`${below.key}:${to}`)
      if (fresh.length > 0) queue.push({ entity: below, ids: fresh })
    }
  }
  return false
}
