import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const document =
  'mutation($rows: [CreateVrijeDagInput!]!) { createVrijeDagMany(rows: $rows) { changed refused { index issues { path message } } } }'
interface Answer {
  readonly changed: readonly string[]
  readonly refused: readonly { index: number; issues: readonly { path: string; message: string }[] }[]
}

test('a day stands there once, and which is twice is told at its field', async () => {
  const days = ['2027-05-05', '2027-05-06', '2027-05-05']
  const { changed, refused } = (await api.get(document, { rows: days.map((datum) => ({ datum })) }, manager)) as Answer
  expect(changed).toHaveLength(2)
  expect(refused.map(({ index, issues }) => [index, issues.map(({ path }) => path)])).toEqual([[2, ['datum']]])
  const moved = await api.ask(
    'mutation($id: ID!) { updateVrijeDag(id: $id, input: { datum: "2027-05-05" }) { id } }',
    { id: changed[1] },
    manager,
  )
  expect(moved.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule])).toEqual([['datum', 'isUnique']])
  // One that went makes place, and does not come back beside the other.
  await api.get('mutation($id: ID!) { deleteVrijeDag(id: $id) { id } }', { id: changed[0] }, manager)
  await api.create('holiday', { datum: '2027-05-05' }, manager)
  const back = await api.ask('mutation($id: ID!) { restoreVrijeDag(id: $id) { id } }', { id: changed[0] }, manager)
  expect(back.errors?.[0]?.extensions.issues.map((i) => i.path)).toEqual(['datum'])
})

test('another organisation has days of its own', async () => {
  await api.create('holiday', { datum: '2027-06-01' }, manager)
  await api.create('holiday', { datum: '2027-06-01' }, await api.as('bea@tweede.test'))
})

test('of days that stood there twice the one with a name stays', async () => {
  const { owner } = api.services.pools
  const migrations = join(import.meta.dirname, '../db/migrations')
  const name = (await readdir(migrations)).find((one) => one.endsWith('-one-of-a-day.sql')) ?? ''
  await owner.query('drop index "vrije_dag_datum_uniek"')
  await owner.query(
    `insert into "vrije_dag" ("organisatie_id", "id", "datum", "naam")
     select $1, gen_random_uuid(), d::date, n from (values ('2028-01-03', null), ('2028-01-03', 'Brugdag'), ('2028-01-03', ''), ('2028-01-04', null), ('2028-01-04', null)) v(d, n)`,
    [manager.organisationId],
  )
  await owner.query(await readFile(join(migrations, name), 'utf8'))
  const left = (await api.get(
    '{ vrijeDagen(filter: { datum: { from: "2028-01-01" } }) { datum naam } }',
    {},
    manager,
  )) as {
    datum: string
    naam: string | null
  }[]
  expect(left).toEqual([
    { datum: '2028-01-03', naam: 'Brugdag' },
    { datum: '2028-01-04', naam: null },
  ])
})
