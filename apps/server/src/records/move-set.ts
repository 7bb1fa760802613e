import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { rememberAll } from '../db/history.ts'
import { columnOf, idOf, q, tableOf } from '../db/names.ts'
import { demandWritable } from '../db/open.ts'
import { twinOf } from '../db/twin.ts'
import { rowColumns, type Values, type Work } from '../db/work.ts'
import { idsIn } from '../kinds/relation.ts'
import { inputOf } from './history.ts'
import { rehearse } from './many/attempt.ts'
import { boundRows, eachOf, inTurn, type Outcome } from './many/outcome.ts'
import { type Changed, change, type Done } from './write.ts'
import { changesOf } from './writing/changes.ts'
import { lock } from './writing/lock.ts'
import { writeLinks, writeRows } from './writing/store.ts'

const survey = model.entity('survey')
const variableSet = model.entity('variableSet')

/** The fields that name items of lists of a set. */
const listFields = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    if (!(pointsAtOne(field) || pointsAtMany(field))) return []
    const list = model.named(field.target)
    return list.isLookup && list.scope !== 'global' ? [{ name, list, isMany: pointsAtMany(field) }] : []
  })

/** What is part of a survey and names items; the survey itself is written by the ordinary change. */
const parts: readonly Entity[] = model.entities.filter(
  (entity) => entity.partOf.length > 0 && !entity.variantOf && listFields(entity).length > 0,
)

/** The condition on a row that it is part of the survey `$2`, by any of its roads. */
function inSurvey(entity: Entity, alias: string, depth = 0): string {
  const roads = entity.partOf.flatMap((name) => {
    const field = entity.fields[name]
    if (!pointsAtOne(field)) return []
    const target = model.named(field.target)
    const column = `${alias}.${q(columnOf(name, field))}`
    if (target.key === survey.key) return [`${column} = $2::uuid`]
    const above = `a${depth}`
    return [
      `exists (select from ${q(tableOf(target))} ${above} where ${above}."organisatie_id" = ${alias}."organisatie_id" and ${above}."id" = ${column} and (${inSurvey(target, above, depth + 1)}))`,
    ]
  })
  return roads.join(' or ')
}

/**
 * Moves open surveys to another variable set, each whole or not at all: what is recorded in one names the items of that set
 * with the same codes. One of which an item has no match there is refused, and says which; so is one in which something is
 * closed, quoted by a closed survey or of another survey. What takes it back is the move to the set before.
 */
export async function moveToSet(work: Work, ids: readonly string[], set: string, isPreview: boolean): Promise<Outcome> {
  demandRole(work.session, variableSet, 'update')
  boundRows(ids.length)
  const target = await lock(work, variableSet, set)
  const task = () => eachOf(ids, (list) => inTurn(work, list, (id) => moveOne(work, id, String(target.id))))
  return { ...(await (isPreview ? rehearse(work, task) : task())), batch: null }
}

async function moveOne(work: Work, given: string, set: string): Promise<Done> {
  const before = await lock(work, survey, given)
  const id = String(before.id)
  await demandRight(work, survey, survey.access.update, { before })
  await demandWritable(work, [{ entity: survey, before, after: before }])
  if (before.variable_set === set) return { id, isSame: true }
  await demandOwnSources(work, id, set)
  const rows = new Map<Entity, readonly Values[]>([[survey, [before]]])
  for (const part of parts)
    rows.set(
      part,
      await work.query<Values>(
        `select ${rowColumns(part, 't')} from ${q(tableOf(part))} t where t."organisatie_id" = $1 and t."deleted_at" is null and (${inSurvey(part, 't')}) order by t."id" for update`,
        [work.session.organisationId, id],
      ),
    )
  const twins = await twinsOf(work, rows, set)
  for (const part of parts) await movePart(work, part, rows.get(part) ?? [], twins)
  const after = moved(survey, before, twins)
  const changed = Object.keys(changesOf(survey, before, after))
  const input = await inputOf(work, survey, Object.fromEntries(changed.map((name) => [name, after[name]])))
  await change({ ...work, namesAgain: true }, survey, id, { ...input, variable_set: { connect: { id: set } } })
  return { id }
}

