import { accessLimits } from '@vezel/model/access-limits.ts'
import { expiryDays } from '@vezel/model/entities/organisation/user-certificate.ts'
import { roles } from '@vezel/model/rights.ts'
import type pg from 'pg'
import { isRenewed } from '../entities/shared/certificate.ts'
import { fullName } from '../entities/shared/full-name.ts'
import { certificateMail, type ExpiringCertificate } from '../integrations/mail/certificate-mail.ts'
import { didRun } from '../queue/did-run.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'

/**
 * The certificates that are about to expire on a day, of people who work here, and of whose kind there is none that holds
 * longer. `$1` is the day, `$2` how many days before its end that begins.
 */
const expiring = `"expiring" as (
  select c."organisatie_id", c."inventarisatie_user_id" as "person", c."geldig_tot" as "until", t."volgorde", ${fullName('u')} as "name",
    jsonb_build_object('nl', t."value", 'en', coalesce(nullif(t."value_en", ''), t."value"), 'fr', coalesce(nullif(t."value_fr", ''), t."value")) as "type"
  from "user_certificaat" c
  join "inventarisatie_user" i on i."organisatie_id" = c."organisatie_id" and i."id" = c."inventarisatie_user_id" and i."active" and i."deleted_at" is null
  join "user" u on u."id" = i."user_id" and u."active" and u."deleted_at" is null
  join "inventarisatie_user_certificate_type" t on t."organisatie_id" = c."organisatie_id" and t."id" = c."inventarisatie_user_certificate_type_id"
  where c."deleted_at" is null and certificaat_status(c."geldig_tot", $1::date, $2) = 'verloopt' and not ${isRenewed('c', '$1::date', '$2')})`

/** Whom it is told: the person, and the managers. */
const told = `"told" as (
  select e.*, e."person" as "to", 'certificaatVerloopt' as "kind" from "expiring" e
  union all
  select e.*, m."id", 'certificaatVanMedewerker' from "expiring" e
  join "inventarisatie_user" m on m."organisatie_id" = e."organisatie_id" and m."id" <> e."person" and m."active" and m."deleted_at" is null
    and m."inventarisatie_rol_id" in (${roles.manager}, ${roles.admin}))`

/**
 * Looks, every night, which certificates are about to expire: a notice to the person and the managers, which goes when it is
 * renewed, and a mail to each of them, at most one a week. Another day than today is for tests.
 */
export const warnCertificates: Job<'warn-certificates'> = async ({ today }, services, signal) => {
  const { owner } = services.pools
  const { rows } = await owner.query<{ day: string }>(`select coalesce($1::date, vandaag())::text as "day"`, [
    today ?? null,
  ])
  const day = rows[0]?.day ?? ''
  await tell(owner, day)
  await tellOfBranches(owner, day)
  await mailAll(services, day, signal)
  await didRun(owner, 'warn-certificates')
}

/** One notice of each person to each who is told; those of what was renewed are done. */
async function tell(owner: pg.Pool, day: string): Promise<void> {
  await owner.query(
    `with ${expiring}, ${told}, "wanted" as (
       select "organisatie_id", "to", "kind", "person", min("name") as "name",
         string_agg("type" ->> 'nl', ', ' order by "volgorde") as "types" from "told" group by 1, 2, 3, 4
     ), "done" as (
       update "bericht" b set "klaar_op" = now(), "updated_at" = now(), "record_version" = "record_version" + 1
       where b."soort" in ('certificaatVerloopt', 'certificaatVanMedewerker') and b."klaar_op" is null and not exists (
         select from "wanted" w where w."organisatie_id" = b."organisatie_id" and w."to" = b."voor_id" and w."kind" = b."soort" and w."person"::text = b."record_id")
     )
     insert into "bericht" ("organisatie_id", "id", "voor_id", "soort", "record_type", "record_id", "argumenten")
     select w."organisatie_id", gen_random_uuid(), w."to", w."kind", 'InventarisatieUser', w."person"::text,
       jsonb_build_object('titel', case w."kind" when 'certificaatVerloopt' then w."types" else w."name" || ': ' || w."types" end, 'plaats', '{}'::jsonb)
     from "wanted" w where not exists (
       select from "bericht" b where b."organisatie_id" = w."organisatie_id" and b."voor_id" = w."to" and b."soort" = w."kind"
         and b."record_id" = w."person"::text and b."klaar_op" is null and b."deleted_at" is null)`,
    [day, expiryDays],
  )
}

