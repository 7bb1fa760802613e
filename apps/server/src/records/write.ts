import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { check, clearHidden, isHidden } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { v7 as uuid } from 'uuid'
import { demandFields, demandRight, demandRole, noteMade } from '../db/demand-right.ts'
import { remember, SENT } from '../db/history.ts'
import { kindIssues } from '../db/kind-issues.ts'
import { demandMeaningKept } from '../db/meaning.ts'
import { columnOf, idOf, linkTableOf, q, tableOf, tenantColumn } from '../db/names.ts'
import { nextNumber } from '../db/numbers.ts'
import { type Circumstances, demandWritable } from '../db/open.ts'
import { siblings } from '../db/siblings.ts'
import { rowColumns, rowWhere, type Values, type Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { isUploaded, storeFile } from '../files/store-file.ts'
import { isStored } from '../kinds/index.ts'
import { cleanRichText } from '../kinds/rich-text.ts'
import {
  type Connected,
  demandOneWay,
  demandOneWayMany,
  demandType,
  type Linking,
  type LinkingMany,
  replacedIssues,
} from './dropped.ts'
import { hashOf } from './hash-of.ts'

/** The input of a create or update as GraphQL hands it over: an absent field is unchanged, null clears. */
export type Input = Readonly<Record<string, unknown>>

/**
 * Makes a record with its nested ones; answers its id. Sent again with the same id and the same input, it answers the
 * record of the first time. Throws `idUsed` for an id that stands for anything else.
 */
export async function create(work: Work, entity: Entity, input: Input, fixed: Values = {}, path = ''): Promise<string> {
  demandRole(work.session, entity, 'create')
  if (path === '') boundNested(entity, input)
  const sent = Object.keys(input).filter((name) => name !== 'id')
  if (sent.length === 0 && Object.keys(fixed).length === 0) throw new Problem('emptyCreate')
  const id = entity.id === 'uuid' ? (typeof input.id === 'string' ? idOf(entity, input.id) : uuid()) : undefined
  const hash = id && input.id ? inputHash(entity, input, fixed) : undefined
  if (id && hash && (await isMadeAlready(work, entity, id, hash))) return id

  const draft: Values = { ...(await defaults(work, entity)), ...fixed }
  await takeInput(work, entity, draft, input, path)
  const taken: Values = { ...draft }
  const behaviour = behaviours[entity.key]
  await behaviour?.prepare?.(draft, work, input)
  await takeNumber(work, entity, draft)
  await takeLastPlace(work, entity, draft, { ...input, ...fixed })
  const clean: Values = { ...clearHidden(entity, draft) }
  await demandRight(work, entity, entity.access.create, { after: clean })
  await demandWritable(work, [{ entity, after: clean }])
  await storeFiles(work, entity, clean)
  const found = (await behaviour?.beforeSave?.(clean, work)) ?? []
  const replaced = replacedIssues(entity, input, taken, clean)
  await refuseInvalid(work, entity, clean, {
    names: Object.keys(entity.fields),
    found: [...found, ...replaced],
    path,
  })

  const made = await insert(work, entity, id, clean)
  noteMade(work, entity, made)
  await writeLinks(work, entity, made, {}, clean)
  for (const inverse of model.inverses(entity)) {
    const children = (input[inverse.name] as { create?: readonly Input[] | Input | null } | undefined)?.create
    const list = Array.isArray(children) ? children : children ? [children as Input] : []
    for (const [index, child] of list.entries()) {
      await create(work, inverse.from, child, { [inverse.field]: made }, `${path}${inverse.name}.${index}.`)
    }
  }
  await behaviour?.afterCreate?.(made, clean, work, create)
  await remember(work, 'create', entity, made, { ...changesOf(entity, {}, clean), ...(hash ? { [SENT]: hash } : {}) })
  return made
}

/** Throws `tooMuch` for more records in each other than one write makes while others wait. */
function boundNested(entity: Entity, input: Input): void {
  let count = 0
  const open = [{ entity, input }]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [name, value] of Object.entries(next.input)) {
      const field = next.entity.fields[name]
      const isLink = field?.kind === 'belongsTo' || field?.kind === 'manyToMany'
      const target = isLink ? model.named(field.target) : model.inverse(next.entity, name)?.from
      const made = target && (value as { readonly create?: readonly Input[] | Input | null } | null)?.create
      if (!made) continue
      const children = (Array.isArray(made) ? made : [made]) as readonly Input[]
      count += children.length
      if (count > limits.nestedWrites)
        throw new Problem('tooMuch', {
          max: limits.nestedWrites,
          what: { nl: 'records binnen één opdracht', en: 'records inside one change' },
        })
      open.push(...children.map((child) => ({ entity: target, input: child })))
    }
  }
}

