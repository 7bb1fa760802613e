import type { Session } from '../access.ts'
import type { TestApi } from './api.ts'

const to = (id: string) => ({ connect: { id } })

/** Gives a planned survey what it must have before it starts: an order, a purpose with a scope, and a visit that cannot wait. */
export async function makeReady(api: TestApi, survey: string, as?: Session): Promise<void> {
  const {
    onderzoek_klant: client,
    onderzoek_asbest: asbestos,
    inventarisaties: visits,
  } = await recordsOf(api, survey, as)
  if (client === null) {
    const klant = await api.create('client', { naam: `Gemeente ${survey}`, land: 'NL' }, as)
    await api.create('surveyClient', { onderzoek: to(survey), klant: to(klant), opdrachtdatum: '2026-11-01' }, as)
  } else if (client.opdrachtdatum === null)
    await api.get(
      'mutation($id: ID!, $input: UpdateOnderzoekKlantInput!) { updateOnderzoekKlant(id: $id, input: $input) { id } }',
      { id: client.id, input: { opdrachtdatum: '2026-11-01' } },
      as,
    )
  const first = async (list: string) =>
    to(((await api.get(`{ ${list}(limit: 1) { id } }`, {}, as)) as { id: string }[])[0]?.id ?? '')
  if (asbestos === null)
    await api.create(
      'surveyAsbestos',
      {
        onderzoek: to(survey),
        asbestos_survey_purposes: { connect: [(await first('asbestos_survey_purposes')).connect] },
        asbestos_survey_extend: await first('asbestos_survey_extends'),
        asbestos_survey_scope: await first('asbestos_survey_scopes'),
        reikwijdte_tekst: 'Alles',
      },
      as,
    )
  const [visit] = visits
  // What is taken on a visit is proposed for one that has a day.
  const when = visit?.start === null ? { start: '2026-11-19 08:00:00', eind: '2026-11-20 17:00:00' } : {}
  if (visit?.melding_status === 'concept')
    await api.get(
      'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }',
      { id: visit.id, input: { ...when, spoed: true, reden_spoed: 'Breuk in een leiding' } },
      as,
    )
}

const recordsOf = async (api: TestApi, survey: string, as?: Session) =>
  (await api.get(
    'query($id: ID!) { onderzoek(id: $id) { onderzoek_klant { id opdrachtdatum } onderzoek_asbest { id } inventarisaties { id melding_status start } } }',
    { id: survey },
    as,
  )) as {
    onderzoek_klant: { id: string; opdrachtdatum: string | null } | null
    onderzoek_asbest: { id: string } | null
    inventarisaties: { id: string; melding_status: string; start: string | null }[]
  }

/** Starts a planned survey through the API, with a dossier that is ready for it. */
export async function startSurvey(api: TestApi, survey: string, as?: Session): Promise<void> {
  await makeReady(api, survey, as)
  await api.get('mutation($id: ID!) { transitionOnderzoek(id: $id, event: "start") { id } }', { id: survey }, as)
}
