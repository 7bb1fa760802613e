import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { model } from '@vezel/model'
import type { GapAnswer } from '@vezel/model/gaps.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Session } from '../access.ts'
import { makePool } from '../db/pools.ts'
import { inTransaction } from '../db/work.ts'
import { objectKey } from '../files/store.ts'
import { askAs } from '../graphql/run.ts'
import { fingerprintOf } from '../reports/fingerprint.ts'
import { gather } from '../reports/gather.ts'
import { readPdf } from '../reports/read-pdf.ts'
import { testApi } from '../testing/api.ts'
import { entitle } from '../testing/people.ts'
import { argueAll, asPrinted, carryOut, printFolder, reportWork, reviewedReport, taskIn } from '../testing/reports.ts'
import { makeSurvey } from '../testing/survey.ts'
import { closePrinter, runPrintTask } from './print-task.ts'

// A print takes some seconds where much else runs.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let api: Awaited<ReturnType<typeof testApi>>
let author: Session
let manager: Session
let owner: Session
let work: ReturnType<typeof reportWork>
beforeAll(async () => {
  api = await testApi({ dataDir: printFolder })
  author = api.inspector
  manager = await api.as('mo@eerste.test')
  owner = await api.as('ada@eerste.test')
  work = reportWork(api)
})
afterAll(async () => {
  await closePrinter()
  await api.close()
})

const to = (id: unknown) => ({ connect: { id } })
const lead = (id: string, event: string, as: Session) =>
  api.ask('mutation($id: ID!, $event: String!) { transitionRapport(id: $id, event: $event) { id } }', { id, event }, as)
const stateOf = async (id: string) =>
  (
    await api.services.pools.owner.query(
      `select "status", "file_id", "vingerafdruk", "gecontroleerd_door_id", "gecontroleerd_op", "vrijgegeven_door_id", "vrijgegeven_op" from "rapport" where "id" = $1`,
      [id],
    )
  ).rows[0]
const gapsOf = async (id: string) =>
  (await api.get(
    'query($id: ID!) { rapportGaten(id: $id) { actueel gaten { gat code text reden toegelicht_door } } }',
    {
      id,
    },
  )) as { actueel: boolean | null; gaten: { gat: string; code: string; text: string }[] }
type GapAnswers = { readonly gaten: readonly Pick<GapAnswer, 'code' | 'toelichten_geweigerd'>[] } | undefined
const problemOf = (answer: Awaited<ReturnType<typeof lead>>) => answer.errors?.[0]?.extensions
const argumentsOf = async (id: string) =>
  (await api.get('query($id: ID!) { rapport(id: $id) { argumenten { gat } } }', { id })) as unknown
const argue = async (id: string, gat: string) =>
  api.create('gapArgument', { rapport: to(id), gat, reden: 'De opdrachtgever weet dit' }, author)

/** A report of a survey that lacks some things, each of them explained. */
async function reportWithArguments() {
  const made = await makeSurvey(api)
  const report = await api.create('report', { onderzoek: to(made.survey) })
  await argueAll(api, report, author)
  return { ...made, report }
}
const reviewed = async () => {
  const made = await makeSurvey(api)
  return { ...made, report: await reviewedReport(api, made.survey, { author, reviewer: manager }) }
}
const excluded = async (survey: string, space: string) => {
  const [reason] = (await api.get('{ beperkingen(limit: 1) { id } }')) as { id: string }[]
  const said = { omschrijving: 'Onder water', asbest_vermoed: 'onbekend' }
  return api.create('exclusion', {
    onderzoek: to(survey),
    sub_asset: to(space),
    beperking: to(reason?.id),
    ...said,
  })
}
async function textsOf(fileId: string) {
  const { rows } = await api.services.pools.owner.query(`select "checksum" from "file" where "id" = $1`, [fileId])
  const content = await api.services.files.get(objectKey(author.organisationId, rows[0].checksum))
  if (!content) throw new Error('the file has no content')
  const pdf = await readPdf(await buffer(content))
  try {
    return await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1)))
  } finally {
    await pdf.close()
  }
}

