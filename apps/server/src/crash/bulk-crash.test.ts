import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { email, makeProduct, type Product, password, seedProduct, withOwner } from '../testing/product.ts'

/** Rows of one call, and how often the server is killed while one is made. */
const ROWS = 500
const KILLS = 4
const TEST_MS = 60_000

let dataDir: string
let product: Product
let token = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-crash-many-'))
  product = makeProduct(dataDir)
  await product.start()
  await withOwner(dataDir, seedProduct)
  const login = 'mutation($input: LoginInput!) { row: login(input: $input) { access_token } }'
  token = (await ask<{ access_token: string }>(login, { input: { username: email, password } })).access_token
}, TEST_MS)
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}, TEST_MS)

async function ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
  const answer = await fetch(`${product.address}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(30_000),
  })
  const { data, errors } = (await answer.json()) as { data: { row: T }; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data.row
}

interface Call {
  readonly key: string
  readonly ids: readonly string[]
}
const makeAll = ({ key, ids }: Call, client: string) =>
  ask<{ changed: readonly string[] }>(
    'mutation($rows: [CreateContactInput!]!, $key: String) { row: createContactMany(rows: $rows, key: $key) { changed } }',
    { key, rows: ids.map((id) => ({ id, klant: { connect: { id: client } }, achternaam: 'Jansen' })) },
  )

/** How many of the records of a call stand there, with a line of history each. */
const leftOf = ({ ids }: Call) =>
  withOwner(dataDir, async (owner) => {
    const rows = await owner.query(
      `select (select count(*)::integer from "contact" where "id" = any($1::uuid[])) as "records",
         (select count(*)::integer from "geschiedenis" where "record_id" = any($1::text[]) and "actie" = 'create') as "lines"`,
      [ids],
    )
    return rows.rows[0]
  })

/** How many of the records of a call are deleted, and how many lines of history say so. */
const goneOf = ({ ids }: Call) =>
  withOwner(dataDir, async (owner) => {
    const rows = await owner.query(
      `select (select count(*)::integer from "contact" where "id" = any($1::uuid[]) and "deleted_at" is not null) as "records",
         (select count(*)::integer from "geschiedenis" where "record_id" = any($1::text[]) and "actie" = 'delete') as "lines"`,
      [ids],
    )
    return rows.rows[0]
  })

test(
  'kill -9 of the server in the middle of a delete of many rows leaves all of them or none',
  async () => {
    const client = uuid()
    await ask('mutation($input: CreateKlantInput!) { row: createKlant(input: $input) { id } }', {
      input: { id: client, naam: 'Klant', land: 'NL' },
    })
    const removeAll = ({ ids }: Call) =>
      ask<{ changed: readonly string[] }>('mutation($ids: [ID!]!) { row: deleteContactMany(ids: $ids) { changed } }', {
        ids,
      })
    const call = (): Call => ({ key: uuid(), ids: Array.from({ length: ROWS }, () => uuid()) })
    const first = call()
    const killed = [call(), call()]
    for (const one of [first, ...killed]) await makeAll(one, client)
    const began = performance.now()
    await removeAll(first)
    const wholeMs = performance.now() - began
    for (const [kill, one] of killed.entries()) {
      const sent = removeAll(one).then(
        () => true,
        () => false,
      )
      await sleep(((kill + 0.3 + randomInt(400) / 1000) * wholeMs) / killed.length)
      await product.killServer()
      const isAnswered = await sent
      await product.start()
      const gone = await goneOf(one)
      expect(isAnswered ? [ROWS] : [0, ROWS]).toContain(gone.records)
      expect(gone.lines).toBe(gone.records)
    }
  },
  TEST_MS,
)

test(
  'kill -9 of the server in the middle of a call on many rows leaves all of them or none, and the call made again makes them once',
  async () => {
    const client = uuid()
    await ask('mutation($input: CreateKlantInput!) { row: createKlant(input: $input) { id } }', {
      input: { id: client, naam: 'Klant', land: 'NL' },
    })
    const call = (): Call => ({ key: uuid(), ids: Array.from({ length: ROWS }, () => uuid()) })
    const began = performance.now()
    await makeAll(call(), client)
    const wholeMs = performance.now() - began
    let cut = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const killed = call()
      const sent = makeAll(killed, client).then(
        () => true,
        () => false,
      )
      await sleep(((kill + 0.2 + randomInt(600) / 1000) * wholeMs) / KILLS)
      await product.killServer()
      const isAnswered = await sent
      await product.start()
      const left = await leftOf(killed)
      expect([0, ROWS]).toContain(left.records)
      expect(left.lines).toBe(left.records)
      if (isAnswered) expect(left.records).toBe(ROWS)
      else cut += 1
      expect((await makeAll(killed, client)).changed).toHaveLength(ROWS)
      expect(await leftOf(killed)).toEqual({ records: ROWS, lines: ROWS })
    }
    expect(cut).toBeGreaterThan(0)
  },
  TEST_MS,
)

test(
  'kill -9 of the server in the middle of a merge, or of what takes it back, leaves two records or one',
  async () => {
    const make = async (naam: string) => {
      const id = uuid()
      await ask('mutation($input: CreateKlantInput!) { row: createKlant(input: $input) { id } }', {
        input: { id, naam, land: 'NL' },
      })
      return id
    }
    const [keep, other] = [await make('Blijft'), await make('Gaat op')]
    const contacts: Call = { key: uuid(), ids: Array.from({ length: ROWS }, () => uuid()) }
    await makeAll(contacts, other)
    const merge = () =>
      ask<{ batch: string }>(
        'mutation($keep: ID!, $other: ID!) { row: mergeKlant(keep: $keep, other: $other) { batch } }',
        { keep, other },
      )
    const undo = (batch: string) =>
      ask<{ refused: object[] }>('mutation($batch: ID!) { row: undoBatch(batch: $batch) { refused { code } } }', {
        batch,
      })
    const isMerged = () =>
      withOwner(dataDir, async (owner) => {
        const { rows } = await owner.query<{ moved: number; gone: boolean; batch: string | null }>(
          `select (select count(*)::integer from "contact" where "klant_id" = $1 and "deleted_at" is null) as "moved",
             (select "deleted_at" is not null from "klant" where "id" = $2) as "gone",
             (select "batch"::text from "geschiedenis" where "record_id" = $2::text order by "id" desc limit 1) as "batch"`,
          [keep, other],
        )
        expect([0, ROWS]).toContain(rows[0]?.moved)
        expect(rows[0]?.gone).toBe(rows[0]?.moved === ROWS)
        return { is: rows[0]?.gone === true, batch: rows[0]?.batch ?? '' }
      })
    /** Kills the server in the middle of it; answers whether it was cut off. */
    const killed = async (sent: Promise<unknown>, ms: number) => {
      const answered = sent.then(
        () => true,
        () => false,
      )
      await sleep(ms)
      await product.killServer()
      const isAnswered = await answered
      await product.start()
      return !isAnswered
    }
    const began = performance.now()
    const { batch } = await merge()
    const mergeMs = performance.now() - began
    expect((await undo(batch)).refused).toEqual([])
    const undoMs = performance.now() - began - mergeMs
    let cut = 0
    for (const part of [0.3, 0.7]) {
      cut += Number(await killed(merge(), part * mergeMs))
      if (!(await isMerged()).is) await merge()
      const { batch: last } = await isMerged()
      cut += Number(await killed(undo(last), part * undoMs))
      if ((await isMerged()).is) expect((await undo(last)).refused).toEqual([])
      expect((await isMerged()).is).toBe(false)
    }
    expect(cut).toBeGreaterThan(0)
  },
  TEST_MS,
)
