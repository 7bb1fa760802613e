import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { nextMigration } from './migration-name.ts'

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await testDatabase({ from: 'empty' })
  folder = await mkdtemp(join(tmpdir(), 'vezel-migrations-'))
  await writeMigration('0001_rooms.sql', 'create table rooms (id int)')
})
afterEach(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

const writeMigration = (name: string, sql: string) => writeFile(join(folder, name), sql)

test('runs each file once, in order, and makes the role that serves', async () => {
  await writeMigration('0002_name.sql', 'alter table rooms add name text; grant select on rooms to vezel_app')
  expect(await migrate(db.owner, folder)).toEqual(['0001_rooms.sql', '0002_name.sql'])
  expect(await migrate(db.owner, folder)).toEqual([])
  await writeMigration('0003_row.sql', `insert into rooms values (1, 'hall')`)
  expect(await migrate(db.owner, folder)).toEqual(['0003_row.sql'])
  expect((await db.serve.query('select * from rooms')).rows).toEqual([{ id: 1, name: 'hall' }])
  await expect(db.serve.query('drop table rooms')).rejects.toThrow('must be owner')
})

test('several processes that migrate at once wait for each other', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrate(db.owner, folder)))
  expect(runs.filter((ran) => ran.length > 0)).toEqual([['0001_rooms.sql']])
})

