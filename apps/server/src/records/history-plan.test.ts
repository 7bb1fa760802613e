import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSnapshot } from '../db/work.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { compileSteps } from './history-below.ts'

// The history is the longest table of all: what is asked of it is looked up, by record, never read through.

let api: Awaited<ReturnType<typeof testApi>>
let survey: string
beforeAll(async () => {
  api = await testApi()
  survey = (await makeOneOfEach(api, await api.as('ada@eerste.test'))).get('survey') ?? ''
  const { owner } = api.services.pools
  await owner.query(
    `insert into "geschiedenis" ("organisatie_id", "actie", "record_type", "record_id", "wijzigingen")
     select $1, 'update', case when n % 2 = 0 then 'Opmerking' else 'Monster' end, n::text, '{}'
     from generate_series(1, 200000) n`,
    [api.inspector.organisationId],
  )
  await owner.query('analyze "geschiedenis"')
}, 60_000)
afterAll(() => api.close())

test.each([
  { asked: 'all of it', filters: {} },
  { asked: 'by one person', filters: { by: '1' } },
  { asked: 'of one kind', filters: { kind: 'Opmerking' } },
  { asked: 'further back', filters: { before: '150000' } },
])('the history of a survey among 200,000 other lines is looked up by record: $asked', async ({ filters }) => {
  const { sql, values } = compileSteps(api.inspector, { type: 'Onderzoek', id: survey, limit: 50, ...filters })
  const { rows } = await inSnapshot(api.services.pools.serve, api.inspector, (client) =>
    client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values),
  )
  const plan = rows.map((row) => row['QUERY PLAN'].trim())
  expect(plan.filter((line) => /Seq Scan on geschiedenis/.test(line))).toEqual([])
  const lookUp = plan.findIndex((line) => /Index Scan .*geschiedenis_record_idx/.test(line))
  expect(plan[lookUp + 1]).toMatch(/Index Cond: .*record_type.*record_id/)
})
