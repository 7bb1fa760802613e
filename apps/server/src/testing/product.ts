import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '../db/embedded.ts'
import { makePool } from '../db/pools.ts'
import { seedRoles } from '../seed/seed-lookups.ts'
import { seedOrganisation } from '../seed/seed-organisation.ts'

const root = join(import.meta.dirname, '../../../..')
const START_MS = 30_000

/** The server as a process of its own on a data folder of its own, to be killed and started again. */
export interface Product {
  /** Where it answers now; another port after each start. */
  address: string
  start(): Promise<void>
  /** Ends the process as a power cut does. */
  killServer(): Promise<void>
  /** Ends PostgreSQL so, under a server that goes on. */
  killDatabase(): Promise<void>
  /** Ends both for good. */
  stop(): Promise<void>
}

/** Describes the product on a data folder; nothing runs yet. */
export function makeProduct(dataDir: string, env: Record<string, string> = {}): Product {
  let child: ChildProcess | undefined
  const product: Product = {
    address: '',
    async start() {
      const started = spawn(
        process.execPath,
        ['--import', './apps/server/src/tsx-hook.ts', 'apps/server/src/main.ts'],
        {
          cwd: root,
          env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...env },
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        },
      )
      child = started
      product.address = await addressOf(started)
    },
    async killServer() {
      await killed(child)
    },
    async killDatabase() {
      const pid = await databasePid(dataDir)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    async stop() {
      const ending = child
      if (ending && ending.exitCode === null && ending.signalCode === null) {
        const gone = new Promise((done) => ending.once('exit', done))
        ending.kill('SIGTERM')
        await gone
      }
      // A killed server leaves its database running; whoever adopts it is the last one to leave.
      if ((await databasePid(dataDir)) !== undefined) await (await startEmbedded(join(dataDir, 'pg'))).stop()
    },
  }
  return product
}

/** Waits until the process says where it answers. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    const timer = setTimeout(
      () => fail(new Error(`The server did not start within ${START_MS / 1000} s:\n${said}`)),
      START_MS,
    )
    const read = (text: Buffer) => {
      said += text
      const address = /ready at (http:\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(timer)
      done(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => {
      clearTimeout(timer)
      fail(new Error(`The server ended:\n${said}`))
    })
  })
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

/** The process of the embedded PostgreSQL in this data folder, while it runs. */
async function databasePid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'pg/data/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (!(pid > 1)) return undefined
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

export const password = 'vezel-proef-2026'
export const email = 'ines@proef.test'
/** Her colleague. */
export const otherEmail = 'ben@proef.test'

/** Gives a product that has been started an organisation with two people; `owner` owns its tables. */
export async function seedProduct(owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await seedRoles(client)
    await seedOrganisation(client, {
      organisation: { naam: 'Onderzoek B.V.', land: 'NL', onderzoeknummer_format: 'JJJJ-0000', geldigheid_jaren: 3 },
      branches: [{ naam: 'Hoofdvestiging', procescertificaat_nummer: 'PC-1', is_standaard: true }],
      people: [
        { id: 1, role: 3, name: 'Ines', achternaam: 'Inspecteur', email, locale: 'nl', country: 'NL', initialen: 'II' },
        {
          id: 2,
          role: 1,
          name: 'Ben',
          achternaam: 'Bureau',
          email: otherEmail,
          locale: 'nl',
          country: 'NL',
          initialen: 'BB',
        },
      ],
      password,
    })
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Looks into the database of a running product as its owner. */
export async function withOwner<T>(dataDir: string, task: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const server = await startEmbedded(join(dataDir, 'pg'))
  const owner = makePool({ ...server.connection, max: 2 })
  try {
    return await task(owner)
  } finally {
    await owner.end()
    await server.stop()
  }
}
