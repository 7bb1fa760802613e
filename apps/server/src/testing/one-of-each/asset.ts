import { randomInt, randomUUID } from 'node:crypto'
import { anotherImo } from '../ship-numbers.ts'
import { runBareSurvey } from '../survey.ts'
import { type Making, VESSEL_SURVEY } from './making.ts'

/** A port, a vessel with its survey, and a floor and a document of the building that the survey brought. */
export async function makeAsset(making: Making): Promise<void> {
  const { as, ids, make, insert, to, item } = making
  // A code is of one port and a name of one template, and some tests make more than one of each.
  const letter = () => String.fromCharCode(65 + randomInt(26))
  const unlocode = `NL${letter()}${letter()}${letter()}`
  await make('port', { naam: 'Delfzijl', unlocode, land: 'NL' })
  await make('vessel', { naam: 'Noordvaarder', imo_nummer: anotherImo() })
  await make('vesselSpace', { asset: to('vessel'), naam: 'Machinekamer' })
  await makeVesselSurvey(making)
  await make('floor', { asset: to('asset'), verdieping_naam: await item('verdieping_namen', 'Begane grond') })
  await make('assetTemplate', { naam: `Eengezinswoning ${randomUUID()}`, asset_soort: 'VastgoedAsset' })
  await make('assetTemplateSpace', { asset_template: to('assetTemplate'), naam: 'Woonkamer' })
  await insert(
    'file',
    `insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum") values ($1, gen_random_uuid(), 'photo/' || gen_random_uuid() || '.jpg', 'a.jpg', 'image/jpeg', 1, repeat('0', 64))`,
    [],
  )
  await insert(
    'assetDocument',
    `insert into "inventarisatie_asset_document" ("organisatie_id", "id", "inventarisatie_asset_id", "inventarisatie_asset_document_type_id", "naam", "file_id", "inventarisatie_user_id")
     select $1, gen_random_uuid(), $2, "id", 'Bestek', $3, $4::uuid from "inventarisatie_asset_document_type" where "organisatie_id" = $1 order by "id" limit 1`,
    [ids.get('inventoryAsset'), ids.get('file'), as.inspectionUserId],
  )
}

/** The active survey of the vessel. */
async function makeVesselSurvey({ api, as, ids, to, item }: Making): Promise<void> {
  const { inventarisatie_asset: folder } = (await api.get(
    'query($id: ID!) { vessel(id: $id) { inventarisatie_asset { id } } }',
    { id: ids.get('vessel') },
    as,
  )) as { inventarisatie_asset: { id: string } }
  const survey = await api.create(
    'survey',
    {
      onderzoek_type: await item('onderzoek_types', 'IHM-onderzoek schip'),
      ihm_scope: await item('ihm_scopes', 'IHM deel I, bestaand schip'),
      inventarisatie_asset: { connect: { id: folder.id } },
      locatie: to('port'),
    },
    as,
  )
  await runBareSurvey(api, survey)
  ids.set(VESSEL_SURVEY, survey)
}
