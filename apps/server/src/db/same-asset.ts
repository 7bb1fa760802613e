import { model } from '@vezel/model'
import { isClosedAlong } from '@vezel/model/closed.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { BelongsToField, ManyToManyField } from '@vezel/model/kit/field.ts'
import { points, pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { idsIn } from '../kinds/relation.ts'
import { columnOf, linkTableOf, ofTenant, q, tableOf } from './names.ts'
import { oncePer } from './once-per.ts'
import { referencesTo } from './references.ts'
import { ofAll, type Question } from './wave.ts'
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
export const isAsset = (entity: Entity) =>
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
 * always has. What the product sets itself, such as what a survey was copied from, is not asked.
 */
export const anchorsOf = oncePer((entity): readonly Anchor[] => {
  if (isAsset(entity)) return []
  const all = fieldsOf(entity).flatMap(([name, field]): Anchor[] => {
    if (!points(field) || field.readOnly) return []
    const target = model.stored(model.named(field.target))
    return roadOf(target) ? [{ name, field, target }] : []
  })
  const weight = ({ name, field }: Anchor) =>
    pointsAtOne(field) && field.required ? (entity.partOf.includes(name) ? 0 : 1) : 2
  return [...all].sort((a, b) => weight(a) - weight(b))
})

/** The first step from a record to what its way ends at; undefined where it ends. */
export type Way = (entity: Entity) => Anchor<BelongsToField> | undefined

/** To the asset, by the shortest way that a record always has. */
export const toAsset: Way = (entity) => roadOf(entity)?.[0]

/** To the survey: from part to what it is part of, by the relation that its definition names first. */
export const toSurvey: Way = (entity) => partsOf(entity)[0]

/** The relations by which a record is part of a survey for good. What surveys share is only listed by the one it names. */
export const partsOf = oncePer((entity): readonly Anchor<BelongsToField>[] =>
  isClosedAlong(entity)
    ? entity.partOf.flatMap((name) => {
        const field = entity.fields[name]
        return pointsAtOne(field) ? [{ name, field, target: model.stored(model.named(field.target)) }] : []
      })
    : [],
)

/** What the way from the record with this id ends at, as SQL; null where there is no such record. */
export function endSql(way: Way, entity: Entity, id: string, organisation: string, depth = 0): string {
  const step = way(entity)
  if (!step) return id
  const x = `a${depth}`
  const above = endSql(way, step.target, `${x}.${q(columnOf(step.name, step.field))}`, organisation, depth + 1)
  return `(select ${above} from ${q(tableOf(entity))} ${x} where ${x}."organisatie_id" = ${organisation} and ${x}."id" = ${id})`
}

/** What the way ends at by this relation, for each of these values of it. */
async function endsOf(work: Work, way: Way, { target }: Anchor, ids: readonly unknown[]): Promise<unknown[]> {
  const ends = ids.map((_, at) => `${endSql(way, target, `try_uuid($${at + 2})`, '$1::integer')} as "at${at}"`)
  const [row] = await work.query<Record<string, unknown>>(`select $1::integer, ${ends.join(', ')}`, [
    work.session.organisationId,
    ...ids,
  ])
  const [first, second] = work.oneAsset ?? []
  return ids.map((_, at) => row?.[`at${at}`] ?? null).map((end) => (end !== null && end === second ? first : end))
}

/** For each relation but the first, whether the row `t` points by it at something of another asset; of two that are one, $3 stands for $4. */
function strayingSql(entity: Entity, isOne: boolean): readonly { readonly name: string; readonly sql: string }[] {
  const [base, ...others] = anchorsOf(entity)
  if (!base || others.length === 0) return []
  const end = (target: Entity, id: string) => {
    const sql = endSql(toAsset, target, id, '$2::integer')
    return isOne
      ? `(select case when e."id" = $4::uuid then $3::uuid else e."id" end from (select ${sql} as "id") e)`
      : sql
  }
  const own = end(base.target, `t.${q(columnOf(base.name, base.field))}`)
  return others.map(({ name, field, target }) => {
    const at = (id: string) => `coalesce(${end(target, id)} <> ${own}, false)`
    if (pointsAtOne(field)) return { name, sql: at(`t.${q(columnOf(name, field))}`) }
    const links = q(linkTableOf(model.stored(entity), name))
    return {
      name,
      sql: `exists (select 1 from ${links} l where l."organisatie_id" = $2::integer and l."van_id" = t."id" and ${at('l."naar_id"')})`,
    }
  })
}

/** By id, the relations by which live rows that meet a condition on $1 point at another asset than the rest of their row does. */
export async function strayingOf(
  work: Work,
  entity: Entity,
  condition: string,
  ids: readonly unknown[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { oneAsset = [] } = work
  const asked = strayingSql(entity, oneAsset.length > 0)
  if (asked.length === 0 || ids.length === 0) return new Map()
  const rows = await work.query<Record<string, unknown>>(
    `select * from (
       select t."id"::text, ${asked.map(({ name, sql }) => `${sql} as ${q(name)}`).join(', ')} from ${q(tableOf(entity))} t
       where ${condition} and ${ofTenant(entity)} and t."deleted_at" is null
     ) s where ${asked.map(({ name }) => `s.${q(name)}`).join(' or ')}`,
    [ids, work.session.organisationId, ...oneAsset],
  )
  return new Map(
    rows.map((row) => [String(row.id), asked.filter(({ name }) => row[name] === true).map(({ name }) => name)]),
  )
}

/** Moving from asset to asset and pointing at what may move take turns, so that neither misses the other. */
export async function takeTurn(work: Work, isMove: boolean): Promise<void> {
  await work.query(`select pg_advisory_xact_lock${isMove ? '' : '_shared'}(hashtextextended($1, 0))`, [
    `assets ${work.session.organisationId}`,
  ])
}

/** A row that is being written: its values before, absent of a new one, and after. */
interface Written {
  readonly before?: Values
  readonly after: Values
}

const differs = (name: string, { before, after }: Written) =>
  JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after[name] ?? null)

/**
 * Whether surveys record it, or it tells of one thing that they recorded: then it says something of the asset it was recorded on,
 * and moves to no other.
 */
const isRecorded = ({ partOf, goesWith, shared, mentions, fields }: Entity) =>
  partOf.length > 0 ||
  goesWith !== undefined ||
  shared?.onSurvey === true ||
  mentions.some((name) => fields[name]?.required)

/**
 * What a survey recorded stays in it and on its asset, also where one relation alone says so: a result moved to another
 * building gives the material there a status that nobody found, and takes the one here away. Asked of values that are to be
 * written; answers an issue for each relation that leads elsewhere than the record was.
 */
export async function stayIssues(work: Work, entity: Entity, written: Written): Promise<Issue[]> {
  const left = [...(await surveyIssues(work, entity, written)), ...(await shownIssues(work, entity, written))]
  const [base] = anchorsOf(entity)
  if (left.length > 0 || !base || !isRecorded(entity) || !(await isMoved(work, base, written))) return left
  return [{ path: base.name, rule: 'sameAsset', args: [] }]
}

/** The relations that lead to another survey than the record was part of, or, of a new one, than its first leads to. */
async function surveyIssues(work: Work, entity: Entity, written: Written): Promise<Issue[]> {
  const { before, after } = written
  const parts = partsOf(entity)
  const changed = parts.filter(({ name }) => differs(name, written))
  const [base] = parts
  if (!base || changed.length === 0 || (!before && parts.length === 1)) return []
  const [had, has] = await endsOf(work, toSurvey, base, [before?.[base.name], after[base.name]])
  const home = had ?? has
  const issues: Issue[] = []
  for (const part of changed) {
    const [to] = await endsOf(work, toSurvey, part, [after[part.name]])
    // Only the first says of which survey it is when it is cleared; one that leads nowhere is refused as unknown.
    const isCleared = part === base && !after[part.name]
    if (to === home || (!to && !isCleared)) continue
    issues.push({ path: part.name, rule: part === base ? 'staysInSurvey' : 'sameSurvey', args: [] })
  }
  return issues
}

/**
 * The relations by which a record shows several others that are part of a survey, such as the samples on a photo. Numbers
 * are of a survey: beside a photo of another one they name something else. One that refers to a single record has a rule of its own.
 */
export const shownBy = oncePer((entity): readonly Anchor<ManyToManyField>[] =>
  partsOf(entity).length === 0
    ? []
    : Object.entries(entity.fields).flatMap(([name, field]) => {
        if (!pointsAtMany(field) || field.readOnly) return []
        const target = model.stored(model.named(field.target))
        return partsOf(target).length > 0 ? [{ name, field, target }] : []
      }),
)

/** The relations by which a record comes to show something of another survey than its own. */
async function shownIssues(work: Work, entity: Entity, { before, after }: Written): Promise<Issue[]> {
  const [base] = partsOf(entity)
  const issues: Issue[] = []
  for (const shown of shownBy(entity)) {
    const had = new Set(idsIn(before?.[shown.name] ?? []))
    const fresh = idsIn(after[shown.name] ?? []).filter((id) => !had.has(id))
    if (!base || fresh.length === 0) continue
    const [home] = await endsOf(work, toSurvey, base, [after[base.name]])
    const ends = await endsOf(work, toSurvey, shown, fresh)
    // What leads nowhere is refused as unknown.
    if (home && ends.some((end) => end && end !== home)) issues.push({ path: shown.name, rule: 'sameSurvey', args: [] })
  }
  return issues
}

/**
 * Every relation of a record leads to one asset: a finding, a sample or a limitation of a survey says nothing of another
 * building, which no report would print and no right of that survey covers. Asked of rows that have been written, with
 * their values before and after; answers by id an issue for each relation that leads elsewhere, or one for what may not be
 * moved because something hangs on it that stays.
 */
export async function assetIssues(
  work: Work,
  entity: Entity,
  rows: readonly (Written & { readonly id: string })[],
): Promise<ReadonlyMap<string, readonly Issue[]>> {
  const anchors = anchorsOf(entity)
  const [base] = anchors
  const touched = rows.filter((row) => anchors.some(({ name }) => differs(name, row)))
  if (!base || touched.length === 0) return new Map()
  const moved: string[] = []
  for (const row of touched) if (await isMoved(work, base, row)) moved.push(row.id)
  await takeTurn(work, moved.length > 0)
  const ids = touched.map(({ id }) => id)
  const found = new Map<string, readonly Issue[]>()
  for (const [id, names] of await strayingOf(work, entity, `t."id" = any($1::${entity.id}[])`, ids))
    found.set(
      id,
      names.map((path) => ({ path, rule: 'sameAsset', args: [] })),
    )
  for (const id of moved)
    if (!found.has(id) && (await holdsBack(work, entity, id)))
      found.set(id, [{ path: base.name, rule: 'staysOnAsset', args: [] }])
  return found
}

/** The relations by which records that are back point at another asset. */
export async function restoredIssues(work: Work, entity: Entity, ids: readonly string[]): Promise<Issue[]> {
  if (anchorsOf(entity).length < 2) return []
  await takeTurn(work, false)
  const ask: Question<string, readonly string[]>['ask'] = async (query, asked) => {
    const straying = await strayingOf({ ...work, query }, entity, `t."id" = any($1::${entity.id}[])`, asked)
    return asked.map((id) => straying.get(id) ?? [])
  }
  const straying = await ofAll(work, { name: `straying ${entity.key}`, ask }, ids)
  return [...new Set(straying.flat())].map((path) => ({ path, rule: 'sameAsset', args: [] }))
}

/** Whether what says the asset of a row leads to another than before. */
async function isMoved(work: Work, base: Anchor, written: Written): Promise<boolean> {
  const { before, after } = written
  if (!before || !differs(base.name, written)) return false
  const [had, has] = await endsOf(work, toAsset, base, [before[base.name], after[base.name]])
  // What leads nowhere is refused as unknown.
  return has !== null && had !== has
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
      if ((await strayingOf(work, below, at, next.ids)).size > 0) return true
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
