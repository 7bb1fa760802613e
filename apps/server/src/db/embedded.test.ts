import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SocketConnection, startEmbedded } from './embedded.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'vezel-pg-'))
  await chmod(dir, 0o755)
  cleanUps.push(() => rm(dir, { recursive: true, force: true }))
  return join(dir, 'pg')
}

let prepared: string
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'vezel-pg-made-'))
  await chmod(prepared, 0o755)
  const server = await startEmbedded(join(prepared, 'pg'))
  await server.stop()
})
afterAll(() => rm(prepared, { recursive: true, force: true }))

/** A folder in which the server ran before, which saves a second a test. */
async function usedFolder(): Promise<string> {
  const dir = await folder()
  await promisify(execFile)('cp', ['-a', join(prepared, 'pg'), dir])
  return dir
}

async function start(...args: Parameters<typeof startEmbedded>) {
  const server = await startEmbedded(...args)
  cleanUps.push(() => server.stop())
  return server
}

/** Another process that starts or adopts the server in `dir` and stays until it is told to go. */
async function startElsewhere(dir: string) {
  const module = new URL('./embedded.ts', import.meta.url).href
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(module)})
    const server = await startEmbedded(${JSON.stringify(dir)})
    console.log(server.adopted)
    process.stdin.once('data', async () => { await server.stop(); process.exit() })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  cleanUps.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const adopted = await new Promise<boolean>((done, fail) => {
    child.stdout.once('data', (text) => done(String(text).trim() === 'true'))
    child.once('exit', (status) => fail(new Error(`the other process ended with ${status}`)))
  })
  return {
    adopted,
    async stop() {
      child.stdin.write('stop\n')
      await ended
    },
  }
}

