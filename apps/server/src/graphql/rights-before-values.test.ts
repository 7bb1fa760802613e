import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { grantOf, isManager, type Policy, type Role, roles, updatePolicies } from '@vezel/model/rights.ts'
import type { GraphQLInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole, roleNames } from '../testing/roles.ts'
import { schema } from './schema.ts'

// Whoever may not make a change learns that, and nothing of what the change would have wanted to know.

let api: Awaited<ReturnType<typeof testApi>>
let people: Readonly<Record<Role, Session>>
beforeAll(async () => {
  api = await testApi()
  const { organisationId } = await api.as('ada@eerste.test')
  people = await makeEveryRole(api, organisationId)
}, 60_000)
afterAll(() => api.close())

const mutations = schema.getMutationType()?.getFields() ?? {}
/** The input of a record with something in each field that no field of any kind takes. */
function worthless(type: string): Record<string, unknown> {
  const fields = (schema.getType(type) as GraphQLInputObjectType | undefined)?.getFields() ?? {}
  return Object.fromEntries(Object.keys(fields).map((name) => [name, { nergens: Number.NaN }]))
}
interface Call {
  readonly name: string
  readonly policies: readonly Policy[]
  /** With its values in variables, and in the document itself. */
  readonly documents: readonly { readonly query: string; readonly variables: Record<string, unknown> }[]
}
function callsOf(entity: Entity): Call[] {
  const { type } = entity.api
  const events = Object.values(entity.transitions?.events ?? {}).map(({ who }) => who)
  const made = (action: 'Create' | 'Update') => worthless(`${action}${type}Input`)
  const call = (
    name: string,
    policies: readonly Policy[],
    head: string,
    args: string,
    variables: object,
    words: string,
  ) => ({
    name,
    policies,
    documents: [
      // A call on many records tells of each row why it is refused.
      { query: `mutation(${head}) { ${name}(${args}) { ${answered(name)} } }`, variables: { ...variables } },
      ...(name.endsWith('Many') ? [] : [{ query: `mutation { ${name}(${words}) { __typename } }`, variables: {} }]),
    ],
  })
  return [
    call(
      `create${type}`,
      [entity.access.create],
      `$i: Create${type}Input!`,
      'input: $i',
      { i: made('Create') },
      'input: { id: [] }',
    ),
    call(
      `create${type}Many`,
      [entity.access.create],
      `$r: [Create${type}Input!]!`,
      'rows: $r',
      { r: [made('Create')] },
      'rows: [{ id: [] }]',
    ),
    call(
      `update${type}`,
      updatePolicies(entity),
      `$i: Update${type}Input!`,
      'id: "1", input: $i',
      { i: made('Update') },
      'id: "1", input: { record_version: [] }',
    ),
    call(
      `update${type}Many`,
      updatePolicies(entity),
      `$i: Update${type}Input!`,
      'ids: ["1"], input: $i',
      { i: made('Update') },
      'ids: [[]], input: {}',
    ),
    call(`delete${type}`, [entity.access.delete], '$id: ID!', 'id: $id', { id: {} }, 'id: []'),
    call(`delete${type}Many`, [entity.access.delete], '$ids: [ID!]!', 'ids: $ids', { ids: [{}] }, 'ids: [[]]'),
    call(
      `transition${type}`,
      events,
      '$id: ID!, $e: String!',
      'id: $id, event: $e',
      { id: {}, e: [] },
      'id: [], event: []',
    ),
  ].filter(({ name }) => mutations[name] !== undefined)
}

const answered = (name: string) => (name.endsWith('Many') ? 'refused { code }' : '__typename')

/** Lists differ in their words alone: a few stand for all. */
const lists = model.entities.filter(({ isLookup }) => isLookup)
const asked = [...model.entities.filter(({ isLookup }) => !isLookup), ...lists.slice(0, 3), ...lists.slice(-3)]

test.each(roleNames)('what the role %s may not change it is told so of, whatever was sent', async (role) => {
  const seen = { refused: 0, judged: 0 }
  for (const entity of asked) {
    for (const { name, policies, documents } of callsOf(entity)) {
      const isRefused = policies.every((policy) => grantOf(policy, roles[role]) === 'no')
      for (const { query, variables } of documents) {
        const answer = await api.ask(query, variables, people[role])
        const rows =
          (answer.data?.[name] as { refused?: readonly { code: string }[] } | null | undefined)?.refused ?? []
        const codes = [
          ...new Set([
            ...(answer.errors?.map(({ extensions }) => extensions.code) ?? []),
            ...rows.map(({ code }) => code),
          ]),
        ]
        expect([name, query, codes]).toEqual([name, query, [isRefused ? 'forbidden' : 'badValue']])
        seen[isRefused ? 'refused' : 'judged'] += 1
      }
    }
  }
  // Managers may do nearly everything, and the others much less: both answers are there to be told apart.
  expect(isManager(roles[role]) ? seen.judged : seen.refused).toBeGreaterThan(100)
})

test('an import is refused by its right before its file is missed, and an undo before it tells who came after', async () => {
  const codes = async (query: string, as: Session, variables = {}) => {
    const { data, errors } = await api.ask(query, variables, as)
    const rows = (data?.undoBatch as { refused: readonly { code: string }[] } | null | undefined)?.refused ?? []
    return [...(errors ?? []).map(({ extensions }) => extensions.code), ...rows.map(({ code }) => code)]
  }
  const importing = 'mutation { importVariabelenset(naam: "x", preview: true) { id } }'
  expect(await codes(importing, people.reader)).toEqual(['forbidden'])
  expect(await codes(importing, people.admin)).toEqual(['badValue'])
  const lead = async (role: string) => {
    const { batch } = (await api.get(
      `mutation($ids: [ID!]!) { updateInventarisatieUserMany(ids: $ids, input: { inventarisatie_rol: { connect: { id: "${role}" } } }) { batch } }`,
      { ids: [people.inspector.inspectionUserId] },
      people.admin,
    )) as { batch: string }
    return batch
  }
  const changed = await lead(String(roles.planner))
  await lead(String(roles.reader))
  const made = (await api.get(
    'mutation { createKlantMany(rows: [{ naam: "Proef", land: "NL" }]) { batch changed } }',
    {},
    people.admin,
  )) as { batch: string; changed: readonly string[] }
  await api.get(
    'mutation($id: ID!) { updateKlant(id: $id, input: { naam: "Anders" }) { id } }',
    { id: made.changed[0] },
    people.admin,
  )
  const undo = 'mutation($batch: ID!) { undoBatch(batch: $batch) { refused { code } } }'
  for (const batch of [changed, made.batch]) {
    expect(await codes(undo, people.reader, { batch })).toEqual(['forbidden'])
    expect(await codes(undo, people.admin, { batch })).toEqual(['changedSince'])
  }
})