/**
 * Changes the fields that are sent. With `record_version`, refuses when somebody else was first, with both values. Where
 * nothing differs from what stands there, nothing is written: no version, no line of history, and no conflict. What an
 * event of its table takes along is written although the record is still in the state that it leaves.
 */
export async function update(
  work: Work,
  entity: Entity,
  id: string,
  input: Input,
  circumstances: Pick<Circumstances, 'isTransition'> = {},
): Promise<string> {
  demandRole(work.session, entity, 'update')
  const { record_version: version, ...sent } = input as Input & { record_version?: number }
  if (Object.keys(sent).length === 0) throw new Problem('emptyUpdate')
  boundNested(entity, input)
  await lockTrees(work, entity, sent)
  const before = await lock(work, entity, id)
  const made = String(before.id)
  const draft: Values = { ...before }
  await demandWritable(work, [{ entity, before, after: before }], circumstances)
  await takeInput(work, entity, draft, sent, '')
  const taken: Values = { ...draft }
  const clean: Values = { ...clearHidden(entity, draft) }
  const asked: Values = { ...clean }
  await demandFields(work, entity, fieldsToAsk(entity, before, asked, sent), { before, after: asked })
  if (typeof version === 'number' && version !== before.record_version) {
    if (Object.keys(changesOf(entity, before, draft)).length > 0)
      throw await conflict(work, entity, made, version, before, draft)
  }
  const behaviour = behaviours[entity.key]
  await demandWritable(work, [{ entity, before, after: asked }], circumstances)
  await storeFiles(work, entity, clean)
  const found = (await behaviour?.beforeSave?.(clean, work, before)) ?? []
  // What the behaviour made of it is a change as well.
  if (Object.keys(changesOf(entity, asked, clean)).length > 0)
    await demandWritable(work, [{ entity, before, after: clean }], circumstances)
  await demandMeaningKept(work, entity, before, clean)
  const rings = await ringIssues(work, entity, before, clean)
  await refuseInvalid(work, entity, clean, {
    names: namesToCheck(entity, before, clean, sent),
    found: [...found, ...rings, ...replacedIssues(entity, sent, taken, clean)],
    before,
  })
  const changes = changesOf(entity, before, clean)
  if (Object.keys(changes).length === 0) return made
  await writeRow(work, entity, made, Object.keys(changes), clean)
  await writeLinks(work, entity, made, before, clean)
  await behaviour?.afterUpdate?.(made, clean, work, before)
  await remember(work, 'update', entity, made, changes)
  return made
}

/** The fields that are changed, or the one that is sent: what stays as it is takes the right to change it too. */
function fieldsToAsk(entity: Entity, before: Values, after: Values, sent: Input): readonly string[] {
  const changed = Object.keys(changesOf(entity, before, after))
  return changed.length > 0 ? changed : Object.keys(sent)
}

/** Relations of a record to its own kind, such as a space that is part of another. */
const treesOf = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'belongsTo' && !field.readOnly && model.stored(model.named(field.target)) === model.stored(entity)
      ? [{ name, column: columnOf(name, field) }]
      : [],
  )

/** One at a time moves a record within a tree: two moves, each right by itself, can make a ring together. */
async function lockTrees(work: Work, entity: Entity, sent: Input): Promise<void> {
  if (!treesOf(entity).some(({ name }) => name in sent)) return
  // Before the rows, so that whoever waits here holds nothing the other needs.
  await work.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `tree ${tableOf(entity)} ${work.session.organisationId}`,
  ])
}