describe('a release', () => {
  test('prints the final pdf itself: with its number, moment, names and validity, and no word of a draft', async () => {
    const { report } = await reportWithArguments()
    await work.done('makeRapport', report, author)
    await lead(report, 'submit', author)
    await lead(report, 'approve', manager)
    const before = await stateOf(report)
    expect((await textsOf(before.file_id)).join(' ')).toMatch(/concept.*niet geldig/i)
    expect(await work.done('releaseRapport', report, manager)).toEqual({ status: 'klaar', fout: null, uitleg: null })
    const after = await stateOf(report)
    expect(after).toMatchObject({
      status: 'vrijgegeven',
      vingerafdruk: before.vingerafdruk,
      gecontroleerd_door_id: manager.inspectionUserId,
      vrijgegeven_door_id: manager.inspectionUserId,
    })
    expect(after.file_id).not.toBe(before.file_id)
    const pages = await textsOf(after.file_id)
    const text = pages.join(' ').replaceAll('losse pagina’s zijn niet geldig', '')
    expect(text).not.toMatch(/concept|niet geldig|niet vrijgegeven/i)
    for (const page of pages) expect(page).toContain('versie 1')
    const day = new Date(after.vrijgegeven_op)
    const long = (date: Date) =>
      new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(date)
    expect(text).toContain(long(day))
    day.setFullYear(day.getFullYear() + 3)
    expect(text).toContain(long(day))
    expect(text).toContain('Mo Manager')
  })

  test('is told of each lack which record to open, and which field of which record to fill in', async () => {
    const { survey } = await makeSurvey(api)
    const report = await api.create('report', { onderzoek: to(survey) })
    const { gaten } = (await api.get(
      'query($id: ID!) { rapportGaten(id: $id) { gaten { code type id veld { entity id name } } } }',
      { id: report },
    )) as { gaten: GapAnswer[] }
    expect(gaten.map(({ code }) => code)).toContain('scopeMissing')
    for (const { code, type, id, veld } of gaten) {
      const found = await api.get(
        `query($id: ID!) { found: ${type[0]?.toLowerCase()}${type.slice(1)}(id: $id) { id } }`,
        { id },
      )
      expect([code, found]).toEqual([code, { id }])
      const known = Object.keys(model.entity(veld.entity).fields)
      expect([code, veld.name === null || known.includes(veld.name)]).toEqual([code, true])
    }
  })

  test('is told of an item that was explained before, by whom and what, and the first explanation stays', async () => {
    const { report } = await reportWithArguments()
    const [gap] = (await gapsOf(report)).gaten
    const again = await api.ask(
      'mutation($input: CreateRapportGatArgumentInput!) { createRapportGatArgument(input: $input) { id } }',
      { input: { rapport: to(report), gat: gap?.gat, reden: 'Om een andere reden' } },
      manager,
    )
    expect(problemOf(again)).toMatchObject({
      code: 'gapExplained',
      args: { by: 'Ines Inspecteur', reason: 'De opdrachtgever weet dit' },
    })
    expect((await gapsOf(report)).gaten[0]).toMatchObject({ reden: 'De opdrachtgever weet dit' })
  })

  test.each([
    'surveyNotCarriedOut',
    'nothingSurveyed',
    'sourceLeftOutOfSuitable',
    'sourceWithoutClass',
    'noSuchRule',
    'clientMissing',
    'scopeMissing',
    'suitabilityMissing',
    'sampleWithoutResult',
    'contentContradicted',
  ])('is told that no explanation makes %s good, and none is kept', async (code) => {
    const { report } = await reportWithArguments()
    const before = await argumentsOf(report)
    const answer = await api.ask(
      'mutation($input: CreateRapportGatArgumentInput!) { createRapportGatArgument(input: $input) { id } }',
      { input: { rapport: to(report), gat: `${code} ${report}`, reden: 'De opdrachtgever weet dit' } },
      manager,
    )
    expect(problemOf(answer)).toMatchObject({ code: 'gapNotArguable' })
    expect(await argumentsOf(report)).toEqual(before)
  })

  describe('by somebody who may not release', () => {
    beforeAll(() =>
      api.services.pools.owner.query('delete from "user_capability" where "inventarisatie_user_id" = $1', [
        author.inspectionUserId,
      ]),
    )
    afterAll(() => entitle(api.services.pools.owner, [author.inspectionUserId]))

    test.each(['suitabilityContradicted', 'statusContradicted'])(
      'is refused a word on why %s is right, which another gives',
      async (code) => {
        const { survey } = await makeSurvey(api)
        const report = await api.create('report', { onderzoek: to(survey) })
        const explain = (as: Session) =>
          api.ask(
            'mutation($input: CreateRapportGatArgumentInput!) { createRapportGatArgument(input: $input) { id } }',
            { input: { rapport: to(report), gat: `${code} ${survey}`, reden: 'De opdrachtgever weet dit' } },
            as,
          )
        expect(problemOf(await explain(author))).toMatchObject({ code: 'notStored' })
        expect((await explain(manager)).errors).toBeUndefined()
      },
    )

    test('is not heard by what was said before that was asked, and whoever may says it again', async () => {
      const { survey, space } = await makeSurvey(api)
      await excluded(survey, space)
      const toelichting = 'De kelder blijft buiten de sloop'
      await api.create('suitability', { onderzoek: to(survey), klasse: 'volledige_renovatie_of_sloop', toelichting })
      const report = await reviewedReport(api, survey, { author: manager, reviewer: owner })
      const { rows } = await api.services.pools.owner.query<{ id: string }>(
        `update "rapport_gat_argument" set "inventarisatie_user_id" = $2
         where "rapport_id" = $1 and "gat" like 'suitabilityContradicted %' and "deleted_at" is null returning "id"`,
        [report, author.inspectionUserId],
      )
      const ids = rows.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      const told = async () => {
        const { gaten } = (await api.get(
          'query($id: ID!) { rapportGaten(id: $id) { gaten { gat code argument argument_telt_niet reden toegelicht_door } } }',
          { id: report },
          manager,
        )) as { gaten: Pick<GapAnswer, 'gat' | 'code' | 'argument' | 'argument_telt_niet' | 'reden'>[] }
        return gaten.filter(({ code }) => code === 'suitabilityContradicted')
      }
      const found = await told()
      expect(found.map(({ argument, argument_telt_niet: id }) => [argument, ids.includes(id ?? '')])).toEqual(
        ids.map(() => [null, true]),
      )
      expect(found[0]).toMatchObject({ reden: expect.any(String), toegelicht_door: expect.stringContaining('Ines') })
      // What no longer counts changes what the print says, which is then made anew: it is not released as it is.
      expect(problemOf(await work.call('releaseRapport', report, owner))?.code).toBe('reportChanged')
      for (const { gat, argument_telt_niet: id } of found) {
        await api.get('mutation($id: ID!) { deleteRapportGatArgument(id: $id) { id } }', { id }, manager)
        await api.create('gapArgument', { rapport: to(report), gat, reden: 'Besproken' }, manager)
      }
      expect((await told()).every(({ argument, argument_telt_niet: id }) => argument !== null && id === null)).toBe(
        true,
      )
    })

    test('is told so with each lack, and another is not', async () => {
      const { survey } = await makeSurvey(api)
      const report = await api.create('report', { onderzoek: to(survey) })
      await api.create('suitability', { onderzoek: to(survey), klasse: 'volledige_renovatie_of_sloop', geschikt: true })
      const refusals = async (as: Session) => {
        const { data } = await api.ask(
          'query($id: ID!) { found: rapportGaten(id: $id) { gaten { code toelichten_geweigerd } } }',
          { id: report },
          as,
        )
        const found = data?.found as GapAnswers
        const gaten = found?.gaten ?? []
        expect(gaten.map(({ code }) => code)).toContain('suitabilityContradicted')
        return new Map(gaten.map(({ code, toelichten_geweigerd: why }) => [code, why]))
      }
      const [own, others] = [await refusals(author), await refusals(manager)]
      expect(own.get('suitabilityContradicted')).toMatch(/bevoegdheid .* nodig/)
      expect([...own].filter(([, why]) => why !== null).map(([code]) => code)).toEqual(['suitabilityContradicted'])
      expect(others.get('suitabilityContradicted')).toBeNull()
    })
  })

  test('asked eight times at once by one person is answered eight times, and soon', async () => {
    const reports = [(await reviewed()).report, (await reviewed()).report]
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => work.call('releaseRapport', reports[n % 2] ?? '', manager)),
    )
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([])
    expect(new Set(answers.map(taskIn)).size).toBe(2)
  })

  test('is taken back by who asked for it or by a manager, and by nobody else', async () => {
    const { report } = await reportWithArguments()
    const cancel = (task: string, as: Session) =>
      api.ask('mutation($id: ID!) { cancelTaak(id: $id) { status } }', { id: task }, as)
    const askedBy = async (as: Session) => taskIn(await work.call('makeRapport', report, as))
    const ofManager = await askedBy(manager)
    expect(problemOf(await cancel(ofManager, author))).toMatchObject({ code: 'forbidden' })
    expect(await work.taskOf(ofManager)).toMatchObject({ status: 'wacht' })
    for (const [asks, cancels] of [
      [manager, owner],
      [author, author],
      [author, manager],
    ] as const)
      expect((await cancel(await askedBy(asks), cancels)).data).toEqual({ cancelTaak: { status: 'geannuleerd' } })
  })

  test('is done once, however often its job runs, and no later job or call changes what is stored', async () => {
    const { report } = await reviewed()
    const task = taskIn(await work.call('releaseRapport', report, manager))
    expect(taskIn(await work.call('releaseRapport', report, manager))).toBe(task)
    expect(problemOf(await work.call('makeRapport', report, author))?.code).toBe('recordBusy')
    await work.run('releaseRapport', task, manager)
    const released = await stateOf(report)
    await work.run('releaseRapport', task, manager)
    // A print for review that was asked for before and ran late.
    const late = `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang") values ($1, gen_random_uuid(), 'rapport', 'Rapport', $2, 'wacht', 0) returning "id"::text`
    const { rows } = await api.services.pools.owner.query(late, [author.organisationId, report])
    expect(await work.run('makeRapport', rows[0].id, author)).toMatchObject({
      status: 'mislukt',
      fout: 'readOnly',
    })
    expect(problemOf(await work.call('makeRapport', report, author))?.code).toBe('readOnly')
    expect(problemOf(await work.call('releaseRapport', report, manager))?.code).toBe('transitionRefused')
    await expect(
      inTransaction(api.services.pools.serve, manager, (own) =>
        own.query(`update "rapport" set "naam" = 'Anders' where "id" = $1`, [report]),
      ),
    ).rejects.toThrow('A released report does not change')
    expect(await stateOf(report)).toEqual(released)
    expect(problemOf(await lead(report, 'withdraw', manager))).toBeUndefined()
    expect(await stateOf(report)).toEqual({ ...released, status: 'vervallen' })
    expect((await textsOf(released.file_id)).length).toBeGreaterThan(1)
  })

  test('that is cancelled leaves the report under review, with its review print', async () => {
    const { report } = await reviewed()
    const before = await stateOf(report)
    const task = taskIn(await work.call('releaseRapport', report, manager))
    const running = work.run('releaseRapport', task, manager)
    await api.get('mutation($id: ID!) { cancelTaak(id: $id) { id } }', { id: task }, manager)
    expect(await running).toMatchObject({ status: 'geannuleerd' })
    expect(await stateOf(report)).toEqual(before)
  })
})