/** The managers are told of a branch whose process certificate is about to expire or has expired, until it is renewed. */
async function tellOfBranches(owner: pg.Pool, day: string): Promise<void> {
  await owner.query(
    `with "wanted" as (
       select v."organisatie_id", v."id", v."naam", m."id" as "to" from "vestiging" v
       join "inventarisatie_user" m on m."organisatie_id" = v."organisatie_id" and m."active" and m."deleted_at" is null
         and m."inventarisatie_rol_id" in (${roles.manager}, ${roles.admin})
       where v."deleted_at" is null and v."certificaat_geldig_tot" is not null
         and certificaat_status(v."certificaat_geldig_tot", $1::date, $2) <> 'geldig'
     ), "done" as (
       update "bericht" b set "klaar_op" = now(), "updated_at" = now(), "record_version" = "record_version" + 1
       where b."soort" = 'procescertificaatVerloopt' and b."klaar_op" is null and not exists (
         select from "wanted" w where w."organisatie_id" = b."organisatie_id" and w."to" = b."voor_id" and w."id"::text = b."record_id")
     )
     insert into "bericht" ("organisatie_id", "id", "voor_id", "soort", "record_type", "record_id", "argumenten")
     select w."organisatie_id", gen_random_uuid(), w."to", 'procescertificaatVerloopt', 'Vestiging', w."id"::text,
       jsonb_build_object('titel', w."naam", 'plaats', '{}'::jsonb)
     from "wanted" w where not exists (
       select from "bericht" b where b."organisatie_id" = w."organisatie_id" and b."voor_id" = w."to" and b."soort" = 'procescertificaatVerloopt'
         and b."record_id" = w."id"::text and b."klaar_op" is null and b."deleted_at" is null)`,
    [day, expiryDays],
  )
}

interface Mailed {
  readonly organisation: number
  readonly to: string
  readonly email: string
  readonly locale: 'nl' | 'en' | 'fr'
  readonly certificates: readonly ExpiringCertificate[]
}

/** A mail to whoever had none within the week. The day is kept first: whatever happens then, nobody gets two. */
async function mailAll({ pools, config, mail }: Services, day: string, signal: AbortSignal): Promise<void> {
  const { rows } = await pools.owner.query<Mailed>(
    `with ${expiring}, ${told}, "claimed" as (
       insert into "certificaatmail" ("organisatie_id", "inventarisatie_user_id", "dag") select distinct "organisatie_id", "to", $1::date from "told"
       on conflict ("organisatie_id", "inventarisatie_user_id") do update set "dag" = excluded."dag" where "certificaatmail"."dag" <= $1::date - $3::integer
       returning "organisatie_id", "inventarisatie_user_id" as "to"
     )
     select c."organisatie_id" as "organisation", c."to", u."email", u."locale",
       jsonb_agg(jsonb_build_object('person', case when t."person" = t."to" then null else t."name" end, 'type', t."type", 'until', t."until")
         order by t."person" <> t."to", t."name", t."until") as "certificates"
     from "claimed" c join "told" t on t."organisatie_id" = c."organisatie_id" and t."to" = c."to"
     join "inventarisatie_user" i on i."organisatie_id" = c."organisatie_id" and i."id" = c."to" join "user" u on u."id" = i."user_id"
     group by 1, 2, 3, 4`,
    [day, expiryDays, accessLimits.certificateMailDays],
  )
  for (const { organisation, to, ...person } of rows) {
    try {
      signal.throwIfAborted()
      await mail.send(certificateMail(config.publicUrl, person))
    } catch (error) {
      // The next try tells them; who was mailed already keeps the day.
      const left = rows.slice(rows.findIndex((row) => row.organisation === organisation && row.to === to))
      await pools.owner.query(
        `delete from "certificaatmail" m using unnest($1::integer[], $2::uuid[]) l("organisatie", "persoon")
         where m."organisatie_id" = l."organisatie" and m."inventarisatie_user_id" = l."persoon"`,
        [left.map((row) => row.organisation), left.map((row) => row.to)],
      )
      throw error
    }
  }
}
