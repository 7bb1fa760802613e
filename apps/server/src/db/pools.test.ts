import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkServingRole } from './app-role.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPools } from './pools.ts'

const migrations = join(import.meta.dirname, 'migrations')
let dataDir: string
let server: EmbeddedDatabase
let port: string

// A PostgreSQL as an administrator gives it: over TCP, with passwords, and a login that may only own its database.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-pools-'))
  port = String(await freePort())
  server = await startEmbedded(join(dataDir, 'outside'), {
    settings: { listen_addresses: '127.0.0.1', port, fsync: 'off' },
  })
  const admin = new pg.Client(server.connection)
  await admin.connect()
  await admin.query(`create role manager login createrole password 'm'`)
  await admin.query(`create role plain login password 'p'`)
  await admin.query(`create role good login password 'g'`)
  await admin.query('create database ours owner manager')
  await admin.query('create database theirs owner plain')
  await admin.end()
})
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
const open = (databaseUrl: string | undefined, databaseAppUrl?: string) =>
  openPools({ databaseUrl, databaseAppUrl, dataDir })
const whoServes = async (pools: Awaited<ReturnType<typeof openPools>>) =>
  (await pools.serve.query('select session_user::text as login, current_user::text as role')).rows[0]

test('a login without the right to make roles is told what an administrator must run', async () => {
  const pools = await open(`postgres://plain:p@127.0.0.1:${port}/theirs`)
  await expect(migrate(pools.owner, migrations)).rejects.toThrow(
    /login 'plain' .* may not create roles: .*"create role vezel_app; grant vezel_app to plain" once\./,
  )
  await pools.stop()
})

test("on a PostgreSQL of one's own the owner migrates and serves as the role that owns nothing", async () => {
  const pools = await open(`postgres://manager:m@127.0.0.1:${port}/ours`)
  await migrate(pools.owner, migrations)
  expect(await whoServes(pools)).toEqual({ login: 'manager', role: 'vezel_app' })
  await expect(pools.serve.query('create table x (id int)')).rejects.toThrow('permission denied')
  await pools.stop()
})

test('with DATABASE_APP_URL requests are served by that login', async () => {
  const pools = await open(`postgres://manager:m@127.0.0.1:${port}/ours`, `postgres://plain:p@127.0.0.1:${port}/ours`)
  expect(await whoServes(pools)).toEqual({ login: 'plain', role: 'plain' })
  await pools.stop()
})

test.each([
  [
    'a superuser',
    'create role {} login superuser',
    /^The role '\w+' may not serve requests: it is a superuser or bypasses/,
  ],
  ['a role that bypasses row-level security', 'create role {} login bypassrls', /: it is a superuser or bypasses/],
  [
    'a member of one that bypasses it',
    'create role {}_strong bypassrls; create role {} login noinherit in role {}_strong',
    /: it may act as '\w+_strong', which is a superuser or bypasses/,
  ],
  ['the owner of a table', 'create role {} login; create table {} (id int); alter table {} owner to {}', /: it owns/],
  [
    'a member of the owner of the tables',
    'create role {} login noinherit in role manager',
    /: it may act as 'manager', which owns tables .* Set DATABASE_APP_URL to a login that owns nothing/,
  ],
] as const)('%s does not serve', async (what, sql, sentence) => {
  const name = `serving_${what.replaceAll(/\W/g, '_')}`.slice(0, 40)
  const admin = new pg.Client({ ...server.connection, database: 'ours' })
  await admin.connect()
  await admin.query(`${sql.replaceAll('{}', name)}; alter role ${name} password 's'`)
  await admin.end()
  const pools = await open(`postgres://manager:m@127.0.0.1:${port}/ours`, `postgres://${name}:s@127.0.0.1:${port}/ours`)
  await expect(checkServingRole(pools.serve)).rejects.toThrow(sentence)
  await pools.stop()
})

test.each([
  ['the login of the owner, in the role that owns nothing', () => undefined],
  ['a login in that role', () => `postgres://good:g@127.0.0.1:${port}/ours`],
])('%s serves', async (_, appUrl) => {
  const pools = await open(`postgres://manager:m@127.0.0.1:${port}/ours`, appUrl())
  await expect(checkServingRole(pools.serve)).resolves.toBeUndefined()
  await pools.stop()
})

test('a database that does not answer is refused in one sentence', async () => {
  await expect(open('postgres://nobody:n@127.0.0.1:1/none')).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\): check the address\.$/,
  )
})

test('without DATABASE_URL the embedded server serves a login that owns nothing', async () => {
  const pools = await open(undefined)
  await migrate(pools.owner, migrations)
  expect(await whoServes(pools)).toEqual({ login: 'vezel_app', role: 'vezel_app' })
  await expect(checkServingRole(pools.serve)).resolves.toBeUndefined()
  await expect(pools.serve.query('create table x (id int)')).rejects.toThrow('permission denied')
  await pools.stop()
})

test.each([
  [true, 1],
  [false, 0],
])('prepared statements: %s leaves %i behind on the connection', async (preparedStatements, count) => {
  const databaseUrl = `postgres://manager:m@127.0.0.1:${port}/ours`
  const pools = await openPools({ databaseUrl, databaseAppUrl: undefined, dataDir, preparedStatements })
  const client = await pools.serve.connect()
  await client.query({ name: 'een', text: 'select 1' })
  const { rows } = await client.query('select count(*)::integer as "n" from pg_prepared_statements')
  client.release()
  await pools.stop()
  expect(rows).toEqual([{ n: count }])
})

test('a stop that waits for a long write ends it in time, and leaves no server behind', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vezel-stop-'))
  const code = `
    import { onStop } from './apps/server/src/supervised.ts'
    import { openPools } from './apps/server/src/db/pools.ts'
    const pools = await openPools({ dataDir: process.argv[1] })
    pools.owner.query('select pg_sleep(60)').catch(() => {})
    onStop(() => pools.stop(), pools.stopNow, 500)
    setInterval(() => {}, 1000)
    console.log((await pools.owner.query("select current_setting('data_directory') as dir")).rows[0].dir)`
  const child = spawn(
    process.execPath,
    ['--import', './apps/server/src/tsx-hook.ts', '--input-type=module', '-e', code, dir],
    { cwd: join(import.meta.dirname, '../../../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const data = String(await new Promise((done) => child.stdout.once('data', done))).trim()
  const ended = new Promise((done) => child.once('exit', done))
  const began = performance.now()
  child.kill('SIGTERM')
  await ended
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await readdir(data)).not.toContain('postmaster.pid')
  await rm(dir, { recursive: true, force: true })
}, 30_000)
