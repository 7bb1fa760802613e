import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { BelongsToField, ManyToManyField } from '@vezel/model/kit/field.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { idsIn } from '../kinds/relation.ts'
import { parentOf } from './fill-list.ts'
import { columnOf, linkTableOf, ofTenant, q, tableOf } from './names.ts'
import { oncePer } from './once-per.ts'
import { endSql, partsOf, toAsset, toSurvey } from './same-asset.ts'
import { ofAll, ofEach, type Question } from './wave.ts'
import type { Values, Work } from './work.ts'

/** A relation by which a record names items of a list. */
export interface ItemRelation {
  readonly name: string
  readonly field: BelongsToField | ManyToManyField
  readonly list: Entity
}

/** The relations of a record to items of lists that stand in a variable set. */
export const itemRelationsOf = oncePer((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]): ItemRelation[] => {
    if (!(pointsAtOne(field) || pointsAtMany(field))) return []
    const list = model.named(field.target)
    return list.isLookup && list.scope !== 'global' ? [{ name, field, list }] : []
  }),
)

/** The set that an item is of, through what it stands in, as SQL. */
export function setOfItem(list: Entity, item: string, organisation: string, depth = 0): string {
  const alias = `s${depth}`
  const above = parentOf(list)
  const column = above && `${alias}.${q(columnOf(above.name, above.field))}`
  const set = above && column ? setOfItem(model.named(above.field.target), column, organisation, depth + 1) : undefined
  return `(select ${set ?? `${alias}."variable_set_id"`} from ${q(tableOf(list))} ${alias} where ${alias}."organisatie_id" = ${organisation} and ${alias}."id" = ${item})`
}

/** The relation by which a record that is no item says which set it works with. */
const ownSetOf = (entity: Entity) =>
  Object.entries(entity.fields).find(([, field]) => pointsAtOne(field) && field.target === 'variableSet')?.[0]

/** The set that a record works with by itself; null of any other. */
export const setOf = (entity: Entity, row: Values): unknown => row[ownSetOf(entity) ?? ''] ?? null

/** What a record is part of for good, at the end of the way, where that works with a set of its own. */
function wholeOf(entity: Entity): Entity | undefined {
  const [step] = partsOf(entity)
  if (!step) return undefined
  return wholeOf(step.target) ?? (ownSetOf(step.target) ? step.target : undefined)
}

/**
 * The set that the row `t` is of, as SQL: of an item its own, of what hangs on an item that one's, else that of the survey
 * it is part of. Null, or undefined, of what is of none.
 */
function homeSql(entity: Entity): string | undefined {
  if (entity.isLookup) return setOfItem(entity, 't."id"', '$2::integer')
  if (ownSetOf(entity)) return setColumn(entity, 't')
  // What goes with an item of any list is of the set of the one that it always has.
  const hung = itemRelationsOf(entity)
  const base = hung.find(({ field }) => pointsAtOne(field) && field.required)
  if (base && pointsAtOne(base.field) && hung.some(({ field }) => pointsAtOne(field) && field.onDelete === 'cascade'))
    return setOfItem(base.list, `t.${q(columnOf(base.name, base.field))}`, '$2::integer')
  const end = wholeOf(entity)
  if (!end) return undefined
  const id = endSql(toSurvey, entity, 't."id"', '$2::integer')
  return `(select ${setColumn(end, 'h')} from ${q(tableOf(end))} h where h."organisatie_id" = $2::integer and h."id" = ${id})`
}

function setColumn(entity: Entity, alias: string): string {
  const name = ownSetOf(entity) ?? ''
  return `${alias}.${q(columnOf(name, entity.fields[name] as BelongsToField))}`
}

/** The set that the organisation works with, as SQL. */
const currentSql = `(select "variable_set_id" from "inventarisatie_organisatie" where "id" = $2::integer)`

interface Written {
  readonly id: string
  readonly before?: Values
  readonly after: Values
}

/** An item that a row names. */
interface Chosen {
  readonly row: string
  readonly name: string
  readonly list: string
  readonly item: string
}
interface Stray {
  readonly row: string
  readonly name: string
  readonly set: number
  /** Null of a row that is of no set. */
  readonly home: number | null
}

const itemsOf = (held: unknown): readonly string[] =>
  Array.isArray(held) ? idsIn(held) : held === null || held === undefined ? [] : [String(held)]

/** The items that a row names, `fresh` those that it did not name before. */
function namedBy(entity: Entity, { id, before, after }: Written): { fresh: Chosen[]; held: Chosen[] } {
  const fresh: Chosen[] = []
  const held: Chosen[] = []
  for (const { name, list } of itemRelationsOf(entity)) {
    // What an item stands in says which set it is of.
    if (parentOf(entity)?.name === name && entity.isLookup) continue
    const had = itemsOf(before?.[name])
    const chosen = (item: string): Chosen => ({ row: id, name, list: list.key, item })
    held.push(...had.map(chosen))
    fresh.push(
      ...itemsOf(after[name])
        .filter((item) => !had.includes(item))
        .map(chosen),
    )
  }
  return { fresh, held }
}