describe('data that change after the review print', () => {
  /** Rows of every depth that a report quotes, and what changes them. */
  const changes: readonly [what: string, change: (made: Awaited<ReturnType<typeof reviewed>>) => Promise<unknown>][] = [
    ['a new exclusion', ({ survey, space }) => excluded(survey, space)],
    [
      'the name of a space',
      ({ space }) =>
        api.get('mutation($id: ID!) { updateRuimte(id: $id, input: { naam: "Anders" }) { id } }', { id: space }),
    ],
    [
      'the name of a person who signs',
      () =>
        api.services.pools.owner.query(`update "user" set "achternaam" = "achternaam" || '-Anders' where "id" = $1`, [
          author.userId,
        ]),
    ],
    [
      'the report itself',
      ({ report }) =>
        api.get('mutation($id: ID!) { updateRapport(id: $id, input: { naam: "Anders" }) { id } }', { id: report }),
    ],
  ]
  test.each(changes)('are found: %s', async (_, change) => {
    const made = await reviewed()
    expect((await gapsOf(made.report)).actueel).toBe(true)
    await change(made)
    expect((await gapsOf(made.report)).actueel).toBe(false)
    expect(problemOf(await work.call('releaseRapport', made.report, manager))?.code).toBe('reportChanged')
    expect((await stateOf(made.report)).status).toBe('ter_controle')
  })

  test('make the review void as soon as they are printed', async () => {
    const { report, survey, space } = await reviewed()
    await excluded(survey, space)
    await work.done('makeRapport', report, author)
    expect(await stateOf(report)).toMatchObject({ gecontroleerd_door_id: null, gecontroleerd_op: null })
    expect(problemOf(await work.call('releaseRapport', report, manager))?.code).toBe('transitionRefused')
  })

  test('are found when they come between the request and the commit, and named by the task', async () => {
    const { report, survey, space } = await reviewed()
    const before = await stateOf(report)
    const task = taskIn(await work.call('releaseRapport', report, manager))
    await excluded(survey, space)
    expect(await work.run('releaseRapport', task, manager)).toMatchObject({
      status: 'mislukt',
      fout: 'reportChanged',
      uitleg: expect.stringContaining('Maak het rapport opnieuw'),
    })
    expect(await stateOf(report)).toEqual(before)
  })

  test('are found when somebody writes while the pages are printed', async () => {
    const { report, survey, space } = await reviewed()
    const before = await stateOf(report)
    const task = taskIn(await work.call('releaseRapport', report, manager))
    const running = work.run('releaseRapport', task, manager)
    await untilStep(task, 'opmaak')
    await excluded(survey, space)
    expect(await running).toMatchObject({ status: 'mislukt', fout: 'reportChanged' })
    expect(await stateOf(report)).toEqual(before)
  })

  test('a print made again of the same data leaves the review as it is', async () => {
    const { report } = await reviewed()
    await work.done('makeRapport', report, author)
    expect(await stateOf(report)).toMatchObject({ gecontroleerd_door_id: manager.inspectionUserId })
    expect(await work.done('releaseRapport', report, manager)).toMatchObject({ status: 'klaar' })
  })
})

