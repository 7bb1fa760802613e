import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { model } from '@vezel/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogues, linesOf, ours } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { SERVING_ROLE } from './app-role.ts'
import { migrate } from './migrate.ts'
import { tableOf } from './names.ts'

let migrated: TestDatabase
let applied: TestDatabase
beforeAll(async () => {
  ;[migrated, applied] = await Promise.all([testDatabase({ from: 'empty' }), testDatabase({ from: 'empty' })])
  const schema = join(import.meta.dirname, 'schema.sql')
  await migrate(migrated.owner, join(import.meta.dirname, 'migrations'), schema)
  await applied.owner.query(await readFile(schema, 'utf8'))
}, 30_000)
afterAll(() => Promise.all([migrated.drop(), applied.drop()]))

describe('migrating an empty database and applying schema.sql give the same', () => {
  test.each(Object.entries(catalogues))('%s', async (_, sql) => {
    const [expected, found] = await Promise.all([linesOf(applied.owner, sql), linesOf(migrated.owner, sql)])
    expect(found).toEqual(expected)
    if (!sql.includes('pg_trigger')) expect(expected.length).toBeGreaterThan(0)
  })
})

test('no migration makes a view or a function again: they meet none, and have those of the script after the last one', async () => {
  const folder = join(import.meta.dirname, 'migrations')
  const replacing: string[] = []
  for (const name of await readdir(folder))
    if (/create or replace/i.test(await readFile(join(folder, name), 'utf8'))) replacing.push(name)
  expect(replacing).toEqual([])
})

test('every table with a column for the organisation hides the rows of others', async () => {
  const { rows } = await applied.owner.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where ${ours} and c.relkind = 'r' and a.attname = 'organisatie_id' and c.relname <> 'sessie'
     and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
  )
  expect(rows).toEqual([])
})

test('what belongs to nobody is read by the serving role and written by nobody, every other table is written', async () => {
  const tables = model.entities.filter((e) => !e.variantOf)
  const { rows } = await migrated.owner.query(
    `select t as "table", array_remove(array[
       case when has_table_privilege('${SERVING_ROLE}', quote_ident(t), 'select') then 'read' end,
       case when has_table_privilege('${SERVING_ROLE}', quote_ident(t), 'insert') then 'insert' end,
       case when has_any_column_privilege('${SERVING_ROLE}', quote_ident(t), 'update') then 'update' end,
       case when has_table_privilege('${SERVING_ROLE}', quote_ident(t), 'delete') then 'delete' end,
       case when has_table_privilege('${SERVING_ROLE}', quote_ident(t), 'truncate') then 'truncate' end], null) as "may"
     from unnest($1::text[]) t`,
    [tables.map(tableOf)],
  )
  const may = new Map(rows.map((row) => [row.table, row.may]))
  for (const e of tables)
    expect(may.get(tableOf(e)), e.key).toEqual(e.scope === 'global' ? ['read'] : ['read', 'insert', 'update', 'delete'])
})
