import { type EntityKey, model } from '@vezel/model'
import type { ComputedField } from '@vezel/model/kit/field.ts'
import { type FieldNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behaviours } from '../entities/index.ts'
import { compileRead, type Root } from '../records/read.ts'
import type { Variables } from '../records/reading/statement.ts'
import { dossierQuestion } from '../reports/gather.ts'
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

/** The statement of the one field of a document, and how PostgreSQL would run it. */
async function explained(root: Root, document: string, variables: Variables = {}) {
  const { definitions } = parse(document)
  const operation = definitions.find((d): d is OperationDefinitionNode => d.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION)
  const node = operation?.selectionSet.selections[0] as FieldNode
  const named = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]))
  const { sql, values } = compileRead(root, node, named, api.inspector, variables)
  const { rows } = await inSnapshot(api.services.pools.serve, api.inspector, (client) =>
    client.query<{ 'QUERY PLAN': string }>(
      `explain ${sql}`,
      values.map((value) => value(variables, api.inspector)),
    ),
  )
  return { sql, plan: rows.map((row) => row['QUERY PLAN']) }
}

const explainedList = (key: EntityKey, list: string) => {
  const entity = model.named(key)
  return explained({ kind: 'list', entity }, `{ ${entity.api.plural}${list} }`)
}

const survey = '"00000000-0000-4000-8000-000000000000"'

test.each(decided)('what holds of a %s is planned with the statement, not again for each row', async (key, names) => {
  const fields = names.map((name) => {
    const args = computedOf(key, name)?.args.onderzoek ? `(onderzoek: ${survey})` : ''
    return `${name}${args}${computedOf(key, name)?.type === 'record' ? ' { id }' : ''}`
  })
  const { plan } = await explainedList(key, ` { ${fields.join(' ')} }`)
  expect(plan.length).toBeGreaterThan(20)
  expect(plan.filter((line) => /Function Scan/.test(line))).toEqual([])
})

test.each(decided)(
  'what holds of a %s is worked out once a row, however many filters and sorts ask',
  async (key, names) => {
    const asked = names.map((name) => `{ ${name}: { empty: false } }`)
    const sorts = names.filter((name) => computedOf(key, name)?.type !== 'record').map((name) => `{ field: "${name}" }`)
    const { sql, plan } = await explainedList(
      key,
      `(filter: { or: [${[...asked, ...asked].join(' ')}] }, sort: [${sorts.slice(0, 3).join(' ')}]) { id }`,
    )
    expect(sql.match(/stand_van_|bevindingen_van_|"monster_stand"/g)).toHaveLength(1)
    expect(plan.filter((line) => /Function Scan/.test(line))).toEqual([])
  },
)

/** How often a statement works out what holds of a place: only the order of its treatments takes a window by their days. */
const placesJudged = (plan: readonly string[]) => plan.filter((line) => /Window: .*\.datum\b/.test(line)).length

const anId = '00000000-0000-4000-8000-000000000000'
test('a report works out once what holds of each place, for its sources, its spaces and the place itself', async () => {
  const one = await explainedList('location', ` { toestand(onderzoek: ${survey}) }`)
  const report = { kind: 'one', entity: model.entity('report') } as const
  const { sql, plan } = await explained(report, dossierQuestion, { id: anId, onderzoek: anId, dag: '2026-11-22' })
  expect(placesJudged(one.plan)).toBeGreaterThan(0)
  expect(placesJudged(plan)).toBe(placesJudged(one.plan))
  expect(sql.match(/locaties_van_pand/g)).toHaveLength(1)
  expect(sql.match(/bron_uit|ruimte_uit|locatie_uit/g)?.sort()).toEqual(['bron_uit', 'locatie_uit', 'ruimte_uit'])
  expect(sql).not.toContain('stand_van_')
  // One of PostgreSQL's own has no body to plan.
  expect(plan.filter((line) => /Function Scan on (?!jsonb_(to_record|array_elements)\b)/.test(line))).toEqual([])
})
