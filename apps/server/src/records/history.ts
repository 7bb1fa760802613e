import { model } from '@vezel/model'
import { type Change, isBlanked, privateActions } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded, things } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { restorePolicy, updatePolicies } from '@vezel/model/rights.ts'
import type { ClientBase } from 'pg'
import { allows, grant, isManager, type Session } from '../access.ts'
import { demandRole } from '../db/demand-right.ts'
import { ALONG, MERGED, ofNoField, UNDOES } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { idOf, q, tableOf } from '../db/names.ts'
import { grantSql } from '../db/rights.ts'
import { rowWhere, type Values, type Work } from '../db/work.ts'
import { kindOf } from '../kinds/index.ts'
import { pathSql } from './reading/path.ts'
import { kindsOf, rowsOf } from './reading/rows.ts'
import { Statement, tryOf } from './reading/statement.ts'
import { update } from './write.ts'
import type { Input } from './writing/input.ts'

/** A field in a line of history, as somebody may see it; what is `verborgen` or `gewist` has no values. */
export interface SeenChange {
  readonly veld: string
  readonly oud: unknown
  readonly nieuw: unknown
  readonly verborgen: boolean
  readonly gewist: boolean
}
/** A line of history, as somebody may see it; `op` is local time in the Netherlands. */
export interface SeenLine {
  readonly id: string
  readonly actie: string
  readonly op: string
  readonly door: { readonly id: string; readonly full_name: string } | null
  readonly batch: string | null
  readonly verzoek: string | null
  /** The step that it took back. */
  readonly draait_terug: string | null
  /** Whether the role of whoever asks lets the whole step be taken back, and what is of one person is theirs. */
  readonly mag_terug: boolean
  /** How many records were changed in the same go. */
  readonly aantal: number
  /** What a delete took along. */
  readonly mee: readonly { readonly type: string; readonly aantal: number }[]
  /** The record that was merged with this one: whether it went up in this one, or this one in it. */
  readonly met: { readonly id: string; readonly titel: string | null; readonly kwam_hierin: boolean } | null
  readonly wijzigingen: readonly SeenChange[]
}
/** A line as it is stored. */
export interface Line {
  readonly id: string
  readonly actie: string
  readonly op: string
  readonly user: number | null
  readonly name: string | null
  readonly batch: string | null
  readonly verzoek: string | null
  readonly aantal: number
  /** What was done to which kind of record in the same go. */
  readonly soorten: readonly DoneTo[]
  readonly wijzigingen: Readonly<Record<string, Change>>
}
/** What was done to records of a type. */
export interface DoneTo {
  readonly type: string
  readonly actie: string
}
interface Asked {
  readonly type: string
  readonly id: string
  /** Lines before this one; absent: from the newest. */
  readonly before?: string | undefined
  /** Lines after this one. */
  readonly after?: string | undefined
  readonly limit: number
}
type Query = (sql: string, values: unknown[]) => Promise<Line[]>

/**
 * The history of one record, the newest line first, for whoever may read that record: nothing of a record that is not
 * there for them. Throws `badRequest` for a type that does not exist.
 */
export async function historyOf(client: ClientBase, session: Session, asked: Asked): Promise<SeenLine[]> {
  const entity = entityOf(asked.type)
  const query: Query = async (sql, values) => (await client.query<Line>(sql, values)).rows
  const lines = await linesOf(query, session, entity, asked)
  const merged = lines.flatMap((line) => mergedWith(line)?.id ?? [])
  const titles = await namesOf(client, session, entity, merged)
  const ofOthers = await batchesOfOthers(client, session, lines)
  return lines.map((line) => seenLine(session, entity, idOf(entity, asked.id), line, { titles, ofOthers }))
}

/** What lines are told with: what the records are called that they mention, and the steps on what is of others alone. */
export interface Told {
  readonly titles: ReadonlyMap<string, string>
  readonly ofOthers: ReadonlySet<string>
}

