import { type EntityKey, model } from '@vezel/model'
import type { Entity, Override } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { columnOf, q, tableOf } from '../db/names.ts'
import { setOfItem } from '../db/same-set.ts'
import { testApi } from '../testing/api.ts'
import { type BulkAnswer, callOnMany } from '../testing/many.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

// What departs from the value that it follows says why, by whatever road it comes.

type Input = Readonly<Record<string, unknown>>
let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
let ids: ReadonlyMap<string, string>
const inputs = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, ada, inputs)
}, 60_000)
afterAll(() => api.close())

interface Case {
  readonly entity: Entity
  readonly name: string
  readonly override: Override
}
const all = model.entities.flatMap((entity): Case[] =>
  Object.entries(entity.overrides).map(([name, override]) => ({ entity, name, override })),
)
const isOwn = ({ override }: Case) => !override.of.includes('.')
/** What follows from another record, and what is worked out of the record itself. */
const cases = all.filter((one) => !isOwn(one))
const ownCases = all.filter(isOwn)
const roads = ['create', 'create many', 'update', 'update many', 'update each'] as const
const walks = cases.flatMap((one) => roads.map((road) => ({ ...one, road, title: `${one.entity.key}.${one.name}` })))

const link = (id: string | null) => (id === null ? { disconnect: true } : { connect: { id } })
const upper = (type: string) => type.charAt(0).toLowerCase() + type.slice(1)

/** The fields that are refused, else the record. */
type Answer = { readonly refused: readonly string[] } | { readonly id: string }

/** Another record of the kind that an override begins at, so that a new one that follows it finds room. */
async function beginning({ entity, override }: Case): Promise<string> {
  const [start = ''] = override.of.split('.')
  const field = entity.fields[start]
  if (!pointsAtOne(field)) throw new Error(`${entity.key}.${start} leads to no record`)
  const { id: _, ...input } = inputs.get(field.target) ?? {}
  return api.create(field.target as EntityKey, input, ada)
}

/** Writes by a road; a new one hangs on a record of its own. */
async function write(one: Case, road: (typeof roads)[number], values: Input): Promise<Answer> {
  const { type } = one.entity.api
  const [start = ''] = one.override.of.split('.')
  const id = ids.get(one.entity.key) ?? ''
  const { id: _, ...made } = inputs.get(one.entity.key) ?? {}
  const fresh = async () => ({ ...made, [start]: link(await beginning(one)), ...values })
  if (road === 'create' || road === 'update') {
    const isNew = road === 'create'
    const input = isNew ? await fresh() : values
    const answer = await api.ask(
      isNew
        ? `mutation($input: Create${type}Input!) { row: create${type}(input: $input) { id } }`
        : `mutation($id: ID!, $input: Update${type}Input!) { row: update${type}(id: $id, input: $input) { id } }`,
      isNew ? { input } : { id, input },
      ada,
    )
    if (!answer.errors) return (answer.data as { row: { id: string } }).row
    return { refused: answer.errors.flatMap((e) => e.extensions.issues.map(({ path }) => path)) }
  }
  const calls = {
    'create many': async () => ({ name: `create${type}Many`, args: { rows: [await fresh()] } }),
    'update many': async () => ({ name: `update${type}Many`, args: { ids: [id], input: values } }),
    'update each': async () => ({ name: `update${type}Many`, args: { ids: [id], input: {}, each: [values] } }),
  }
  const { name, args } = await calls[road]()
  const answer: BulkAnswer = await callOnMany(api, name, args, ada)
  if (answer.refused.length === 0) return { id: answer.changed[0] ?? id }
  return { refused: answer.refused.flatMap(({ issues }) => issues.map(({ path }) => path)) }
}

/** The own value and its reason, as they are kept. */
async function kept({ entity, name, override }: Case, id: string) {
  const row = (await api.get(
    `query($id: ID!) { ${upper(entity.api.type)}(id: $id) { ${name} { id } ${override.reason} } }`,
    { id },
    ada,
  )) as Record<string, unknown>
  return [(row[name] as { id: string } | null)?.id ?? null, row[override.reason]]
}

test.each(walks)('$title departs only with a reason, and follows again without: $road', async (one) => {
  const { entity, name, override, road } = one
  const target = model.named((entity.fields[name] as { target: string }).target)
  const items = (await api.get(`{ ${target.api.plural}(limit: 2) { id } }`, {}, ada)) as { id: string }[]
  const [followed, other] = items.map(({ id }) => id)
  const path = override.of.split('.')
  const holder = path
    .slice(0, -1)
    .reduce((at, step) => model.named((at.fields[step] as { target: string }).target), entity)
  await api.get(
    `mutation($id: ID!, $input: Update${holder.api.type}Input!) { update${holder.api.type}(id: $id, input: $input) { id } }`,
    { id: ids.get(holder.key), input: { [path.at(-1)!]: link(followed!) } },
    ada,
  )

  const own = { [name]: link(other!) }
  expect(await write(one, road, own)).toEqual({ refused: [override.reason] })
  const departed = await write(one, road, { ...own, [override.reason]: 'Het plafond is ingestort' })
  expect(departed).toHaveProperty('id')
  const { id } = departed as { id: string }
  expect(await kept(one, id)).toEqual([other, 'Het plafond is ingestort'])

  // Saying what it would follow is no departure, and takes the reason along.
  const same = await write(one, road, { [name]: link(followed!) })
  expect(await kept(one, (same as { id: string }).id)).toEqual([null, null])
  if (road.startsWith('create')) return
  await write(one, road, { ...own, [override.reason]: 'Het plafond is ingestort' })
  await write(one, road, { [name]: link(null) })
  expect(await kept(one, id)).toEqual([null, null])
})

