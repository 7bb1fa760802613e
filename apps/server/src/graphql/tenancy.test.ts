import { randomUUID } from 'node:crypto'
import { type EntityKey, model } from '@vezel/model'
import { interfaceLists } from '@vezel/model/kit/interfaces.ts'
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
import { askAsMany } from '../testing/many.ts'
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

const entities = model.entities.filter((e) => e.scope !== 'global')
const idOf = (key: string) => ids.get(key) ?? ''
const codes = (answer: GraphqlAnswer) => (answer.errors ?? []).map((e) => e.extensions.code)
const mutations = schema.getMutationType()?.getFields() as GraphQLFieldMap<unknown, unknown>
const queries = schema.getQueryType()?.getFields() as GraphQLFieldMap<unknown, unknown>
const isPublic = (name: string) => operations.some((o) => o.name === name && o.isPublic)

/** Of the record of a call that takes one of any kind, and of one that takes photos. */
const anyTypeFor = (name: string) => (name === 'draaiFoto' ? 'OnderzoekFoto' : 'Klant')

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
      if (a.name === 'type') return [a.name, anyTypeFor(name)]
      if (!isInputObjectType(type)) return [a.name, type.name === 'Int' ? 1 : '0']
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

  test.each(Object.entries(interfaceLists))('what is %s is absent', async (name, list) => {
    const kinds = model.entities.filter((e) => e.implements.some((one) => one === name))
    const own = kinds.map(({ key }) => idOf(key))
    const query = `query($ids: [ID!]) { rows: ${list}(filter: { id: { in: $ids } }) { __typename id } n: ${list}Total(filter: { id: { in: $ids } }) }`
    expect(await api.ask(query, { ids: own }, stranger)).toEqual({ data: { rows: [], n: 0 } })
    const typed = kinds.map(({ key, api: { type } }) => ({ __typename: type, id: idOf(key) }))
    const answer = await api.ask(query, { ids: own })
    expect(answer.data).toMatchObject({ rows: expect.arrayContaining(typed), n: kinds.length })
    // What only the executor answers, beside it.
    const beside = await api.ask(`{ __typename rows: ${list}(limit: 1) { id } __type(name: "${name}") { kind } }`)
    expect(beside).toMatchObject({ data: { rows: [{}], __type: { kind: 'INTERFACE' } } })
  })

  const onRecords = Object.keys(mutations).filter((name) => mutations[name]?.args.some((a) => a.name === 'id'))
  test.each(onRecords)('%s finds nothing to change', async (name) => {
    const type = mutations[name]?.args.some((a) => a.name === 'type')
      ? anyTypeFor(name)
      : name.replace(/^(update|delete|restore|transition|make|release|cancel|Update)/, '').replace(/SortTable$/, '')
    const { text, variables } = request('mutation', name, idOf(model.ofType(type)?.key ?? ''))
    const input = name.startsWith('update') ? { input: { record_version: 1, ...anything(type) } } : {}
    const event = name.startsWith('transition')
      ? { event: Object.keys(model.ofType(type)?.transitions?.events ?? {})[0] }
      : {}
    const answer = await api.ask(text, { ...variables, ...input, ...event }, stranger)
    expect(['notFound', 'forbidden']).toContain(codes(answer)[0])
    // To the letter what somebody hears who asks for what never was.
    const absent = model.ofType(type)?.id === 'integer' ? '999999' : randomUUID()
    expect(answer).toEqual(await api.ask(text, { ...variables, ...input, ...event, id: absent }, stranger))
    const asMany = (id: unknown) => askAsMany(api, name, { ...variables, ...input, ...event, id }, stranger)
    const told = await asMany(variables.id)
    if (told) expect(['notFound', 'forbidden']).toContain(codes(told)[0])
    expect(told).toEqual(await asMany(absent))
  })

  const creates = model.entities.filter((e) => mutations[`create${e.api.type}`])
  test.each(creates.map((e) => [e.api.type, e] as const))('a new %s cannot point at its records', async (_, e) => {
    for (const [name, field] of Object.entries(e.fields)) {
      if (field.kind !== 'belongsTo' || field.readOnly || model.named(field.target).scope === 'global') continue
      const pointAt = (id: unknown) =>
        api.ask(
          `mutation($input: Create${e.api.type}Input!) { create${e.api.type}(input: $input) { id } }`,
          { input: { [name]: { connect: { id } } } },
          stranger,
        )
      const answer = await pointAt(idOf(field.target))
      expect(codes(answer)[0], name).toMatch(/invalid|forbidden|notFound|readOnly/)
      const issues = answer.errors?.flatMap((error) => error.extensions.issues) ?? []
      // What does not apply is left out before anybody looks what it names.
      if (e.hide[name])
        expect(answer).toEqual(await pointAt(model.named(field.target).id === 'integer' ? 999_999_999 : randomUUID()))
      else if (codes(answer)[0] === 'invalid') expect(issues.map((i) => i.path)).toContain(name)
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

describe('a person of two organisations', () => {
  // What only the second organisation may know of its own part; the first must not meet one of these words.
  const secret = {
    functie: 'Geheimraad',
    initialen: 'QQX',
    personeelsnummer: 'ZEER-GEHEIM',
    vestiging: 'Verborgen vestiging',
  }
  let ada: Session
  let shared: string
  let here: string
  let there: string
  let hidden: string[]
  beforeAll(async () => {
    ada = await api.as('ada@eerste.test')
    const jan = await api.as('jan@tweede.test')
    shared = String(jan.userId)
    there = jan.inspectionUserId
    const branch = await api.create('branch', { naam: secret.vestiging, procescertificaat_nummer: 'PC-2' }, stranger)
    await api.get(
      'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
      {
        id: there,
        input: { ...secret, vestiging: { connect: { id: branch } }, inventarisatie_rol: { connect: { id: '2' } } },
      },
      stranger,
    )
    here = randomUUID()
    await api.services.pools.owner.query(
      `insert into "inventarisatie_user" ("organisatie_id", "id", "user_id", "inventarisatie_organisatie_id", "inventarisatie_rol_id", "active") values ($1, $2, $3, $1, 1, true)`,
      [ada.organisationId, here, shared],
    )
    hidden = [...Object.values(secret), there, branch, 'Tweede Onderzoek']
  })

  /** Everything of a type, and of what it is related to. */
  const everything = (type: unknown, levels: number): string => {
    const named = getNamedType(type as Parameters<typeof getNamedType>[0])
    if (!isObjectType(named) && !isInterfaceType(named)) return ''
    if (levels === 0) return ' { __typename id }'
    return ` { __typename ${Object.values(named.getFields())
      .map((f) => `${f.name}${everything(f.type, levels - 1)}`)
      .join(' ')} }`
  }

  test('is seen by each with its own part, whichever way it is asked', async () => {
    const all = everything(schema.getType('User'), 3)
    const query = `query($id: ID!) { user(id: $id)${all} users(filter: { id: { eq: $id } })${all} inventarisatieUsers${everything(schema.getType('InventarisatieUser'), 2)} }`
    const seen = await api.ask(query, { id: shared }, ada)
    expect(seen.errors).toBeUndefined()
    expect(seen.data?.user).toMatchObject({
      id: shared,
      inventarisatie_user: { id: here, inventarisatie_rol: { id: '1' } },
    })
    const text = JSON.stringify(seen)
    for (const word of hidden) expect(text).not.toContain(word)
    // The words are there to be seen by who may.
    const own = JSON.stringify(await api.ask(query, { id: shared }, stranger))
    for (const word of hidden) expect(own).toContain(word)
    expect(own).not.toContain(here)
  })

  test('is not found by the part that another has', async () => {
    const by = async (filter: string, as: Session) =>
      (await api.get(`{ users(filter: { inventarisatie_user: { where: ${filter} } }) { id } }`, {}, as)) as {
        id: string
      }[]
    for (const filter of [
      `{ functie: { eq: "${secret.functie}" } }`,
      `{ personeelsnummer: { contains: "geheim" } }`,
      `{ vestiging: { where: { naam: { eq: "${secret.vestiging}" } } } }`,
      `{ id: { eq: "${there}" } }`,
    ]) {
      expect(await by(filter, ada), filter).toEqual([])
      expect(await by(filter, stranger), filter).toEqual([{ id: shared }])
    }
    expect(await by('{ inventarisatie_rol: { eq: "2" } }', ada)).not.toContainEqual({ id: shared })
    for (const word of hidden)
      expect(
        await api.get('query($word: String!) { inventarisatieUsers(search: $word) { id } }', { word }, ada),
      ).toEqual([])
  })

  test('leaves no line of history where it was not', async () => {
    await api.get(
      'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
      { id: here, input: { functie: 'Gast' } },
      ada,
    )
    const client = await api.services.pools.serve.connect()
    const lines = async (organisation: number) => {
      await client.query(`begin; select set_config('app.org', '${organisation}', true)`)
      const { rows } = await client.query(`select "record_id", "wijzigingen"::text from "geschiedenis"`)
      await client.query('rollback')
      return JSON.stringify(rows)
    }
    const [ours, theirs] = [await lines(ada.organisationId), await lines(stranger.organisationId)]
    client.release()
    expect(ours).toContain(here)
    for (const word of [there, ...Object.values(secret)]) expect(ours).not.toContain(word)
    expect(theirs).toContain(there)
    expect(theirs).not.toContain(here)
  })

  test('is answered as absent where another organisation has the part', async () => {
    const calls: [text: string, as: Session][] = [
      ['mutation($id: ID!) { updateInventarisatieUser(id: $id, input: { functie: "Weg" }) { id } }', ada],
      ['mutation($id: ID!) { updateInventarisatieUser(id: $id, input: { active: false }) { id } }', ada],
      ['mutation($id: ID!) { deleteInventarisatieUser(id: $id) { id } }', ada],
      ['mutation($id: ID!) { restoreInventarisatieUser(id: $id) { id } }', ada],
      ['query($id: ID!) { inventarisatieUser(id: $id) { id } }', ada],
      [
        `mutation($id: ID!) { updateOnderzoek(id: "${idOf('survey')}", input: { projectleider: { connect: { id: $id } } }) { id } }`,
        ada,
      ],
      [
        `mutation($id: ID!) { updateInventarisatie(id: "${idOf('visit')}", input: { inspecteurs: { connect: [{ id: $id }] } }) { id } }`,
        ada,
      ],
    ]
    for (const [text, as] of calls) {
      const [foreign, absent] = [await api.ask(text, { id: there }, as), await api.ask(text, { id: randomUUID() }, as)]
      expect(foreign, text).toEqual(absent)
    }
    // The account of somebody of the other organisation alone is absent too.
    const account = 'mutation($id: ID!) { updateUser(id: $id, input: { achternaam: "Weg" }) { id } }'
    expect(await api.ask(account, { id: String(stranger.userId) }, ada)).toEqual(
      await api.ask(account, { id: '999999' }, ada),
    )
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
