import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { countStatements } from '../testing/statements.ts'
import { tablesRead } from './reads.ts'

// Which rows of a call wait for each other follows from what their statements are said to read: PostgreSQL knows it for certain.

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
}, 30_000)
afterAll(() => api.close())

/** The tables in a plan, at any depth. */
function relationsIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const own = 'Relation Name' in plan ? [String(plan['Relation Name'])] : []
  return [...own, ...Object.values(plan).flatMap(relationsIn)]
}

test('no statement of a write reads a table that is not told of it', async () => {
  const admin = await api.as('ada@eerste.test')
  const { statements } = await countStatements(api.services.pools.serve, () => makeOneOfEach(api, admin))
  const told = [...new Set(statements)].flatMap((sql) => {
    const tables = tablesRead(sql)
    return tables ? [{ sql, tables }] : []
  })
  expect(told.length).toBeGreaterThan(50)
  for (const { sql, tables } of told) {
    const { rows } = await api.services.pools.owner.query(`explain (generic_plan, format json) ${sql}`)
    expect(
      relationsIn(rows).filter((name) => !tables.has(name)),
      sql,
    ).toEqual([])
  }
})

test.each([
  ['insert into "opmerking" ("id") values ($1)'],
  ['with a as (update "opmerking" set "titel" = $1 returning 1) select * from a'],
  ['select leg_slotstand_vast($1, $2)'],
  ['select 1 from "monster_stand" s'],
  ['select 1 from "bron_locatie" l cross join lateral stand_van_locatie(l."organisatie_id", l."id", null, null) s'],
  ['select * from opmerking'],
])('of what writes, or hides what it reads, nothing is told: %s', (sql) => {
  expect(tablesRead(sql)).toBeUndefined()
})
