import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** `npm start` as a terminal runs it: in a group of processes of its own, to which an interrupt goes as a whole. */
const root = join(import.meta.dirname, '../../../..')
const TEST_MS = 150_000

let dataDir: string
const started: ChildProcess[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-stop-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) send(child, 'SIGKILL', { toAll: true })
  const pid = await databasePid()
  if (pid) process.kill(pid, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

interface Start {
  readonly child: ChildProcess
  /** Ends when it has, whoever was in its group. */
  readonly gone: Promise<unknown>
  readonly ready: Promise<unknown>
}
function start(): Start {
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  // The pipe closes when the last that writes to it is gone, the worker included.
  const gone = new Promise((done) => child.once('close', done))
  const ready = new Promise((done, fail) => {
    child.stdout.on('data', (text) => {
      said += text
      // The server answers; its worker starts then.
      if (/ready at/.test(said)) done(undefined)
    })
    child.stderr.on('data', (text) => {
      said += text
    })
    gone.then(() => fail(new Error(`It ended:\n${said}`)))
  })
  ready.catch(() => {})
  return { child, gone, ready }
}

/** To the start command alone, or to its whole group. */
function send({ pid }: ChildProcess, signal: NodeJS.Signals, { toAll = false } = {}): void {
  if (pid === undefined) return
  try {
    process.kill(toAll ? -pid : pid, signal)
  } catch {
    // It is gone already.
  }
}

async function databasePid(): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'pg/data/postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** PostgreSQL gives its folder back, which ends the wait, a moment before its process is gone. */
async function expectNone(pid: number): Promise<void> {
  expect(await databasePid()).toBeUndefined()
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false)
}
/** Polls: another process writes it. */
const someDatabase = async () => {
  await expect.poll(databasePid, { interval: 5, timeout: 30_000 }).toBeDefined()
  return (await databasePid()) ?? 0
}

test(
  'an interrupt at the terminal leaves no database, nor does one after a kill -9 of the start command',
  async () => {
    const first = start()
    await first.ready
    const database = await someDatabase()
    send(first.child, 'SIGINT', { toAll: true })
    await first.gone
    await expectNone(database)

    const second = start()
    await second.ready
    send(second.child, 'SIGKILL')
    // Server and worker of the killed one are still leaving.
    const third = start()
    await third.ready
    const last = await someDatabase()
    send(third.child, 'SIGTERM')
    await Promise.all([second.gone, third.gone])
    await expectNone(last)
  },
  TEST_MS,
)

test(
  'an interrupt while the product starts leaves no database',
  async () => {
    // New, and on a folder that was used.
    for (const _ of [1, 2]) {
      const { child, gone } = start()
      const database = await someDatabase()
      send(child, 'SIGINT', { toAll: true })
      await gone
      await expectNone(database)
    }
  },
  TEST_MS,
)

test(
  'an interrupt while server and worker bring a killed database back leaves none',
  async () => {
    const { child, gone, ready } = start()
    await ready
    const killed = await someDatabase()
    process.kill(killed, 'SIGKILL')
    await expect.poll(databasePid, { interval: 5, timeout: 30_000 }).not.toBe(killed)
    const revived = await someDatabase()
    send(child, 'SIGINT', { toAll: true })
    await gone
    await expectNone(revived)
  },
  TEST_MS,
)
