import { randomInt, randomUUID } from 'node:crypto'
import type { Making } from './making.ts'

/** A port, a vessel, and a floor and a document of the building that the survey brought. */
export async function makeAsset({ as, ids, make, insert, to, item }: Making): Promise<void> {
  // A code is of one port and a name of one template, and some tests make more than one of each.
  const letter = () => String.fromCharCode(65 + randomInt(26))
  const unlocode = `NL${letter()}${letter()}${letter()}`
  await make('port', { naam: 'Delfzijl', unlocode, land: 'NL' })
  await make('vessel', { naam: 'Noordvaarder', imo_nummer: '9074729' })
  await make('vesselSpace', { asset: to('vessel'), naam: 'Machinekamer' })
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