/** A line as whoever asks may see it. */
export function seenLine(
  session: Session,
  entity: Entity,
  id: string,
  line: Line,
  { titles, ofOthers }: Told,
): SeenLine {
  const beside = line.wijzigingen as Readonly<Record<string, unknown>>
  const merged = mergedWith(line)
  return {
    id: line.id,
    actie: line.actie,
    op: line.op,
    door: line.user === null || line.name === null ? null : { id: String(line.user), full_name: line.name },
    batch: line.batch,
    verzoek: line.verzoek,
    draait_terug: (beside[UNDOES] as string | undefined) ?? null,
    mag_terug: line.batch !== null && !ofOthers.has(line.batch) && mayTakeBack(session, line.soorten),
    aantal: line.aantal,
    mee: Object.entries(beside[ALONG] ?? {}).map(([type, aantal]) => ({ type, aantal: Number(aantal) })),
    met: merged && { ...merged, titel: titles.get(merged.id) ?? null },
    wijzigingen: Object.entries(line.wijzigingen)
      .filter(([name]) => !ofNoField.includes(name))
      .map(([name, change]) => seen(session, entity, id, name, change)),
  }
}

/** What taking a step back asks the right to do, by what it did; of anything else nothing is taken back. */
const waysBack: Readonly<Record<string, readonly ('update' | 'delete' | 'restore')[] | undefined>> = {
  update: ['update'],
  create: ['delete'],
  delete: ['restore'],
  restore: ['delete'],
  merge: ['update', 'delete'],
}

const policiesOf = {
  update: updatePolicies,
  delete: ({ access }: Entity) => [access.delete],
  restore: (entity: Entity) => [restorePolicy(entity)],
}

const waysBackOf = ({ type, actie }: DoneTo) =>
  (waysBack[actie] ?? []).map((action) => ({ entity: model.ofType(type), action }))

/** Whether a role may take back what was done to these kinds of records; of each of them the server asks more. */
function mayTakeBack(session: Session, soorten: readonly DoneTo[]): boolean {
  const asked = soorten.flatMap(waysBackOf)
  const may = ({ entity, action }: (typeof asked)[number]) =>
    entity !== undefined && policiesOf[action](entity).some((policy) => allows(session, policy))
  return asked.length > 0 && asked.every(may)
}

/**
 * The steps among these lines that did something to a record which nobody but its owner takes back, and is another's. Asks
 * nothing where no step is on such records.
 */
export async function batchesOfOthers(
  client: ClientBase,
  session: Session,
  lines: readonly Pick<Line, 'batch' | 'soorten'>[],
): Promise<ReadonlySet<string>> {
  const statement = new Statement({}, session, {})
  const asked = new Map<string, { readonly done: DoneTo; readonly batches: string[] }>()
  for (const { batch, soorten } of lines)
    for (const done of batch === null ? [] : soorten) {
      const key = `${done.type} ${done.actie}`
      asked.set(key, { done, batches: [...(asked.get(key)?.batches ?? []), batch as string] })
    }
  const looks = [...asked.values()].flatMap(({ done, batches }) =>
    waysBackOf(done).flatMap(({ entity, action }) => {
      const grants = entity ? policiesOf[action](entity).map((policy) => grant(session, policy)) : []
      const isOfOne = grants.some((one) => one === 'own' || one === 'opened')
      if (!entity || !isOfOne || grants.some((one) => one === 'yes' || one === 'assigned' || one === 'others'))
        return []
      const t = statement.alias()
      const mine = grants.map((one) => grantSql(one, entity, t, statement.asker())).join(' or ')
      return `select g."batch"::text from "geschiedenis" g where g."organisatie_id" = ${statement.tenant()} and g."batch" = any(${statement.bindValue(batches)}::uuid[])
        and g."record_type" = '${entity.api.type}' and g."actie" = '${done.actie}'
        and not exists (select from ${q(tableOf(entity))} ${t} where ${t}."id" = ${tryOf(entity.id)}(g."record_id") and (${mine}))`
    }),
  )
  if (looks.length === 0) return new Set()
  const values = statement.values.map((value) => value({}, session))
  const { rows } = await client.query<{ batch: string }>(looks.join(' union '), values)
  return new Set(rows.map(({ batch }) => batch))
}

/** The record that a line says was merged with its own. */
function mergedWith({ wijzigingen }: Line): { readonly id: string; readonly kwam_hierin: boolean } | null {
  const told = (wijzigingen as Readonly<Record<string, unknown>>)[MERGED] as { in?: string; from?: string } | undefined
  const id = told?.from ?? told?.in
  return id === undefined ? null : { id, kwam_hierin: told?.from !== undefined }
}

