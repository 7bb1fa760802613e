import type { Work } from '../../db/work.ts'

/** Of one survey, all the spaces of its asset; of spaces, all the surveys of their assets. */
type Listed = { readonly survey: string } | { readonly spaces: readonly string[] }

/**
 * Every space of an asset has a row in each running survey of it, so that none is forgotten: makes
 * those that are lacking. The surveys are locked before anything is known of their state, so that one that starts or closes
 * at the same time is waited for.
 */
export async function listSpaces(work: Work, of: Listed): Promise<void> {
  const [isSurvey, isSpace, ids] =
    'survey' in of
      ? [`o."id" = any($2::uuid[])`, 'true', [of.survey]]
      : [
          `o."inventarisatie_asset_id" in (select a."id" from "inventarisatie_asset" a
            join "sub_asset" s on s."organisatie_id" = a."organisatie_id" and s."asset_id" = a."asset_id" where a."organisatie_id" = $1 and s."id" = any($2::uuid[]))`,
          `s."id" = any($2::uuid[])`,
          of.spaces,
        ]
  await work.query(
    `with "o" as (
       select o."id", o."inventarisatie_asset_id", o."onderzoek_status_id" from "onderzoek" o
       where o."organisatie_id" = $1 and o."deleted_at" is null and ${isSurvey} order by o."id" for share
     )
     insert into "inventarisatie_ruimte" ("organisatie_id", "id", "inventarisatie_user_id", "onderzoek_id", "sub_asset_id", "onderzocht")
     select $1, gen_random_uuid(), $3, o."id", s."id", 'nee' from "o"
     join "onderzoek_status" t on t."organisatie_id" = $1 and t."id" = o."onderzoek_status_id" and t."code" = 'actief'
     join "inventarisatie_asset" a on a."organisatie_id" = $1 and a."id" = o."inventarisatie_asset_id"
     join "sub_asset" s on s."organisatie_id" = $1 and s."asset_id" = a."asset_id" and s."deleted_at" is null and ${isSpace}
     where not exists (select 1 from "inventarisatie_ruimte" r
       where r."organisatie_id" = $1 and r."onderzoek_id" = o."id" and r."sub_asset_id" = s."id" and r."deleted_at" is null)`,
    [work.session.organisationId, ids, work.session.inspectionUserId],
  )
}

/**
 * The same of a survey or spaces that move to another asset: the rows in which nothing was said yet do not go along. One
 * in which something was said stays, and so holds back what moves.
 */
export async function relistSpaces(work: Work, of: Listed): Promise<void> {
  const [column, ids] = 'survey' in of ? ['onderzoek_id', [of.survey]] : ['sub_asset_id', of.spaces]
  await work.query(
    `update "inventarisatie_ruimte" set "deleted_at" = now(), "record_version" = "record_version" + 1
     where "organisatie_id" = $1 and "${column}" = any($2::uuid[]) and "onderzocht" = 'nee' and "opmerking" is null and "deleted_at" is null`,
    [work.session.organisationId, ids],
  )
  await listSpaces(work, of)
}
