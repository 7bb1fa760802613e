import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { ensureServingRole, SERVING_ROLE } from './app-role.ts'
import { besideTablesOf, dropBesideTables, makeBesideTables } from './beside-tables.ts'
import { momentOfMigration } from './migration-name.ts'
import { inOneTransaction } from './one-transaction.ts'

/** Any number will do, as long as every process that migrates takes the same. */
const MIGRATING = 7_310

interface Migration {
  naam: string
  sql: string
  sha256: string
}
interface Done {
  naam: string
  sha256: string
  sql: string | null
}

/** Under this name stands what was made beside the tables, and the hash by which a change is seen. */
const BESIDE = 'schema.sql'
const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

/**
 * Runs the `.sql` files of `folder`, in the order of their names, that this database has not seen, all in one transaction, and makes the
 * serving role when it is missing. Returns the names of what ran. Processes that start at once wait for each other.
 * Throws a StartProblem when a migration that ran was edited since, or when the database is newer than the folder.
 *
 * Migrations change tables and rows only, and meet no functions, views, policies or grants: those of the script `schema`
 * are made after the last one, and whenever they changed.
 */
export async function migrate(owner: pg.Pool, folder: string, schema?: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const beside = schema === undefined ? undefined : besideTablesOf(await readFile(schema, 'utf8'))
  return inOneTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
    await ensureServingRole(client, { login: false })
    await client.query(`create table if not exists vezel_migratie (
      naam text primary key, sha256 text not null, uitgevoerd_op timestamptz not null default now())`)
    await client.query('alter table vezel_migratie add column if not exists "sql" text')
    const { rows } = await client.query<Done>('select naam, sha256, "sql" from vezel_migratie')
    const done = rows.filter(({ naam }) => naam !== BESIDE)
    const made = rows.find(({ naam }) => naam === BESIDE)
    const pending = findPending(migrations, done)
    const sha256 = beside && hashOf(beside.join(';\n'))
    if (pending.length > 0 || (sha256 && sha256 !== made?.sha256)) {
      // A database from before this was kept has what its migrations made.
      let standing = besideTablesOf(
        made?.sql ??
          migrations
            .filter((m) => !pending.includes(m))
            .map((m) => m.sql)
            .join(';\n'),
      )
      for (const migration of pending) {
        if (beside) await dropBesideTables(client, standing)
        await run(client, migration)
        standing = besideTablesOf(migration.sql)
      }
      if (beside && sha256) {
        await dropBesideTables(client, standing)
        await makeBesideTables(client, beside)
        await client.query(
          `insert into vezel_migratie (naam, sha256, "sql") values ($1, $2, $3)
           on conflict (naam) do update set sha256 = excluded.sha256, "sql" = excluded."sql", uitgevoerd_op = now()`,
          [BESIDE, sha256, beside.join(';\n')],
        )
        await client.query(`revoke all on vezel_migratie from ${SERVING_ROLE}`)
      }
    }
    return pending.map(({ naam }) => naam)
  })
}

async function run(client: pg.PoolClient, { naam, sql, sha256 }: Migration): Promise<void> {
  await client.query(sql).catch((cause) => {
    throw new Error(`Migration ${naam} failed: ${cause.message}`, { cause })
  })
  await client.query('insert into vezel_migratie (naam, sha256) values ($1, $2)', [naam, sha256])
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  for (const [index, naam] of names.entries()) {
    const moment = momentOfMigration(naam)
    if (!moment) throw new Error(`Name migration ${naam} as 20261122-0830-what-it-does.sql: the time in UTC, the name`)
    if (moment === momentOfMigration(names[index + 1] ?? '')) {
      throw new Error(`Migrations ${naam} and ${names[index + 1]} have the same moment: give the later one the next`)
    }
  }
  return Promise.all(
    names.map(async (naam) => {
      const sql = await readFile(join(folder, naam), 'utf8')
      return { naam, sql, sha256: hashOf(sql) }
    }),
  )
}

function findPending(migrations: Migration[], done: Done[]): Migration[] {
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
      `Migration ${late.naam} is named before ${newest}, which already ran: give it the time of today.`,
    )
  }
  return pending
}