/** The condition that what the history told of the row `t` as a person was erased from it. */
export const isErased = (statement: Statement, entity: Entity, t: string): string =>
  `exists (select 1 from "geschiedenis" w where w."organisatie_id" = ${statement.tenant()} and w."record_type" in (${[...kindsOf(entity)].map(({ api }) => `'${api.type}'`).join(', ')})
    and w."record_id" = ${t}."id"::text and w."actie" = 'blank')`

/** What records are called by the first field of their title; deleted ones that were not erased too, for a manager. */
export async function namesOf(
  client: ClientBase,
  session: Session,
  entity: Entity,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const statement = new Statement({}, session, {})
  const t = statement.alias()
  const name = pathSql(statement, entity, t, entity.title.slice(0, 1))
  const at = `${t}."id" = any(${statement.bindValue(ids)}::${entity.id}[]) and ${t}."organisatie_id" = ${statement.tenant()}`
  // What somebody was called is a former value of a person.
  const there = ` and (${t}."deleted_at" is null${isManager(session) ? ` or not ${isErased(statement, entity, t)}` : ''})`
  const { rows } = await client.query<{ id: string; name: string | null }>(
    `select ${t}."id"::text as "id", (${name})::text as "name" from ${rowsOf(statement, entity, t)} where ${at}${there}`,
    statement.values.map((value) => value({}, session)),
  )
  return new Map(rows.flatMap(({ id, name: known }) => (known === null ? [] : [[id, known]])))
}

/**
 * Brings a record back to how it was after a line of its history, as an ordinary update: rules, rights and closed surveys
 * apply, and `version` must be that of the record. What nobody changes by hand, what was blanked and what this person may
 * not see stays as it is. Answers the id. Throws `notFound` for a line that is not there, and as `update` does.
 */
export async function restoreVersion(
  work: Work,
  { type, id, line, version }: { type: string; id: string; line: string; version: number },
): Promise<string> {
  const entity = entityOf(type)
  demandRole(work.session, entity, 'update')
  const asked = { type, id, after: line, limit: limits.historyBack }
  const upTo = String(lineNumber(line) + 1n)
  const [own] = await linesOf(work.query, work.session, entity, { type, id, before: upTo, limit: 1 })
  if (own?.id !== line) throw new Problem('notFound', { entity: things.version })
  const later = await linesOf(work.query, work.session, entity, asked)
  if (later.length === limits.historyBack)
    throw new Problem('tooMuch', {
      max: limits.historyBack,
      what: bounded.historyBack,
    })
  const values: Values = {}
  // The oldest of the later lines says what stood there before all of them.
  for (const { actie, wijzigingen } of later) {
    if (actie !== 'update') continue
    for (const [name, change] of Object.entries(wijzigingen)) {
      const field = entity.fields[name]
      // A place in a list is remembered as a move, not as a value.
      if (!field || field.readOnly || entity.table.reorder === name) continue
      const former = formerOf(work.session, entity, id, { name, change })
      if (former === 'notKept') delete values[name]
      else if (former !== 'hidden') values[name] = former.value
    }
  }
  const input = await inputOf(work, entity, values)
  if (Object.keys(input).length === 0) throw new Problem('emptyUpdate')
  return update({ ...work, namesAgain: true }, entity, id, { ...input, record_version: version })
}

/** The number of a line; what is none comes before all. */
export const lineNumber = (line: string): bigint => (/^\d{1,18}$/.test(line) ? BigInt(line) : 0n)

/** The kind of that type; throws `badRequest` for one that does not exist. */
export function entityOf(type: string): Entity {
  const entity = model.ofType(type)
  if (!entity) throw new Problem('badRequest', { reason: type })
  return entity
}