test('a migration that fails leaves nothing of itself or of those before it', async () => {
  await writeMigration('0002_wrong.sql', 'create table halls (id int); select 1 / 0')
  await expect(migrate(db.owner, folder)).rejects.toThrow('Migration 0002_wrong.sql failed: division by zero')
  const { rows } = await db.owner.query(`select tablename from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})

test('a migration that was edited after it ran is refused in one sentence', async () => {
  await migrate(db.owner, folder)
  await writeMigration('0001_rooms.sql', 'create table rooms (id bigint)')
  await expect(migrate(db.owner, folder)).rejects.toThrow(
    'Migration 0001_rooms.sql was edited after it ran here: restore it and write a new one instead.',
  )
})

test('a database of a newer version is refused in one sentence', async () => {
  await writeMigration('0002_newer.sql', 'select 1')
  await migrate(db.owner, folder)
  await rm(join(folder, '0002_newer.sql'))
  await expect(migrate(db.owner, folder)).rejects.toThrow(
    'The data was made by a newer version (it knows migration 0002_newer.sql): update, or choose another',
  )
})

test('a migration named before one that ran is refused, and so are two of one moment', async () => {
  await writeMigration('0003_later.sql', 'select 1')
  await migrate(db.owner, folder)
  await writeMigration('0002_merged.sql', 'select 1')
  await expect(migrate(db.owner, folder)).rejects.toThrow('0002_merged.sql is named before 0003_later.sql')
  await writeMigration('0003_twin.sql', 'select 1')
  await expect(migrate(db.owner, folder)).rejects.toThrow('have the same moment')
  await rm(join(folder, '0003_twin.sql'))
  await rm(join(folder, '0002_merged.sql'))
  await writeMigration('20261122-0830-rooms.sql', 'select 1')
  await writeMigration('20261122-0830-halls.sql', 'select 1')
  await expect(migrate(db.owner, folder)).rejects.toThrow('have the same moment')
})

test('migrations named by time run after those with a number, in the order of their time', async () => {
  await writeMigration('20261122-0830-second.sql', `insert into rooms values (2)`)
  await writeMigration('20261122-0829-first.sql', `insert into rooms values (1)`)
  await writeMigration('0011_colleague.sql', `insert into rooms values (0)`)
  expect(await migrate(db.owner, folder)).toEqual([
    '0001_rooms.sql',
    '0011_colleague.sql',
    '20261122-0829-first.sql',
    '20261122-0830-second.sql',
  ])
  await writeMigration('20261121-2359-merged-late.sql', 'select 1')
  await expect(migrate(db.owner, folder)).rejects.toThrow('is named before 20261122-0830-second.sql, which already ran')
  await writeMigration('20261122-wrong.sql', 'select 1')
  await expect(migrate(db.owner, folder)).rejects.toThrow('Name migration 20261122-wrong.sql as 20261122-0830-what')
})

test('a new migration is named by the minute it is made in, behind every one there is', () => {
  const now = new Date('2026-11-22T08:30:59Z')
  expect(nextMigration([], 'add-remark', now)).toBe('20261122-0830-add-remark.sql')
  expect(nextMigration(['0007_keys.sql', '20261122-0829-before.sql', 'notes.txt'], 'x', now)).toBe(
    '20261122-0830-x.sql',
  )
  expect(nextMigration(['20261122-0830-same-minute.sql'], 'x', now)).toBe('20261122-0831-x.sql')
  expect(nextMigration(['20261231-2359-clock-ahead.sql'], 'x', now)).toBe('20270101-0000-x.sql')
})

const schemaOf = async (sql: string) => {
  const path = join(folder, 'schema')
  await writeFile(path, sql)
  return path
}
const beside = `
  create table rooms (id int);
  create function "twice"(i int) returns int language sql immutable as $$ select i * 2; $$;
  create view "doubled" as select twice(id) as id from rooms;
  alter table rooms enable row level security;
  create policy "seen" on rooms using (id < 10);
  grant select, insert on all tables in schema public to vezel_app;`

test('what stands beside the tables is made anew when it changed, without a migration', async () => {
  await writeMigration(
    '0002_rows.sql',
    'insert into rooms values (1), (20); alter table rooms enable row level security',
  )
  await migrate(db.owner, folder, await schemaOf(beside))
  expect((await db.serve.query('select * from rooms')).rows).toEqual([{ id: 1 }])
  expect((await db.owner.query('select * from doubled order by 1')).rows).toEqual([{ id: 2 }, { id: 40 }])

  const changed = beside
    .replace('(i int)', '(i int, times int default 3)')
    .replace('i * 2', 'i * times')
    .replace('id < 10', 'id > 10')
    .replace('select, insert', 'select')
  expect(await migrate(db.owner, folder, await schemaOf(changed))).toEqual([])
  expect((await db.serve.query('select * from rooms')).rows).toEqual([{ id: 20 }])
  expect((await db.owner.query('select * from doubled order by 1')).rows).toEqual([{ id: 3 }, { id: 60 }])
  await expect(db.serve.query('insert into rooms values (30)')).rejects.toThrow('permission denied')

  await migrate(db.owner, folder, await schemaOf('create table rooms (id int);'))
  await expect(db.owner.query('select * from doubled')).rejects.toThrow('does not exist')
})

test('no view, policy or function stands in the way of a migration', async () => {
  await migrate(db.owner, folder, await schemaOf(beside))
  await writeMigration(
    '0002_text.sql',
    'alter table rooms alter column id type text; alter table rooms add column size int',
  )
  const now = beside.replace('twice(id)', 'twice(size)').replace('id < 10', 'size < 10')
  await migrate(db.owner, folder, await schemaOf(now))
  expect((await db.owner.query('select * from doubled')).rows).toEqual([])
})

test('a function that an index uses keeps the index', async () => {
  await migrate(db.owner, folder, await schemaOf(beside))
  await writeMigration('0002_index.sql', 'select 1')
  await db.owner.query('create index by_double on rooms (twice(id))')
  await migrate(db.owner, folder, await schemaOf(beside))
  expect((await db.owner.query(`select indexname from pg_indexes where tablename = 'rooms'`)).rowCount).toBe(1)
})

test('a view that somebody else made of ours is not taken away, and stops the upgrade with its name', async () => {
  await migrate(db.owner, folder, await schemaOf(beside))
  await db.owner.query('create view theirs as select * from doubled')
  await expect(migrate(db.owner, folder, await schemaOf(beside.replace('i * 2', 'i * 4')))).rejects.toThrow(
    'cannot drop view doubled because other objects depend on it',
  )
  expect((await db.owner.query('select * from theirs')).rows).toEqual([])
})

test('the role that serves cannot say which migrations ran', async () => {
  await migrate(db.owner, folder, await schemaOf(beside))
  await expect(db.serve.query('select * from vezel_migratie')).rejects.toThrow('permission denied')
})
