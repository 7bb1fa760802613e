/** The survey a value is shown for: the one asked, else the latest completed one of the asset (§9.5 of the data model). */
export const shownSurvey = (organisation: string, inventoryAsset: string, asked: string) =>
  `coalesce(try_uuid(${asked}), (select o."id" from "onderzoek" o
    join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" = 'afgerond'
    where o."organisatie_id" = ${organisation} and o."inventarisatie_asset_id" = ${inventoryAsset} and o."deleted_at" is null
    order by o."einddatum" desc nulls last limit 1))`

/** The findings of a survey at the locations that `at` selects: rows of the view with statuses, with their visit. */
export const findingsIn = (row: string, survey: string, at: string) =>
  `"bevinding_status" b join "bron_locatie" l on l."organisatie_id" = b."organisatie_id" and l."id" = b."bron_locatie_id" and l."deleted_at" is null
   join "inventarisatie" v on v."organisatie_id" = b."organisatie_id" and v."id" = b."inventarisatie_id" and v."deleted_at" is null
   where b."organisatie_id" = ${row}."organisatie_id" and v."onderzoek_id" = ${survey} and ${at}`

/** The id of the material status with the lowest priority among rows that have one. */
export const lowestStatus = (from: string) =>
  `(select m."id" from ${from.replace(' where ', ' join "materiaal_status" m on m."organisatie_id" = b."organisatie_id" and m."id" = b."materiaal_status_id" where ')} order by m."prioriteit" limit 1)`
