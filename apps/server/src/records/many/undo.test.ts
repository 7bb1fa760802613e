import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import { updatePolicy } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, type Session } from '../../access.ts'
import { q, tableOf } from '../../db/names.ts'
import { isStored } from '../../kinds/index.ts'
import { anyRecords } from '../../testing/any-record.ts'
import { testApi } from '../../testing/api.ts'
import { callOnMany, callsOnMany } from '../../testing/many.ts'
import { makeOneOfEach } from '../../testing/one-of-each.ts'
import { makeEveryRole } from '../../testing/roles.ts'
import { testServices } from '../../testing/services.ts'

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
async function change({ entity, name, field }: Personal) {
  const args = { ids: [ids.get(entity.key)], input: { [name]: await any.valueFor(field) } }
  return (await callOnMany(api, `update${entity.api.type}Many`, args, admin)).batch
}

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
    // A manager sees it, and may.
    expect(await callOnMany(api, 'undoBatch', { batch }, admin), name).toMatchObject({ refused: [] })
    tried.push(`${entity.key}.${name}`)
  }
  expect(tried.length, tried.join(', ')).toBeGreaterThan(10)
  expect(new Set(tried.map((name) => name.split('.')[0])).size).toBeGreaterThan(2)
})
