import { model } from '@vezel/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { askAsMany } from '../testing/many.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeEveryRole } from '../testing/roles.ts'

// What is of one person stays of that person: made for another it tells who made it so.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
let colleague: Session
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  colleague = (await makeEveryRole(api, admin.organisationId)).inspector
})
afterAll(() => api.close())

const owned = model.entities.flatMap((entity) =>
  entity.owner ? [{ entity, key: entity.key, type: entity.api.type, owner: entity.owner }] : [],
)
const chosen = owned.filter(({ entity, owner }) => !entity.fields[owner]?.readOnly)

test('there are such records of which somebody chooses whose they are', () => {
  expect(chosen.map(({ key }) => key).sort()).toEqual(['userCapability', 'userCertificate'])
})

test.each(chosen)('a $key passes to nobody else, by itself or with others', async ({ key, type, owner }) => {
  const variables = { id: ids.get(key), input: { [owner]: { connect: { id: colleague.inspectionUserId } } } }
  const call = `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`
  for (const answer of [await api.ask(call, variables, admin), await askAsMany(api, `update${type}`, variables, admin)])
    expect(answer?.errors?.[0]?.extensions.issues).toMatchObject([
      {
        path: owner,
        rule: 'staysWithOwner',
        message: 'Dit blijft van degene van wie het is: verwijder het, en leg voor een ander iets nieuws vast',
      },
    ])
  const whose = `query($id: ID!) { row: ${type.charAt(0).toLowerCase()}${type.slice(1)}(id: $id) { ${owner} { id } } }`
  const before = (await api.get(whose, { id: ids.get(key) }, admin)) as Record<string, { id: string }>
  expect(before[owner]?.id).not.toBe(colleague.inspectionUserId)
  // Said again it is no change.
  const same = await api.ask(call, { ...variables, input: { [owner]: { connect: before[owner] } } }, admin)
  expect(same.errors).toBeUndefined()
})

test.each(owned.filter((one) => !chosen.includes(one)))('nobody is asked whose a $key is', ({ entity, owner }) => {
  expect(entity.fields[owner]?.readOnly).toBe(true)
})

test('a thing that somebody works with passes to another', async () => {
  const holder = { inventarisatie_user: { connect: { id: colleague.inspectionUserId } } }
  const passed = await api.get(
    'mutation($id: ID!, $input: UpdateUitrustingInput!) { updateUitrusting(id: $id, input: $input) { inventarisatie_user { id } } }',
    { id: ids.get('equipment'), input: holder },
    admin,
  )
  expect(passed).toEqual({ inventarisatie_user: { id: colleague.inspectionUserId } })
})