/** The items as rows `c`, with the set that each is of; $1 to $5 are taken. */
function chosenSql(chosen: readonly Chosen[]): string {
  const lists = [...new Set(chosen.map(({ list }) => list))]
  const sets = lists.map((list) => `when '${list}' then ${setOfItem(model.named(list), 'a."item"', '$2::integer')}`)
  return `(select a."row", a."name", case a."list" ${sets.join(' ')} end as "set"
    from unnest($1::text[], $3::text[], $4::text[], $5::integer[]) a("row", "name", "list", "item")) c`
}
const valuesOf = (work: Work, chosen: readonly Chosen[]) => [
  chosen.map(({ row }) => row),
  work.session.organisationId,
  chosen.map(({ name }) => name),
  chosen.map(({ list }) => list),
  chosen.map(({ item }) => Number(item)),
]

/**
 * A record names items of one variable set: what is part of a survey those of the set that it was opened with, an item those
 * of its own, and what is of no survey those that the organisation works with, or a survey of the same asset, or that it named
 * itself. Reports and lists go by the items of a set: one of another is offered nowhere, and compared with none. What a
 * record names already it may keep. Asked of rows that have been written; answers by id an issue for each relation.
 */
export async function setIssues(
  work: Work,
  entity: Entity,
  rows: readonly Written[],
): Promise<ReadonlyMap<string, readonly Issue[]>> {
  const found = new Map<string, readonly Issue[]>()
  const named = rows.map((row) => namedBy(entity, row))
  const fresh = named.flatMap((one) => one.fresh)
  if (fresh.length === 0) return found
  const strays = await strayingOf(work, entity, fresh)
  if (strays.length === 0) return found
  const held = named.flatMap((one) => one.held)
  const free = strays.filter(({ home }) => home === null)
  const allowed = free.length > 0 ? await alsoAllowed(work, entity, free, held) : new Set<string>()
  const refused = strays.filter(({ row, set, home }) => home !== null || !allowed.has(`${row} ${set}`))
  for (const [row, all] of Map.groupBy(refused, ({ row }) => row)) found.set(row, issuesOf(all))
  return found
}

const issuesOf = (strays: readonly Pick<Stray, 'name'>[]): Issue[] =>
  [...new Set(strays.map(({ name }) => name))].map((path) => ({ path, rule: 'isOfSet', args: [] }))

/** Those of these items that are of another set than their row, or, where that is of none, than the organisation works with. */
function strayingOf(work: Work, entity: Entity, chosen: readonly Chosen[]): Promise<Stray[]> {
  const home = homeSql(entity) ?? 'null::integer'
  return work.query<Stray>(
    `select c."row", c."name", c."set", h."set" as "home" from ${chosenSql(chosen)}
     join ${q(tableOf(entity))} t on t."id" = c."row"::${entity.id} and ${ofTenant(entity)}
     cross join lateral (select ${home} as "set") h
     where c."set" is not null and c."set" <> coalesce(h."set", ${currentSql})`,
    valuesOf(work, chosen),
  )
}

/** What a row that is of no set may name besides: items of a set of which it named one, or of that of a survey of its asset. */
async function alsoAllowed(
  work: Work,
  entity: Entity,
  strays: readonly Stray[],
  held: readonly Chosen[],
): Promise<ReadonlySet<string>> {
  const allowed = new Set<string>()
  if (held.length > 0)
    for (const { row, set } of await work.query<Stray>(
      `select c."row", c."set" from ${chosenSql(held)} where $2::integer is not null`,
      valuesOf(work, held),
    ))
      allowed.add(`${row} ${set}`)
  const asset = endSql(toAsset, entity, 'a."row"', '$2::integer')
  for (const survey of model.entities.filter((one) => !one.isLookup && ownSetOf(one) && toAsset(one))) {
    if (!model.stored(entity).shared && !toAsset(entity)) continue
    const found = await work.query<Stray>(
      `select a."row"::text, a."set" from unnest($1::${entity.id}[], $3::integer[]) a("row", "set")
       where exists (select from ${q(tableOf(survey))} o where o."organisatie_id" = $2::integer and o."deleted_at" is null
         and ${setColumn(survey, 'o')} = a."set" and ${endSql(toAsset, survey, 'o."id"', '$2::integer')} = ${asset})`,
      [strays.map(({ row }) => row), work.session.organisationId, strays.map(({ set }) => set)],
    )
    for (const { row, set } of found) allowed.add(`${row} ${set}`)
  }
  return allowed
}