async function ringIssues(work: Work, entity: Entity, before: Values, after: Values): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { name, column } of treesOf(entity)) {
    if (!after[name] || after[name] === before[name]) continue
    const found = await work.query(
      `with recursive "above" ("id") as (
         select try_uuid($1) union select t.${q(column)} from "above" a join ${q(tableOf(entity))} t on t."id" = a."id" and t."organisatie_id" = $3
       ) select 1 from "above" where "id" = try_uuid($2)`,
      [after[name], before.id, work.session.organisationId],
    )
    if (found.length > 0) issues.push({ path: name, rule: 'noCycle', args: [] })
  }
  return issues
}

/** Locks a record for change; throws `notFound`, and `forbidden` for what may be seen and is only others' to change. */
export async function lock(work: Work, entity: Entity, id: string): Promise<Values> {
  const sql = `select ${rowColumns(entity, 't')} from ${q(tableOf(entity))} t where ${rowWhere(entity, 't')} for update`
  const [row] = await work.query<Values>(sql, [id, work.session.organisationId])
  if (row) return row
  const isSeen = await work.findOf(entity, id)
  throw isSeen
    ? new Problem('forbidden', { entity: entity.api.type })
    : new Problem('notFound', { entity: entity.label })
}

/** What a create stands for. What is kept nowhere else, such as a password, is not in it. */
const inputHash = (entity: Entity, { id: _, ...input }: Input, fixed: Values) =>
  hashOf({
    input: Object.fromEntries(Object.entries(input).filter(([name]) => !entity.fields[name]?.writeOnly)),
    fixed,
  })

/**
 * Whether this very create was done before, and what it made is still there. Throws `idUsed` when the id stands for
 * something else, or for what was deleted: to answer that record would drop what was sent. Sees the organisation's own rows.
 */
async function isMadeAlready(work: Work, entity: Entity, id: string, hash: string): Promise<boolean> {
  // Sent again while the first is still being written: it waits for that one's commit.
  await work.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [id])
  const [row] = await work.query<{ isSame: boolean }>(
    `select t."deleted_at" is null and exists (
       select from "geschiedenis" g where g."organisatie_id" = $2 and g."record_type" = $3 and g."record_id" = $1
         and g."actie" = 'create' and g."wijzigingen" ->> '${SENT}' = $4
     ) as "isSame" from ${q(tableOf(entity))} t where t."id" = try_uuid($1)`,
    [id, work.session.organisationId, entity.api.type, hash],
  )
  if (row && !row.isSame) throw new Problem('idUsed', { entity: entity.label })
  return row !== undefined
}

/** What a new record starts with, by its definition. A list's default names an item by its Dutch value. */
async function defaults(work: Work, entity: Entity): Promise<Values> {
  const values: Values = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'computed') continue
    values[name] = field.kind === 'manyToMany' ? [] : await defaultOf(work, field)
    // The organisation is never asked: it is the one the session speaks for.
    if (field.kind === 'belongsTo' && model.named(field.target).scope === 'tenant')
      values[name] = String(work.session.organisationId)
  }
  if (entity.transitions) values[entity.transitions.field] = await stateValue(work, entity, entity.transitions.initial)
  return values
}

async function defaultOf(work: Work, field: Field): Promise<unknown> {
  if (field.default === undefined) return null
  if (field.default === 'today' || field.default === 'now') {
    const [row] = await work.query<{ moment: string }>(
      `select to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as moment`,
    )
    return field.kind === 'date' ? row?.moment.slice(0, 10) : row?.moment
  }
  if (field.kind === 'belongsTo' && field.isLookup)
    return itemId(work, model.named(field.target), 'value', field.default)
  return field.default
}

/**
 * The stored value of a state: the word of a choice, or the id of the item that carries it as its code. Throws `noState`
 * when the organisation's list has no such item.
 */
export async function stateValue(work: Work, entity: Entity, state: string): Promise<unknown> {
  const field = entity.fields[entity.transitions?.field ?? '']
  if (field?.kind !== 'belongsTo') return state
  const list = model.named(field.target)
  const id = await itemId(work, list, 'code', state)
  if (id === null) throw new Problem('noState', { list: list.plural, state })
  return id
}

