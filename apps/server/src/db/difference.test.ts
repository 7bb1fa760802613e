import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { besideTablesOf, dropsOf } from './beside-tables.ts'
import { BY_HAND, difference, type ForRows, type Known, knowsNothing } from './difference.ts'

// A hundred pairs of schemas are made in the database.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

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
     union all select 'check', conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'
     union all select 'type', attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) from pg_attribute a join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
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
        const { sql, open } = difference(from, to)
        const [old, now] = [besideTablesOf(from), besideTablesOf(to)]
        // A column or table that went while another came may be one that got a new name: a person says which.
        const decided = sql.replace(/^-- (?=(?:alter|drop) table)/gm, '')
        expect(open.every((sentence) => sentence.includes('if it is a new name'))).toBe(true)
        expect(await after(from, dropsOf(old).join(';'), decided, now.join(';'))).toEqual(await after(to))
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
      expect(difference(script(tables), script(tables))).toEqual({ sql: '', open: [] })
    }),
  )
})

/** A table as the derived script has it, and its indexes. */
const bron = (lines: readonly string[], ...others: string[]) =>
  [
    `create table "bron" (\n  ${['"id" integer not null', ...lines, 'primary key ("id")'].join(',\n  ')}\n);`,
    ...others,
  ].join('\n\n')
const known = (values: Record<string, ForRows>): Known => ({ ...knowsNothing, forRows: (_, column) => values[column] })
const soort = (...values: string[]) =>
  `"soort" text not null check ("soort" in (${values.map((v) => `'${v}'`).join(', ')}))`

describe('what rows that exist can take is written', () => {
  const cases: [title: string, before: string, after: string, values: Record<string, ForRows>][] = [
    [
      'a required column with a default',
      bron([]),
      bron(['"aantal" integer not null']),
      { aantal: { value: '7', isConstant: true } },
    ],
    [
      'a required column whose default is read',
      bron([]),
      bron(['"aantal" integer not null']),
      { aantal: { value: '"id" + 1', isConstant: false } },
    ],
    [
      'a column that becomes required and has a default',
      bron(['"naam" text']),
      bron(['"naam" text not null']),
      { naam: { value: `'x'`, isConstant: true } },
    ],
    ['a column that is required no longer', bron(['"naam" text not null']), bron(['"naam" text']), {}],
    ['another word to choose from', bron([soort('a', 'b')]), bron([soort('a', 'b', 'c')]), {}],
    ['any word instead of a choice', bron([soort('a', 'b')]), bron(['"soort" text not null']), {}],
    ['room for larger numbers', bron(['"maat" numeric(12,3)']), bron(['"maat" numeric(14,4)']), {}],
    ['decimals in place of whole numbers', bron(['"maat" integer']), bron(['"maat" numeric(13,3)']), {}],
    [
      'a unique index on a new column without values',
      bron([]),
      bron(['"code" text'], 'create unique index "u" on "bron" ("code");'),
      {},
    ],
    [
      'an index that looks at other columns',
      bron(['"a" text', '"b" text'], 'create index "i" on "bron" ("a");'),
      bron(['"a" text', '"b" text'], 'create index "i" on "bron" ("b");'),
      {},
    ],
    ['a column that goes', bron(['"naam" text', '"oud" text']), bron(['"naam" text']), {}],
  ]
  test.each(cases)('%s', async (_, before, after, values) => {
    const { sql, open } = difference(before, after, known(values))
    expect(open).toEqual([])
    const client = await db.owner.connect()
    try {
      await client.query('begin')
      await client.query(after)
      const wanted = await catalogue(client)
      await client.query('drop table "bron"')
      await client.query(before)
      for (const id of [1, 2]) await client.query(rowOf(before, id))
      await client.query(sql)
      expect(await catalogue(client)).toEqual(wanted)
      expect((await client.query('select from "bron"')).rowCount).toBe(2)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

/** Two rows of `bron` that differ in nothing but their number. */
const rowOf = (table: string, id: number) => {
  const names = [...table.matchAll(/^ {2}"(\w+)" (\w+)/gm)]
  const values = names.map(([, name, type]) => (name === 'id' ? id : type === 'text' ? `'a'` : 1))
  return `insert into "bron" (${names.map(([, name]) => `"${name}"`).join(', ')}) values (${values.join(', ')})`
}

test.each([
  ['a required column without a default', bron([]), bron(['"naam" text not null']), 'is required and has no default'],
  [
    'a column that becomes required',
    bron(['"naam" text']),
    bron(['"naam" text not null']),
    '"bron"."naam" changed in a way',
  ],
  ['a narrower type', bron(['"maat" numeric(12,3)']), bron(['"maat" integer']), '"bron"."maat" changed in a way'],
  ['fewer decimals', bron(['"maat" numeric(12,3)']), bron(['"maat" numeric(12,2)']), '"bron"."maat" changed in a way'],
  ['a word that is no longer chosen', bron([soort('a', 'b')]), bron([soort('a')]), '"bron"."soort" changed in a way'],
  [
    'a text that becomes a choice',
    bron(['"soort" text not null']),
    bron([soort('a')]),
    '"bron"."soort" changed in a way',
  ],
  [
    'a unique value',
    bron(['"code" text']),
    bron(['"code" text'], 'create unique index "u" on "bron" ("code");'),
    'the same value twice',
  ],
  ['a column with another name', bron(['"straat" text']), bron(['"straatnaam" text']), 'if it is a new name'],
  ['a table with another name', bron([]), bron([]).replaceAll('bron', 'bronnen'), 'if it is a new name'],
  ['a check', bron(['"a" integer']), bron(['"a" integer', 'check ("a" > 0)']), 'may not keep "check'],
  [
    'a check in a statement of its own',
    bron(['"a" integer']),
    bron(['"a" integer'], 'alter table "bron" add constraint "c" check ("a" > 0);'),
    'may not keep the new constraint',
  ],
  [
    'a relation of a column that has values',
    bron(['"a" integer']),
    bron(
      ['"a" integer'],
      'alter table "bron" add constraint "f" foreign key ("a") references "bron" ("id") deferrable;',
    ),
    'may name a row that is not there',
  ],
  ['a collation that goes', `create collation "natuurlijk" (provider = icu, locale = 'nl');`, '', 'take it back here'],
])('derive stops at %s, which rows may stand in the way of', (_, before, after, sentence) => {
  const { sql, open } = difference(before, after)
  expect(open).toEqual([expect.stringContaining(sentence)])
  // Nothing but comments: whoever has not written it by hand changes nothing.
  expect(
    sql
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('-- ') && !line.startsWith('alter table "bron" add column')),
  ).toEqual(after.includes('bronnen') ? bron([]).replaceAll('bron', 'bronnen').split('\n') : [])
  expect(sql).toContain(BY_HAND)
})