describe('what is missing', () => {
  test('holds a release back until each of it is explained, one by one', async () => {
    const { survey } = await makeSurvey(api)
    const report = await api.create('report', { onderzoek: to(survey) })
    await carryOut(api, report)
    const [why] = (await api.get('{ beperkingen(limit: 1) { id } }')) as { id: string }[]
    await api.create('limitation', { onderzoek: to(survey), beperking: to(why?.id), omschrijving: 'Kast op slot' })
    const { gaten } = await gapsOf(report)
    expect(gaten.length).toBeGreaterThan(1)
    await lead(report, 'submit', author)
    const rest = [...gaten]
    while (rest.length > 0) {
      await asPrinted(api, report, author)
      await lead(report, 'approve', manager)
      const refused = problemOf(await work.call('releaseRapport', report, manager))
      expect(refused?.code).toBe('reportIncomplete')
      expect(refused?.issues.map((issue) => [issue.path, issue.rule])).toEqual(rest.map(({ gat }) => [gat, 'isArgued']))
      for (const [index, issue] of (refused?.issues ?? []).entries()) expect(issue.message).toContain(rest[index]?.text)
      const next = rest.shift()
      if (next) await argue(report, next.gat)
    }
    expect((await gapsOf(report)).gaten[0]).toMatchObject({
      reden: 'De opdrachtgever weet dit',
      toegelicht_door: expect.stringContaining('Ines'),
    })
    await asPrinted(api, report, author)
    await lead(report, 'approve', manager)
    expect(await work.done('releaseRapport', report, manager)).toMatchObject({ status: 'klaar' })
    const [argument] = (
      (await api.get('query($id: ID!) { rapport(id: $id) { argumenten { id } } }', { id: report })) as {
        argumenten: { id: string }[]
      }
    ).argumenten
    const gone = await api.ask('mutation($id: ID!) { deleteRapportGatArgument(id: $id) { id } }', { id: argument?.id })
    expect(problemOf(gone)?.code).toBe('readOnly')
  })

  test('is told of a survey before it has a report, as its report tells it from then on, and to nobody elsewhere', async () => {
    const { survey, space } = await makeSurvey(api)
    const source = await api.create('source', {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Leidingisolatie')),
      toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
    })
    await api.create('location', { bron: to(source), sub_asset: to(space) })
    const lacks = 'gaten { gat code text toelichtbaar reden veld { entity id name } }'
    const document = `query($id: ID!) { onderzoekGaten(id: $id) { rapport ${lacks} } }`
    interface Lacking {
      readonly rapport: string | null
      readonly gaten: readonly { readonly gat: string; readonly code: string }[]
    }
    const ofSurvey = async (): Promise<Lacking> => api.get(document, { id: survey })
    const before = await ofSurvey()
    expect(before.rapport).toBeNull()
    const codes = before.gaten.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['scopeMissing', 'sourceWithoutFinding', 'nothingSurveyed']))
    const report = await api.create('report', { onderzoek: to(survey) })
    expect(await ofSurvey()).toEqual({ rapport: report, gaten: before.gaten })
    const [gap] = before.gaten.filter(({ code }) => code === 'methodMissing')
    await argue(report, gap?.gat ?? '')
    const after = await ofSurvey()
    expect(after.gaten).toEqual(
      ((await api.get(`query($id: ID!) { rapportGaten(id: $id) { ${lacks} } }`, { id: report })) as Lacking).gaten,
    )
    expect(after.gaten).not.toEqual(before.gaten)
    const other = await api.as('bea@tweede.test')
    expect(problemOf(await api.ask(document, { id: survey }, other))?.code).toBe('notFound')
  })

  test('is not made good by words where nobody has been there', async () => {
    const { survey } = await makeSurvey(api)
    const report = await reviewedReport(api, survey, { author, reviewer: manager })
    await api.services.pools.owner.query(`update "inventarisatie" set "status" = 'concept' where "onderzoek_id" = $1`, [
      survey,
    ])
    const gap = `surveyNotCarriedOut ${survey}`
    await expect(argue(report, gap)).rejects.toThrow('een toelichting volstaat niet')
    // One from before that was refused excuses nothing either.
    await api.services.pools.owner.query(
      `insert into "rapport_gat_argument" ("id", "organisatie_id", "rapport_id", "gat", "reden", "inventarisatie_user_id")
       values (gen_random_uuid(), $1, $2, $3, 'De opdrachtgever weet dit', $4)`,
      [author.organisationId, report, gap, author.inspectionUserId],
    )
    await asPrinted(api, report, author)
    await lead(report, 'approve', manager)
    const refused = problemOf(await work.call('releaseRapport', report, manager))
    expect([refused?.code, refused?.issues.map((issue) => issue.path)]).toEqual(['reportIncomplete', [gap]])
  })
})