/** A lookup item of the organisation's own variable set, by value or code. */
export async function itemId(work: Work, list: Entity, by: 'value' | 'code', value: unknown): Promise<string | null> {
  const inSet = list.fields.variable_set
    ? `"organisatie_id" = $2 and "variable_set_id" = (select "variable_set_id" from "inventarisatie_organisatie" where "id" = $2)`
    : list.scope === 'global'
      ? '$2::integer is not null'
      : '"organisatie_id" = $2'
  const sql = `select "id"::text from ${q(tableOf(list))} where ${q(by)} = $1 and ${inSet} and "deleted_at" is null order by "volgorde" limit 1`
  return (await work.query<{ id: string }>(sql, [value, work.session.organisationId]))[0]?.id ?? null
}

/** Takes what was sent into the draft: values as they are, relations as ids, nested records made first. */
async function takeInput(work: Work, entity: Entity, draft: Values, input: Input, path: string): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    const field = entity.fields[name]
    if (!field || value === undefined) continue
    if (field.kind === 'belongsTo')
      draft[name] = await takeRelation(
        work,
        model.named(field.target),
        value as Linking | null,
        draft[name],
        `${path}${name}`,
      )
    else if (field.kind === 'manyToMany')
      draft[name] = await takeRelations(
        work,
        model.named(field.target),
        value as LinkingMany | null,
        draft[name],
        `${path}${name}`,
      )
    else if (field.kind === 'file')
      // Kept by `storeFiles`, when it is known that the record may be written. From outside no id of a file comes in: only
      // the history names one that is stored already.
      draft[name] = isUploaded(value) || typeof value === 'string' ? value : null
    else if (field.kind === 'richText') draft[name] = typeof value === 'string' ? cleanRichText(value) : null
    else draft[name] = typeof value === 'string' && field.kind !== 'code' ? value.trim() || null : value
  }
}

/** Keeps the files that were sent: the record then has their ids. */
async function storeFiles(work: Work, entity: Entity, draft: Values): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = draft[name]
    if (field.kind === 'file' && isUploaded(value)) draft[name] = await storeFile(work, value, { entity, field })
  }
}

async function takeRelation(
  work: Work,
  target: Entity,
  linking: Linking | null,
  current: unknown,
  path: string,
): Promise<unknown> {
  if (linking) demandOneWay(linking, path)
  if (linking === null || linking.disconnect) return null
  if (linking.create) return create(work, target, linking.create, {}, `${path}.`)
  return linking.connect ? connectedTo(target, linking.connect, path) : current
}

async function takeRelations(
  work: Work,
  target: Entity,
  linking: LinkingMany | null,
  current: unknown,
  path: string,
): Promise<string[]> {
  const ids = (list: readonly Connected[] | null | undefined) =>
    (list ?? []).map((connected) => connectedTo(target, connected, path))
  if (linking) demandOneWayMany(linking, path)
  const made: string[] = []
  for (const [index, child] of (linking?.create ?? []).entries())
    made.push(await create(work, target, child, {}, `${path}.${index}.`))
  const gone = new Set(ids(linking?.disconnect))
  const stored = linking === null || linking.set || !Array.isArray(current) ? [] : (current as string[])
  const kept = stored.filter((id) => !gone.has(id))
  return [...new Set([...kept, ...ids(linking?.set), ...ids(linking?.connect), ...made])]
}

function connectedTo(target: Entity, connected: Connected, path: string) {
  demandType(target, connected, path)
  return idOf(target, connected.id)
}

async function takeNumber(work: Work, entity: Entity, draft: Values): Promise<void> {
  const { numbered } = entity
  if (!numbered || (draft[numbered.field] ?? '') !== '') return
  const prefix = numbered.prefix ?? (await behaviours[entity.key]?.numberPrefix?.(draft, work)) ?? ''
  draft[numbered.field] = await nextNumber(work, entity, draft, prefix)
}

/** A new record of a list that people sort comes last, unless its place was given. */
async function takeLastPlace(work: Work, entity: Entity, draft: Values, given: Values): Promise<void> {
  const order = entity.table.reorder
  if (!order || (given[order] ?? null) !== null) return
  const { sql, values } = siblings(work, entity, draft)
  const [row] = await work.query<{ next: number }>(
    // Somebody may have typed the last number there is; sorting numbers all of them anew.
    `select least(coalesce(max(t.${q(order)}), 0)::bigint + 1, 2147483647)::integer as "next" ${sql}`,
    values,
  )
  draft[order] = row?.next ?? 1
}

