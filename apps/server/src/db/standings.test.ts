import { type EntityKey, model } from '@vezel/model'
import type { ComputedField } from '@vezel/model/kit/field.ts'
import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behaviours } from '../entities/index.ts'
import { compileRead } from '../records/read.ts'
import { testApi } from '../testing/api.ts'
import { inSnapshot } from './work.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** The entities of which something is decided by a function of `system.sql`, with the fields that it answers. */
const decided = model.entities
  .filter(({ key }) => behaviours[key]?.standing)
  .map(({ key }) => {
    const names = Object.entries(behaviours[key]?.computed ?? {}).filter(([, sql]) => isStanding(sql))
    return [key as EntityKey, names.map(([name]) => name)] as const
  })

function isStanding(sql: NonNullable<NonNullable<(typeof behaviours)[string]>['computed']>[string]): boolean {
  let asked = false
  const standing = () => {
    asked = true
    return 'null'
  }
  sql({ row: 't', organisation: '1', arg: () => 'null', standing })
  return asked
}

const computedOf = (key: EntityKey, name: string) => model.field(model.named(key), name) as ComputedField | undefined

/** The statement of a list, and how PostgreSQL would run it. */
async function explained(key: EntityKey, list: string) {
  const entity = model.named(key)
  const [operation] = parse(`{ ${entity.api.plural}${list} }`).definitions
  const node = (operation as OperationDefinitionNode).selectionSet.selections[0] as FieldNode
  const { sql, values } = compileRead({ kind: 'list', entity }, node, {}, api.inspector, {})
  const { rows } = await inSnapshot(api.services.pools.serve, api.inspector, (client) =>
    client.query<{ 'QUERY PLAN': string }>(
      `explain ${sql}`,
      values.map((value) => value({}, api.inspector)),
    ),
  )
  return { sql, plan: rows.map((row) => row['QUERY PLAN']) }
}

const survey = '"00000000-0000-4000-8000-000000000000"'

test.each(decided)('what holds of a %s is planned with the statement, not again for each row', async (key, names) => {
  const fields = names.map((name) => {
    const args = computedOf(key, name)?.args.onderzoek ? `(onderzoek: ${survey})` : ''
    return `${name}${args}${computedOf(key, name)?.type === 'record' ? ' { id }' : ''}`
  })
  const { plan } = await explained(key, ` { ${fields.join(' ')} }`)
  expect(plan.length).toBeGreaterThan(20)
  expect(plan.filter((line) => /Function Scan/.test(line))).toEqual([])
})

test.each(decided)(
  'what holds of a %s is worked out once a row, however many filters and sorts ask',
  async (key, names) => {
    const asked = names.map((name) => `{ ${name}: { empty: false } }`)
    const sorts = names.filter((name) => computedOf(key, name)?.type !== 'record').map((name) => `{ field: "${name}" }`)
    const { sql, plan } = await explained(
      key,
      `(filter: { or: [${[...asked, ...asked].join(' ')}] }, sort: [${sorts.slice(0, 3).join(' ')}]) { id }`,
    )
    expect(sql.match(/stand_van_|bevindingen_van_|"monster_stand"/g)).toHaveLength(1)
    expect(plan.filter((line) => /Function Scan/.test(line))).toEqual([])
  },
)
