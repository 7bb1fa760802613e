import { model } from '@vezel/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { argueAll, asPrinted, reportWork } from '../testing/reports.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const to = (id: unknown) => ({ connect: { id } })
const sql = (text: string, values: unknown[]) => api.services.pools.owner.query(text, values)
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
const VISIT = -20
const ANALYSIS = -10

/** A printed report of a survey with a visit of 20 days ago and an analysis of 10 days ago, which counts or was rejected. */
async function reportOf(date: string, analysis: 'gereed' | 'afgekeurd') {
  const { survey, visit, space } = await makeSurvey(api)
  await sql(`update "inventarisatie" set "status" = 'uitgevoerd', "start" = $2, "eind" = $3 where "id" = $1`, [
    visit,
    `${day(VISIT)} 08:00+00`,
    `${day(VISIT)} 12:00+00`,
  ])
  const kind = await api.item('monster_soorten', 'Kleefmonster')
  const sample = await api.create('sample', {
    onderzoek: to(survey),
    sub_asset: to(space),
    monster_soort: to(kind),
    omschrijving: 'Grijs',
  })
  const laboratory = await api.create(
    'laboratory',
    { naam: `Lab ${survey}`, land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
    manager,
  )
  const made = await api.create('analysis', { monster: to(sample), laboratorium: to(laboratory) })
  await sql(`update "analyse" set "status" = $3, "geanalyseerd_op" = $2 where "id" = $1`, [
    made,
    `${day(ANALYSIS)} 12:00+00`,
    analysis,
  ])
  if (analysis === 'gereed')
    await sql(
      `insert into "resultaat" ("organisatie_id", "id", "analyse_id", "analyse_materiaal_id", "analyse_resultaat_id")
       select a."organisatie_id", gen_random_uuid(), a."id",
         (select min(k."id") from "analyse_materiaal" k where k."organisatie_id" = a."organisatie_id"),
         (select min(u."id") from "analyse_resultaat" u where u."organisatie_id" = a."organisatie_id" and u."code" = 'niet_aangetoond')
       from "analyse" a where a."id" = $1`,
      [made],
    )
  const report = await api.create('report', { onderzoek: to(survey), datum: date })
  await argueAll(api, report, api.inspector)
  await asPrinted(api, report, manager)
  return report
}

const lead = (event: string, report: string, as: Session) =>
  event === 'release'
    ? reportWork(api).call('releaseRapport', report, as)
    : api.ask(
        'mutation($id: ID!, $event: String!) { transitionRapport(id: $id, event: $event) { id } }',
        { id: report, event },
        as,
      )

const guarded = Object.entries(model.named('report').transitions?.events ?? {}).filter(([, { guards }]) =>
  guards?.includes('isDatedAfterWork'),
)

test('every step towards a release asks for the day of the report', () => {
  expect(guarded.map(([event]) => event)).toEqual(['submit', 'approve', 'release'])
})

describe.each(guarded)('%s', (event, { from }) => {
  test.each([
    ['refuses a day before the last visit', VISIT - 1, 'afgekeurd', 'isAfterWork'],
    ['takes the day of the visit where the analysis was rejected', VISIT, 'afgekeurd', undefined],
    ['refuses a day before the last analysis that counts', ANALYSIS - 1, 'gereed', 'isAfterWork'],
    ['takes the day of the analysis', ANALYSIS, 'gereed', undefined],
    ['refuses a day that is still to come', 2, 'gereed', 'isNoFutureDay'],
  ] as const)('%s', async (_, fromToday, analysis, rule) => {
    const report = await reportOf(day(fromToday), analysis)
    // As if its day was changed on the way.
    await sql(
      `update "rapport" set "status" = $2, "aangeboden_door_id" = $3, "gecontroleerd_door_id" = $4 where "id" = $1`,
      [report, from[0], api.inspector.inspectionUserId, manager.inspectionUserId],
    )
    const answer = await lead(event, report, event === 'submit' ? api.inspector : await api.as('ada@eerste.test'))
    const { code, issues } = answer.errors?.[0]?.extensions ?? {}
    expect([code, issues]).toEqual(
      rule ? ['invalid', [expect.objectContaining({ path: 'datum', rule })]] : [undefined, undefined],
    )
  })
})
