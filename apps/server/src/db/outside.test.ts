import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { email, makeProduct, type Product, password, seedProduct } from '../testing/product.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

// It makes databases of its own.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let dataDir: string
let server: EmbeddedDatabase
let port: number

// A PostgreSQL as an administrator gives it: over TCP, with passwords. The owner owns its database and may make neither
// roles nor databases; the login that serves owns nothing.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-outside-'))
  port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port: String(port), fsync: 'off' }
  server = await startEmbedded(join(dataDir, 'outside'), { settings })
  const admin = new pg.Client(server.connection)
  await admin.connect()
  await admin.query('create role vezel_app')
  await admin.query(`create role owner login password 'o'`)
  await admin.query('grant vezel_app to owner')
  await admin.query(`create role server login password 's' in role vezel_app`)
  for (const name of ['one', 'two']) await admin.query(`create database ${name} owner owner`)
  await admin.end()
}, 30_000)
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe.each([
  ['one', 'the login of DATABASE_APP_URL', 'server', (url: string) => ({ DATABASE_APP_URL: url })],
  ['two', 'the owner in the role that owns nothing', 'vezel_app', () => ({})],
] as const)('on a PostgreSQL over TCP, served by %s: %s', (database, _, role, env) => {
  const url = (login: string, secret: string) => `postgres://${login}:${secret}@127.0.0.1:${port}/${database}`
  let product: Product
  let owner: pg.Pool
  let token: string
  beforeAll(async () => {
    const own = { DATABASE_URL: url('owner', 'o'), ...env(url('server', 's')) }
    product = makeProduct(join(dataDir, database), own)
    await product.start()
    owner = new pg.Pool({ connectionString: url('owner', 'o'), max: 2 })
    await seedProduct(owner)
    const { login } = await ask<{ login: { access_token: string } }>(
      'mutation($input: LoginInput!) { login(input: $input) { access_token } }',
      { input: { username: email, password } },
    )
    token = login.access_token
  }, 40_000)
  afterAll(async () => {
    await owner.end()
    await product.stop()
  })

  async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const answer = await fetch(`${product.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data: T; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }

  test('a survey is made and read', async () => {
    const type = await ask<{ onderzoek_types: { id: string }[] }>('{ onderzoek_types(limit: 1) { id } }')
    const { createOnderzoek } = await ask<{ createOnderzoek: { id: string } }>(
      'mutation($input: CreateOnderzoekInput!) { createOnderzoek(input: $input) { id } }',
      {
        input: {
          onderzoek_type: { connect: { id: type.onderzoek_types[0]?.id } },
          inventarisatie_asset: { connect: { id: await makeAsset() } },
          startdatum: '2026-11-19',
          einddatum: '2026-11-20',
        },
      },
    )
    const query = `query($id: ID!) { onderzoek(id: $id) { nummer onderzoek_status { code } inventarisatie_asset { asset { adres } } inventarisatiesTotal } }`
    expect(await ask(query, { id: createOnderzoek.id })).toEqual({
      onderzoek: {
        nummer: '2026-0001',
        onderzoek_status: { code: 'gepland' },
        inventarisatie_asset: { asset: { adres: 'Kade 1, 9988 AB Oosterzijl' } },
        inventarisatiesTotal: 1,
      },
    })
  })

  async function makeAsset(): Promise<string> {
    const { createVastgoedAsset } = await ask<{ createVastgoedAsset: { inventarisatie_asset: { id: string } } }>(
      'mutation($input: CreateVastgoedAssetInput!) { createVastgoedAsset(input: $input) { inventarisatie_asset { id } } }',
      { input: { straatnaam: 'Kade', huisnummer: 1, postcode: '9988 AB', plaats: 'Oosterzijl' } },
    )
    return createVastgoedAsset.inventarisatie_asset.id
  }

  test('whoever serves owns nothing, is no administrator and sees no row without an organisation', async () => {
    const { rows } = await owner.query(
      `select r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls as "strong", (select count(*)::integer from pg_class c where c.relowner = r.oid) as "owned"
       from pg_roles r where r.rolname = $1`,
      [role],
    )
    expect(rows).toEqual([{ strong: false, owned: 0 }])
    const { rows: strong } = await owner.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as "strong" from pg_roles where rolname = 'owner'`,
    )
    expect(strong).toEqual([{ strong: false }])
    const serving = new pg.Client({ connectionString: url('server', 's') })
    await serving.connect()
    expect((await serving.query('select from "onderzoek"')).rowCount).toBe(0)
    await expect(serving.query('create table x (id int)')).rejects.toThrow('permission denied')
    await expect(serving.query('delete from "geschiedenis"')).rejects.toThrow('permission denied')
    await serving.end()
  })
})

test('a start with a login that owns the tables, to serve with, ends with a sentence', async () => {
  const owner = `postgres://owner:o@127.0.0.1:${port}/one`
  const product = makeProduct(join(dataDir, 'refused'), { DATABASE_URL: owner, DATABASE_APP_URL: owner })
  await expect(product.start()).rejects.toThrow(
    /The role 'owner' may not serve requests: it owns tables of this database.* Set DATABASE_APP_URL to a login that owns nothing/,
  )
}, 30_000)
