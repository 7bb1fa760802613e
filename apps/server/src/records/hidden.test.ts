import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAs } from '../graphql/run.ts'
import { gather } from '../reports/gather.ts'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

// §4: a text that a flag hides is kept as a single space. Nobody reads it as something that was written.

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const update = (id: string, input: Record<string, unknown>) =>
  api.get(
    'mutation($id: ID!, $input: UpdateOnderzoekAsbestInput!) { updateOnderzoekAsbest(id: $id, input: $input) { verborgen_asbest_toelichting } }',
    { id, input },
  )
const historyOf = async (id: string) =>
  (
    await api.services.pools.owner.query<{ actie: string; veld: string }>(
      `select g."actie", k."key" as "veld", k."value" from "geschiedenis" g, jsonb_each(g."wijzigingen") k
       where g."record_id" = $1 and k."key" = 'verborgen_asbest_toelichting' order by g."id"`,
      [id],
    )
  ).rows

test('a text that a flag hides is a space, which no report prints and no history tells of', async () => {
  const { survey } = await makeSurvey(api)
  const first = async (list: string) => {
    const [item] = (await api.get(`{ ${list}(limit: 1) { id } }`)) as [{ id: string }]
    return { id: item.id }
  }
  const id = await api.create('surveyAsbestos', {
    onderzoek: { connect: { id: survey } },
    asbestos_survey_purposes: { connect: [await first('asbestos_survey_purposes')] },
    asbestos_survey_extend: { connect: await first('asbestos_survey_extends') },
    asbestos_survey_scope: { connect: await first('asbestos_survey_scopes') },
    reikwijdte_tekst: 'De hele school',
    verborgen_asbest_vermoed: true,
    verborgen_asbest_toelichting: 'Achter het plafond',
  })
  expect(await update(id, { verborgen_asbest_vermoed: false })).toEqual({ verborgen_asbest_toelichting: ' ' })
  expect((await historyOf(id)).map((line) => Object.values(line))).toEqual([
    ['create', 'verborgen_asbest_toelichting', [null, 'Achter het plafond']],
    ['update', 'verborgen_asbest_toelichting', ['Achter het plafond', null]],
  ])
  // Another save writes it no second time.
  await update(id, { conclusie: 'Geen bijzonderheden' })
  expect(await historyOf(id)).toHaveLength(2)

  const report = await api.create('report', { onderzoek: { connect: { id: survey } } })
  const { onderzoek } = await gather(askAs(api.services, api.inspector), report)
  expect(onderzoek.onderzoek_asbest).toMatchObject({
    verborgen_asbest_toelichting: null,
    conclusie: 'Geen bijzonderheden',
  })

  // Shown again it is asked anew: a space is no explanation.
  const answer = await api.ask(
    'mutation($id: ID!) { updateOnderzoekAsbest(id: $id, input: { verborgen_asbest_vermoed: true }) { id } }',
    { id },
  )
  expect(answer.errors?.[0]?.extensions.issues.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'verborgen_asbest_toelichting isRequired',
  ])
})
