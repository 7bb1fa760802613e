import { model } from '@vezel/model'
import { mappedLists } from '@vezel/model/lookups/mapped.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let systems: readonly { readonly id: string; readonly code: string }[]
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  systems = (await api.get(
    '{ external_systems(filter: { variable_set: { eq: "1" } }, limit: 50) { id code } }',
    {},
    manager,
  )) as typeof systems
}, 30_000)
afterAll(() => api.close())

const system = (code: string) => ({ connect: { id: systems.find((one) => one.code === code)?.id } })
const ask = (input: object, as = manager) =>
  api.ask(
    'mutation($input: CreateVariableMappingInput!) { createVariableMapping(input: $input) { id } }',
    { input },
    as,
  )
const make = async (input: object) =>
  (
    (await api.get(
      'mutation($input: CreateVariableMappingInput!) { createVariableMapping(input: $input) { id } }',
      { input },
      manager,
    )) as { id: string }
  ).id
const update = (id: string, input: object) =>
  api.ask(
    'mutation($id: ID!, $input: UpdateVariableMappingInput!) { updateVariableMapping(id: $id, input: $input) { id } }',
    { id, input },
    manager,
  )
const fields = 'id list variable value acknowledged acknowledged_at acknowledged_by { user { id } }'
const read = async (id: string) =>
  ((await api.get(`{ variableMappings(filter: { id: { eq: "${id}" } }) { ${fields} } }`, {}, manager)) as object[])[0]
const issuesOf = ({ errors }: Awaited<ReturnType<typeof ask>>) =>
  (errors?.[0]?.extensions.issues as { path: string; rule: string }[] | undefined)?.map(({ path, rule }) => [
    path,
    rule,
  ])
const item = (list: string, value: string) => makeItem(api, model.named(list), value, manager)

test('whoever acknowledges a value is kept, and another value, system or item is to be acknowledged anew', async () => {
  const id = await make({
    condities: { connect: { id: await item('condities', 'Bevestigd') } },
    external_system: system('lavs'),
    value: 'A1',
  })
  expect(await read(id)).toMatchObject({ list: 'condities', variable: 'Bevestigd', acknowledged_at: null })
  expect(issuesOf(await update(id, { acknowledged: true }))).toBeUndefined()
  const acknowledged = await read(id)
  expect(acknowledged).toMatchObject({ acknowledged_by: { user: { id: String(manager.userId) } } })
  expect(acknowledged).toHaveProperty('acknowledged_at', expect.stringMatching(/^\d{4}-/))
  // What says nothing else leaves it.
  expect(issuesOf(await update(id, { priority: 2 }))).toBeUndefined()
  expect(await read(id)).toEqual(acknowledged)
  const others = [
    { value: 'A2' },
    { external_system: system('klantsysteem') },
    { condities: { connect: { id: await item('condities', 'Een andere') } } },
  ]
  for (const other of others) {
    expect(issuesOf(await update(id, { acknowledged: true }))).toBeUndefined()
    expect(issuesOf(await update(id, other))).toBeUndefined()
    expect(await read(id)).toMatchObject({ acknowledged: false, acknowledged_at: null, acknowledged_by: null })
  }
})

test('nobody says who acknowledged it', async () => {
  const answer = await ask({
    condities: { connect: { id: await item('condities', 'Onderschoven') } },
    external_system: system('lavs'),
    value: 'B1',
    acknowledged_at: '2026-01-01 00:00:00',
  })
  expect(answer.errors?.[0]?.message).toMatch(/acknowledged_at/)
})

test('an item has a value in a system once in each direction', async () => {
  const input = {
    structuren: { connect: { id: await item('structuren', 'Dubbel') } },
    external_system: system('lavs'),
    value: 'C1',
  }
  const id = await make(input)
  expect(issuesOf(await ask(input))).toEqual([['value', 'isUnique']])
  expect(issuesOf(await ask({ ...input, direction: 'in' }))).toBeUndefined()
  expect(issuesOf(await ask({ ...input, external_system: system('klantsysteem') }))).toBeUndefined()
  expect(issuesOf(await update(id, { direction: 'in' }))).toEqual([['value', 'isUnique']])
  const both = await Promise.all([ask({ ...input, value: 'C2' }), ask({ ...input, value: 'C2' })])
  expect(both.map((one) => one.errors?.length ?? 0).toSorted()).toEqual([0, 1])
})

test('a mapping is of one item, and its system is of the set of that item', async () => {
  const base = { external_system: system('lavs'), value: 'D1' }
  expect(issuesOf(await ask(base))).toEqual([['external_system', 'isOfOneItem']])
  const condities = { connect: { id: await item('condities', 'Een van twee') } }
  const structuren = { connect: { id: await item('structuren', 'Twee van twee') } }
  expect(issuesOf(await ask({ ...base, condities, structuren }))).toEqual([['structuren', 'isOfOneItem']])
  const set = (await api.get('mutation { createVariableSet(input: { name: "Tweede" }) { id } }', {}, manager)) as {
    id: string
  }
  const other = (await api.get(
    'mutation($input: CreateExternalSystemInput!) { createExternalSystem(input: $input) { id } }',
    { input: { value: 'Elders', variable_set: { connect: { id: set.id } } } },
    manager,
  )) as { id: string }
  expect(issuesOf(await ask({ ...base, condities, external_system: { connect: { id: other.id } } }))).toEqual([
    ['external_system', 'isOfThisSet'],
  ])
})

test('an item takes its mappings along, and undo brings them back', async () => {
  const id = await item('beperkingen', 'Gaat en komt')
  const mapping = await make({ beperkingen: { connect: { id } }, external_system: system('lavs'), value: 'E1' })
  await api.get(`mutation { deleteBeperking(id: "${id}") { id } }`, {}, manager)
  expect(await read(mapping)).toBeUndefined()
  await api.get(`mutation { restoreBeperking(id: "${id}") { id } }`, {}, manager)
  expect(await read(mapping)).toMatchObject({ variable: 'Gaat en komt' })
})

test('a merge hands the mappings to the item that stays', async () => {
  const [keep, other] = [await item('beperkingen', 'Blijft'), await item('beperkingen', 'Gaat op')]
  const mapping = await make({ beperkingen: { connect: { id: other } }, external_system: system('lavs'), value: 'F1' })
  const answer = await api.ask(
    `mutation { mergeBeperking(keep: "${keep}", other: "${other}", take: []) { batch } }`,
    {},
    manager,
  )
  expect(answer.errors).toBeUndefined()
  expect(await read(mapping)).toMatchObject({ variable: 'Blijft' })
})

test('an item of every list can be mapped, and is told with what it stands in', async () => {
  for (const list of mappedLists) {
    const [first] = (await api.get(`{ ${list}(limit: 1) { id value } }`, {}, manager)) as {
      id: string
      value: string
    }[]
    if (!first) continue
    const id = await make({
      [list]: { connect: { id: first.id } },
      external_system: system('klantsysteem'),
      value: 'G',
    })
    const found = await read(id)
    expect(found).toMatchObject({ list })
    expect(found).toHaveProperty('variable', expect.stringContaining(first.value))
  }
})

test.each(['abc', '999999', '9'.repeat(30), ''])('an item or a system that is nowhere (%s) is refused', async (id) => {
  const condities = { connect: { id: await item('condities', `Nergens ${id.length}`) } }
  for (const input of [
    { condities: { connect: { id } }, external_system: system('lavs'), value: 'H' },
    { condities, external_system: { connect: { id } }, value: 'H' },
  ])
    expect(['notFound', 'invalid', 'badValue']).toContain((await ask(input)).errors?.[0]?.extensions.code)
})
