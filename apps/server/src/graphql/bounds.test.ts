import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@vezel/model/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { inSnapshot, inTransaction, type Work } from '../db/work.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'
import { documentCache } from './document-cache.ts'
import { askAs, run } from './run.ts'

let api: Awaited<ReturnType<typeof testApi>>
let survey: string
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
  survey = (await makeSurvey(api)).survey
})
afterAll(() => api.close())

const log = { error: (details: unknown) => process.stderr.write(`${(details as { err?: Error }).err?.stack}\n`) }
/** The status of a request, and the code of its first error. */
async function sent(
  query: string,
  { as, ...request }: { as?: Session | undefined; variables?: Record<string, unknown>; bytes?: number } = {},
): Promise<[status: number, code: string | undefined]> {
  const caller = { services: api.services, session: as, locale: 'nl' as const, token: undefined, address: 'test' }
  const { status, body } = await run({ query, ...request }, caller, log)
  const answer = JSON.parse(body) as GraphqlAnswer
  return [status, answer.errors?.[0]?.extensions.code]
}
const asked = (query: string, variables?: Record<string, unknown>) =>
  sent(query, { as: api.inspector, ...(variables ? { variables } : {}) })
const ok = [200, undefined]
const refused = [400, 'tooMuch']
const times = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join(' ')

describe('without a session', () => {
  const login = 'mutation($input: LoginInput!) { login(input: $input) { access_token } }'
  const input = { username: 'niemand', password: 'x' }

  test('only what is public is answered, and nothing else is looked at', async () => {
    expect(await sent('{ __typename }')).toEqual(ok)
    expect(await sent(login, { variables: { input } })).toEqual([200, 'loginFailed'])
    for (const query of [
      '{ me { id } }',
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      'mutation { logout { status } }',
      '{ ...f } fragment f on Query { __schema { types { name } } }',
      // A mistake in it is not told to a stranger.
      '{ me { bestaatniet } }',
      `${login} query other { me { id } }`,
    ])
      expect(await sent(query, { variables: { input } }), query).toEqual([403, 'unauthenticated'])
  })

  test('one call at a time', async () => {
    const twice = login.replace('login(', 'a: login(').replace(/ }$/, ' b: login(input: $input) { access_token } }')
    expect(await sent(twice, { variables: { input } })).toEqual(refused)
  })

  test('a document is small', async () => {
    const { bytes, tokens } = limits.anonymousQuery
    const padded = (length: number) => '{ __typename }'.padEnd(length)
    expect(await sent(padded(bytes))).toEqual(ok)
    expect(await sent(padded(bytes + 1))).toEqual(refused)
    const words = (count: number) => `{ __typename ${'@skip '.repeat(Math.max(0, (count - 3) / 2))}}`
    expect(await sent(words(tokens + 1))).toEqual(refused)
  })

  test('510 documents of 49 KB, right or wrong, leave nothing behind', async () => {
    const before = documentCache.bytes()
    for (let n = 0; n < 510; n++) {
      const names = times(4000, (i) => `a${n}_${i}`)
      expect((await sent(n % 2 ? `{ ${names} }` : `{ __typename #${names}\n}`))[0]).toBe(400)
      if (n < 20) await sent(`{ __typename #${n}\n}`)
    }
    expect(documentCache.bytes()).toBe(before)
  })
})

