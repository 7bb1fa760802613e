import { Problem } from '@vezel/model/problems.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import type { Work } from '../db/work.ts'
import { isUploaded } from '../files/store-file.ts'
import type { Behaviour } from './behaviour.ts'
import { latestVisit } from './finding.ts'
import { numberPhoto } from './photo-number.ts'
import { isThere } from './shown-survey.ts'

/** A photo belongs to the latest visit of the survey that works on its location, and knows when it was taken. */
export const sourcePhotoBehaviour: Behaviour = {
  async prepare(draft, work, input) {
    if (isUploaded(input.file)) draft.genomen_op ??= input.file.takenAt ?? null
    if (!draft.inventarisatie) {
      const [row] = await work.query<{ survey: string }>(
        `select v."onderzoek_id"::text as "survey" from "bron_locatie_inventarisatie" f
         join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
         join "onderzoek" o on o."organisatie_id" = v."organisatie_id" and o."id" = v."onderzoek_id"
         join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id"
         where f."bron_locatie_id" = try_uuid($1) and f."deleted_at" is null and s."code" in ('actief', 'gepland') order by v."start" desc nulls last limit 1`,
        [draft.bron_locatie],
      )
      draft.inventarisatie = await latestVisit(work, row?.survey ?? (await openSurveyAt(work, draft.bron_locatie)))
    }
    if (!draft.volgorde) {
      const [row] = await work.query<{ next: number }>(
        `select coalesce(max("volgorde"), 0) + 1 as "next" from "bron_locatie_foto" where "bron_locatie_id" = try_uuid($1)`,
        [draft.bron_locatie],
      )
      draft.volgorde = row?.next ?? 1
    }
  },

  async beforeSave(draft, work, before) {
    const asset = await assetOfLocation(work, draft.bron_locatie)
    const wasAt = before?.bron_locatie ?? draft.bron_locatie
    // Within another asset its number may be that of another photo.
    const isElsewhere = wasAt !== draft.bron_locatie && (await assetOfLocation(work, wasAt)) !== asset
    await numberPhoto(draft, isElsewhere ? undefined : before, asset, work)
    return undefined
  },
}

async function assetOfLocation(work: Work, id: unknown): Promise<unknown> {
  const location = await work.find('location', id)
  return (await work.find('source', location?.bron))?.inventarisatie_asset
}

/** The survey that works on the asset of a location, when it is the only one: a photo may come before the finding. */
async function openSurveyAt(work: Work, location: unknown): Promise<string | undefined> {
  const open = await work.query<{ id: string }>(
    `select o."id"::text from "bron_locatie" l
     join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
     join "onderzoek" o on o."organisatie_id" = b."organisatie_id" and o."inventarisatie_asset_id" = b."inventarisatie_asset_id" and o."deleted_at" is null
     join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id"
     where l."id" = try_uuid($1) and s."code" = 'actief' limit 2`,
    [location],
  )
  return open.length === 1 ? open[0]?.id : undefined
}

/** Treatments add up to the life of a location: the latest row may be taken back, older ones stay (§8.5 of the data model). */
export const treatmentBehaviour: Behaviour = {
  async beforeSave(draft, work, before) {
    const older = await work.query(
      `select 1 from "bron_locatie_behandeling" where "id" = try_uuid($1) and "created_at" < now() - interval '1 day'`,
      [before?.id],
    )
    if (older.length > 0)
      throw new Problem('transitionRefused', {
        reason: {
          nl: 'een behandeling wordt na een dag niet meer gewijzigd; leg een nieuwe vast',
          en: 'a treatment is not changed after a day; record a new one',
        },
      })
    // What takes something away has happened: a plan for later says that it is a plan.
    const status = await work.find('behandeling_statussen', draft.behandeling_status)
    return status && status.is_open === false && !isNotFuture.test(draft.datum, draft)
      ? [{ path: 'datum', rule: isNotFuture.name, args: [] }]
      : undefined
  },

  async beforeDelete(record, work) {
    const later = await work.query(
      `select 1 from "bron_locatie_behandeling" where "bron_locatie_id" = try_uuid($1) and "deleted_at" is null and "id" <> try_uuid($2)
       and ("datum", "created_at") > (select "datum", "created_at" from "bron_locatie_behandeling" where "id" = try_uuid($2)) limit 1`,
      [record.bron_locatie, record.id],
    )
    if (later.length > 0)
      throw new Problem('transitionRefused', {
        reason: { nl: 'alleen de laatste behandeling kan weg', en: 'only the latest treatment can be deleted' },
      })
  },
}

/** A measure is advised by a survey of the asset that the location is in; elsewhere no report would print it. */
export const controlMeasureBehaviour: Behaviour = {
  async beforeSave(draft, work) {
    const source = await work.find('source', (await work.find('location', draft.bron_locatie))?.bron)
    const survey = await work.find('survey', draft.onderzoek)
    return source && survey && source.inventarisatie_asset !== survey.inventarisatie_asset
      ? [{ path: 'bron_locatie', rule: 'sameAsset', args: [] }]
      : undefined
  },
}

/** A strategy takes the usual class of its method; of the strategies of one source in a survey one is preferred. */
export const sanitationStrategyBehaviour: Behaviour = {
  computed: {
    geldt: ({ row, organisation, arg }) => {
      const survey = `coalesce(try_uuid(${arg('onderzoek')}), ${row}."onderzoek_id")`
      return `case when ${isThere(organisation, arg('onderzoek'))} then exists (select 1 from strategieen_van_bron(${organisation}, ${row}."bron_id", ${survey}, peildatum(${organisation}, ${survey}, try_date(${arg('dag')}))) g
        where g."id" = ${row}."id") end`
    },
  },
  async prepare(draft, work) {
    draft.smart_risicoklasse ??=
      (await work.find('sanerings_adviezen', draft.sanerings_advies))?.smart_risicoklasse ?? null
  },
  async afterCreate(id, draft, work) {
    if (draft.voorkeur) await onlyPreferred(id, draft, work)
  },
  async afterUpdate(id, draft, work) {
    if (draft.voorkeur) await onlyPreferred(id, draft, work)
  },
}

const onlyPreferred = (id: string, draft: Record<string, unknown>, work: Work) =>
  work.query(
    `update "saneringsstrategie" set "voorkeur" = false, "record_version" = "record_version" + 1 where "bron_id" = try_uuid($2) and "onderzoek_id" = try_uuid($3) and "id" <> try_uuid($1) and "voorkeur"`,
    [id, draft.bron, draft.onderzoek],
  )
