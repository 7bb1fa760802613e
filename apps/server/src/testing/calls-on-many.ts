import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { ofTenant, q, tableOf } from '../db/names.ts'
import { anyRecords } from './any-record.ts'
import { testApi } from './api.ts'
import { setState } from './closed.ts'
import { type BulkAnswer, callOnMany, callsOnMany } from './many.ts'
import { makeOneOfEach } from './one-of-each.ts'
import { makePerson } from './people.ts'
import { testServices } from './services.ts'
import { anotherImo } from './ship-numbers.ts'
import { makeReady } from './start-survey.ts'

// Every call on several records at once, of every kind, through the role that serves: what a preview says is what the call
// then does, what is refused stops nothing else, and one call takes all of it back.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: Map<string, string>
let folder: string
let any: ReturnType<typeof anyRecords>
/** Records that may go, where others point at the one that was made first. */
const own = new Map<string, string>()
const idOf = (entity: Entity) => own.get(entity.key) ?? ids.get(entity.key) ?? ''
const inputs = new Map<string, Record<string, unknown>>()
const succeeded = new Set<string>()
/** What was refused of a call the last time it was made. */
const refusals = new Map<string, unknown>()

async function begin(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'vezel-many-'))
  api = await testApi()
  Object.assign(api.services, testServices(api.services.pools, { dataDir: folder }))
  admin = await api.as('ada@eerste.test')
  ids = new Map(await makeOneOfEach(api, admin, inputs))
  any = anyRecords(api, ids, folder)
  // A vessel without a survey, so that its folder may go.
  ids.set('vessel', await api.create('vessel', { naam: 'Zeemeeuw', imo_nummer: anotherImo() }, admin))
  const { inventarisatie_asset: folderOfVessel } = (await api.get(
    'query($id: ID!) { vessel(id: $id) { inventarisatie_asset { id } } }',
    { id: ids.get('vessel') },
    admin,
  )) as { inventarisatie_asset: { id: string } }
  own.set('inventoryAsset', folderOfVessel.id)
  const colleague = await makePerson(api.services.pools.owner, admin.organisationId, { email: 'los@eerste.test' })
  own.set('inspectionUser', colleague.inspectionUserId)
  // A place is seen once on a visit: another finding is of another one.
  const visit = await api.create(
    'visit',
    { onderzoek: { connect: { id: ids.get('survey') } }, start: yesterday },
    admin,
  )
  inputs.set('finding', { ...inputs.get('finding'), inventarisatie: { connect: { id: visit } } })
}
const yesterday = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)} 09:00:00`

async function end(): Promise<void> {
  await api.close()
  await rm(folder, { recursive: true })
}

/** Makes a call by name, and notes whether it did anything. */
async function call(name: string, args: Record<string, unknown>): Promise<BulkAnswer> {
  const answer = await callOnMany(api, name, args, admin)
  if (answer.changed.length > 0 && args.preview !== true) succeeded.add(name)
  else refusals.set(name, answer)
  return answer
}

/** Makes a call after its preview, which has written nothing and has said what the call then answers. */
async function foretold(entity: Entity, name: string, args: Record<string, unknown>): Promise<BulkAnswer> {
  const before = await stateOf(entity)
  const preview = await call(name, { ...args, preview: true })
  expect(await stateOf(entity), `${name}: a preview writes nothing`).toBe(before)
  expect(preview.batch).toBeNull()
  const answer = await call(name, args)
  // A record that counts its ids has another one each time.
  const known = ({ changed, same, refused }: BulkAnswer) => ({
    changed: entity.id === 'uuid' ? changed : changed.length,
    same,
    refused,
  })
  expect(known(answer), name).toEqual(known(preview))
  expect(answer.batch === null).toBe(answer.changed.length === 0)
  return answer
}

/** All rows of a kind, the numbers that were given out, and how much history there is. */
async function stateOf(entity: Entity): Promise<string> {
  const { rows } = await api.services.pools.owner.query(
    `select concat((select md5(string_agg(t::text, ',' order by t."id")) from ${q(tableOf(entity))} t),
       (select md5(string_agg(n::text, ',' order by n::text)) from "teller" n), (select count(*) from "geschiedenis"), (select count(*) from "verzoek")) as "state"`,
  )
  return rows[0].state
}

/** The values of a record, but for what every write changes. */
async function valuesOf(entity: Entity, id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await api.services.pools.owner.query(
    `select to_jsonb(t) - 'record_version' - 'updated_at' as "row" from ${q(tableOf(entity))} t where t."id"::text = $1 and $2::integer is not null and ${ofTenant(entity)} and t."deleted_at" is null`,
    [id, admin.organisationId],
  )
  return rows[0]?.row
}

const has = (name: string) => callsOnMany.includes(name)
/** An id that nothing has. */
const absent = (entity = model.named('remark')) =>
  entity.id === 'uuid' ? '00000000-0000-7000-8000-000000000000' : '987654321'

/** Two new records of a kind, as far as there may be two: the first as it was made before, the second from its definition. */
async function newRows(entity: Entity): Promise<Record<string, unknown>[]> {
  const own = () => (entity.id === 'uuid' ? { id: uuid() } : {})
  const fromDefinition = await any.wholeInputFor(entity)
  const before = inputs.get(entity.key)
  const rows = [{ ...own(), ...fromDefinition }, ...(before ? [{ ...own(), ...before }] : []), {}]
  // What is required only at times, the answer names.
  const { refused } = await call(`create${entity.api.type}Many`, { rows, preview: true })
  const missing = new Set(
    refused.filter(({ index }) => index === 0).flatMap(({ issues }) => issues.map(({ path }) => path)),
  )
  for (const name of missing) {
    const field = entity.fields[name]
    if (field && !field.readOnly) Object.assign(rows[0] ?? {}, { [name]: await any.valueFor(field) })
  }
  if (missing.size === 0 || !before) return rows
  // What only goes together as somebody chose it: as it was made before, with other words.
  const { refused: still } = await call(`create${entity.api.type}Many`, { rows, preview: true })
  if (!still.some(({ index }) => index === 0)) return rows
  const words = Object.entries(fromDefinition).filter(([name]) => entity.fields[name]?.kind === 'text')
  return [{ ...own(), ...before, ...Object.fromEntries(words) }, ...rows.slice(1)]
}

/** Changes them, one twice and one that is not there, and takes it back. */
async function changes(entity: Entity, there: readonly string[]): Promise<void> {
  const name = `update${entity.api.type}Many`
  const before = await Promise.all(there.map((id) => valuesOf(entity, id)))
  const input = await newValue(entity, there)
  const answer = await foretold(entity, name, { ids: [...there, there[0], absent(entity)], input })
  const told = [...answer.changed, ...answer.same, ...answer.refused.map(({ id }) => id)]
  const alive = there.filter((_, i) => before[i])
  expect(answer.refused.filter(({ code }) => code === 'notFound').map(({ id }) => id)).toContain(absent(entity))
  expect([...told].sort(), name).toEqual([...there, absent(entity)].sort())
  expect(alive.length).toBeGreaterThan(0)
  const isFile = Object.keys(input).some((field) => entity.fields[field]?.kind === 'file')
  if (!answer.batch || isFile) return
  const undone = await foretold(entity, 'undoBatch', { batch: answer.batch })
  expect(undone, name).toMatchObject({ changed: expect.any(Array), refused: [] })
  expect(undone.changed.toSorted()).toEqual(answer.changed.toSorted())
  expect(await Promise.all(there.map((id) => valuesOf(entity, id))), name).toEqual(before)
  // And taken back again, it stands as the call left it.
  await call('undoBatch', { batch: undone.batch })
  const same = await call(name, { ids: answer.changed, input })
  expect([same.batch, same.same.toSorted()], name).toEqual([null, answer.changed.toSorted()])
}

/** A field with a value that does not stand in each of these records already. */
async function newValue(entity: Entity, there: readonly string[]): Promise<Record<string, unknown>> {
  const input = await any.changeFor(entity)
  const { changed } = await call(`update${entity.api.type}Many`, { ids: there, input, preview: true })
  if (changed.length > 0) return input
  const another = Object.entries(input).map(([name, value]) => {
    const field = entity.fields[name]
    if (typeof value === 'boolean') return [name, !value]
    if (typeof value === 'number') return [name, value + 1]
    if (field?.kind === 'datetime') return [name, String(value).replace(' 09', ' 08')]
    return [name, field && 'choices' in field ? field.choices?.at(-1)?.value : value]
  })
  return Object.fromEntries(another)
}

async function deletes(entity: Entity, there: readonly string[]): Promise<void> {
  const name = `delete${entity.api.type}Many`
  const before = await Promise.all(there.map((id) => valuesOf(entity, id)))
  const answer = await foretold(entity, name, { ids: [...there, there[0], absent(entity)] })
  expect(answer.refused.map(({ id }) => id)).toContain(absent(entity))
  for (const id of answer.changed) expect(await valuesOf(entity, id), name).toBeUndefined()
  if (!answer.batch) return
  const undone = await foretold(entity, 'undoBatch', { batch: answer.batch })
  expect(undone.refused, name).toEqual([])
  expect(await Promise.all(there.map((id) => valuesOf(entity, id))), name).toEqual(before)
}

async function steps(entity: Entity, there: readonly string[]): Promise<void> {
  const name = `transition${entity.api.type}Many`
  // Else it is cancelled, and nothing more may be made in it.
  if (entity.key === 'survey') {
    await setState(api.services.pools.owner, entity, idOf(entity), 'gepland')
    await makeReady(api, idOf(entity), admin)
  }
  for (const [event, step] of Object.entries(entity.transitions?.events ?? {})) {
    if (succeeded.has(name)) return
    const values = (step.requires ?? []).map(async (field) => {
      const definition = entity.fields[field]
      if (!definition) throw new Error(field)
      return [field, definition.kind === 'datetime' ? '2126-11-20 08:00:00' : await any.valueFor(definition)] as const
    })
    const input = Object.fromEntries(await Promise.all(values))
    const answer = await foretold(entity, name, { ids: [...there, absent(entity)], event, input })
    expect(answer.refused.map(({ id }) => id)).toContain(absent(entity))
    if (!answer.batch) continue
    // A step has steps back of its own. A call goes in the order of the ids, its undo the other way round.
    const undone = await call('undoBatch', { batch: answer.batch })
    expect(undone.refused.map(({ id, code }) => [id, code])).toEqual(
      answer.changed
        .toSorted()
        .toReversed()
        .map((id) => [id, 'notUndoable']),
    )
  }
}

/** Makes every call on several records of each of these kinds, in the order of the registry: some make place for the next. */
export function testCallsOnMany(isAmong: (entity: Entity) => boolean): void {
  const kinds = model.entities.filter((e) => !e.abstract && isAmong(e))
  beforeAll(begin, 30_000)
  afterAll(end)

  describe.each(kinds.map((e) => [e.api.type, e] as const))('several of %s', (type, entity) => {
    test('are made, changed, deleted and brought back in one go each', async () => {
      const made: string[] = []
      const isOnly = Object.values(entity.fields).some(
        (f) => f.unique !== undefined && (f.kind === 'belongsTo' || f.unique === entity.owner),
      )
      // A survey under way keeps the only one that it rests on.
      const survey = model.entity('survey')
      const start = isOnly && (await setState(api.services.pools.owner, survey, idOf(survey), 'gepland'))
      if (has(`create${type}Many`)) {
        // What is the only one there may be makes place.
        if (isOnly && has(`delete${type}Many`)) await call(`delete${type}Many`, { ids: [idOf(entity)] })
        const rows = await newRows(entity)
        const first = await foretold(entity, `create${type}Many`, { rows })
        expect(first.changed.length + first.refused.length).toBe(rows.length)
        expect(first.refused.at(-1)).toMatchObject({ id: null, index: rows.length - 1, code: 'emptyCreate' })
        expect(first.changed, JSON.stringify(first.refused)).not.toEqual([])
        if (has(`delete${type}Many`)) {
          await call('undoBatch', { batch: first.batch })
          for (const id of first.changed) expect(await valuesOf(entity, id), `undone: ${type}`).toBeUndefined()
          const again = rows.map(({ id: _, ...row }) => (entity.id === 'uuid' ? { ...row, id: uuid() } : row))
          made.push(...(await call(`create${type}Many`, { rows: again })).changed)
        } else made.push(...first.changed)
      }
      const there = [...new Set([...made, idOf(entity)])]
      if (has(`update${type}Many`)) await changes(entity, there)
      if (has(`delete${type}Many`)) await deletes(entity, made.length > 0 ? made : there)
      // Last, because a state that is reached may keep a record.
      if (entity.transitions) await steps(entity, there)
      if (start) await start()
    })
  })

  test('leaves out no call of the schema', () => {
    const ofKinds = kinds.flatMap(({ api: { type } }) =>
      ['create', 'update', 'delete', 'transition'].map((action) => `${action}${type}Many`),
    )
    const offered = callsOnMany.filter((name) => name === 'undoBatch' || ofKinds.includes(name))
    const missing = offered.filter((name) => !succeeded.has(name))
    expect(Object.fromEntries(missing.map((name) => [name, refusals.get(name) ?? 'never tried']))).toEqual({})
  })
}