/** One statement: the lines, and whether the record is there for whoever asks. */
function linesOf(query: Query, session: Session, entity: Entity, { id, before, after, limit }: Asked): Promise<Line[]> {
  if (!allows(session, entity.access.read)) throw new Problem('forbidden', { entity: entity.api.type })
  const stored = model.stored(entity)
  const values: unknown[] = [idOf(entity, id), session.organisationId, [...kindsOf(entity)].map(({ api }) => api.type)]
  const bind = (value: unknown) => `$${values.push(value)}`
  let aliases = 0
  const readable = grantSql(grant(session, entity.access.read), entity, 't', {
    person: () => `${bind(session.inspectionUserId)}::uuid`,
    user: () => `${bind(session.userId)}::integer`,
    alias: () => `h${aliases++}`,
  })
  const record = [rowWhere(entity, 't'), ...(readable ? [readable] : [])].join(' and ')
  const isPrivate = isManager(session)
    ? ''
    : ` and (g."actie" <> all(${bind(privateActions)}::text[]) or g."user_id" = ${bind(session.userId)}::integer)`
  const older = before === undefined ? '' : ` and g."id" < ${bind(String(lineNumber(before)))}::bigint`
  const newer = after === undefined ? '' : ` and g."id" > ${bind(String(lineNumber(after)))}::bigint`
  return query(
    `select g."id"::text, g."actie", to_char(g."created_at" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "op",
       u."id" as "user", concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") as "name",
       g."batch"::text, g."verzoek", g."wijzigingen",
       coalesce(b."aantal", 1)::integer as "aantal", coalesce(b."soorten", '[]') as "soorten"
     from "geschiedenis" g left join "user" u on u."id" = g."user_id"
     left join lateral (
       select count(distinct (b."record_type", b."record_id")) as "aantal",
         jsonb_agg(distinct jsonb_build_object('type', b."record_type", 'actie', b."actie")) as "soorten"
       from "geschiedenis" b where b."organisatie_id" = g."organisatie_id" and b."batch" = g."batch"
     ) b on g."batch" is not null
     where g."organisatie_id" = $2::integer and g."record_type" = any($3::text[]) and g."record_id" = $1
       and exists (select 1 from ${q(tableOf(stored))} t where ${record})${isPrivate}${older}${newer}
     order by g."id" desc limit ${Math.trunc(limit)}`,
    values,
  )
}

function seen(session: Session, entity: Entity, id: string, name: string, change: Change): SeenChange {
  const field = [entity, ...model.variants(entity)].map((e) => e.fields[name]).find((f) => f !== undefined)
  const verborgen = field !== undefined && isHidden(session, entity, id, field)
  const gewist = isBlanked(change)
  const [oud, nieuw] = Array.isArray(change) ? change : [null, gewist ? null : change]
  return { veld: name, verborgen, gewist, oud: verborgen ? null : oud, nieuw: verborgen ? null : nieuw }
}

/** Former values that tell of a person, and fields that not everybody reads, are for managers and for that person. */
function isHidden(session: Session, entity: Entity, id: string, field: Field): boolean {
  if (field.writeOnly) return true
  const isOwn = entity.scope === 'person' ? id === String(session.userId) : id === session.inspectionUserId
  if (isOwn) return false
  if (field.access?.read && grant(session, field.access.read) !== 'yes') return true
  return field.personal === true && !isManager(session)
}

/**
 * What stood in a field before a change, for somebody who would put it back: whoever may write a field need not be told what
 * stood there. `isOwn` when they made that change themselves. `hidden` where the history hides it from them, `notKept` where
 * nothing was kept or it was blanked since.
 */
export function formerOf(
  session: Session,
  entity: Entity,
  id: string,
  { name, change, isOwn = false }: { readonly name: string; readonly change: Change; readonly isOwn?: boolean },
): { readonly value: unknown } | 'hidden' | 'notKept' {
  const field = entity.fields[name]
  if (!field || !isDrafted(field) || field.writeOnly || isBlanked(change) || !Array.isArray(change)) return 'notKept'
  // Whoever made the change read what stood there; what nobody but others may read stays hidden.
  const mayHaveRead = isOwn && !(field.access?.read && grant(session, field.access.read) !== 'yes')
  return isHidden(session, entity, id, field) && !mayHaveRead ? 'hidden' : { value: change[0] }
}

/** Former values as an update is sent them. Refuses a file that is no longer there: one to which nothing referred may be gone. */
export async function inputOf(work: Work, entity: Entity, values: Values): Promise<Input> {
  const input: Values = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!(name in values)) continue
    const { take } = kindOf(field)
    if (take.isKeptApart && values[name]) await demandFile(work, entity, name, values[name])
    input[name] = take.again(values[name])
  }
  return input
}

async function demandFile(work: Work, entity: Entity, name: string, id: unknown): Promise<void> {
  const found = await work.query(
    `select 1 from "file" where "id" = try_uuid($1) and "organisatie_id" = $2 for key share`,
    [id, work.session.organisationId],
  )
  if (found.length === 0) throw invalid(entity, [{ path: name, rule: 'isKnown', args: [] }])
}
