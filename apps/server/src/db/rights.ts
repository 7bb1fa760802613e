import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { assignment, type Grant } from '@vezel/model/rights.ts'
import { columnOf, linkTableOf, q, tableOf } from './names.ts'

/** Who asks, as places in a statement: the id among the staff, the account, and a name nobody else uses for a row. */
export interface Asker {
  /** The id of the inspection user, a uuid. */
  readonly person: () => string
  /** The id of the user, an integer. */
  readonly user: () => string
  readonly alias: () => string
}

/**
 * The condition under which a grant holds of the row `t`, as SQL; undefined where it holds of every row. What is no row's
 * to decide (`no`) holds of none.
 */
export function grantSql(grant: Grant, entity: Entity, t: string, asker: Asker): string | undefined {
  switch (grant) {
    case 'yes':
      return undefined
    case 'no':
      return 'false'
    case 'assigned':
      return assignedSql(entity, t, asker)
    case 'others':
      return `not ${assignedSql(entity, t, asker)}`
    case 'own':
      return ownSql(entity, t, asker)
    case 'opened':
      return entity.opened ? `(${ownSql(entity, t, asker)} or ${t}.${q(entity.opened)})` : ownSql(entity, t, asker)
  }
}

/** Whether the row `t` is whoever asks, or is of that person. */
function ownSql(entity: Entity, t: string, asker: Asker): string {
  if (entity.owner) return `${t}.${relation(entity, entity.owner).column} = ${asker.person()}`
  return entity.scope === 'person' ? `${t}."id" = ${asker.user()}` : `${t}."id" = ${asker.person()}`
}

/** Whether whoever asks is assigned to the survey that the row `t` belongs to: never null. */
export function assignedSql(entity: Entity, t: string, asker: Asker): string {
  if (entity.key === assignment.survey) return ofSurvey(t, asker)
  if (entity.shared) return ofShared(entity, t, asker)
  return ofPart(entity, t, asker)
}

/** The relation `name` of an entity to one record. */
function relation(entity: Entity, name: string): { readonly column: string; readonly target: Entity } {
  const field = entity.fields[name]
  if (!pointsAtOne(field)) throw new Error(`${entity.key}.${name} is no relation to one record`)
  return { column: q(columnOf(name, field)), target: model.named(field.target) }
}

/** Named on the survey, or among the people of a record of it that counts. */
function ofSurvey(t: string, { person, alias }: Asker): string {
  const survey = model.named(assignment.survey)
  const leads = assignment.leads.map((name) => `coalesce(${t}.${relation(survey, name).column} = ${person()}, false)`)
  const goes = assignment.goes.map((way) => {
    const [x, l] = [alias(), alias()]
    const entity = model.named(way.entity)
    const counts = 'unless' in way ? ` and ${x}.${q(way.unless.field)} <> '${way.unless.value}'` : ''
    return `exists (select 1 from ${q(tableOf(entity))} ${x}
      join ${q(linkTableOf(entity, way.people))} ${l} on ${l}."organisatie_id" = ${x}."organisatie_id" and ${l}."van_id" = ${x}."id"
      where ${x}."organisatie_id" = ${t}."organisatie_id" and ${x}.${relation(entity, way.survey).column} = ${t}."id"
        and ${x}."deleted_at" is null and ${l}."naar_id" = ${person()}${counts})`
  })
  return `(${[...leads, ...goes].join(' or ')})`
}

/** A relation by which a record belongs to a survey, and what it points at. */
export interface Road {
  readonly name: string
  readonly target: Entity
}

/**
 * The roads from a record to its survey, the one that counts first: what it is part of, what it goes with, or what it is a
 * shared piece of; of a shared one also the survey that lists it.
 */
export function roadsOf(entity: Entity): readonly Road[] {
  const names = entity.shared
    ? [...roadsOfShared(entity), ...entity.partOf]
    : [...entity.partOf, ...(entity.goesWith ? [entity.goesWith.relation] : [])]
  return names.map((name) => ({ name, target: relation(entity, name).target }))
}

/** By the first road that the row has: what it is part of, else what it goes with. */
function ofPart(entity: Entity, t: string, asker: Asker): string {
  const roads = roadsOf(entity)
  if (roads.length === 0) throw new Error(`${entity.key} belongs to no survey, so nobody is assigned to it`)
  const cases: string[] = []
  for (const { name, target } of roads) {
    const { column } = relation(entity, name)
    const x = asker.alias()
    const holds = `exists (select 1 from ${q(tableOf(target))} ${x}
      where ${x}."organisatie_id" = ${t}."organisatie_id" and ${x}."id" = ${t}.${column} and ${assignedSql(target, x, asker)})`
    cases.push(`when ${t}.${column} is not null then ${holds}`)
    // A road that every row has needs no other.
    if (entity.fields[name]?.required) break
  }
  return `(case ${cases.join(' ')} else false end)`
}

