import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isStored } from '../kinds/index.ts'
import { seedLookups } from '../seed/seed-lookups.ts'
import { schemaOf } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { fillTables, ORGANISATIONS, rowsOf } from '../testing/fill-tables.ts'
import { BY_HAND, difference } from './difference.ts'
import { knownItemsIn, listsInOrder, parentOf } from './fill-list.ts'
import { knownOfModel } from './known.ts'
import { migrate } from './migrate.ts'
import { columnOf, linkTableOf, tableOf } from './names.ts'
import { isBesideTables, statementsOf, tableOfStatement } from './script.ts'

// Whole databases are made and upgraded.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const migrations = join(import.meta.dirname, 'migrations')
const schema = join(import.meta.dirname, 'schema.sql')

let script: string
let expected: Record<string, string[]>
let db: TestDatabase
let folder: string
beforeAll(async () => {
  script = await readFile(schema, 'utf8')
  const applied = await testDatabase({ from: 'empty' })
  await applied.owner.query(script)
  expected = await schemaOf(applied.owner)
  await applied.drop()
})
beforeEach(async () => {
  db = await testDatabase({ from: 'empty' })
  folder = await mkdtemp(join(tmpdir(), 'vezel-upgrade-'))
})
afterEach(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The ids in every table that has them. */
async function idsOf(): Promise<Map<string, string[]>> {
  const rows = await rowsOf(db.owner)
  const ids = [...rows].map(([table, all]): [string, string[]] => [
    table,
    all.flatMap((r) => (r.id ? [String(r.id)] : [])),
  ])
  return new Map(ids.filter(([, all]) => all.length > 0))
}

describe('a database that is in use, with rows in every table, is upgraded whole', () => {
  const all = () => readdir(migrations).then((names) => names.sort())
  test.each([
    ['by the last migration', (names: string[]) => names.slice(0, Math.max(1, names.length - 1))],
    ['from the first release', (names: string[]) => names.slice(0, 1)],
  ])('%s', async (_, releaseOf) => {
    for (const name of releaseOf(await all())) await cp(join(migrations, name), join(folder, name))
    // What stood beside the tables then is not kept; the first migration made its own.
    await writeFile(join(folder, 'beside'), '')
    const isFirst = (await readdir(folder)).length === 2
    await migrate(db.owner, folder, isFirst ? undefined : join(folder, 'beside'))
    await fillTables(db.owner)
    const before = await idsOf()
    expect(before.size).toBeGreaterThan(100)
    await migrate(db.owner, migrations, schema)
    expect(await schemaOf(db.owner)).toEqual(expected)
    const after = await idsOf()
    const lost = [...before].flatMap(([table, ids]) =>
      after.has(table) ? ids.filter((id) => !after.get(table)?.includes(id)).map((id) => `${table} ${id}`) : [],
    )
    expect(lost).toEqual([])
  })
})

/** A column that the older release does not have yet, or a whole table. */
type Without = (table: string, column?: string) => boolean

/** The tables of today as an older release had them: without some tables and columns, and what names those. */
function olderScript(without: Without): string {
  return statementsOf(script)
    .filter((text) => !isBesideTables(text))
    .flatMap((text) => {
      const table = tableOfStatement(text)
      if (table) {
        if (without(table.name)) return []
        const lines = table.lines.filter((line) => !without(table.name, /^"(\w+)"/.exec(line)?.[1]))
        return [`create table "${table.name}" (\n  ${lines.join(',\n  ')}\n)`]
      }
      const on = /(?:on|alter table) "(\w+)"/.exec(text)?.[1] ?? ''
      const names = [...text.matchAll(/"(\w+)"/g)].map((m) => m[1] ?? '')
      return without(on) || names.some((name) => without(name) || without(on, name)) ? [] : [text]
    })
    .join(';\n\n')
    .concat(';\n')
}

const fillAll = () => fillTables(db.owner)

/** A database of the older release, in use. */
async function prepare(before: string, fill: () => Promise<void>): Promise<void> {
  await writeFile(join(folder, '0001_before.sql'), before)
  await migrate(db.owner, folder)
  await fill()
}

/** Runs the migration to today, which makes the schema of today. */
async function finish(migration: string): Promise<void> {
  await writeFile(join(folder, '0002_after.sql'), migration)
  await migrate(db.owner, folder, schema)
  expect(await schemaOf(db.owner)).toEqual(expected)
}

/** Upgrades a filled database of that release with the migration that derive writes; answers what derive asks. */
async function upgrade(
  without: Without,
  { fill = fillAll, byHand = (sql: string) => sql } = {},
): Promise<readonly string[]> {
  const before = olderScript(without)
  const { sql, open } = difference(before, script, knownOfModel)
  await prepare(before, fill)
  await finish(byHand(sql))
  return open
}

const tables = model.entities.filter((e) => !e.variantOf)
const columns = tables.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    isStored(field) ? [{ entity, table: tableOf(entity), column: columnOf(name, field), name, field }] : [],
  ),
)
const withDefault = columns.filter(({ field }) => field.required && field.default !== undefined)

