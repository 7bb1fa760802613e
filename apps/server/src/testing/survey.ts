import type { Session } from '../access.ts'
import type { TestApi } from './api.ts'

/**
 * An active survey of a building with one space, made through the API as an inspector would; active without the dossier that a
 * start asks (`startSurvey` makes that), so that a test has what it makes itself.
 */
export async function makeSurvey(
  api: TestApi,
  as?: Session,
): Promise<{ survey: string; asset: string; inventoryAsset: string; space: string; visit: string }> {
  const asset = await api.create(
    'building',
    { straatnaam: 'Schoolstraat', huisnummer: 12, postcode: '9988 AB', plaats: 'Oosterzijl', naam: 'School' },
    as,
  )
  const { inventarisatie_asset: folder } = (await api.get(
    'query($id: ID!) { vastgoedAsset(id: $id) { inventarisatie_asset { id } } }',
    { id: asset },
    as,
  )) as {
    inventarisatie_asset: { id: string }
  }
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', as)
  const survey = await api.create(
    'survey',
    {
      onderzoek_type: { connect: { id: type } },
      inventarisatie_asset: { connect: { id: folder.id } },
      startdatum: '2026-11-19',
      einddatum: '2026-11-20',
    },
    as,
  )
  await runBareSurvey(api, survey)
  const space = await api.create('space', { asset: { connect: { id: asset } }, naam: 'Kruipruimte' }, as)
  const { inventarisaties } = (await api.get(
    'query($id: ID!) { onderzoek(id: $id) { inventarisaties { id } } }',
    { id: survey },
    as,
  )) as { inventarisaties: { id: string }[] }
  return { survey, asset, inventoryAsset: folder.id, space, visit: inventarisaties[0]?.id ?? '' }
}

/** Makes a survey active without the dossier that a start asks. */
export async function runBareSurvey(api: TestApi, survey: string): Promise<void> {
  await api.services.pools.owner.query(
    `update "onderzoek" o set "onderzoek_status_id" = s."id" from "onderzoek_status" s
     where s."code" = 'actief' and s."variable_set_id" = o."variable_set_id" and o."id" = $1`,
    [survey],
  )
}
