import type { Role } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { asPrinted } from '../testing/reports.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let people: Readonly<Record<Role, Session>>
beforeAll(async () => {
  api = await testApi()
  people = await makeEveryRole(api, api.inspector.organisationId)
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const approve = (id: string, as: Session) =>
  api.ask(
    'mutation($id: ID!) { transitionRapport(id: $id, event: "approve") { gecontroleerd_door { id } } }',
    { id },
    as,
  )
const reasonOf = ({ errors }: Awaited<ReturnType<typeof approve>>) => {
  const { code, args } = errors?.[0]?.extensions ?? {}
  return errors ? [code, String((args?.reason as { nl: string } | undefined)?.nl ?? '').split(',')[0]] : 'ok'
}
const ownDossier = ['transitionRefused', 'wie aan dit onderzoek meewerkte']
const ownReport = ['transitionRefused', 'wie het rapport opstelde of aanbood']

/** A report under review, that the inspector of the tests wrote with the dossier. */
async function offered() {
  const made = await makeSurvey(api)
  const report = await api.create('report', { onderzoek: to(made.survey) })
  await api.get('mutation($id: ID!) { transitionRapport(id: $id, event: "submit") { id } }', { id: report })
  await asPrinted(api, report, api.inspector)
  return { ...made, report }
}
const assignTo = async (survey: string, inspecteurs: Record<string, unknown>, as: Session) => {
  const { uitvoering } = (await api.get('query($id: ID!) { onderzoek(id: $id) { uitvoering { id } } }', {
    id: survey,
  })) as {
    uitvoering: { id: string }
  }
  await api.get(
    'mutation($id: ID!, $input: UpdateOnderzoekUitvoeringInput!) { updateOnderzoekUitvoering(id: $id, input: $input) { id } }',
    { id: uitvoering.id, input: { inspecteurs } },
    as,
  )
}

describe('a report is approved by somebody else', () => {
  test('than whoever was ever assigned to its survey, also once he has taken himself off', async () => {
    const { survey, report } = await offered()
    const { inspector, planner, projectLeader, manager } = people
    await assignTo(survey, { connect: [{ id: inspector.inspectionUserId }] }, planner)
    expect(reasonOf(await approve(report, inspector))[0]).toBe('ownWork')
    await assignTo(survey, { disconnect: [{ id: inspector.inspectionUserId }] }, inspector)
    expect(reasonOf(await approve(report, inspector))).toEqual(ownDossier)
    // The page reads the same fact and shows the step with its reason.
    const { meegewerkt } = (await api.get(
      'query($id: ID!) { rapport(id: $id) { meegewerkt } }',
      { id: report },
      inspector,
    )) as {
      meegewerkt: string
    }
    expect(meegewerkt.split(',')).toContain(inspector.inspectionUserId)
    expect(meegewerkt).not.toContain(projectLeader.inspectionUserId)
    // Who plans, or leads the survey along, has not worked on it.
    expect(reasonOf(await approve(report, manager))).toBe('ok')
    expect(reasonOf(await approve(report, projectLeader))).toBe('ok')
  })

  test.each(['manager', 'projectLeader'] as const)(
    'than a %s who wrote in the dossier, though it is gone',
    async (role) => {
      const { survey, report, space } = await offered()
      const as = people[role]
      const lead = (projectleider: unknown) =>
        api.get(
          'mutation($id: ID!, $input: UpdateOnderzoekInput!) { updateOnderzoek(id: $id, input: $input) { id } }',
          { id: survey, input: { projectleider } },
          people.planner,
        )
      await lead(to(as.inspectionUserId))
      const fit = await api.create(
        'suitability',
        { onderzoek: to(survey), klasse: 'gebruik_en_beheer', sub_asset: to(space) },
        as,
      )
      await api.get('mutation($id: ID!) { deleteGeschiktheid(id: $id) { id } }', { id: fit }, as)
      await lead(null)
      expect(reasonOf(await approve(report, as))).toEqual(ownDossier)
    },
  )

  test('than its author, whatever his role', async () => {
    const { survey } = await makeSurvey(api)
    const { manager } = people
    const report = await api.create('report', { onderzoek: to(survey) }, manager)
    await api.get('mutation($id: ID!) { transitionRapport(id: $id, event: "submit") { id } }', { id: report })
    await asPrinted(api, report, manager)
    expect(reasonOf(await approve(report, manager))).toEqual(ownReport)
    // A role that may review the work of others gets as far as the same guard.
    const { projectLeader, inspector } = people
    await api.get(
      'mutation($id: ID!, $input: UpdateRapportInput!) { updateRapport(id: $id, input: $input) { id } }',
      { id: report, input: { opgesteld_door: to(projectLeader.inspectionUserId) } },
      manager,
    )
    expect(reasonOf(await approve(report, projectLeader))).toEqual(ownReport)
    expect(reasonOf(await approve(report, inspector))).toBe('ok')
  })
})