describe('a document of a session', () => {
  const size = limits.sessionQuery
  test('has so many bytes and tokens', async () => {
    expect(await asked('{ __typename }'.padEnd(size.bytes))).toEqual(ok)
    expect(await asked('{ __typename }'.padEnd(size.bytes + 1))).toEqual(refused)
    // Two lists of values, with 34 tokens around them.
    const list = (values: number) => `onderzoekenTotal(filter: { nummer: { in: [${'"" '.repeat(values)}] } })`
    const words = (count: number) => `{ ${list(3000)} b: ${list(count - 3034)} }`
    expect(await asked(words(size.tokens))).toEqual(ok)
    expect(await asked(words(size.tokens + 1))).toEqual(refused)
  })

  test('asks so many things at the top, with so many aliases', async () => {
    const roots = (count: number) => `{ ${times(count, (n) => `a${n}: __typename`)} }`
    expect(await asked(roots(size.rootFields))).toEqual(ok)
    expect(await asked(roots(size.rootFields + 1))).toEqual(refused)
    expect(await asked(`{ ...f } fragment f on Query ${roots(size.rootFields + 1)}`)).toEqual(refused)
    const aliases = (count: number) => `{ me { ${times(count, (n) => `a${n}: id`)} } }`
    expect(await asked(aliases(size.aliases))).toEqual(ok)
    expect(await asked(aliases(size.aliases + 1))).toEqual(refused)
  })

  test('is not larger than it looks by fragments in fragments', async () => {
    const doubling = (levels: number) =>
      `{ me { ...f0 } } ${times(levels, (n) => `fragment f${n} on User { ${n + 1 < levels ? `...f${n + 1} ...f${n + 1}` : 'id'} }`)}`
    expect(await asked(doubling(Math.floor(Math.log2(size.selections)) + 1))).toEqual(ok)
    expect(await asked(doubling(40))).toEqual(refused)
  })

  test('has so many fragments, and so many places that use one', async () => {
    const fragments = (count: number) =>
      `{ me { ${times(count, (n) => `...f${n}`)} } } ${times(count, (n) => `fragment f${n} on User { id }`)}`
    expect(await asked(fragments(size.fragments))).toEqual(ok)
    expect(await asked(fragments(size.fragments + 1))).toEqual(refused)
    const spreads = (count: number) => `{ me { ${times(count, () => '...f')} } } fragment f on User { id }`
    expect(await asked(spreads(size.fragments))).toEqual(ok)
    expect(await asked(spreads(size.fragments + 1))).toEqual(refused)
  })

  test('names the same field so often in one place, inline fragments included', async () => {
    const most = Math.floor((1 + Math.sqrt(1 + 8 * limits.comparedFields)) / 2)
    const same = (count: number, field = 'id') => `{ me { ${times(count, () => field)} } }`
    expect(await asked(same(most))).toEqual(ok)
    expect(await asked(same(most + 1))).toEqual(refused)
    expect(await asked(same(most + 1, '...{ id }'))).toEqual(refused)
  })

  test('is wrong in more places than are told: those are told, and nothing else', async () => {
    const { errors } = await api.ask(`{ me { ${times(30, (n) => `nietbestaand${n}`)} } }`)
    expect(errors?.length).toBe(20)
    expect(JSON.stringify(errors)).not.toMatch(/aborted/i)
  })

  test('changes so many things', async () => {
    const changes = (count: number) =>
      `mutation { ${times(count, (n) => `a${n}: updateOnderzoek(id: "${survey}", input: { omschrijving: "${n}" }) { id }`)} }`
    expect(await asked(changes(limits.mutationFields))).toEqual(ok)
    expect(await asked(changes(limits.mutationFields + 1))).toEqual(refused)
  }, 20_000)

  test('opens so many relations in one statement, however its fragments hide them', async () => {
    const turn = 'onderzoek_type { id } onderzoek_soort { id } frontfoto { id }'
    const nested = (levels: number) =>
      `query($id: ID!) { onderzoek(id: $id) { ...f0 } } ${times(levels, (n) => `fragment f${n} on Onderzoek { ${n + 1 < levels ? `a${n}: kopie_van { ...f${n + 1} } b${n}: kopie_van { ...f${n + 1} }` : turn} }`)}`
    expect(await asked(nested(5), { id: survey })).toEqual(ok)
    expect(await asked(nested(8), { id: survey })).toEqual(refused)
    const { errors } = await api.ask(nested(8), { id: survey })
    expect(errors?.[0]?.message).toBe(
      `Te veel gevraagd: hoogstens ${new Intl.NumberFormat('nl').format(limits.statementSelects)} onderdelen (relaties en berekeningen) in een vraag`,
    )
  })

  test('that nests without end is refused, not followed', async () => {
    for (const query of [
      `{ me ${'{ me '.repeat(1500)}`,
      `{ me ${'{ me '.repeat(1500)}{ id }${' }'.repeat(1501)}`,
      `{ onderzoeken(filter: ${'{ and: ['.repeat(900)}${'] }'.repeat(900)}) { id } }`,
    ]) {
      const [status, code] = await asked(query)
      expect([status, code === 'tooMuch' || code === 'badRequest']).toEqual([400, true])
    }
    let filter: unknown = {}
    for (let n = 0; n < 50_000; n++) filter = { and: [filter] }
    const query = 'query($filter: OnderzoekFilter) { onderzoeken(filter: $filter) { id } }'
    expect(await asked(query, { filter })).toEqual(refused)
  })

  test('asks for the schema once, and without aliases', async () => {
    expect(await asked('{ __typename __schema { queryType { name } } }')).toEqual(ok)
    for (const query of [
      '{ __schema { queryType { name } } b: __schema { queryType { name } } }',
      '{ __schema { queryType { name } } __type(name: "User") { name } }',
      '{ __schema { a: types { name } b: types { name } } }',
      '{ __schema { ...f } } fragment f on __Schema { a: types { name } }',
      'query a { __schema { queryType { name } } } query b { __schema { queryType { name } } }',
    ])
      expect(await asked(query), query).toEqual(refused)
  })

  test('is kept when it is right, not when it is wrong, and the memory for all is bounded', async () => {
    const [bytes, kept] = [documentCache.bytes(), documentCache.size()]
    await asked('{ me { id bestaatniet } }')
    expect(documentCache.size()).toBe(kept)
    await asked('{ me { id nogeenkeer: id } }')
    expect(documentCache.size()).toBe(kept + 1)
    expect(documentCache.bytes()).toBeGreaterThan(bytes)
    for (let n = 0; n < 400; n++) await asked(`{ __typename #${n}${'x'.repeat(60_000)}\n}`)
    expect(documentCache.bytes()).toBeLessThanOrEqual(limits.documentCacheBytes)
    expect(documentCache.size()).toBeLessThan(kept + 300)
  })
})

