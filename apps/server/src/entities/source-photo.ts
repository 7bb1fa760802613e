import type { Work } from '../db/work.ts'
import { isUploaded } from '../files/store-file.ts'
import type { Behaviour } from './behaviour.ts'
import { latestVisit } from './shared/latest-visit.ts'
import { numberPhoto } from './shared/photo-number.ts'

/** A photo belongs to the latest visit of the survey that works on its location, and knows when it was taken. */
export const sourcePhotoBehaviour: Behaviour<'sourcePhoto'> = {
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
    await numberPhoto(draft, before, asset, work)
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