/** What an update may have broken: the fields that changed, and those whose rules or need depend on others. */
const namesToCheck = (entity: Entity, before: Values, after: Values, sent: Input) =>
  Object.keys(entity.fields).filter(
    (name) =>
      name in sent ||
      before[name] !== after[name] ||
      entity.requiredWhen[name] ||
      entity.fields[name]?.rules.some((r) => r.args.some((arg) => typeof arg === 'string' && arg in entity.fields)),
  )

async function refuseInvalid(
  work: Work,
  entity: Entity,
  draft: Values,
  {
    names,
    found,
    before = {},
    path = '',
  }: { names: readonly string[]; found: readonly Issue[]; before?: Values; path?: string },
): Promise<void> {
  const issues: Issue[] = [...kindIssues(entity, draft, names, before), ...check(entity, draft, names), ...found]
  for (const name of names) {
    const field = entity.fields[name]
    if (field?.kind === 'manyToMany')
      for (const id of idsIn(draft, name).filter((to) => !idsIn(before, name).includes(to)))
        if (!(await holdTarget(work, model.named(field.target), id)))
          issues.push({ path: name, rule: 'isKnown', args: [] })
    if (
      field?.kind !== 'belongsTo' ||
      draft[name] === null ||
      draft[name] === undefined ||
      isHidden(entity, name, draft)
    )
      continue
    if (!(await holdTarget(work, model.named(field.target), draft[name])))
      issues.push({ path: name, rule: 'isKnown', args: [] })
  }
  if (issues.length > 0)
    throw invalid(
      entity,
      issues.map((issue) => ({ ...issue, path: `${path}${issue.path}` })),
    )
}

/** One problem for all issues; a field fails once, with its first issue. */
export function invalid(entity: Pick<Entity, 'fields'>, issues: readonly Issue[]): Problem {
  const first = [...new Map([...issues].reverse().map((i) => [i.path, i])).values()].reverse()
  const names = first.map((i) => entity.fields[i.path]?.label ?? { nl: i.path, en: i.path })
  const summary = { nl: names.map((n) => n.nl).join(', '), en: names.map((n) => n.en).join(', ') }
  return new Problem('invalid', { summary }, first)
}

/** Holds a target until the commit, so that it cannot vanish between the check and the write. */
async function holdTarget(work: Work, target: Entity, id: unknown): Promise<boolean> {
  // What is not the organisation's own does not vanish, and may not be locked.
  const visible = tenantColumn(target) ? ' for key share' : ''
  return (
    (
      await work.query(`select 1 from ${q(tableOf(target))} t where ${rowWhere(target, 't')}${visible}`, [
        String(id),
        work.session.organisationId,
      ])
    ).length > 0
  )
}

const storedNames = (entity: Entity) => Object.entries(entity.fields).filter(([, f]) => isStored(f))

/** How a value travels into its column. */
const placeOf = (field: Field, place: string) =>
  field.kind === 'datetime' ? `(${place}::timestamp at time zone 'Europe/Amsterdam')` : place
const bindOf = (field: Field, value: unknown) =>
  field.kind === 'json' && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null)

async function insert(work: Work, entity: Entity, id: string | undefined, draft: Values): Promise<string> {
  const columns: string[] = []
  const places: string[] = []
  const values: unknown[] = []
  const add = (column: string, value: unknown, place = (p: string) => p) => {
    values.push(value)
    columns.push(q(column))
    places.push(place(`$${values.length}`))
  }
  if (model.stored(entity).scope === 'organisation') add('organisatie_id', work.session.organisationId)
  if (id) add('id', id)
  if (entity.variantOf) add('variant', entity.api.type)
  if (entity.recorded) add('inventarisatie_user_id', work.session.inspectionUserId)
  for (const [name, field] of storedNames(entity))
    add(columnOf(name, field), bindOf(field, draft[name]), (p) => placeOf(field, p))
  const sql = `insert into ${q(tableOf(entity))} (${columns.join(', ')}) values (${places.join(', ')}) returning "id"::text`
  return String((await guarded(entity, () => work.query<{ id: string }>(sql, values)))[0]?.id)
}