test('a new required field has its default in the rows that exist, for every such field of the model', async () => {
  const names = new Set(withDefault.map(({ table, column }) => `${table}.${column}`))
  expect(names.size).toBeGreaterThan(100)
  const open = await upgrade((table, column) => column !== undefined && names.has(`${table}.${column}`))
  expect(open).toEqual([])
  for (const { table, column, field } of withDefault) {
    if (field.default === 'today' || field.default === 'now') continue
    const value =
      field.kind === 'belongsTo'
        ? `(select "code" from "${tableOf(model.named(field.target))}" i where i."organisatie_id" = t."organisatie_id" and i."id" = t."${column}")`
        : `t."${column}"`
    // What the migration itself adds, such as an item that somebody took away, is of today.
    const { rows } = await db.owner.query<{ is: unknown }>(
      `select distinct to_jsonb(${value}) as "is" from "${table}" t where "created_at" < '2002-01-01'`,
    )
    expect({ [`${table}.${column}`]: rows.map((row) => row.is) }).toEqual({ [`${table}.${column}`]: [field.default] })
  }
})

/** The items of a set as text, by value with those they are nested in, and without ids. */
async function itemsIn(list: Entity, set: number): Promise<string[]> {
  const joins: string[] = []
  const names: string[] = []
  let [inner, level] = [list, 0]
  for (let parent = parentOf(inner); parent; parent = parentOf(inner), level += 1) {
    inner = model.named(parent.field.target)
    const [own, above] = [`t${level}`, `t${level + 1}`]
    joins.push(
      `join "${tableOf(inner)}" ${above} on ${above}."organisatie_id" = ${own}."organisatie_id" and ${above}."id" = ${own}."${parent.name}_id"`,
    )
    names.push(`${above}."value"`)
  }
  const own = columns
    .filter((c) => c.entity.key === list.key && c.name !== 'variable_set' && c.name !== parentOf(list)?.name)
    .map(({ column, field }) =>
      field.kind === 'belongsTo'
        ? `(select "value" from "${tableOf(model.named(field.target))}" i where i."organisatie_id" = t0."organisatie_id" and i."id" = t0."${column}")`
        : `t0."${column}"`,
    )
  const { rows } = await db.owner.query<{ item: string }>(
    `select jsonb_build_array(${[...own, ...names].join(', ')})::text as "item" from "${tableOf(list)}" t0 ${joins.join(' ')} where t${level}."variable_set_id" = $1`,
    [set],
  )
  return rows.map((row) => row.item).sort()
}

test('a new list is filled for the organisations that exist as for a new one, nested lists included', async () => {
  const lists = listsInOrder()
  const keys = new Set(lists.map((list) => list.key))
  const gone = new Set(lists.map(tableOf))
  for (const entity of tables)
    for (const [name, field] of Object.entries(entity.fields))
      if (field.kind === 'manyToMany' && keys.has(field.target)) gone.add(linkTableOf(entity, name))
  const naming = new Set(
    columns.flatMap(({ table, column, field }) =>
      field.kind === 'belongsTo' && keys.has(field.target) && (!field.required || field.default !== undefined)
        ? [`${table}.${column}`]
        : [],
    ),
  )
  const open = await upgrade(
    (table, column) => (column === undefined ? gone.has(table) : naming.has(`${table}.${column}`)),
    {
      async fill() {
        for (const id of ORGANISATIONS) await organisationWithSet(id)
      },
      // A required relation stays, and no row has it here: its key is added as it is.
      byHand: (sql) => sql.replace(/^-- alter table/gm, 'alter table'),
    },
  )
  expect(open.filter((sentence) => !sentence.includes('may name a row that is not there'))).toEqual([])

  const fresh = await organisationWithSet(3)
  const client = await db.owner.connect()
  await seedLookups(client, fresh)
  client.release()
  for (const list of lists) {
    const wanted = await itemsIn(list, fresh)
    expect(wanted.length).toBeGreaterThan(0)
    for (const set of ORGANISATIONS) expect({ [list.key]: await itemsIn(list, set) }).toEqual({ [list.key]: wanted })
  }
})

