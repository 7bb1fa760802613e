import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { inTransaction } from '../db/work.ts'
import { testApi } from '../testing/api.ts'
import { reportWork, taskIn } from '../testing/reports.ts'
import { makeSurvey } from '../testing/survey.ts'
import { runTask } from './run-task.ts'

let api: Awaited<ReturnType<typeof testApi>>
let author: Session
let work: ReturnType<typeof reportWork>
beforeAll(async () => {
  api = await testApi()
  author = api.inspector
  work = reportWork(api)
})
afterAll(() => api.close())

const newReport = async () => {
  const { survey } = await makeSurvey(api)
  return api.create('report', { onderzoek: { connect: { id: survey } }, datum: '2026-11-21' })
}
const payloadOf = (task: string) => ({ task, organisation: author.organisationId, user: author.userId })
const never = new AbortController().signal
/** A task whose job writes `name` on the report, with a line of history, in the transaction that ends it. */
const renames = (task: string, name: string, before: () => Promise<unknown> = async () => {}) =>
  runTask<'rapport'>(payloadOf(task), api.services, never, async ({ record, session, told, end }) => {
    await told(0.5, 'opmaak')
    await before()
    await inTransaction(api.services.pools.serve, session, async (own) => {
      await own.query(`update "rapport" set "naam" = $2 where "id" = try_uuid($1)`, [record, name])
      await remember(own, 'make', model.entity('report'), String(record), {})
      await end(own, 'klaar')
    })
  })
const nameOf = (report: string) => api.get('query($id: ID!) { naam: rapport(id: $id) { naam } }', { id: report })
const timesMade = async (report: string) =>
  (
    await api.services.pools.owner.query(`select from "geschiedenis" where "record_id" = $1 and "actie" = 'make'`, [
      report,
    ])
  ).rowCount

test('two tabs that ask for the same at the same moment are told of one task, with one job', async () => {
  const report = await newReport()
  const answers = await Promise.all(Array.from({ length: 6 }, () => work.call('makeRapport', report, author)))
  expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([])
  const [task = '', ...others] = new Set(answers.map(taskIn))
  expect(others).toEqual([])
  const { rows } = await api.services.pools.owner.query(
    `select "record_type", "record_id" from "taak" where "record_id" = $1`,
    [report],
  )
  expect(rows).toEqual([{ record_type: 'Rapport', record_id: report }])
  await api.get('mutation($id: ID!) { cancelTaak(id: $id) { id } }', { id: task }, author)
})

test('of two workers that do the same task one ends it, and what the other made is rolled back', async () => {
  const report = await newReport()
  const task = taskIn(await work.call('makeRapport', report, author))
  let arrived = 0
  let open = () => {}
  const both = new Promise<void>((done) => {
    open = done
  })
  const meet = async () => {
    arrived += 1
    if (arrived === 2) open()
    await both
  }
  await Promise.all([renames(task, 'gemaakt', meet), renames(task, 'gemaakt', meet)])
  expect(await work.taskOf(task)).toMatchObject({ status: 'klaar' })
  await renames(task, 'te laat')
  expect(await nameOf(report)).toEqual({ naam: 'gemaakt' })
  expect(await timesMade(report)).toBe(1)
})

test('a task that was taken back keeps nothing of what its job made', async () => {
  const report = await newReport()
  const before = await nameOf(report)
  const task = taskIn(await work.call('makeRapport', report, author))
  const cancel = () => api.get('mutation($id: ID!) { cancelTaak(id: $id) { id } }', { id: task }, author)
  await renames(task, 'geannuleerd', cancel)
  expect(await work.taskOf(task)).toMatchObject({ status: 'geannuleerd' })
  expect([await nameOf(report), await timesMade(report)]).toEqual([before, 0])
})

test('whoever waits for as many tasks as one person may waits until one has ended', async () => {
  const reports = []
  for (let n = 0; n < limits.tasksEach; n++) reports.push(await newReport())
  const tasks = await Promise.all(reports.map(async (report) => taskIn(await work.call('makeRapport', report, author))))
  const one = await newReport()
  const refused = await work.call('makeRapport', one, author)
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'tooManyTasks', args: { max: limits.tasksEach } })
  await api.get('mutation($id: ID!) { cancelTaak(id: $id) { id } }', { id: tasks[0] }, author)
  expect((await work.call('makeRapport', one, author)).errors).toBeUndefined()
})
