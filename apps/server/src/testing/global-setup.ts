import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureServingRole } from '../db/app-role.ts'
import { type SocketConnection, startEmbedded } from '../db/embedded.ts'
import { makePool } from '../db/pools.ts'
import { makeFolder } from '../make-folder.ts'
import { prepareTemplate, templateSources } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: SocketConnection
    testTemplate: string
  }
}

const root = join(import.meta.dirname, '../../../..')
const PREPARING = 7_320
/** Runs of a few branches may follow each other; more templates than this are cleared away. */
const TEMPLATES_KEPT = 4

/**
 * One server for the whole run, in a folder that is kept, and one filled database that tests copy (`testDatabase()`).
 * The template is named after its sources, so the next run, or a single file, finds it ready.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = join(root, 'node_modules/.cache/vezel-test-db')
  await makeFolder(join(root, 'node_modules/.cache'), 0o755)
  // What a power cut would lose here is made again.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }
  const server = await startEmbedded(dir, { settings })
  const template = `template_${await hashOf(templateSources)}`
  const client = new pg.Client({ ...server.connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARING])
    await ensureServingRole(client, { login: true })
    await makeTemplate(client, server.connection, template)
    await sweep(client, template)
  } finally {
    await client.end()
  }
  project.provide('testServer', server.connection)
  project.provide('testTemplate', template)
  return () => server.stop()
}

/** Filled under another name first, so a run that breaks off leaves no half template. */
async function makeTemplate(client: pg.Client, connection: SocketConnection, template: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount) return
  const draft = `draft_${template}`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const owner = makePool({ ...connection, database: draft })
  try {
    await prepareTemplate(owner)
    await owner.query('analyze')
  } finally {
    await owner.end()
  }
  await client.query(`alter database ${draft} rename to ${template}`)
}

/** Old templates, and copies whose test process was killed. */
async function sweep(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database order by oid desc')
  const names = rows.map((row) => row.datname)
  const old = names.filter((name) => name.startsWith('template_') && name !== template).slice(TEMPLATES_KEPT)
  const left = names.filter((name) => {
    const pid = /^test_(\d+)_/.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  for (const name of [...old, ...left]) await client.query(`drop database if exists ${name} with (force)`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function hashOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256')
  const add = async (path: string): Promise<void> => {
    if ((await stat(path)).isDirectory()) {
      for (const name of (await readdir(path)).sort()) await add(join(path, name))
    } else {
      hash
        .update(`${relative(root, path)}\0`)
        .update(await readFile(path))
        .update('\0')
    }
  }
  for (const source of [...sources].sort()) await add(source)
  return hash.digest('hex').slice(0, 16)
}