/** By list the item of the set with the same code as each item that these rows name. */
type Twins = ReadonlyMap<Entity, ReadonlyMap<string, string>>

/** Throws `noTwin` for the items that have no match. */
async function twinsOf(work: Work, rows: ReadonlyMap<Entity, readonly Values[]>, set: string): Promise<Twins> {
  const named = new Map<Entity, Set<string>>()
  for (const [entity, of] of rows)
    for (const { name, list } of listFields(entity))
      for (const row of of)
        for (const item of namedBy(row[name])) named.set(list, (named.get(list) ?? new Set()).add(item))
  const twins = new Map<Entity, ReadonlyMap<string, string>>()
  const lacking: string[] = []
  for (const [list, items] of named) {
    const found = await work.query<{ id: string; twin: string | null; value: string }>(
      `select t."id"::text, t."value", ${twinOf(list, 't."id"', '$3', '$1')}::text as "twin" from ${q(tableOf(list))} t
       where t."organisatie_id" = $1 and t."id" = any($2::integer[]) order by t."volgorde"`,
      [work.session.organisationId, [...items], Number(set)],
    )
    for (const { twin, value } of found) if (twin === null) lacking.push(`${value} (${list.plural.nl})`)
    twins.set(list, new Map(found.flatMap(({ id, twin }) => (twin === null ? [] : [[id, twin]]))))
  }
  if (lacking.length > 0) throw new Problem('noTwin', { items: lacking.join(', ') })
  return twins
}

const namedBy = (held: unknown): readonly string[] =>
  Array.isArray(held) ? idsIn(held) : held === null || held === undefined ? [] : [String(held)]

/** A row that names the items of the other set. */
function moved(entity: Entity, row: Values, twins: Twins): Values {
  const after: Values = { ...row }
  for (const { name, list, isMany } of listFields(entity)) {
    const at = (item: string) => twins.get(list)?.get(item) ?? item
    const items = namedBy(row[name]).map(at)
    if (items.length > 0) after[name] = isMany ? items : items[0]
  }
  return after
}

async function movePart(work: Work, entity: Entity, rows: readonly Values[], twins: Twins): Promise<void> {
  const all = rows.flatMap((before): Changed[] => {
    const after = moved(entity, before, twins)
    const changes = changesOf(entity, before, after)
    return Object.keys(changes).length > 0 ? [{ id: String(before.id), before, after, changes }] : []
  })
  await demandWritable(
    work,
    all.map(({ before, after }) => ({ entity, before, after })),
  )
  for (const alike of Map.groupBy(all, ({ changes }) => Object.keys(changes).join(' ')).values())
    await writeRows(work, entity, Object.keys(alike[0]?.changes ?? {}), alike)
  await writeLinks(work, entity, all)
  await rememberAll(work, 'update', entity, all)
}

/**
 * Throws `sharedElsewhere` for sources of another survey that this one looked at and that name another set: what is of one
 * source is of its substance, and that one keeps its own.
 */
async function demandOwnSources(work: Work, id: string, set: string): Promise<void> {
  const found = await work.query<{ nummer: string }>(
    `select distinct b."nummer" from "bron_locatie_inventarisatie" f
     join "bron_locatie" l on l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id"
     join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
     join "materiaal_type" s on s."organisatie_id" = b."organisatie_id" and s."id" = b."materiaal_type_id"
     where f."organisatie_id" = $1 and f."deleted_at" is null and b."onderzoek_id" is distinct from $2::uuid and s."variable_set_id" <> $3
       and (exists (select from "inventarisatie" v where v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id" and v."onderzoek_id" = $2::uuid)
         or exists (select from "monster" m where m."organisatie_id" = f."organisatie_id" and m."bron_locatie_inventarisatie_id" = f."id" and m."onderzoek_id" = $2::uuid and m."deleted_at" is null))
     order by b."nummer"`,
    [work.session.organisationId, id, Number(set)],
  )
  if (found.length > 0) throw new Problem('sharedElsewhere', { sources: found.map(({ nummer }) => nummer).join(', ') })
}

/** The id of a set as a call names it. */
export const setIdOf = (given: unknown) => idOf(variableSet, String(given))
