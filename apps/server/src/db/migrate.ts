import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { ensureServingRole } from './app-role.ts'

/** Any number will do, as long as every process that migrates takes the same. */
const MIGRATING = 7_310

interface Migration {
  naam: string
  sql: string
  sha256: string
}

/**
 * Runs the numbered `.sql` files of `folder` that this database has not seen, all in one transaction, and makes the
 * serving role when it is missing. Returns the names of what ran. Processes that start at once wait for each other.
 * Throws a StartProblem when a migration that ran was edited since, or when the database is newer than the folder.
 */
export async function migrate(owner: pg.Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
    await ensureServingRole(client, { login: false })
    await client.query(`create table if not exists vezel_migratie (
      naam text primary key, sha256 text not null, uitgevoerd_op timestamptz not null default now())`)
    const { rows } = await client.query<{ naam: string; sha256: string }>('select naam, sha256 from vezel_migratie')
    const pending = findPending(migrations, rows)
    for (const { naam, sql, sha256 } of pending) {
      await client.query(sql).catch((cause) => {
        throw new Error(`Migration ${naam} failed: ${cause.message}`, { cause })
      })
      await client.query('insert into vezel_migratie (naam, sha256) values ($1, $2)', [naam, sha256])
    }
    await client.query('commit')
    return pending.map(({ naam }) => naam)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  for (const [index, naam] of names.entries()) {
    if (!/^\d{4}_[a-z0-9-]+\.sql$/.test(naam)) throw new Error(`Name migration ${naam} as 0001_what-it-does.sql`)
    if (names[index + 1]?.slice(0, 4) === naam.slice(0, 4)) {
      throw new Error(`Migrations ${naam} and ${names[index + 1]} have the same number: give the later one the next`)
    }
  }
  return Promise.all(
    names.map(async (naam) => {
      const sql = await readFile(join(folder, naam), 'utf8')
      return { naam, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function findPending(migrations: Migration[], done: { naam: string; sha256: string }[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.naam, migration]))
  for (const { naam, sha256 } of done) {
    const migration = known.get(naam)
    if (!migration) {
      throw new StartProblem(
        `The data was made by a newer version (it knows migration ${naam}): update, or choose another DATA_DIR or database.`,
      )
    }
    if (migration.sha256 !== sha256) {
      throw new StartProblem(`Migration ${naam} was edited after it ran here: restore it and write a new one instead.`)
    }
  }
  const ran = new Set(done.map(({ naam }) => naam))
  const newest =
    done
      .map(({ naam }) => naam)
      .sort()
      .at(-1) ?? ''
  const pending = migrations.filter(({ naam }) => !ran.has(naam))
  const late = pending.find(({ naam }) => naam < newest)
  if (late) {
    throw new StartProblem(
      `Migration ${late.naam} is numbered before ${newest}, which already ran: give it the next number.`,
    )
  }
  return pending
}