/** What the surveys of an asset point at, by the relation of theirs. */
function anchor(): { readonly entity: Entity; readonly column: string } {
  const survey = model.named(assignment.survey)
  for (const [name, field] of Object.entries(survey.fields)) {
    if (!pointsAtOne(field) || survey.mentions.includes(name)) continue
    const target = model.named(field.target)
    if (target.shared) return { entity: target, column: q(columnOf(name, field)) }
  }
  throw new Error('A survey is of nothing that surveys share')
}

/** By the surveys of its asset; and anybody, as long as the asset has none. */
function ofShared(entity: Entity, t: string, asker: Asker): string {
  const shared = anchor()
  if (model.stored(entity) === shared.entity) return aroundAsset(shared.column, `${t}."id"`, t, asker)
  const oneToOne = Object.entries(shared.entity.fields).find(
    ([, field]) => pointsAtOne(field) && field.unique === true && field.target === model.stored(entity).key,
  )
  const x = asker.alias()
  if (oneToOne) {
    const { column } = relation(shared.entity, oneToOne[0])
    const folder = `${q(tableOf(shared.entity))} ${x} where ${x}."organisatie_id" = ${t}."organisatie_id" and ${x}.${column} = ${t}."id" and ${x}."deleted_at" is null`
    return `(not exists (select 1 from ${folder} and not ${aroundAsset(shared.column, `${x}."id"`, x, asker)}))`
  }
  const [road] = roadsOf(entity)
  if (!road) throw new Error(`${entity.key} is a piece of nothing that surveys share`)
  const { column, target } = relation(entity, road.name)
  return `exists (select 1 from ${q(tableOf(target))} ${x}
    where ${x}."organisatie_id" = ${t}."organisatie_id" and ${x}."id" = ${t}.${column} and ${assignedSql(target, x, asker)})`
}

/** The relations by which a shared record is always a piece of another. */
const roadsOfShared = (entity: Entity): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && field.required && !entity.mentions.includes(name) && model.named(field.target).shared
      ? [name]
      : [],
  )

/**
 * Of the asset `id`: one's own are the open surveys that have begun, where there are any, else those that are still planned, and
 * else those that there were. A survey that somebody planned a moment ago gives no right to what another is recording. Whether
 * what is closed may still change is not decided here.
 */
function aroundAsset(column: string, id: string, t: string, asker: Asker): string {
  const survey = model.named(assignment.survey)
  const any = (holds: (s: string) => string) => {
    const s = asker.alias()
    return `exists (select 1 from ${q(tableOf(survey))} ${s} where ${s}."organisatie_id" = ${t}."organisatie_id"
      and ${s}.${column} = ${id} and ${s}."deleted_at" is null and ${holds(s)})`
  }
  const isMine = (s: string) => ofSurvey(s, asker)
  const mineWhereAny = (holds: (s: string) => string) =>
    `when ${any(holds)} then ${any((s) => `${holds(s)} and ${isMine(s)}`)}`
  const hasBegun = (s: string) => isOpen(survey, s, asker, { begun: true })
  const open = (s: string) => isOpen(survey, s, asker)
  return `(case ${mineWhereAny(hasBegun)} ${mineWhereAny(open)}
    else ${any(isMine)} or not ${any(() => 'true')} end)`
}

/** Whether the state of the row refuses no changes and, where that is asked, is no longer the one it was made in. */
function isOpen(entity: Entity, t: string, { alias }: Asker, { begun = false } = {}): string {
  const { field: name, states, initial } = entity.transitions ?? { field: '', states: {}, initial: '' }
  const others = Object.entries(states).flatMap(([state, { readOnly }]) =>
    readOnly || (begun && state === initial) ? [`'${state}'`] : [],
  )
  if (others.length === 0) return 'true'
  if (!pointsAtOne(entity.fields[name])) return `${t}.${q(name)} not in (${others.join(', ')})`
  const { column, target } = relation(entity, name)
  const s = alias()
  return `exists (select 1 from ${q(tableOf(target))} ${s} where ${s}."organisatie_id" = ${t}."organisatie_id" and ${s}."id" = ${t}.${column} and ${s}."code" not in (${others.join(', ')}))`
}
