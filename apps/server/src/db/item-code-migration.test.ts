import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
const migrations = join(import.meta.dirname, 'migrations')
const schema = join(import.meta.dirname, 'schema.sql')

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await testDatabase({ from: 'empty' })
  folder = await mkdtemp(join(tmpdir(), 'vezel-codes-'))
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A database as it was before every item had a code. */
async function before(): Promise<void> {
  const names = (await readdir(migrations)).sort()
  const at = names.findIndex((name) => name.endsWith('-codes-of-list-items.sql'))
  for (const name of names.slice(0, at)) await cp(join(migrations, name), join(folder, name))
  await writeFile(join(folder, 'beside'), '')
  await migrate(db.owner, folder, join(folder, 'beside'))
}

const items = [
  // A default item, and the same once more.
  { id: 1, value: 'Gelijmd', code: 'gelijmd' },
  { id: 2, value: 'Gelijmd', code: 'eigen_gelijmd' },
  // Items of an organisation itself, two of which come to the same.
  { id: 3, value: 'Met één ándere lijm', code: 'eigen_met_een_andere_lijm' },
  { id: 4, value: 'Met een andere lijm!', code: 'eigen_met_een_andere_lijm__4' },
  { id: 5, value: '…', code: 'eigen_item' },
]

test('items that exist get the code of the default item of their words, or one of their own', async () => {
  await before()
  await db.owner.query(
    `with o as (insert into "inventarisatie_organisatie" ("id", "naam", "land", "variable_set_id", "onderzoeknummer_format", "geldigheid_jaren") values (1, 'Firma', 'NL', 1, 'JJJJ-0000', 3))
     insert into "variable_set" ("organisatie_id", "id", "name") values (1, 1, 'Standaard')`,
  )
  for (const { id, value } of items)
    await db.owner.query(
      `insert into "bevestiging" ("organisatie_id", "id", "variable_set_id", "value", "active", "volgorde") values (1, $1, 1, $2, true, $1)`,
      [id, value],
    )
  // One that the product knew already, called otherwise since, keeps what it has.
  await db.owner.query(
    `insert into "materiaal_type" ("organisatie_id", "id", "variable_set_id", "value", "code", "active", "volgorde") values (1, 1, 1, 'Vezels', 'asbest', true, 1)`,
  )
  await migrate(db.owner, migrations, schema)
  const { rows } = await db.owner.query(`select "id", "value", "code" from "bevestiging" where "id" <= 5 order by "id"`)
  expect(rows).toEqual(items)
  const { rows: substances } = await db.owner.query(`select "value", "code" from "materiaal_type" where "id" = 1`)
  expect(substances).toEqual([{ value: 'Vezels', code: 'asbest' }])
})
