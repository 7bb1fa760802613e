import type { Making } from './making.ts'

/** A source with its place, and what is found, done and advised there. */
export async function makeSource({ as, ids, make, insert, to, item, firstItem }: Making): Promise<void> {
  await make('source', {
    onderzoek: to('survey'),
    product: await item('producten', 'Leidingisolatie'),
    toepassing: await item('toepassingen', 'Leidingisolatie'),
  })
  await make('location', { bron: to('source'), sub_asset: to('space') })
  await make('finding', {
    bron_locatie: to('location'),
    hoeveelheid: 3,
    bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
  })
  await make('treatment', {
    bron_locatie: to('location'),
    behandeling_status: await item('behandeling_statussen', 'Aanwezig'),
  })
  await make('sanitationStrategy', {
    bron: to('source'),
    onderzoek: to('survey'),
    sanerings_advies: await firstItem('sanerings_adviezen'),
  })
  await make('controlMeasure', {
    bron_locatie: to('location'),
    onderzoek: to('survey'),
    beheersmaatregel_type: await firstItem('beheersmaatregel_types'),
  })
  await make('measureCheck', { beheersmaatregel: to('controlMeasure'), uitkomst: 'in_orde' })
  await insert(
    'sourcePhoto',
    `insert into "bron_locatie_foto" ("organisatie_id", "id", "bron_locatie_id", "inventarisatie_id", "file_id", "foto_nummer", "in_rapport", "volgorde") values ($1, gen_random_uuid(), $2, $3, $4, 'F01', true, 1)`,
    [ids.get('location'), ids.get('visit'), ids.get('file')],
  )
  await insert(
    'surveyPhoto',
    `insert into "onderzoek_foto" ("organisatie_id", "id", "onderzoek_id", "plaats", "file_id", "foto_nummer", "onderzoek_foto_size_id", "volgorde")
     select $1, gen_random_uuid(), $2, 'rapport', $3, 'F02', "id", 1 from "onderzoek_foto_size" where "organisatie_id" = $1 and "code" = 'kwart_pagina' order by "id" limit 1`,
    [ids.get('survey'), ids.get('file')],
  )
  await insert(
    'vesselPhoto',
    `insert into "asset_foto" ("organisatie_id", "id", "variant", "asset_id", "file_id", "is_voorblad", "volgorde", "inventarisatie_user_id") values ($1, gen_random_uuid(), 'VesselPhoto', $2, $3, false, 1, $4)`,
    [ids.get('vessel'), ids.get('file'), as.inspectionUserId],
  )
  await insert(
    'buildingPhoto',
    `insert into "asset_foto" ("organisatie_id", "id", "variant", "asset_id", "file_id", "is_voorblad", "volgorde", "inventarisatie_user_id") values ($1, gen_random_uuid(), 'VastgoedAssetFoto', $2, $3, false, 1, $4)`,
    [ids.get('asset'), ids.get('file'), as.inspectionUserId],
  )
  ids.set('assetPhoto', String(ids.get('buildingPhoto')))
  for (const [key, variant, asset] of [
    ['vesselPlan', 'VesselPlattegrond', 'vessel'],
    ['buildingPlan', 'Plattegrond', 'asset'],
  ] as const)
    await insert(
      key,
      `insert into "asset_plattegrond" ("organisatie_id", "id", "variant", "asset_id", "naam", "file_id", "beeld_id", "pagina", "rotatie", "breedte", "hoogte", "achtergrond_opaciteit", "volgorde", "inventarisatie_user_id") values ($1, gen_random_uuid(), '${variant}', $2, 'Begane grond', $3, $3, 1, '0', 4200, 2970, 0.6, 1, $4)`,
      [ids.get(asset), ids.get('file'), as.inspectionUserId],
    )
  ids.set('assetPlan', String(ids.get('buildingPlan')))
  await make('surveyPlan', { onderzoek: to('survey'), plattegrond: to('assetPlan') })
  await make('planObject', {
    onderzoek_plattegrond: to('surveyPlan'),
    svg_element_type: await item('svg_element_types', 'Bron, vlak'),
    bron_locatie: to('location'),
    punten: [
      [0, 0],
      [100, 0],
      [100, 80],
    ],
  })
}
