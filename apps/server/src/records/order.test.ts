import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { ofTenant, q, tableOf } from '../db/names.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { testServices } from '../testing/services.ts'

// What people sort stands in one order, whoever adds to it at the same moment.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let folder: string
let any: ReturnType<typeof anyRecords>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vezel-order-'))
  api = await testApi()
  Object.assign(api.services, testServices(api.services.pools, { dataDir: folder }))
  admin = await api.as('ada@eerste.test')
  any = anyRecords(api, new Map(await makeOneOfEach(api, admin)), folder)
}, 30_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** A new record whose place nobody gives; what may be named once is a new one as well. */
async function inputFor(entity: Entity): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = await any.wholeInputFor(entity)
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.unique || !pointsAtOne(field)) continue
    const target = model.named(field.target)
    const id = await api.create(target.key as EntityKey, await any.wholeInputFor(target), admin)
    input[name] = { connect: { id } }
  }
  return input
}

async function makeOne(entity: Entity, input: Record<string, unknown>, value: string): Promise<string> {
  return entity.isLookup ? makeItem(api, entity, value, admin) : api.create(entity.key as EntityKey, input, admin)
}

const sortable = model.entities.filter((e) => e.table.reorder && e.access.create !== 'nobody' && !e.abstract)

test('there is much that people sort', () => {
  expect(sortable.length).toBeGreaterThan(60)
})

describe.each(sortable.map((e) => [e.key, e] as const))('new ones of %s', (_, entity) => {
  test('that come at the same moment come last one after the other', async () => {
    const order = String(entity.table.reorder)
    const inputs: Record<string, unknown>[] = []
    for (let n = 0; n < 4; n += 1) inputs.push(entity.isLookup ? {} : await inputFor(entity))
    const made = await Promise.all(inputs.map((input, n) => makeOne(entity, input, `Tegelijk ${n}`)))
    const { rows } = await api.services.pools.owner.query(
      `select t.${q(order)} as "place" from ${q(tableOf(entity))} t where t."id"::text = any($1) and $2::integer is not null and ${ofTenant(entity)}`,
      [made, admin.organisationId],
    )
    expect(new Set(rows.map(({ place }) => place)).size, JSON.stringify(rows)).toBe(made.length)
  })
})
