import type pg from 'pg'
import type { WrittenDossier } from '../dossier.ts'

/** One thing that happens in other surveys, written past the rules: `$1` is the survey that it does not happen in. */
export interface LaterEvent {
  readonly what: string
  readonly sql: string
}

/** Findings, visits, samples and analyses of all surveys but one. */
const others = {
  visits: `(select v."id" from "inventarisatie" v where v."onderzoek_id" <> $1)`,
  findings: `(select f."id" from "bron_locatie_inventarisatie" f join "inventarisatie" v on v."id" = f."inventarisatie_id" where v."onderzoek_id" <> $1)`,
  samples: `(select m."id" from "monster" m where m."onderzoek_id" <> $1)`,
  analyses: `(select a."id" from "analyse" a join "monster" m on m."id" = a."monster_id" where m."onderzoek_id" <> $1)`,
} as const

const copied = (table: string, changes: Readonly<Record<string, string>>, where: string) => {
  const json = Object.entries({ id: 'gen_random_uuid()', created_at: 'clock_timestamp()', ...changes })
    .map(([column, sql]) => `'${column}', ${sql}`)
    .join(', ')
  return `insert into "${table}" select (jsonb_populate_record(t, jsonb_build_object(${json}))).* from "${table}" t where ${where}`
}

/**
 * What may become known or change in other surveys once one is closed, also by a sloppy laboratory and by somebody who writes
 * an earlier day than today.
 */
