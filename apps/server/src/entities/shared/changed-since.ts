import type { Label } from '@vezel/model/kit/label.ts'
import { filled } from '@vezel/model/kit/phrase.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import type { Work } from '../../db/work.ts'

// What a completed survey says of what was changed later in what it shares with others.

/** The places of which it would take over something else from another survey if it was closed today, in the same form. */
const takenOverOtherwise = (row: string) => `select 6, l."nummer" from (
    select distinct f."bron_locatie_id" as "id" from "slotstand_bevinding" k
    join "bron_locatie_inventarisatie" f on f."organisatie_id" = k."organisatie_id" and f."id" = k."bevinding_id"
      and (f."aangetroffen" = 'niet_controleerbaar' or k."bewijs" is not null)
    where k."organisatie_id" = ${row}."organisatie_id" and k."onderzoek_id" = ${row}."id" offset 0
  ) p
  join "bron_locatie" l on l."organisatie_id" = ${row}."organisatie_id" and l."id" = p."id"
  cross join lateral bevindingen_nu(${row}."organisatie_id", p."id") b
  join "slotstand_bevinding" k on k."organisatie_id" = ${row}."organisatie_id" and k."bevinding_id" = b."bevinding_id"
  where (b."zwaarte", b."monster_id", b."van_onderzoek_id", b."bewijs") is distinct from (k."zwaarte", k."monster_id", k."van_onderzoek_id", k."bewijs" - 'overgenomen')`

/**
 * The names of the sources, places, spaces, asset, plans and samples of other surveys that a completed survey quotes and that were
 * changed after it was completed, in one line; null when there are none.
 */
export const changedSince = (row: string) => {
  const found = (at: string) => `exists (select 1 from "bron_locatie" l
      join "bron_locatie_inventarisatie" f on f."organisatie_id" = l."organisatie_id" and f."bron_locatie_id" = l."id" and f."deleted_at" is null
      join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id" and v."deleted_at" is null
      where l."organisatie_id" = ${row}."organisatie_id" and l."deleted_at" is null and v."onderzoek_id" = ${row}."id" and ${at})`
  const isCompleted = `exists (select 1 from "onderzoek_status" s
    where s."organisatie_id" = ${row}."organisatie_id" and s."id" = ${row}."onderzoek_status_id" and s."code" = 'afgerond')`
  return `case when ${isCompleted} then (select string_agg(n."naam", ', ' order by n."rang", n."naam") from (select distinct q."rang", q."naam" from (
    select 1 as "rang", 'Bron' as "soort", b."id", concat_ws(' ', b."nummer", b."naam") as "naam" from "bron" b
    where b."organisatie_id" = ${row}."organisatie_id" and b."inventarisatie_asset_id" = ${row}."inventarisatie_asset_id" and b."deleted_at" is null
      and (b."onderzoek_id" = ${row}."id" or ${found('l."bron_id" = b."id"')})
    union all select 2, 'BronLocatie', p."id", p."nummer" from "bron_locatie" p
    where p."organisatie_id" = ${row}."organisatie_id" and p."deleted_at" is null and ${found('l."id" = p."id"')}
    union all select 3, s."variant", s."id", coalesce(s."naam", s."nummer", '?') from "sub_asset" s
    where s."organisatie_id" = ${row}."organisatie_id" and s."deleted_at" is null and (${found('l."sub_asset_id" = s."id"')} or exists (
      select 1 from "inventarisatie_ruimte" r where r."organisatie_id" = s."organisatie_id" and r."onderzoek_id" = ${row}."id" and r."sub_asset_id" = s."id" and r."deleted_at" is null))
    union all select 4, a."variant", a."id", coalesce(nullif(a."naam", ''), concat_ws(' ', a."straatnaam", a."huisnummer"::text)) from "asset" a
    join "inventarisatie_asset" i on i."organisatie_id" = a."organisatie_id" and i."asset_id" = a."id"
    where i."organisatie_id" = ${row}."organisatie_id" and i."id" = ${row}."inventarisatie_asset_id"
    union all select 4, p."variant", p."id", p."naam" from "onderzoek_plattegrond" d
    join "asset_plattegrond" p on p."organisatie_id" = d."organisatie_id" and p."id" = d."plattegrond_id"
    where d."organisatie_id" = ${row}."organisatie_id" and d."onderzoek_id" = ${row}."id" and d."deleted_at" is null
    union all select 5, t."soort", t."id", concat_ws(' ', m."nummer", o."nummer") from "monster" m
    join "onderzoek" o on o."organisatie_id" = m."organisatie_id" and o."id" = m."onderzoek_id" and o."id" <> ${row}."id"
    cross join lateral (
      select 'Monster' as "soort", m."id"
      union all select 'Analyse', a."id" from "analyse" a where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id"
      union all select 'Resultaat', r."id" from "analyse" a join "resultaat" r on r."organisatie_id" = a."organisatie_id" and r."analyse_id" = a."id"
        where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id"
    ) t
    where m."organisatie_id" = ${row}."organisatie_id" and m."id" in (select f."verwijst_naar_monster_id" from "bron_locatie_inventarisatie" f
      join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id" and v."deleted_at" is null
      where f."organisatie_id" = ${row}."organisatie_id" and f."deleted_at" is null and v."onderzoek_id" = ${row}."id"
      union all select k."monster_id" from "slotstand_bevinding" k where k."organisatie_id" = ${row}."organisatie_id" and k."onderzoek_id" = ${row}."id")
  ) q where exists (select 1 from "geschiedenis" g where g."organisatie_id" = ${row}."organisatie_id" and g."record_type" = q."soort"
    and g."record_id" = q."id"::text and (g."actie" = 'update' or q."rang" = 5) and g."created_at" > greatest(
      (select max(h."created_at") from "geschiedenis" h where h."organisatie_id" = ${row}."organisatie_id" and h."record_type" = 'Onderzoek'
        and h."record_id" = ${row}."id"::text and h."actie" = 'transition:complete'),
      -- One that was imported closed has no such line.
      (select k."op" from "slotstand" k where k."organisatie_id" = ${row}."organisatie_id" and k."onderzoek_id" = ${row}."id")))
  union all ${takenOverOtherwise(row)}) n) end`
}

/** Nobody states that nothing has changed of what the survey itself calls changed: that takes a new version. */
export async function demandsReopening(work: Work, survey: string): Promise<Label | undefined> {
  const [row] = await work.query<{ names: string | null }>(
    `select ${changedSince('o')} as "names" from "onderzoek" o where o."id" = try_uuid($1)`,
    [survey],
  )
  return row?.names ? filled(reasons.changedSinceCompleted, { names: row.names }) : undefined
}
