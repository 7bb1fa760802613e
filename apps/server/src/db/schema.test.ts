import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

let migrated: TestDatabase
let applied: TestDatabase
beforeAll(async () => {
  ;[migrated, applied] = await Promise.all([testDatabase({ from: 'empty' }), testDatabase({ from: 'empty' })])
  await migrate(migrated.owner, join(import.meta.dirname, 'migrations'))
  await applied.owner.query(await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8'))
}, 30_000)
afterAll(() => Promise.all([migrated.drop(), applied.drop()]))

/** What stands in the catalogues, a line for each thing; the order of columns in a table is no difference. */
const ours = `n.nspname = 'public' and c.relname <> 'vezel_migratie' and c.relname <> 'vezel_migratie_pkey'`
const catalogues: Record<string, string> = {
  columns: `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid) as "default", l.collname
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
    where ${ours} and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select c.relname, case when k.contype = 'c' then '' else k.conname end as name, k.contype, k.condeferrable, k.convalidated,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  indexes: `select c.relname, pg_get_indexdef(c.oid) as definition from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'i'`,
  policies: `select tablename, policyname, permissive, roles::text, cmd, qual, with_check from pg_policies where schemaname = 'public'`,
  tables: `select c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, c.relacl::text as grants
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'v', 'S', 'p')`,
  views: `select c.relname, pg_get_viewdef(c.oid) as definition from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'v'`,
  functions: `select p.proname, pg_get_functiondef(p.oid) as definition, p.proacl::text as grants from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f'`,
  collations: `select collname, collprovider, colllocale, collisdeterministic from pg_collation k join pg_namespace n on n.oid = k.collnamespace
    where n.nspname = 'public'`,
  triggers: `select c.relname, pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace where ${ours} and not t.tgisinternal`,
  'default grants': 'select defaclobjtype, defaclacl::text as grants from pg_default_acl',
}

const linesOf = async (db: Pool, sql: string): Promise<string[]> =>
  (await db.query(sql)).rows.map((row) => JSON.stringify(row)).sort()

describe('migrating an empty database and applying schema.sql give the same', () => {
  test.each(Object.entries(catalogues))('%s', async (_, sql) => {
    const [expected, found] = await Promise.all([linesOf(applied.owner, sql), linesOf(migrated.owner, sql)])
    expect(found).toEqual(expected)
    if (!sql.includes('pg_trigger')) expect(expected.length).toBeGreaterThan(0)
  })
})

test('every table with a column for the organisation hides the rows of others', async () => {
  const { rows } = await applied.owner.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where ${ours} and c.relkind = 'r' and a.attname = 'organisatie_id' and c.relname <> 'sessie'
     and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
  )
  expect(rows).toEqual([])
})
