import type pg from 'pg'

/** Makes every sample of a survey final, or cancelled where no analysis tells anything of it: before that no survey is completed. */
export async function finishSamples(owner: pg.Pool, survey: string): Promise<void> {
  await owner.query(
    `update "analyse" a set "status" = 'gereed', "geanalyseerd_op" = coalesce(a."geanalyseerd_op", m."genomen_op", now())
     from "monster" m where m."organisatie_id" = a."organisatie_id" and m."id" = a."monster_id"
       and m."onderzoek_id" = $1 and a."status" in ('aangemaakt', 'verstuurd', 'ontvangen')`,
    [survey],
  )
  await owner.query(
    `update "analyse" a set "status" = 'afgekeurd' from "monster" m
     where m."organisatie_id" = a."organisatie_id" and m."id" = a."monster_id" and m."onderzoek_id" = $1 and a."deleted_at" is null
       and not exists (select 1 from "resultaat" r where r."organisatie_id" = a."organisatie_id" and r."analyse_id" = a."id" and r."deleted_at" is null)`,
    [survey],
  )
  await owner.query(
    `insert into "analyse" ("organisatie_id", "id", "monster_id", "analyse_methode_id", "laboratorium_id", "status")
     select m."organisatie_id", gen_random_uuid(), m."id",
       (select min(k."id") from "analyse_methode" k where k."organisatie_id" = m."organisatie_id"),
       (select l."id" from "laboratorium" l where l."organisatie_id" = m."organisatie_id" order by l."created_at" limit 1), 'afgekeurd'
     from "monster" m where m."onderzoek_id" = $1 and m."deleted_at" is null and not exists (
       select 1 from "analyse" a where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id" and a."deleted_at" is null)`,
    [survey],
  )
}
