import { type EntityKey, model } from '@vezel/model'
import {
  type GraphQLFieldMap,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { operations } from './operations.ts'
import { schema } from './schema.ts'

let api: Awaited<ReturnType<typeof testApi>>
let stranger: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  ids = await makeOneOfEach(api, await api.as('ada@eerste.test'))
  stranger = await api.as('bea@tweede.test')
}, 30_000)
afterAll(() => api.close())

const entities = model.entities.filter((e) => e.scope !== 'global' || e.key === 'user')
const idOf = (key: string) => ids.get(key) ?? ''
const codes = (answer: GraphqlAnswer) => (answer.errors ?? []).map((e) => e.extensions.code)
const mutations = schema.getMutationType()?.getFields() as GraphQLFieldMap<unknown, unknown>
const queries = schema.getQueryType()?.getFields() as GraphQLFieldMap<unknown, unknown>
const isPublic = (name: string) => operations.some((o) => o.name === name && o.isPublic)

/** A field with made-up arguments that pass the schema, and the least selection. */
function request(
  kind: 'query' | 'mutation',
  name: string,
  id: string,
): { text: string; variables: Record<string, unknown> } {
  const field = (kind === 'query' ? queries : mutations)[name]
  if (!field) throw new Error(name)
  const needed = field.args.filter((a) => isNonNullType(a.type))
  const variables = Object.fromEntries(
    needed.map((a) => {
      const type = getNamedType(a.type)
      if (a.name === 'id') return [a.name, id]
      if (!isInputObjectType(type)) return [a.name, '0']
      return [
        a.name,
        Object.fromEntries(
          Object.values(type.getFields())
            .filter((f) => isNonNullType(f.type))
            .map((f) => [f.name, 'x@y.test']),
        ),
      ]
    }),
  )
  const heads = needed.map((a) => `$${a.name}: ${a.type}`).join(', ')
  const args = needed.map((a) => `${a.name}: $${a.name}`).join(', ')
  const answer = getNamedType(field.type)
  const selection = isObjectType(answer) || isInterfaceType(answer) ? ' { __typename }' : ''
  return { text: `${kind}${heads ? `(${heads})` : ''} { ${name}${args ? `(${args})` : ''}${selection} }`, variables }
}

test('covers a record of every entity', () => {
  const missing = entities.filter((e) => !ids.has(e.key) && !e.abstract).map((e) => e.key)
  expect(missing).toEqual([])
})

describe('without a session', () => {
  test.each([...Object.keys(queries), ...Object.keys(mutations)])('refuses %s', async (name) => {
    const { text, variables } = request(
      name in queries ? 'query' : 'mutation',
      name,
      '00000000-0000-7000-8000-000000000000',
    )
    const context = {
      services: api.services,
      session: undefined,
      locale: 'nl' as const,
      token: undefined,
      address: `anonymous ${name}`,
    }
    const { run } = await import('./run.ts')
    const answer = JSON.parse(
      (await run({ query: text, variables }, context, { error: () => {} })).body,
    ) as GraphqlAnswer
    if (isPublic(name)) expect(codes(answer)).not.toContain('internal')
    else expect(codes(answer)).toEqual(['unauthenticated'])
  })
})

describe('for somebody of another organisation', () => {
  test.each(entities.map((e) => [e.api.type, e] as const))('%s is absent', async (_, e) => {
    const own = { id: idOf(e.key) }
    const single = e.api.type.charAt(0).toLowerCase() + e.api.type.slice(1)
    const answer = await api.ask(
      `query($id: ID!) { ${single}(id: $id) { id } ${e.api.plural}(filter: { id: { eq: $id } }) { id } ${e.api.plural}Total(filter: { id: { eq: $id } }) }`,
      own,
      stranger,
    )
    expect(answer).toEqual({ data: { [single]: null, [e.api.plural]: [], [`${e.api.plural}Total`]: 0 } })
  })

  const onRecords = Object.keys(mutations).filter((name) => mutations[name]?.args.some((a) => a.name === 'id'))
  test.each(onRecords)('%s finds nothing to change', async (name) => {
    const type = name.replace(/^(update|delete|restore|transition|make|cancel|Update)/, '').replace(/SortTable$/, '')
    const { text, variables } = request('mutation', name, idOf(model.ofType(type)?.key ?? ''))
    const input = name.startsWith('update') ? { input: { record_version: 1, ...anything(type) } } : {}
    const event = name.startsWith('transition')
      ? { event: Object.keys(model.ofType(type)?.transitions?.events ?? {})[0] }
      : {}
    const answer = await api.ask(text, { ...variables, ...input, ...event }, stranger)
    expect(['notFound', 'forbidden']).toContain(codes(answer)[0])
  })

  const creates = model.entities.filter((e) => mutations[`create${e.api.type}`])
  test.each(creates.map((e) => [e.api.type, e] as const))('a new %s cannot point at its records', async (_, e) => {
    for (const [name, field] of Object.entries(e.fields)) {
      if (field.kind !== 'belongsTo' || field.readOnly || model.entity(field.target).scope === 'global') continue
      const answer = await api.ask(
        `mutation($input: Create${e.api.type}Input!) { create${e.api.type}(input: $input) { id } }`,
        { input: { [name]: { connect: { id: idOf(field.target) } } } },
        stranger,
      )
      expect(codes(answer)[0], name).toMatch(/invalid|forbidden|notFound|readOnly/)
      const issues = answer.errors?.flatMap((error) => error.extensions.issues) ?? []
      if (codes(answer)[0] === 'invalid') expect(issues.map((i) => i.path)).toContain(name)
    }
  })

  test('what row-level security shows the serving role is its own organisation alone', async () => {
    const client = await api.services.pools.serve.connect()
    try {
      await client.query(`begin; select set_config('app.org', '${stranger.organisationId}', true)`)
      for (const e of model.entities.filter((x) => x.scope === 'organisation' && !x.variantOf)) {
        const table = e.api.type.replace(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase()
        const { rows } = await client.query(
          `select count(*)::integer as "n" from "${table}" where "organisatie_id" <> $1`,
          [stranger.organisationId],
        )
        expect(rows[0].n, table).toBe(0)
      }
      await client.query('rollback')
    } finally {
      client.release()
    }
  })
})

/** One writable value of a type, so that an update has something to change. */
function anything(type: string): Record<string, unknown> {
  const entity = model.ofType(type)
  const found = Object.entries(entity?.fields ?? {}).find(
    ([, f]) => !f.readOnly && (f.kind === 'text' || f.kind === 'textArea'),
  )
  if (found) return { [found[0]]: 'gewijzigd' }
  const link = Object.entries(entity?.fields ?? {}).find(([, f]) => f.kind === 'belongsTo' && !f.readOnly)
  return link ? { [link[0]]: { disconnect: true } } : {}
}

export type { EntityKey }
