import type { NoticeKind } from '@vezel/model/notices.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { inTransaction } from '../db/work.ts'
import { runTask } from '../jobs/run-task.ts'
import { testApi } from '../testing/api.ts'
import { argueAll, asPrinted, reportWork, taskIn } from '../testing/reports.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let inspector: Session
let manager: Session
let administrator: Session
beforeAll(async () => {
  api = await testApi()
  inspector = api.inspector
  manager = await api.as('mo@eerste.test')
  administrator = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

interface Row {
  readonly id: string
  readonly soort: NoticeKind
  readonly record_id: string
  readonly klaar_op: string | null
  readonly klaar_door: { readonly id: string } | null
  readonly argumenten: { readonly titel?: string; readonly plaats?: Record<string, string> }
}
interface Gone {
  readonly id: string
  readonly record_id: string
  readonly record_verwijderd: boolean
}
const all = '{ berichten { id soort record_id klaar_op klaar_door { id } argumenten } }'
/** What somebody has been told of a record, the oldest first. */
const told = async (as: Session, record: string) =>
  ((await api.get(all, {}, as)) as unknown as Row[]).filter(({ record_id }) => record_id === record)
const kindsOf = async (as: Session, record: string) => (await told(as, record)).map(({ soort }) => soort)
const open = async (as: Session) =>
  Number(await api.get('{ berichtenTotal(filter: { klaar_op: { empty: true } }) }', {}, as))
const close = (variables: Record<string, unknown>, as: Session) =>
  api.get('mutation($ids: [ID!], $taak: ID) { done: sluitBerichten(ids: $ids, taak: $taak) { ids } }', variables, as)
const to = (id: unknown) => ({ connect: { id } })
const change = (type: string, id: string, input: Record<string, unknown>, as: Session) =>
  api.get(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    as,
  )

describe('somebody who comes to a survey', () => {
  test.each([
    ['survey', 'its project leader'],
    ['visit', 'inspector of a visit'],
    ['execution', 'inspector of its execution'],
  ] as const)('as what a %s says (%s) is told once, and who put him there is not', async (key, _as) => {
    const { survey, visit } = await makeSurvey(api, administrator)
    const row = await api.get(
      'query($id: ID!) { onderzoek(id: $id) { nummer uitvoering { id } } }',
      { id: survey },
      administrator,
    )
    const { nummer, uitvoering } = row as { nummer: string; uitvoering: { id: string } }
    const people = [to(manager.inspectionUserId).connect, to(administrator.inspectionUserId).connect]
    const put = async () => {
      if (key === 'survey')
        return change('Onderzoek', survey, { projectleider: to(manager.inspectionUserId) }, administrator)
      return change(
        key === 'visit' ? 'Inventarisatie' : 'OnderzoekUitvoering',
        key === 'visit' ? visit : uitvoering.id,
        { inspecteurs: { set: people } },
        administrator,
      )
    }
    await put()
    await put()
    expect(await told(manager, survey)).toMatchObject([
      { soort: 'toegewezen', klaar_op: null, argumenten: { titel: nummer, plaats: { survey } } },
    ])
    expect(await told(administrator, survey)).toEqual([])
  })
})

describe('a report', () => {
  const offered = async () => {
    const { survey } = await makeSurvey(api, inspector)
    const report = await api.create('report', { onderzoek: to(survey), datum: '2026-11-21' }, inspector)
    await argueAll(api, report, inspector)
    await asPrinted(api, report, inspector)
    await lead(report, 'submit', inspector)
    return { survey, report }
  }
  const lead = (id: string, event: string, as: Session) =>
    api.get(
      'mutation($id: ID!, $event: String!) { transitionRapport(id: $id, event: $event) { id } }',
      { id, event },
      as,
    )

  test('that is offered for review is told to those who may review it, until one of them has', async () => {
    const { survey, report } = await offered()
    expect(await told(manager, report)).toMatchObject([
      { soort: 'terControle', klaar_op: null, argumenten: { plaats: { survey, report } } },
    ])
    expect(await kindsOf(administrator, report)).toEqual(['terControle'])
    expect(await kindsOf(inspector, report)).toEqual([])
    await lead(report, 'approve', manager)
    for (const person of [manager, administrator])
      expect(await told(person, report)).toMatchObject([{ klaar_door: { id: manager.inspectionUserId } }])
  })

  test('that is sent back is told to who drew it up, until it is offered again', async () => {
    const { report } = await offered()
    await lead(report, 'return', manager)
    expect(await told(inspector, report)).toMatchObject([{ soort: 'teruggestuurd', klaar_op: null }])
    expect(await open(inspector)).toBeGreaterThan(0)
    await lead(report, 'submit', inspector)
    expect(await told(inspector, report)).toMatchObject([{ klaar_door: { id: inspector.inspectionUserId } }])
  })

  test('that was deleted is told to be gone, and its notice can still be closed', async () => {
    const { report } = await offered()
    await lead(report, 'return', manager)
    const ask = async () =>
      ((await api.get('{ berichten { id record_id record_verwijderd } }', {}, inspector)) as unknown as Gone[]).filter(
        ({ record_id }) => record_id === report,
      )
    const [before] = await ask()
    expect(before).toMatchObject({ record_verwijderd: false })
    await api.get('mutation($id: ID!) { deleteRapport(id: $id) { id } }', { id: report }, manager)
    expect(await ask()).toEqual([{ ...before, record_verwijderd: true }])
    expect(await close({ ids: [before?.id] }, inspector)).toEqual({ ids: [before?.id] })
  })

  test.each(['taakKlaar', 'taakMislukt'] as const)(
    'whose task ends is told to who asked (%s), and to nobody else',
    async (kind) => {
      const { report } = await offered()
      await lead(report, 'return', manager)
      const task = taskIn(await reportWork(api).call('makeRapport', report, inspector))
      const payload = { task, organisation: inspector.organisationId, user: inspector.userId }
      await runTask<'rapport'>(payload, api.services, new AbortController().signal, async ({ session, end }) => {
        if (kind === 'taakMislukt') throw new Error('it breaks on purpose')
        await inTransaction(api.services.pools.serve, session, (work) => end(work, '3'))
      })
      expect(await kindsOf(inspector, report)).toEqual(['teruggestuurd', kind])
      expect(await kindsOf(manager, report)).not.toContain(kind)
      await close({ taak: task }, inspector)
      expect((await told(inspector, report)).map(({ klaar_op }) => klaar_op !== null)).toEqual([false, true])
    },
  )
})

describe('notices', () => {
  const noticeOf = async (person: Session) => {
    const { survey } = await makeSurvey(api, administrator)
    await change('Onderzoek', survey, { projectleider: to(person.inspectionUserId) }, administrator)
    const [row] = await told(person, survey)
    return row?.id ?? ''
  }

  test('are read by their person alone, however they are asked for', async () => {
    const id = await noticeOf(manager)
    const asked = `query($id: ID!, $filter: BerichtFilter) { bericht(id: $id) { id } berichten(filter: $filter) { id } berichtenTotal(filter: $filter) }`
    const variables = { id, filter: { id: { eq: id } } }
    expect((await api.ask(asked, variables, manager)).data).toEqual({
      bericht: { id },
      berichten: [{ id }],
      berichtenTotal: 1,
    })
    for (const other of [administrator, inspector]) {
      const answer = await api.ask(asked, variables, other)
      expect(JSON.stringify(answer)).not.toContain(id)
      expect(answer.data?.bericht ?? null).toBeNull()
    }
  })

  test('are done, all of them at once too, and open again, by their person alone', async () => {
    const ids = [await noticeOf(manager), await noticeOf(manager)]
    expect(await close({ ids }, administrator)).toEqual({ ids: [] })
    expect(await close({ ids: [ids[0]] }, manager)).toEqual({ ids: [ids[0]] })
    expect(await close({ ids: [ids[0]] }, manager)).toEqual({ ids: [] })
    await close({}, manager)
    expect(await open(manager)).toBe(0)
    const again = 'mutation($ids: [ID!]!) { heropenBerichten(ids: $ids) { ids } }'
    expect(await api.get(again, { ids }, administrator)).toEqual({ ids: [] })
    await api.get(again, { ids }, manager)
    expect(await open(manager)).toBe(2)
  })
})