export const laterEvents: readonly LaterEvent[] = [
  {
    what: 'places are cleared, on a day before the closing',
    sql: `insert into "bron_locatie_behandeling" ("organisatie_id", "id", "bron_locatie_id", "behandeling_status_id", "datum", "created_at")
      select l."organisatie_id", gen_random_uuid(), l."id", s."id", '2026-03-10', clock_timestamp() + interval '2 seconds' from "bron_locatie" l
      join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
      join "onderzoek" o on o."organisatie_id" = b."organisatie_id" and o."inventarisatie_asset_id" = b."inventarisatie_asset_id" and o."id" = $1
      join "behandeling_status" s on s."organisatie_id" = l."organisatie_id" and s."code" = 'vrijgegeven'`,
  },
  {
    what: 'analyses get a result, of a day before the closing',
    sql: `with "klaar" as (
        update "analyse" set "status" = 'gereed', "geanalyseerd_op" = '2025-06-05 10:00' where "id" in ${others.analyses} returning *
      )
      insert into "resultaat" ("organisatie_id", "id", "analyse_id", "analyse_materiaal_id", "analyse_resultaat_id")
      select a."organisatie_id", gen_random_uuid(), a."id", k."id", u."id" from "klaar" a
      join "analyse_materiaal" k on k."organisatie_id" = a."organisatie_id" and k."value" = 'Crocidoliet'
      join "analyse_resultaat" u on u."organisatie_id" = a."organisatie_id" and u."analyse_materiaal_id" = k."id" and u."value" = 'Aangetoond'
      where not exists (select 1 from "resultaat" r where r."analyse_id" = a."id" and r."analyse_materiaal_id" = k."id")`,
  },
  {
    what: 'results turn into their opposite',
    sql: `update "resultaat" r set "analyse_resultaat_id" = n."id", "updated_at" = now() from "analyse_resultaat" u, "analyse_resultaat" n
      where r."analyse_id" in ${others.analyses} and u."id" = r."analyse_resultaat_id" and n."analyse_materiaal_id" = u."analyse_materiaal_id"
        and n."value" = case u."value" when 'Niet aangetoond' then 'Aangetoond' else 'Niet aangetoond' end`,
  },
  {
    what: 'results are deleted',
    sql: `update "resultaat" set "deleted_at" = now() where "analyse_id" in ${others.analyses}`,
  },
  {
    what: 'analyses are rejected',
    sql: `update "analyse" set "status" = 'afgekeurd' where "id" in ${others.analyses}`,
  },
  {
    what: 'rejected and deleted analyses count again',
    sql: `update "analyse" set "status" = 'gereed', "deleted_at" = null where "id" in ${others.analyses}`,
  },
  { what: 'analyses are deleted', sql: `update "analyse" set "deleted_at" = now() where "id" in ${others.analyses}` },
  {
    what: 'samples get an analysis more',
    sql: copied('analyse', { status: `'verstuurd'` }, `t."id" in ${others.analyses}`),
  },
  {
    what: 'samples turn out to be of another kind',
    sql: `update "monster" set "monster_soort_id" = (select max("id") from "monster_soort" s where s."organisatie_id" = "monster"."organisatie_id")
      where "id" in ${others.samples}`,
  },
  {
    what: 'samples are deleted',
    sql: `update "monster" set "deleted_at" = now() where "id" in ${others.samples}
      and "id" not in (select "verwijst_naar_monster_id" from "bron_locatie_inventarisatie" where "verwijst_naar_monster_id" is not null)`,
  },
  {
    what: 'findings say the opposite',
    sql: `update "bron_locatie_inventarisatie" f set "aangetroffen" = case "aangetroffen" when 'ja' then 'nee' else 'ja' end, "hoeveelheid" = 77,
      "materiaal_status_id" = (select s."id" from "materiaal_status" s where s."organisatie_id" = f."organisatie_id" and s."value" = 'Asbesthoudend')
      where "id" in ${others.findings}`,
  },
  {
    what: 'findings are deleted',
    sql: `update "bron_locatie_inventarisatie" set "deleted_at" = now() where "id" in ${others.findings}`,
  },
  {
    what: 'visits are cancelled',
    sql: `update "inventarisatie" set "status" = 'geannuleerd' where "id" in ${others.visits}`,
  },
  {
    what: 'visits turn out to be later',
    sql: `update "inventarisatie" set "start" = '2026-12-01 08:00', "eind" = '2026-12-01 16:00' where "id" in ${others.visits}`,
  },
  {
    what: 'surveys turn out to have begun later',
    sql: `update "onderzoek" set "startdatum" = '2026-12-01', "einddatum" = '2026-12-31' where "id" <> $1`,
  },
  {
    what: 'a further survey has seen every place before, and sampled it',
    sql: `with "o" as (
        ${copied('onderzoek', { nummer: `'Z-' || left(gen_random_uuid()::text, 8)`, startdatum: `'2025-11-01'`, einddatum: `'2025-11-30'` }, `t."id" = $1`)} returning *
      ), "v" as (
        insert into "inventarisatie" select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'created_at', clock_timestamp(),
          'onderzoek_id', o."id", 'status', 'uitgevoerd', 'start', '2026-02-28 08:00:00+01'))).* from "inventarisatie" t, "o" where t."onderzoek_id" = $1 and t."nummer" = 1 returning *
      ), "f" as (
        insert into "bron_locatie_inventarisatie" select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'created_at', clock_timestamp(),
          'bron_locatie_id', l."id", 'inventarisatie_id', v."id", 'aangetroffen', 'ja', 'hoeveelheid', 5, 'verwijst_naar_monster_id', null,
          'bron_locatie_analysemethode_id', k."id", 'materiaal_status_id', s."id"))).*
        from "v" join "o" on true
        join "bron" b on b."inventarisatie_asset_id" = o."inventarisatie_asset_id"
        join "bron_locatie" l on l."bron_id" = b."id"
        join "bron_locatie_analysemethode" k on k."organisatie_id" = v."organisatie_id" and k."code" = 'visueel'
        join "materiaal_status" s on s."organisatie_id" = v."organisatie_id" and s."value" = 'Asbesthoudend'
        join "bron_locatie_inventarisatie" t on t."id" = (select x."id" from "bron_locatie_inventarisatie" x limit 1) returning *
      )
      insert into "saneringsstrategie" ("organisatie_id", "id", "bron_id", "onderzoek_id", "sanerings_advies_id", "smart_risicoklasse_id", "voorkeur", "volgorde", "created_at")
      select o."organisatie_id", gen_random_uuid(), b."id", o."id", (select min("id") from "sanerings_advies" a where a."organisatie_id" = o."organisatie_id"),
        (select k."id" from "smart_risicoklasse" k where k."organisatie_id" = o."organisatie_id" and k."value" = '2A' limit 1), true, 0, clock_timestamp()
      from "o" join "bron" b on b."inventarisatie_asset_id" = o."inventarisatie_asset_id"`,
  },
  {
    what: 'sources get places, and the asset a space, that were not known',
    sql: `with "r" as (${copied(
      'sub_asset',
      { naam: `'Later'` },
      `t."asset_id" in (
        select i."asset_id" from "inventarisatie_asset" i join "onderzoek" o on o."inventarisatie_asset_id" = i."id" where o."id" = $1)`,
    )} returning 1)
      ${copied(
        'bron_locatie',
        { nummer: `t."nummer" || '.9'` },
        `t."bron_id" in (
        select b."id" from "bron" b join "onderzoek" o on o."inventarisatie_asset_id" = b."inventarisatie_asset_id" where o."id" = $1)`,
      )}`,
  },
  {
    what: 'strategies get another class and text',
    sql: `update "saneringsstrategie" s set "werkomschrijving" = 'Anders', "smart_risicoklasse_id" = (
        select k."id" from "smart_risicoklasse" k where k."organisatie_id" = s."organisatie_id" and k."value" = '2A' limit 1) where "onderzoek_id" <> $1`,
  },
  {
    what: 'strategies are deleted',
    sql: `update "saneringsstrategie" set "deleted_at" = now() where "onderzoek_id" <> $1`,
  },
]

/** Lets it happen in the surveys beside that of a dossier. */
export async function happens(owner: pg.Pool, { survey }: WrittenDossier, { sql }: LaterEvent): Promise<void> {
  await owner.query(sql, [survey])
}
