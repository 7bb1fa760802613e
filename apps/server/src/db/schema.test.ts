import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogues, linesOf, ours } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

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

test('every table with a column for the organisation hides the rows of others', async () => {
  const { rows } = await applied.owner.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where ${ours} and c.relkind = 'r' and a.attname = 'organisatie_id' and c.relname <> 'sessie'
     and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
  )
  expect(rows).toEqual([])
})