test.each(cases.map((one) => ({ ...one, title: `${one.entity.key}.${one.name}` })))(
  '$title follows again what is said by the same item of another set',
  async (one) => {
    const { entity, name, override } = one
    const list = model.named((entity.fields[name] as { target: string }).target)
    const path = override.of.split('.')
    const holder = path
      .slice(0, -1)
      .reduce((at, step) => model.named((at.fields[step] as { target: string }).target), entity)
    const { rows } = await api.services.pools.owner.query<{ variable_set_id: number; organisatie_id: string }>(
      'select "organisatie_id", "variable_set_id" from "onderzoek" where "id" = $1',
      [ids.get('survey')],
    )
    const { variable_set_id: own, organisatie_id: organisation } = rows[0]!
    const made = (await api.get(
      'mutation($input: CreateVariableSetInput!) { createVariableSet(input: $input) { id } }',
      { input: { name: `Eerder ${name}`, geldig_van: '2099-01-01', vorige_set: { connect: { id: String(own) } } } },
      ada,
    )) as { id: string }
    const itemsOf = async (set: unknown) =>
      (
        await api.services.pools.owner.query<{ id: string; code: string }>(
          `select t."id"::text, t."code" from ${q(tableOf(list))} t where ${setOfItem(list, 't."id"', 't."organisatie_id"')} = $1
             and t."organisatie_id" = $2 and t."code" is not null and t."active" and t."deleted_at" is null order by t."code"`,
          [set, organisation],
        )
      ).rows
    const [mine, theirs] = [await itemsOf(own), await itemsOf(made.id)]
    const same = mine[0]!
    const followed = theirs.find(({ code }) => code === same.code)!
    const other = mine.find(({ code }) => code !== same.code)!
    expect(followed.id).not.toBe(same.id)
    // What is followed was recorded by a survey with the other set.
    const column = columnOf(path.at(-1)!, holder.fields[path.at(-1)!]!)
    await api.services.pools.owner.query(`update ${q(tableOf(holder))} set ${q(column)} = $1 where "id" = $2`, [
      followed.id,
      ids.get(holder.key),
    ])
    expect(await write(one, 'update', { [name]: link(same.id) })).toHaveProperty('id')
    expect(await kept(one, ids.get(entity.key)!)).toEqual([null, null])
    expect(await write(one, 'update', { [name]: link(other.id) })).toEqual({ refused: [override.reason] })
  },
)

const ownRoads = ['update', 'update many', 'update each'] as const
test.each(
  ownCases.flatMap((one) => ownRoads.map((road) => ({ ...one, road, title: `${one.entity.key}.${one.name}` }))),
)('$title departs from what is worked out only with a reason, and follows again without: $road', async (one) => {
  const { entity, name, override, road } = one
  const id = ids.get(entity.key)!
  const row = (await api.get(
    `query($id: ID!) { ${upper(entity.api.type)}(id: $id) { ${override.of} { id code } } }`,
    { id },
    ada,
  )) as Record<string, { id: string; code: string } | null>
  const target = model.named((entity.fields[name] as { target: string }).target)
  const items = (await api.get(`{ ${target.api.plural} { id code } }`, {}, ada)) as {
    id: string
    code: string
  }[]
  const followed = row[override.of]?.id
  const other = items.find(({ code }) => code !== row[override.of]?.code)!.id
  expect(followed).toBeDefined()
  await write(one, 'update', { [name]: link(null) })

  expect(await write(one, road, { [name]: link(other) })).toEqual({ refused: [override.reason] })
  await write(one, road, { [name]: link(other), [override.reason]: 'Zo staat het in het attest' })
  expect(await kept(one, id)).toEqual([other, 'Zo staat het in het attest'])
  await write(one, road, { [name]: link(followed!) })
  expect(await kept(one, id)).toEqual([null, null])
  await write(one, road, { [name]: link(other), [override.reason]: 'Zo staat het in het attest' })
  await write(one, road, { [name]: link(null) })
  expect(await kept(one, id)).toEqual([null, null])
})

test('something overrides at all', () => {
  expect(cases.map(({ entity, name }) => `${entity.key}.${name}`)).toContain('finding.bron_advies')
  expect(ownCases.map(({ entity, name }) => `${entity.key}.${name}`)).toContain('building.eigen_asbest_status')
})
