import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrationSql } from './difference.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase({ from: 'empty' })
})
afterAll(() => db.drop())

interface Column {
  readonly name: string
  readonly sql: string
}
interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly indexed: readonly string[]
  readonly seen: boolean
}

// What a release may do to the schema without a hand: tables, columns, indexes, policies and views come and go.
const types: Record<string, string> = {
  een: 'text',
  twee: 'integer',
  drie: 'numeric(12,3)',
  vier: 'timestamptz',
  vijf: 'boolean',
}
const columns = fc
  .subarray(Object.keys(types), { minLength: 1 })
  .map((names): Column[] => names.map((name) => ({ name, sql: `"${name}" ${types[name]}` })))
const table = (name: string) =>
  fc
    .record({ columns, seen: fc.boolean(), some: fc.infiniteStream(fc.boolean()) })
    .map(({ columns: all, seen, some }): Table => {
      const indexed = all.flatMap((column) => (some.next().value ? [column.name] : []))
      return { name, columns: all, indexed, seen }
    })
const schema = fc
  .tuple(...['bron', 'monster', 'ruimte'].map((name) => fc.option(table(name), { nil: undefined })))
  .map((tables) => tables.filter((each) => each !== undefined))

/** The script of a schema in the shape that `schema.sql` has. */
function script(tables: readonly Table[]): string {
  const made = tables.map(
    ({ name, columns: all }) =>
      `create table "${name}" (\n  "id" integer not null,\n  ${all.map((c) => c.sql).join(',\n  ')},\n  primary key ("id")\n);`,
  )
  const indexes = tables.flatMap(({ name, indexed }) =>
    indexed.map((column) => `create index "${name}_${column}_idx" on "${name}" ("${column}");`),
  )
  const policies = tables.flatMap(({ name, seen }) =>
    seen
      ? [
          `alter table "${name}" enable row level security;\ncreate policy "eigen" on "${name}" using ("id" > 0) with check ("id" > 0);`,
        ]
      : [],
  )
  return ['-- A schema.', ...made, ...indexes, ...policies, ''].join('\n\n')
}

/** What stands in the catalogues; the order of columns is no difference. */
async function catalogue(client: pg.PoolClient): Promise<unknown> {
  const { rows } = await client.query(
    `select 'column' as "what", table_name || '.' || column_name || ' ' || data_type || is_nullable as "it" from information_schema.columns where table_schema = 'public'
     union all select 'index', indexdef from pg_indexes where schemaname = 'public'
     union all select 'row-level security', relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
     union all select 'policy', tablename || policyname || qual || with_check from pg_policies where schemaname = 'public'
     order by 1, 2`,
  )
  return rows
}

test('the migration between any two schemas makes the second of the first', async () => {
  const client = await db.owner.connect()
  /** What stands there after these scripts, which are then taken back. */
  const after = async (...scripts: string[]) => {
    await client.query('begin')
    try {
      for (const sql of scripts) await client.query(sql)
      return await catalogue(client)
    } finally {
      await client.query('rollback')
    }
  }
  try {
    await fc.assert(
      fc.asyncProperty(schema, schema, async (one, other) => {
        const [from, to] = [script(one), script(other)]
        expect(await after(from, migrationSql(from, to))).toEqual(await after(to))
      }),
      { numRuns: 120 },
    )
  } finally {
    client.release()
  }
})

test('a schema that did not change needs no migration', () => {
  fc.assert(
    fc.property(schema, (tables) => {
      expect(migrationSql(script(tables), script(tables)).trim()).toBe('')
    }),
  )
})

test('a column that changed is left to a person, with what it was and what it is', () => {
  const before = script([{ name: 'bron', columns: [{ name: 'een', sql: '"een" text' }], indexed: [], seen: false }])
  const after = before.replace('"een" text', '"een" text not null')
  expect(migrationSql(before, after)).toBe(
    '-- was: "een" text\n-- now: "een" text not null\n-- write the change of "bron"."een" here\n',
  )
})
