import { makeSurvey } from '../survey.ts'
import { type Making, VESSEL_SURVEY } from './making.ts'

/** A survey of a building with one space, and its visit: what nearly everything else hangs on. */
export async function beginSurvey({ api, as, ids }: Making): Promise<void> {
  const { survey, asset, inventoryAsset, space, visit } = await makeSurvey(api, as)
  for (const [key, id] of Object.entries({
    survey,
    building: asset,
    asset,
    inventoryAsset,
    space,
    subAsset: space,
    visit,
  }))
    ids.set(key, id)
  const execution = await api.services.pools.owner.query(
    `select "id"::text from "onderzoek_uitvoering" where "onderzoek_id" = $1`,
    [survey],
  )
  ids.set('execution', String(execution.rows[0].id))
}

/** What a survey holds besides its sources. */
export async function makeSurveyParts({ api, as, ids, make, to, firstItem }: Making): Promise<void> {
  await make('limitation', {
    onderzoek: to('survey'),
    beperking: await firstItem('beperkingen'),
    omschrijving: 'Kast op slot',
  })
  await make('exclusion', {
    onderzoek: to('survey'),
    beperking: await firstItem('beperkingen'),
    omschrijving: 'Onder water',
    sub_asset: to('space'),
    asbest_vermoed: 'onbekend',
  })
  await make('observation', {
    onderzoek: to('survey'),
    waarneming_type: await firstItem('waarneming_types'),
    sub_asset: to('space'),
    omschrijving: 'Glaswol in de spouw',
  })
  await make('document', {
    onderzoek: to('survey'),
    document_type: await firstItem('document_types'),
    naam: 'Bestek',
    beschikbaar: true,
    asset_document: to('assetDocument'),
  })
  await make('vscpEntry', {
    onderzoek: to(VESSEL_SURVEY),
    sub_asset: to('vesselSpace'),
    vscp_material: await firstItem('vscp_materials'),
    vscp_zone: await firstItem('vscp_zones'),
    vscp_system: await firstItem('vscp_systems'),
    vscp_component: await firstItem('vscp_components'),
    document_status: await firstItem('entry_materiaal_statussen'),
  })
  await make('surveyAsbestos', {
    onderzoek: to('survey'),
    asbestos_survey_purposes: { connect: [(await firstItem('asbestos_survey_purposes')).connect] },
    asbestos_survey_extend: await firstItem('asbestos_survey_extends'),
    asbestos_survey_scope: await firstItem('asbestos_survey_scopes'),
    reikwijdte_tekst: 'De hele school',
  })
  await make('suitability', { onderzoek: to('survey'), klasse: 'gebruik_en_beheer' })
  // One came with the space, as the survey runs, and a space has one in a survey.
  const [surveyed] = (await api.get(
    'query($survey: ID!) { inventarisatieRuimtes(filter: { onderzoek: { eq: $survey } }) { id } }',
    { survey: ids.get('survey') },
    as,
  )) as { id: string }[]
  await api.get('mutation($id: ID!) { deleteInventarisatieRuimte(id: $id) { id } }', { id: surveyed?.id }, as)
  await make('surveySpace', { onderzoek: to('survey'), sub_asset: to('space'), onderzocht: 'nvt' })
}