// Apart, as what is nested in an item that is new has no place in a set that lacks the item.
test.each([
  { which: 'of a list', nested: false, among: 'onderzoek_status' },
  { which: 'nested in an item', nested: true, among: 'analyse_resultaat' },
])(
  'a new item $which that the product relies on comes into the sets that exist and lack it',
  async ({ nested, among }) => {
    const items = knownItemsIn(script)
    const of = (table: string) => items.filter((item) => item.table === table).at(-1)
    const fresh = items.filter((item) => item === of(item.table) && item.path.includes(' / ') === nested)
    expect(fresh.map(({ table }) => table)).toContain(among)
    const older = items.filter((item) => !fresh.includes(item)).map(({ table, path }) => `-- item "${table}" ${path}\n`)
    const codeOf = (path: string) => path.split(' / ').at(-1)
    const [first, second] = ORGANISATIONS
    const before = olderScript(() => false) + older.join('')
    const { sql, open } = difference(before, script, knownOfModel)
    expect(open).toEqual([])
    await prepare(before, async () => {
      const client = await db.owner.connect()
      for (const id of ORGANISATIONS) await seedLookups(client, await organisationWithSet(id))
      client.release()
      for (const { table, path } of fresh) {
        const where = `where "organisatie_id" = $1 and "code" = $2`
        // One has an item of its own; the other has the item already, and calls it otherwise.
        await db.owner.query(`update "${table}" set "code" = 'eigen_' || "code" ${where}`, [first, codeOf(path)])
        await db.owner.query(`update "${table}" set "value" = 'Anders' ${where}`, [second, codeOf(path)])
      }
    })
    const count = async (table: string) =>
      (await db.owner.query(`select "organisatie_id" as "of", count(*)::integer as "n" from "${table}" group by 1`))
        .rows
    const counts = new Map<string, { of: number; n: number }[]>()
    for (const { table } of fresh) counts.set(table, await count(table))
    await finish(sql)
    for (const { table, path } of fresh) {
      const { rows } = await db.owner.query<{ of: number; value: string }>(
        `select "organisatie_id" as "of", "value" from "${table}" where "code" = $1 and "deleted_at" is null order by 1`,
        [codeOf(path)],
      )
      const values = (of: number | undefined) => rows.filter((row) => row.of === of).map((row) => row.value)
      expect([table, values(first).length]).not.toEqual([table, 0])
      expect([table, new Set(values(second))]).toEqual([table, new Set(['Anders'])])
      expect([table, values(first).length]).toEqual([table, values(second).length])
      const grown = (await count(table)).map(({ of, n }) => n - (counts.get(table)?.find((c) => c.of === of)?.n ?? 0))
      expect([table, grown.toSorted()]).toEqual([table, [0, values(first).length]])
    }
    expect(difference(script, script, knownOfModel).sql).toBe('')
  },
)

/** An organisation with a variable set, both of that number. */
async function organisationWithSet(id: number): Promise<number> {
  await db.owner.query(
    `with o as (insert into "inventarisatie_organisatie" ("id", "naam", "land", "variable_set_id", "onderzoeknummer_format", "geldigheid_jaren") values (${id}, 'Firma ${id}', 'NL', ${id}, 'JJJJ-0000', 3))
     insert into "variable_set" ("organisatie_id", "id", "name", "active") values (${id}, ${id}, 'Standaard', true)`,
  )
  return id
}

test('a column that got another name keeps its values, when the change is written by hand', async () => {
  const column = '"straatnaam" text'
  const before = olderScript(() => false).replace(column, '"straat" text')
  const { sql, open } = difference(before, script, knownOfModel)
  expect(open).toContainEqual(expect.stringContaining('"adres"."straat" is gone and "straatnaam" came: if it is a new'))
  await prepare(before, fillAll)
  expect(sql).toContain(`${BY_HAND}"adres"."straat" is gone`)
  await finish('alter table "adres" rename column "straat" to "straatnaam";')
  expect((await db.owner.query('select "straatnaam" from "adres" order by "organisatie_id", "id"')).rows[0]).toEqual({
    straatnaam: 'straat 1',
  })
})