describe('a filter, a search and a sort', () => {
  const list =
    'query($filter: OnderzoekFilter, $search: String, $sort: [SortInput!]) { onderzoeken(filter: $filter, search: $search, sort: $sort) { id } }'
  const nested = (levels: number): unknown => (levels === 1 ? { nummer: { eq: 'x' } } : { or: [nested(levels - 1)] })
  const across = (levels: number): unknown => (levels === 1 ? {} : { kopie_van: { where: across(levels - 1) } })

  test.each([
    ['so many levels of and and or', (n: number) => ({ filter: nested(n) }), limits.filterDepth],
    ['so many levels of relations', (n: number) => ({ filter: across(n) }), limits.filterDepth],
    [
      'so many conditions',
      (n: number) => ({ filter: { or: Array.from({ length: n }, () => ({ nummer: { eq: 'x' } })) } }),
      limits.filterConditions,
    ],
    [
      'so many values',
      (n: number) => ({ filter: { id: { in: Array.from({ length: n }, () => survey) } } }),
      limits.filterValues,
    ],
    ['so many characters', (n: number) => ({ search: 'x'.repeat(n) }), limits.searchCharacters],
    [
      'so many fields',
      (n: number) => ({ sort: Array.from({ length: n }, () => ({ field: 'nummer' })) }),
      limits.sortFields,
    ],
    ['so many steps', (n: number) => ({ sort: [{ field: `${'kopie_van.'.repeat(n - 1)}nummer` }] }), limits.sortPath],
  ])('has %s', async (_, variables, most) => {
    expect(await asked(list, variables(most))).toEqual(ok)
    expect(await asked(list, variables(most + 1))).toEqual(refused)
  })

  test('has variables of so many bytes', async () => {
    const most = limits.queryVariableBytes + limits.sessionQuery.bytes
    expect(await sent(list, { as: api.inspector, variables: {}, bytes: most })).toEqual(ok)
    expect(await sent(list, { as: api.inspector, variables: {}, bytes: most + 1 })).toEqual(refused)
  })
})