describe('a version that was released', () => {
  const complete = (survey: string) =>
    api.ask('mutation($id: ID!) { transitionOnderzoek(id: $id, event: "complete") { id } }', { id: survey }, manager)

  test('is what a survey is completed with, until the survey is changed, and each version keeps what it told', async () => {
    const { survey, space, report } = await reviewed()
    await work.done('releaseRapport', report, manager)
    const dossierOf = (id: string) => gather(askAs(api.services, manager), id)
    const first = await dossierOf(report)
    expect(fingerprintOf(first)).toBe((await stateOf(report)).vingerafdruk)
    const change = (onderzocht: string) =>
      api.services.pools.owner.query(
        `update "inventarisatie_ruimte" set "onderzocht" = $2 where "onderzoek_id" = $1 and "sub_asset_id" = $3`,
        [survey, onderzocht, space],
      )
    await change('gedeeltelijk')
    expect(problemOf(await complete(survey))).toMatchObject({
      code: 'transitionRefused',
      args: { reason: { nl: expect.stringContaining('gewijzigd sinds versie 1') } },
    })
    expect((await gapsOf(report)).actueel).toBe(false)
    const next = await reviewedReport(api, survey, { author, reviewer: manager })
    await work.done('releaseRapport', next, manager)
    expect((await stateOf(report)).status).toBe('vervallen')
    const second = await dossierOf(next)
    await change('nee')
    expect(problemOf(await complete(survey))?.code).toBe('transitionRefused')
    await change('gedeeltelijk')
    expect((await complete(survey)).errors).toBeUndefined()
    expect([await dossierOf(report), await dossierOf(next)]).toEqual([first, second])
    expect(fingerprintOf(first)).not.toBe(fingerprintOf(second))
  })
})

