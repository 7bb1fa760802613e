import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import { updatePolicy } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, type Session } from '../../access.ts'
import { q, tableOf } from '../../db/names.ts'
import { inTransaction } from '../../db/work.ts'
import { isStored } from '../../kinds/index.ts'
import { anyRecords } from '../../testing/any-record.ts'
import { testApi } from '../../testing/api.ts'
import { callOnMany, callsOnMany } from '../../testing/many.ts'
import { makeOneOfEach } from '../../testing/one-of-each.ts'
import { pauseBefore, untilOneWaits } from '../../testing/paused.ts'
import { makeEveryRole } from '../../testing/roles.ts'
import { testServices } from '../../testing/services.ts'
import { update } from '../write.ts'
import { undoBatch } from './undo.ts'

// Whoever may change a field that tells of a person need not be told what stood in it before.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let planner: Session
let ids: ReadonlyMap<string, string>
let any: ReturnType<typeof anyRecords>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vezel-undo-'))
  api = await testApi()
  Object.assign(api.services, testServices(api.services.pools, { dataDir: folder }))
  admin = await api.as('ada@eerste.test')
  planner = (await makeEveryRole(api, admin.organisationId)).planner
  ids = await makeOneOfEach(api, admin)
  any = anyRecords(api, ids, folder)
}, 30_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** Personal fields that somebody may change without being a manager. */
const personal = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.personal && isStored(field) && !field.readOnly && callsOnMany.includes(`update${entity.api.type}Many`)
      ? [{ entity, name, field }]
      : [],
  ),
)
type Personal = (typeof personal)[number]

const versionOf = async ({ entity }: Pick<Personal, 'entity'>) => {
  const { rows } = await api.services.pools.owner.query(
    `select to_jsonb(t) - 'updated_at' as "row", t."record_version" as "version" from ${q(tableOf(entity))} t where t."id"::text = $1`,
    [ids.get(entity.key)],
  )
  return rows[0] as { row: object; version: number }
}

/** Changes a personal field in one call; answers its batch, or null where that changed nothing. */
async function change({ entity, name, field }: Personal, as = admin) {
  const args = { ids: [ids.get(entity.key)], input: { [name]: await any.valueFor(field) } }
  return (await callOnMany(api, `update${entity.api.type}Many`, args, as)).batch
}

async function makeRemarks(count: number) {
  const input = await any.wholeInputFor(model.entity('remark'))
  return callOnMany(api, 'createOpmerkingMany', { rows: Array.from({ length: count }, () => input) }, admin)
}

test.each(['changed', 'made'] as const)(
  'what a colleague saves while a step is taken back is not lost: of what was %s it stays',
  async (how) => {
    const { serve, owner } = api.services.pools
    const { batch: making, changed } = await makeRemarks(1)
    const id = changed[0] ?? ''
    const changing = await callOnMany(api, 'updateOpmerkingMany', { ids: [id], input: { titel: 'Stap' } }, admin)
    const batch = (how === 'made' ? making : changing.batch) ?? ''
    if (how === 'made') await callOnMany(api, 'undoBatch', { batch: changing.batch }, admin)
    // The colleague has written, and has not ended yet.
    const pause = pauseBefore(/^insert into "geschiedenis"/)
    const saved = inTransaction(serve, admin, (work) =>
      update(pause.within(work), model.entity('remark'), id, { titel: 'Collega' }),
    )
    await pause.reached
    const undone = inTransaction(serve, admin, (work) => undoBatch(work, batch))
    await untilOneWaits(owner)
    pause.go()
    await saved
    expect(await undone).toMatchObject({ changed: [], refused: [{ id, problem: { code: 'changedSince' } }] })
    const { rows } = await owner.query('select "titel", "deleted_at" from "opmerking" where "id"::text = $1', [id])
    expect(rows).toEqual([{ titel: 'Collega', deleted_at: null }])
  },
)

test('two calls on the same rows in opposite order both go through, one after the other', async () => {
  const { changed } = await makeRemarks(40)
  expect(changed.length).toBe(40)
  const opposite = changed.toReversed()
  const [one, other] = await Promise.all([
    callOnMany(api, 'updateOpmerkingMany', { ids: changed, input: { titel: 'Heen' } }, admin),
    callOnMany(api, 'updateOpmerkingMany', { ids: opposite, input: { titel: 'Terug' } }, admin),
  ])
  // Each answers in the order in which it was asked.
  expect(one).toMatchObject({ changed, refused: [] })
  expect(other).toMatchObject({ changed: opposite, refused: [] })
})

test('of two deletes of the same rows in opposite order one takes all, and so does one of two that bring them back', async () => {
  const { changed } = await makeRemarks(40)
  const remove = (ids: readonly string[]) => callOnMany(api, 'deleteOpmerkingMany', { ids }, admin)
  const deletes = await Promise.all([remove(changed), remove(changed.toReversed())])
  const taken = deletes.filter(({ refused }) => refused.length === 0)
  expect(taken.map(({ changed: gone }) => gone.toSorted())).toEqual([changed.toSorted()])
  const missed = deletes.filter((one) => !taken.includes(one))
  expect(missed).toMatchObject([{ batch: null, changed: [] }])
  expect(new Set(missed[0]?.refused.map(({ code }) => code))).toEqual(new Set(['notFound']))
  const batch = taken[0]?.batch
  const undos = await Promise.all([
    callOnMany(api, 'undoBatch', { batch }, admin),
    callOnMany(api, 'undoBatch', { batch }, admin),
  ])
  expect(undos.map((one) => one.changed.length).toSorted((a, b) => a - b)).toEqual([0, 40])
  expect(undos.map((one) => one.refused.length).toSorted((a, b) => a - b)).toEqual([0, 40])
})

test('undoing and bringing back a version put back no personal value that the one who asks may not see', async () => {
  const tried: string[] = []
  for (const one of personal) {
    const { entity, name } = one
    if (grant(planner, updatePolicy(entity, name)) !== 'yes') continue
    const { rows: first } = await api.services.pools.owner.query(
      'select max("id")::text as "line" from "geschiedenis" where "record_type" = $1 and "record_id" = $2',
      [entity.api.type, ids.get(entity.key)],
    )
    const batch = await change(one)
    if (!batch) continue
    const left = await versionOf(one)
    const undone = await callOnMany(api, 'undoBatch', { batch }, planner)
    expect(undone, name).toMatchObject({ changed: [], refused: [{ code: 'notUndoable' }] })
    await api.ask(
      'mutation($type: String!, $id: ID!, $line: ID!, $version: Int!) { herstelVersie(type: $type, id: $id, regel: $line, record_version: $version) { id } }',
      { type: entity.api.type, id: ids.get(entity.key), line: first[0].line, version: left.version },
      planner,
    )
    expect(await versionOf(one), `${entity.key}.${name}`).toEqual(left)
    // A manager sees it, and may; and so may whoever made the change, who saw what stood there.
    expect(await callOnMany(api, 'undoBatch', { batch }, admin), name).toMatchObject({ refused: [] })
    const own = await change(one, planner)
    if (own) expect(await callOnMany(api, 'undoBatch', { batch: own }, planner), name).toMatchObject({ refused: [] })
    tried.push(`${entity.key}.${name}`)
  }
  expect(tried.length, tried.join(', ')).toBeGreaterThan(10)
  expect(new Set(tried.map((name) => name.split('.')[0])).size).toBeGreaterThan(2)
})