describe('an answer', () => {
  /** Spaces of a new building, made past the rules because there are many. */
  async function buildingWith(spaces: number): Promise<string> {
    const asset = await api.create('building', {
      straatnaam: 'Kade',
      huisnummer: 1,
      postcode: '9988 AB',
      plaats: 'Oosterzijl',
      land: 'NL',
      naam: `${spaces} ruimtes`,
    })
    await api.services.pools.owner.query(
      `insert into "sub_asset" ("organisatie_id", "id", "variant", "asset_id", "naam", "volgorde")
       select $1, gen_random_uuid(), 'Ruimte', $2, 'Gang ' || n, n from generate_series(1, $3) n`,
      [api.inspector.organisationId, asset, spaces],
    )
    return asset
  }
  const inside = (args = '') => `query($id: ID!) { vastgoedAsset(id: $id) { sub_assets${args} { id } } }`

  test('holds a list inside a record up to its limit, and is refused with its count beyond', async () => {
    const full = await buildingWith(limits.nestedMost)
    expect(await api.get(inside(), { id: full })).toHaveProperty('sub_assets.length', limits.nestedMost)
    const more = await buildingWith(limits.nestedMost + 1)
    const { errors } = await api.ask(inside(), { id: more })
    expect(errors?.[0]).toMatchObject({
      message:
        'Te veel rijen: Ruimten (5.001), en hoogstens 5.000 passen in één antwoord; vraag een deel met limit en offset, of filter',
      extensions: { code: 'listTooLong', args: { count: limits.nestedMost + 1, max: limits.nestedMost } },
    })
    expect(await asked(inside(), { id: more })).toEqual([422, 'listTooLong'])
    // Whoever says how many, has been told.
    expect(await api.get(inside('(limit: 2)'), { id: more })).toHaveProperty('sub_assets.length', 2)
    expect(await api.get(inside('(limit: 20000)'), { id: more })).toHaveProperty('sub_assets.length', 5001)
  })

  test('does not go round in lists of lists: it is refused before it is made, and soon', async () => {
    const id = await buildingWith(300)
    const round = (turns: number): string => (turns === 0 ? 'id' : `sub_assets { asset { ${round(turns - 1)} } }`)
    const query = (turns: number) => `query($id: ID!) { vastgoedAsset(id: $id) { ${round(turns)} } }`
    expect(await asked(query(1), { id })).toEqual(ok)
    const began = performance.now()
    expect(await asked(query(5), { id })).toEqual([422, 'tooHeavy'])
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('is summed whatever way its parts are asked', async () => {
    const rows = limits.nestedMost * 2
    const list = (name: string) =>
      `${name}: ruimtes(limit: ${rows}) @include(if: true) { ${times(40, (n) => `a${n}: id`)} }`
    for (const query of [
      `{ ${list('a')} ${list('b')} }`,
      // Beside what only the executor answers.
      `{ __schema { queryType { name } } ${list('a')} ${list('b')} }`,
    ]) {
      const { errors } = await api.ask(query)
      expect(errors?.[0]?.extensions.code, query.slice(0, 60)).toBe('tooHeavy')
    }
  }, 30_000)

  test('is measured before it is sent', async () => {
    const rows = limits.nestedMost * 2
    const list = (name: string, columns: number) =>
      `${name}: ruimtes(limit: ${rows}) { ${times(columns, (n) => `a${n}: id`)} }`
    // Some 45 bytes for each id with its name.
    const columns = Math.ceil(limits.answerBytes / rows / 45)
    expect(await asked(`{ ${list('a', columns)} }`)).toEqual([422, 'tooHeavy'])
    expect(await asked(`{ ${list('a', Math.ceil(columns / 2))} ${list('b', Math.ceil(columns / 2))} }`)).toEqual([
      422,
      'tooHeavy',
    ])
    expect(await asked(`{ ${list('a', Math.ceil(columns / 2))} }`)).toEqual(ok)
  }, 30_000)
})

describe('at the same time', () => {
  const slow = (session: Session, { ms = 1500, signal }: { ms?: number; signal?: AbortSignal } = {}) =>
    inSnapshot(api.services.pools.serve, session, (client) => client.query(`select pg_sleep(${ms / 1000})`), { signal })
  const active = async () =>
    Number(
      (
        await api.services.pools.owner.query(
          `select count(*) from pg_stat_activity where "datname" = current_database() and "query" like 'select pg_sleep%' and "state" = 'active'`,
        )
      ).rows[0].count,
    )

  test('sixteen slow questions of one leave the `me` of another quick', async () => {
    const gone = new AbortController()
    const answered: string[] = []
    const all = Array.from({ length: 16 }, () =>
      slow(api.inspector, { ms: 20_000, signal: gone.signal })
        .catch(() => 'stopped')
        .then(() => answered.push('slow')),
    )
    while ((await active()) < limits.userConnections) await sleep(20)
    expect(await api.ask('{ me { name } }', {}, ada)).toEqual({ data: { me: { name: 'Ada' } } })
    expect(answered).toEqual([])
    expect(await active()).toBe(limits.userConnections)
    gone.abort()
    await Promise.all(all)
  })

  test('of one who keeps asking, no more wait than may', async () => {
    const all = Array.from({ length: limits.userConnections + limits.userWaiting }, () =>
      slow(api.inspector, { ms: 5 }),
    )
    expect(await asked('{ me { name } }')).toEqual([429, 'tooManyRequests'])
    await Promise.all(all)
    expect(await asked('{ me { name } }')).toEqual(ok)
  })

  test('a question that takes too long is stopped with a sentence', async () => {
    const began = performance.now()
    await expect(
      inSnapshot(api.services.pools.serve, ada, (client) => client.query('select pg_sleep(20)'), { ms: 200 }),
    ).rejects.toMatchObject({ code: 'tooHeavy' })
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test('hanging up stops the question and frees its connection', async () => {
    const gone = new AbortController()
    const left = [1, 2].map(() => slow(ada, { ms: 20_000, signal: gone.signal }).catch(() => 'stopped'))
    const waiting = Array.from({ length: 6 }, () =>
      slow(ada, { ms: 20_000, signal: gone.signal }).catch(() => 'stopped'),
    )
    while ((await active()) < limits.userConnections) await sleep(20)
    gone.abort()
    expect(new Set(await Promise.all([...left, ...waiting]))).toEqual(new Set(['stopped']))
    expect(await active()).toBe(0)
    expect(await sent('{ me { name } }', { as: ada })).toEqual(ok)
  })

  test('a write waits so long for another, and hears that somebody is saving', async () => {
    const { owner } = api.services.pools
    const other = await owner.connect()
    const began = performance.now()
    try {
      await other.query('begin')
      await other.query('select 1 from "onderzoek" where "id" = $1 for update', [survey])
      const task = async (work: Work) => {
        await work.query(`set local lock_timeout = 100`)
        return work.query('select 1 from "onderzoek" where "id" = $1 for update', [survey])
      }
      await expect(inTransaction(api.services.pools.serve, ada, task)).rejects.toMatchObject({ code: 'busy' })
      const [row] = await inTransaction(api.services.pools.serve, ada, (work) =>
        work.query<{ ms: string }>(`select extract(epoch from current_setting('lock_timeout')::interval) * 1000 as ms`),
      )
      expect(Number(row?.ms)).toBe(limits.lockMs)
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test('a write has one clock for all its statements', async () => {
    let count = 0
    const task = async (work: Work) => {
      for (;;) {
        await work.query('select pg_sleep(0.02)')
        count += 1
      }
    }
    const began = performance.now()
    await expect(inTransaction(api.services.pools.serve, ada, task, { ms: 300 })).rejects.toMatchObject({
      code: 'tooHeavy',
    })
    expect(performance.now() - began).toBeLessThan(5000)
    expect(count).toBeGreaterThan(0)
  })

  test('hanging up before the commit takes a write back', async () => {
    const gone = new AbortController()
    const sql = 'update "onderzoek" set "omschrijving" = $2 where "id" = $1'
    const task = async (work: Work) => {
      await work.query(sql, [survey, 'half'])
      gone.abort()
    }
    await expect(
      inTransaction(api.services.pools.serve, api.inspector, task, { signal: gone.signal }),
    ).rejects.toThrow()
    const { rows } = await api.services.pools.owner.query('select "omschrijving" from "onderzoek" where "id" = $1', [
      survey,
    ])
    expect(rows[0].omschrijving).not.toBe('half')
    expect(await sent('{ me { name } }', { as: api.inspector })).toEqual(ok)
  })

  test('a connection that planned a large statement is not lent again', async () => {
    const { pools } = api.services
    const { makePool } = await import('../db/pools.ts')
    const serve = makePool({ ...pools.serve.options, max: 1 })
    const services = { ...api.services, pools: { ...pools, serve } }
    const ask = (count: number) =>
      askAs(services, ada)(
        `query($id: ID!) { onderzoek(id: $id) { ${times(count, (n) => `a${n}: onderzoek_type { id }`)} } }`,
        { id: survey },
      )
    const backend = async () => (await serve.query('select pg_backend_pid() as pid')).rows[0].pid
    const first = await backend()
    for (let n = 0; n < 3; n++) await ask(10)
    expect(await backend()).toBe(first)
    await ask(limits.keptSelects / 2 + 1)
    expect(await backend()).not.toBe(first)
    await serve.end()
  })

  test('a large statement of the product itself is kept by a few connections, of somebody else by none', async () => {
    const { pools } = api.services
    const { makePool } = await import('../db/pools.ts')
    const most = limits.keepingLarge + 2
    const serve = makePool({ ...pools.serve.options, max: most })
    const services = { ...api.services, pools: { ...pools, serve } }
    const large = `query($id: ID!) { onderzoek(id: $id) { ${times(limits.keptSelects / 2 + 1, (n) => `b${n}: onderzoek_type { id }`)} } }`
    const own = () => askAs(services, ada)(large, { id: survey })
    const others = () => {
      const caller = { services, session: ada, locale: 'nl' as const, token: undefined, address: 'test' }
      return run({ query: large, variables: { id: survey } }, caller, api.services.log)
    }
    const kept = async () => {
      const clients = await Promise.all(Array.from({ length: most }, () => serve.connect()))
      const counts = await Promise.all(
        clients.map(async (client) => {
          const { rows } = await client.query(
            'select count(*)::int as "count" from pg_prepared_statements where length("statement") > 10000 and generic_plans > 0',
          )
          return Number(rows[0].count)
        }),
      )
      for (const client of clients) client.release()
      return counts.filter((count) => count > 0).length
    }
    for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: most }, others))
    expect(await kept()).toBe(0)
    for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: most }, own))
    expect(await kept()).toBe(limits.keepingLarge)
    await serve.end()
    // Whoever closes makes place.
    const later = makePool({ ...pools.serve.options, max: 1 })
    for (let n = 0; n < 2; n++)
      await askAs({ ...services, pools: { ...pools, serve: later } }, ada)(large, { id: survey })
    const { rows } = await later.query('select from pg_prepared_statements where length("statement") > 10000')
    expect(rows).toHaveLength(1)
    await later.end()
  })

  test('a connection keeps a bounded number of prepared statements, and answers the forgotten ones', async () => {
    const { pools } = api.services
    const one = { ...pools.serve.options, max: 1 }
    const { makePool } = await import('../db/pools.ts')
    const serve = makePool(one)
    const services = { ...api.services, pools: { ...pools, serve } }
    const ask = (n: number) =>
      askAs(services, ada)<{ onderzoek: unknown }>(`query($id: ID!) { onderzoek(id: $id) { a${n}: id } }`, {
        id: survey,
      })
    for (let n = 0; n < limits.preparedCount + 20; n++) for (let again = 0; again < 3; again++) await ask(n)
    const { rows } = await serve.query('select count(*)::int as "count" from pg_prepared_statements')
    expect(rows[0].count).toBe(limits.preparedCount)
    expect(await ask(0)).toEqual({ onderzoek: { a0: survey } })
    await serve.end()
  })
})

test('a change makes so many records inside its record', async () => {
  const { nestedWrites } = limits
  const create = (count: number) => ({ opmerkingen: { create: Array.from({ length: count }, () => ({ titel: 'x' })) } })
  const made = 'mutation($input: CreateOnderzoekInput!) { createOnderzoek(input: $input) { id } }'
  const [, atMost] = await asked(made, { input: create(nestedWrites) })
  expect(atMost).not.toBe('tooMuch')
  expect((await asked(made, { input: create(nestedWrites + 1) }))[1]).toBe('tooMuch')
}, 20_000)

test('what the product asks itself may be larger', async () => {
  const roots = `{ ${times(limits.sessionQuery.rootFields + 1, (n) => `a${n}: __typename`)} }`
  expect(Object.keys(await askAs(api.services, ada)(roots, {}))).toHaveLength(limits.sessionQuery.rootFields + 1)
})

test('a document that the product asked itself is not let through for a session that sends the same', async () => {
  const large = `{ ${times(limits.sessionQuery.rootFields + 1, (n) => `a${n}: klantenTotal`)} }`
  await askAs(api.services, api.inspector)(large, {})
  expect(await asked(large)).toEqual(refused)
})