describe('who signs', () => {
  const names = (id: string) => ['gecontroleerd_door', 'vrijgegeven_door'].map((name) => [name, id] as const)

  test.each(names(''))('%s is written by nobody', async (name) => {
    const { survey } = await makeSurvey(api)
    const report = await api.create('report', { onderzoek: to(survey) })
    const answer = await api.ask(
      `mutation($id: ID!, $by: ID!) { updateRapport(id: $id, input: { ${name}: { connect: { id: $by } } }) { id } }`,
      { id: report, by: manager.inspectionUserId },
      owner,
    )
    expect(answer.errors?.[0]?.message).toContain(name)
  })

  test('is never the author, nor whoever submitted it, under whatever name', async () => {
    const { report } = await reportWithArguments()
    await asPrinted(api, report, manager)
    // A manager submits what an inspector drew up, and so has no say in it any more.
    await lead(report, 'submit', manager)
    // The inspector is on the survey itself: the matrix refuses what the guard would.
    expect(problemOf(await lead(report, 'approve', author))?.code).toBe('ownWork')
    expect(problemOf(await lead(report, 'approve', manager))?.code).toBe('transitionRefused')
    expect(problemOf(await work.call('releaseRapport', report, manager))?.code).toBe('transitionRefused')
    expect(problemOf(await lead(report, 'approve', owner))).toBeUndefined()
    expect(await stateOf(report)).toMatchObject({ gecontroleerd_door_id: owner.inspectionUserId })
    expect(problemOf(await work.call('releaseRapport', report, manager))?.code).toBe('transitionRefused')
    // The reviewer may release it.
    expect(await work.done('releaseRapport', report, owner)).toMatchObject({ status: 'klaar' })
  })

  test('is not who began the report, whomever it names as its author', async () => {
    const { survey } = await makeSurvey(api)
    const report = await api.create(
      'report',
      { onderzoek: to(survey), opgesteld_door: to(owner.inspectionUserId) },
      manager,
    )
    await argueAll(api, report, author)
    await asPrinted(api, report, author)
    await lead(report, 'submit', author)
    expect(problemOf(await lead(report, 'approve', manager))?.code).toBe('transitionRefused')
  })

  test('what goes back to its author has to be reviewed again', async () => {
    const { report } = await reviewed()
    await lead(report, 'return', manager)
    await lead(report, 'submit', author)
    expect(await stateOf(report)).toMatchObject({ gecontroleerd_door_id: null, gecontroleerd_op: null })
    expect(problemOf(await work.call('releaseRapport', report, manager))?.code).toBe('transitionRefused')
  })
})

async function untilStep(task: string, step: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const { rows } = await api.services.pools.owner.query(`select "stap" from "taak" where "id" = $1`, [task])
    if (rows[0].stap === step) return
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error(`The task did not come to ${step}`)
}

test('a database that goes while a report is printed fails that job, and leaves the worker alone', async () => {
  const { report } = await reportWithArguments()
  const task = taskIn(await work.call('makeRapport', report, author))
  const { pools } = api.services
  const gone = { owner: makePool({ ...pools.owner.options }), serve: makePool({ ...pools.serve.options }) }
  const services = { ...api.services, pools: { ...pools, ...gone } }
  const lost: unknown[] = []
  const listen = (error: unknown) => lost.push(error)
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', listen)
  try {
    const { organisationId: organisation, userId: user } = author
    const job = runPrintTask({ task, organisation, user }, services, new AbortController().signal, async () => {
      await Promise.all([gone.owner.end(), gone.serve.end()])
      // Longer than it takes until somebody looks whether it was cancelled.
      await sleep(1200)
      throw new Error('no database')
    })
    await expect(job).rejects.toThrow(/end/)
    expect(lost).toEqual([])
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const other of others) process.on('unhandledRejection', other)
  }
})