/**
 * The relations by which records that are back name items of another set than the survey they are part of, where that moved
 * after the line of history by which they went: what it named all along it may keep. Without a line every such relation.
 */
export async function restoredSetIssues(
  work: Work,
  entity: Entity,
  ids: readonly string[],
  line: string | undefined,
): Promise<Issue[]> {
  const home = entity.isLookup ? undefined : homeSql(entity)
  const asked = home ? itemRelationsOf(entity) : []
  if (asked.length === 0) return []
  const sql = asked.map(({ name, field, list }) => {
    if (pointsAtOne(field))
      return `${setOfItem(list, `t.${q(columnOf(name, field))}`, '$2::integer')} <> h."set" as ${q(name)}`
    const links = q(linkTableOf(model.stored(entity), name))
    return `exists (select from ${links} l where l."organisatie_id" = $2::integer and l."van_id" = t."id" and ${setOfItem(list, 'l."naar_id"', '$2::integer')} <> h."set") as ${q(name)}`
  })
  const ask: Question<Back, readonly string[]>['ask'] = async (query, keys) => {
    const rows = await query<Record<string, unknown>>(
      `select t."id"::text, ${sql.join(', ')} from unnest($1::text[], $3::bigint[]) b("id", "line")
       join ${q(tableOf(entity))} t on t."id" = b."id"::${entity.id} and ${ofTenant(entity)}
       cross join lateral (select ${home} as "set") h where ${hasMovedSql(entity)}`,
      [keys.map(({ id }) => id), work.session.organisationId, keys.map((key) => key.line ?? null)],
    )
    const straying = new Map(
      rows.map((row) => [String(row.id), asked.flatMap(({ name }) => (row[name] === true ? [name] : []))]),
    )
    return keys.map(({ id }) => straying.get(id) ?? [])
  }
  const backs = ids.map((id): Back => ({ id, line }))
  const straying = await ofAll(work, { name: `set of ${entity.key}`, ask }, backs)
  return issuesOf(straying.flat().map((name) => ({ name })))
}

/** A record that is back, with the line of history by which it went. */
interface Back {
  readonly id: string
  readonly line: string | undefined
}

/** Whether what the row `t` is part of took another set after the line `b`, as SQL; of what is of no survey nothing moves. */
function hasMovedSql(entity: Entity): string {
  const end = wholeOf(entity)
  if (!end) return 'b."line" is null'
  return `(b."line" is null or exists (select from "geschiedenis" g where g."organisatie_id" = $2::integer
    and g."record_type" = '${end.api.type}' and g."record_id" = ${endSql(toSurvey, entity, 't."id"', '$2::integer')}::text
    and g."actie" = 'update' and g."id" > b."line" and jsonb_exists(g."wijzigingen", '${ownSetOf(end)}')))`
}

/** Refuses an item that would go to another set: what names it would name an item of a set that is not its own. */
export async function movedItemIssues(
  work: Work,
  list: Entity,
  before: Values | undefined,
  after: Values,
): Promise<Issue[]> {
  if (!list.isLookup || !before) return []
  const above = parentOf(list)
  const name = above?.name ?? 'variable_set'
  if (before[name] === after[name]) return []
  const issue: Issue = { path: name, rule: 'staysInSet', args: [] }
  if (!above) return [issue]
  const set = (at: string) => setOfItem(model.named(above.field.target), at, '$1::integer')
  const [row] = await work.query<{ same: boolean | null }>(
    `select ${set('$2::integer')} = ${set('$3::integer')} as "same"`,
    [work.session.organisationId, Number(before[name]), Number(after[name])],
  )
  // What leads nowhere is refused as unknown.
  return row?.same === false ? [issue] : []
}

/** The set of whose lists a new record takes its items, as it stands in its draft; null of what is of no set. */
export async function homeOf(work: Work, entity: Entity, draft: Values): Promise<string | null> {
  const [step] = partsOf(entity)
  const end = wholeOf(entity)
  const id = step && draft[step.name]
  if (!step || !end || !id) return null
  const ask: Question<string, string | null>['ask'] = async (query, keys) => {
    const rows = await query<{ id: string; set: string | null }>(
      `select a."id", (select ${setColumn(end, 'h')}::text from ${q(tableOf(end))} h where h."organisatie_id" = $2::integer
         and h."id" = ${endSql(toSurvey, step.target, 'try_uuid(a."id")', '$2::integer')}) as "set" from unnest($1::text[]) a("id")`,
      [keys, work.session.organisationId],
    )
    const sets = new Map(rows.map((row) => [row.id, row.set]))
    return keys.map((key) => sets.get(key) ?? null)
  }
  return ofEach(work, { name: `home of ${step.target.key}`, ask }, String(id))
}
