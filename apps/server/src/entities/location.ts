import type { Behaviour } from './behaviour.ts'
import { findingsIn, lowestStatus, shownSurvey } from './shown-survey.ts'
import { demandSpaceOfAsset } from './spaces.ts'

/** A place of a source. It lives as long as the source. */
export const locationBehaviour: Behaviour = {
  computed: {
    behandeling_status: ({ row }) => `coalesce((select h."behandeling_status_id" from "bron_locatie_behandeling" h
      where h."organisatie_id" = ${row}."organisatie_id" and h."bron_locatie_id" = ${row}."id" and h."deleted_at" is null
      order by h."datum" desc, h."created_at" desc limit 1),
      (select s."id" from "behandeling_status" s where s."organisatie_id" = ${row}."organisatie_id" and s."code" = 'aanwezig' and s."deleted_at" is null
       order by s."variable_set_id" limit 1))`,
    materiaal_status: ({ row, arg }) =>
      lowestStatus(findingsIn(row, surveyOf(row, arg('onderzoek')), `l."id" = ${row}."id"`)),
    hoeveelheid: ({ row, arg }) =>
      `(select sum(b."hoeveelheid") from ${findingsIn(row, surveyOf(row, arg('onderzoek')), `l."id" = ${row}."id"`)})`,
    aantal_monsters: ({ row }) => `(select count(*)::integer from "monster" m
      join "bron_locatie_inventarisatie" f on f."organisatie_id" = m."organisatie_id" and f."id" = m."bron_locatie_inventarisatie_id" and f."deleted_at" is null
      where m."organisatie_id" = ${row}."organisatie_id" and f."bron_locatie_id" = ${row}."id" and m."deleted_at" is null)`,
  },

  numberPrefix: async (draft, work) => `${(await work.find('source', draft.bron))?.nummer ?? ''}.`,

  async beforeSave(draft, work) {
    const source = await work.find('source', draft.bron)
    const inventoryAsset = await work.find('inventoryAsset', source?.inventarisatie_asset)
    await demandSpaceOfAsset(work, draft.sub_asset, inventoryAsset?.asset)
  },
}

const surveyOf = (row: string, asked: string) =>
  shownSurvey(
    `${row}."organisatie_id"`,
    `(select b."inventarisatie_asset_id" from "bron" b where b."organisatie_id" = ${row}."organisatie_id" and b."id" = ${row}."bron_id")`,
    asked,
  )