async function writeRow(
  work: Work,
  entity: Entity,
  id: string,
  names: readonly string[],
  draft: Values,
): Promise<void> {
  const values: unknown[] = [id, work.session.organisationId]
  const sets = storedNames(entity)
    .filter(([name]) => names.includes(name))
    .map(([name, field]) => {
      values.push(bindOf(field, draft[name]))
      return `${q(columnOf(name, field))} = ${placeOf(field, `$${values.length}`)}`
    })
  const sql = `update ${q(tableOf(entity))} t set ${[...sets, '"record_version" = "record_version" + 1', '"updated_at" = now()'].join(', ')} where ${rowWhere(entity, 't')}`
  await guarded(entity, () => work.query(sql, values))
}

/** Turns a violated unique index into an issue on its field. */
export async function guarded<T>(entity: Entity, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    const constraint =
      (error as { code?: string; constraint?: string }).code === '23505'
        ? (error as { constraint?: string }).constraint
        : undefined
    const hit = Object.entries(entity.fields).find(
      ([name, f]) => f.unique && constraint?.includes(`_${columnOf(name, f)}_uniek`),
    )
    if (hit) throw invalid(entity, [{ path: hit[0], rule: 'isUnique', args: [] }])
    throw error
  }
}

/** Brings the link tables in step with the lists of ids; a link to a deleted record stays, and returns with it. */
async function writeLinks(work: Work, entity: Entity, id: string, before: Values, after: Values): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'manyToMany') continue
    const [old, now] = [idsIn(before, name), idsIn(after, name)]
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    const table = q(linkTableOf(model.stored(entity), name))
    const [own, target] = [entity.id, model.named(field.target).id]
    const at = [work.session.organisationId, id]
    await work.query(
      `delete from ${table} where "organisatie_id" = $1 and "van_id" = $2::${own} and "naar_id" = any($3::${target}[])`,
      [...at, old.filter((to) => !now.includes(to))],
    )
    await work.query(
      `insert into ${table} ("organisatie_id", "van_id", "naar_id", "volgorde")
       select $1, $2::${own}, n."id", n."i" - 1 from unnest($3::${target}[]) with ordinality as n("id", "i")
       on conflict ("organisatie_id", "van_id", "naar_id") do update set "volgorde" = excluded."volgorde"`,
      [...at, now],
    )
  }
}

const idsIn = (record: Values, name: string): readonly string[] =>
  Array.isArray(record[name]) ? (record[name] as string[]) : []

/** What changed, by field, as [old, new]; secrets leave no trace. */
function changesOf(entity: Entity, before: Values, after: Values): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]): [string, [unknown, unknown]][] => {
      if (field.kind === 'computed') return []
      const isList = field.kind === 'manyToMany'
      const [old, now] = isList
        ? [idsIn(before, name), idsIn(after, name)]
        : [before[name] ?? null, after[name] ?? null]
      if (JSON.stringify(old) === JSON.stringify(now)) return []
      return [[name, field.writeOnly ? [null, null] : [old, now]]]
    }),
  )
}

/** Somebody else was first: the fields both changed, with what stands now and what was sent. */
/** The problem of a save on a version that is no longer the one that stands, with what both would have there. */
export async function conflict(
  work: Work,
  entity: Entity,
  id: string,
  version: number,
  current: Values,
  draft: Values,
): Promise<Problem> {
  const fields = Object.fromEntries(
    Object.entries(changesOf(entity, current, draft)).map(([name, [theirs, yours]]) => [name, { yours, theirs }]),
  )
  const [last] = await work.query<{ wie: string; wanneer: string }>(
    `select concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") as "wie", to_char(g."created_at" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "wanneer"
     from "geschiedenis" g left join "user" u on u."id" = g."user_id"
     where g."organisatie_id" = $1 and g."record_type" = $2 and g."record_id" = $3
       and g."actie" not in ('login', 'logout', 'download') order by g."id" desc limit 1`,
    [work.session.organisationId, entity.api.type, id],
  )
  return new Problem('conflict', {
    fields,
    base: version,
    current: current.record_version,
    by: last?.wie,
    at: last?.wanneer,
  })
}
