import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { findingsIn, lowestStatus, shownSurvey } from './shown-survey.ts'

const surveyOf = (row: string, asked: string) =>
  shownSurvey(`${row}."organisatie_id"`, `${row}."inventarisatie_asset_id"`, asked)
const ofSource = (row: string) => `l."bron_id" = ${row}."id"`

/** A source belongs to the asset; its status, class and amount are those of the survey that is shown. */
export const sourceBehaviour: Behaviour = {
  computed: {
    toepassing_categorie: ({ row }) =>
      `(select a."toepassing_categorie_id" from "toepassing" a where a."organisatie_id" = ${row}."organisatie_id" and a."id" = ${row}."toepassing_id")`,
    materiaal_status: ({ row, arg }) => lowestStatus(findingsIn(row, surveyOf(row, arg('onderzoek')), ofSource(row))),
    hoeveelheid_totaal: ({ row, arg }) =>
      `(select sum(b."hoeveelheid") from ${findingsIn(row, surveyOf(row, arg('onderzoek')), ofSource(row))})`,
    smart_risicoklasse: ({ row, arg }) => `(select k."id" from "saneringsstrategie" s
      join "smart_risicoklasse" k on k."organisatie_id" = s."organisatie_id" and k."id" = s."smart_risicoklasse_id"
      where s."organisatie_id" = ${row}."organisatie_id" and s."bron_id" = ${row}."id" and s."deleted_at" is null
      and (try_uuid(${arg('onderzoek')}) is null or s."onderzoek_id" = try_uuid(${arg('onderzoek')})
        or not exists (select 1 from "saneringsstrategie" eigen where eigen."organisatie_id" = s."organisatie_id" and eigen."bron_id" = s."bron_id"
          and eigen."onderzoek_id" = try_uuid(${arg('onderzoek')}) and eigen."deleted_at" is null))
      order by k."prioriteit" limit 1)`,
    open_locaties: ({ row }) => `(select count(*)::integer from "bron_locatie" l
      where l."organisatie_id" = ${row}."organisatie_id" and l."bron_id" = ${row}."id" and l."deleted_at" is null
      and coalesce((select s."is_open" from "bron_locatie_behandeling" h
        join "behandeling_status" s on s."organisatie_id" = h."organisatie_id" and s."id" = h."behandeling_status_id"
        where h."organisatie_id" = l."organisatie_id" and h."bron_locatie_id" = l."id" and h."deleted_at" is null
        order by h."datum" desc, h."created_at" desc limit 1), true))`,
  },

  async prepare(draft, work) {
    const survey = await work.find('survey', draft.onderzoek)
    draft.inventarisatie_asset ??= survey?.inventarisatie_asset ?? null
    const product = await work.find('producten', draft.product)
    draft.structuur ??= product?.standaard_structuur ?? null
    draft.binding ??= product?.standaard_binding ?? null
    draft.eenheid ??= product?.standaard_eenheid ?? null
    draft.naam ??= await nameOf(draft, work)
  },

  async beforeSave(draft, work) {
    const survey = await work.find('survey', draft.onderzoek)
    if (survey && survey.inventarisatie_asset !== draft.inventarisatie_asset) {
      throw new Problem('invalid', { summary: { nl: 'pand', en: 'asset' } }, [
        { path: 'inventarisatie_asset', rule: 'sameAsset', args: [] },
      ])
    }
  },

  /** Only in the survey of first record, and only while no other survey has found it again (§8.1 of the data model). */
  async beforeDelete(record, work) {
    const elsewhere = await work.query(
      `select 1 from "bron_locatie" l
       join "bron_locatie_inventarisatie" f on f."organisatie_id" = l."organisatie_id" and f."bron_locatie_id" = l."id" and f."deleted_at" is null
       join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
       where l."bron_id" = try_uuid($1) and l."deleted_at" is null and v."onderzoek_id" is distinct from try_uuid($2) limit 1`,
      [record.id, record.onderzoek],
    )
    if (elsewhere.length > 0) {
      throw new Problem('transitionRefused', {
        reason: {
          nl: 'deze bron heeft bevindingen in een ander onderzoek',
          en: 'this source has findings in another survey',
        },
      })
    }
  },
}

/** "Vloerzeil, vinylzeil met viltlaag": the use and the material, unless they say the same. */
async function nameOf(draft: Record<string, unknown>, work: Work): Promise<string | null> {
  const [use, product] = [
    await work.find('toepassingen', draft.toepassing),
    await work.find('producten', draft.product),
  ]
  const parts = [...new Set([product?.value, use?.value].filter((v): v is string => typeof v === 'string'))]
  return parts.length > 0 ? parts.join(', ') : null
}
