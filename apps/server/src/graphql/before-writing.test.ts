import { randomUUID } from 'node:crypto'
import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { answered, schema } from './schema.ts'

// A refusal means that nothing was written: what a change asks of its answer is judged before the change is made.

let api: Awaited<ReturnType<typeof testApi>>
let ids: ReadonlyMap<string, string>
let admin: Session
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
}, 60_000)
afterAll(() => api.close())

const versionOf = async (space: string) =>
  (
    await api.services.pools.owner.query(`select "record_version" as v, "naam" from "sub_asset" where "id" = $1`, [
      space,
    ])
  ).rows[0]
const deep = (levels: number): string => (levels === 0 ? 'id' : `onderliggende_ruimtes { ${deep(levels - 1)} }`)

test('knows the record that every change answers', () => {
  const all = Object.values(schema.getMutationType()?.getFields() ?? {})
  const entityTypes = new Set(model.entities.map((entity) => entity.api.type))
  const missing = all.filter(({ type }) => entityTypes.has(getNamedType(type).name)).map(({ name }) => name)
  expect([...answered.keys()].sort()).toEqual(missing.sort())
  expect(missing.length).toBeGreaterThan(100)
  // What a change answers besides holds no record and takes no arguments, so that nothing of it can be refused after the change.
  const others = new Set(
    all.filter(({ name }) => !answered.has(name) && name !== 'login').map(({ type }) => getNamedType(type)),
  )
  // An object inside an answer joins the set while it is walked.
  for (const type of others) {
    if (!isObjectType(type)) throw new Error(`${type} is no object`)
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type)
      expect(entityTypes.has(inner.name), `${type}.${field.name}`).toBe(false)
      expect(field.args).toEqual([])
      if (isObjectType(inner)) others.add(inner)
    }
  }
})

test.each([
  ['the id of a survey that is none', `{ onderzocht(onderzoek: "geen-id") }`, 'badValue'],
  ['the same in a variable', `{ onderzocht(onderzoek: $onderzoek) }`, 'badValue'],
  ['a selection that is too deep', `{ ${deep(limits.queryDepth)} }`, 'tooDeep'],
  [
    'a filter that is too long',
    `{ onderliggende_ruimtes(search: "${'x'.repeat(limits.searchCharacters + 1)}") { id } }`,
    'tooMuch',
  ],
])('writes nothing of a document with %s, wherever that stands', async (_, selection, code) => {
  const space = ids.get('space') ?? ''
  const before = await versionOf(space)
  const uses = selection.includes('$onderzoek')
  const answer = await api.ask(
    `mutation($id: ID!, $input: UpdateRuimteInput!${uses ? ', $onderzoek: ID' : ''}) {
      een: updateRuimte(id: $id, input: $input) { id }
      ...twee
    }
    fragment twee on Mutation { twee: updateRuimte(id: $id, input: $input) ${selection} }`,
    { id: space, input: { naam: `Nieuw ${randomUUID()}` }, ...(uses ? { onderzoek: 'geen-id' } : {}) },
  )
  expect(answer.errors?.map((error) => error.extensions.code)).toEqual([code])
  expect(answer.data).toBeNull()
  expect(await versionOf(space)).toEqual(before)
})

test('what is left out of a document by its conditions refuses nothing', async () => {
  const space = ids.get('space') ?? ''
  const answer = await api.ask(
    `mutation($id: ID!, $input: UpdateRuimteInput!) {
      updateRuimte(id: $id, input: $input) { naam onderzocht(onderzoek: "geen-id") @include(if: false) }
      twee: updateRuimte(id: $id, input: $input) @skip(if: true) { onderzocht(onderzoek: "geen-id") }
    }`,
    { id: space, input: { naam: 'Gang' } },
    admin,
  )
  expect(answer).toEqual({ data: { updateRuimte: { naam: 'Gang' } } })
})
