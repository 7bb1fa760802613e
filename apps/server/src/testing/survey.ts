import type { Session } from '../access.ts'
import type { TestApi } from './api.ts'

/** An active survey of a building with one space, made through the API as an inspector would. */
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
  await api.get('mutation($id: ID!) { transitionOnderzoek(id: $id, event: "start") { id } }', { id: survey }, as)
  const space = await api.create('space', { asset: { connect: { id: asset } }, naam: 'Kruipruimte' }, as)
  const { inventarisaties } = (await api.get(
    'query($id: ID!) { onderzoek(id: $id) { inventarisaties { id } } }',
    { id: survey },
    as,
  )) as { inventarisaties: { id: string }[] }
  return { survey, asset, inventoryAsset: folder.id, space, visit: inventarisaties[0]?.id ?? '' }
}