async function query(connection: SocketConnection, sql: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = async (dir: string) => Number.parseInt(await readFile(join(dir, 'data/postmaster.pid'), 'utf8'), 10)
const runs = (dir: string) =>
  stat(join(dir, 'data/postmaster.pid')).then(
    () => true,
    () => false,
  )

test('makes the data folder on the first start and finds it again on the second', async () => {
  const dir = await folder()
  const first = await start(dir)
  expect(first.adopted).toBe(false)
  await query(first.connection, 'create table kept (id int); insert into kept values (7)')
  await first.stop()
  expect(await runs(dir)).toBe(false)

  const second = await start(dir)
  expect(second.adopted).toBe(false)
  expect(await query(second.connection, 'select id from kept')).toEqual([{ id: 7 }])
  const [settings] = await query(
    second.connection,
    `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
            (timestamptz '2026-07-01 12:00Z' at time zone 'Europe/Amsterdam')::text as amsterdam`,
  )
  expect(settings).toEqual({ encoding: 'UTF8', addresses: '', amsterdam: '2026-07-01 14:00:00' })
}, 30_000)

test('a second process adopts the running server, and the last to leave stops it', async () => {
  const dir = await usedFolder()
  const ours = await start(dir)
  const theirs = await startElsewhere(dir)
  expect(theirs.adopted).toBe(true)
  await ours.stop()
  expect(await query(ours.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await theirs.stop()
  expect(await runs(dir)).toBe(false)
}, 30_000)

test('of several that start at once in an empty folder, one starts the server and the others adopt it', async () => {
  const dir = await folder()
  const starts = await Promise.all([startElsewhere(dir), startElsewhere(dir), startElsewhere(dir)])
  expect(starts.filter((each) => !each.adopted)).toHaveLength(1)
  await Promise.all(starts.map((each) => each.stop()))
  expect(await runs(dir)).toBe(false)
  expect((await readdir(dir)).filter((name) => name.startsWith('new-'))).toEqual([])
}, 30_000)

test('a server killed with -9 comes back by itself with every acknowledged row', async () => {
  const dir = await usedFolder()
  const { connection } = await start(dir)
  await query(connection, 'create table kept (id int)')
  for (let id = 0; id < 20; id += 1) await query(connection, `insert into kept values (${id})`)
  process.kill(await serverPid(dir), 'SIGKILL')
  await expect
    .poll(() => query(connection, 'select count(*)::int as n from kept').catch(() => undefined), { timeout: 15_000 })
    .toEqual([{ n: 20 }])
}, 30_000)

test('whoever stops while a killed server is being started anew leaves none behind', async () => {
  const dir = await usedFolder()
  const server = await start(dir)
  const killed = await serverPid(dir)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => serverPid(dir), { interval: 5, timeout: 15_000 }).not.toBe(killed)
  await server.stop()
  expect(await runs(dir)).toBe(false)
}, 30_000)

test('an orphan left by a killed process is adopted, and stopped at the end', async () => {
  const dir = await usedFolder()
  await startElsewhere(dir)
  for (const cleanUp of cleanUps.splice(1)) await cleanUp()
  expect(await runs(dir)).toBe(true)
  const ours = await start(dir)
  expect(ours.adopted).toBe(true)
  await ours.stop()
  expect(await runs(dir)).toBe(false)
}, 30_000)

test('a lock file whose pid now belongs to another program does not keep it from starting', async () => {
  const dir = await usedFolder()
  const first = await start(dir)
  const lock = await readFile(join(dir, 'data/postmaster.pid'), 'utf8')
  await first.stop()
  await writeFile(join(dir, 'data/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)))
  const second = await start(dir)
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('a path too long for a socket still works', async () => {
  const dir = join(await folder(), 'a'.repeat(60), 'b'.repeat(60))
  const { connection, stop } = await start(dir)
  expect(connection.host.startsWith(dir)).toBe(false)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
  await expect(stat(connection.host)).rejects.toThrow('ENOENT')
}, 30_000)

test('a folder of a newer version is refused in one sentence', async () => {
  const dir = await folder()
  await mkdir(join(dir, 'data'), { recursive: true })
  await writeFile(join(dir, 'data/PG_VERSION'), '19\n')
  await expect(startEmbedded(dir)).rejects.toThrow(/newer version \(PostgreSQL 19, this one has 18\)/)
})

test('a place that cannot hold a folder is refused in one sentence', async () => {
  const dir = await folder()
  await writeFile(dir, '')
  await expect(startEmbedded(join(dir, 'pg'))).rejects.toThrow(/is not a folder: remove the file/)
  await expect(startEmbedded('/proc/vezel/pg')).rejects.toThrow('/proc/vezel')
})

const isRoot = process.getuid?.() === 0

test.skipIf(isRoot)('a folder of another user is refused in one sentence', async () => {
  const dir = await folder()
  await mkdir(dir, { mode: 0o555 })
  await expect(startEmbedded(dir)).rejects.toThrow(/This user may not use .*: start as the user who owns it/)
})

// Mounting needs root.
test.skipIf(!isRoot).each([
  ['read-only', 'ro', /is on a read-only disk: point DATA_DIR/],
  ['full', 'size=64k', /The disk that holds .* is full: free some space/],
  ['filled on the way', 'size=20m', /The disk that holds .* is full: free some space/],
])(
  'a disk that is %s is refused in one sentence',
  async (_, mountOptions, sentence) => {
    const dir = await folder()
    await mkdir(dir)
    const module = new URL('./embedded.ts', import.meta.url).href
    const code = `
    const { startEmbedded } = await import(${JSON.stringify(module)})
    await startEmbedded(${JSON.stringify(join(dir, 'pg'))}).catch((error) => console.log(error.name, error.message))`
    const script = 'mount -t tmpfs -o "$1" none "$2" && exec "$3" --input-type=module --eval "$4"'
    const args = ['--mount', 'sh', '-c', script, 'sh', mountOptions, dir, process.execPath, code]
    const { stdout } = await promisify(execFile)('unshare', args)
    expect(stdout).toMatch(/^StartProblem /)
    expect(stdout).toMatch(sentence)
  },
  30_000,
)
