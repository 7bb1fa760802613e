import { model } from '@vezel/model'
import { askedOfSurvey } from '@vezel/model/asked-capabilities.ts'
import { expiryDays } from '@vezel/model/entities/organisation/user-certificate.ts'
import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import { holds } from '@vezel/model/rights.ts'
import { grant, type Session } from '../access.ts'
import { inSnapshot } from '../db/work.ts'
import { words } from '../entities/shared/entitled.ts'
import type { Operation } from './operation.ts'

interface Row {
  readonly capability: Label
  readonly since: string | null
  readonly missing: readonly { readonly type: Label; readonly since: string | null }[]
  readonly certificates: readonly {
    readonly type: Label
    readonly until: string | null
    readonly state: string | null
    readonly later: string | null
  }[]
}

/** The certificates of the kind of `t` that the person of `k` has, where they are issued so. */
const ofKind = (issued: string) => `from "user_certificaat" n
    join "inventarisatie_user_certificate_type" s on s."organisatie_id" = n."organisatie_id" and s."id" = n."inventarisatie_user_certificate_type_id"
    where n."organisatie_id" = k."organisatie_id" and n."inventarisatie_user_id" = k."inventarisatie_user_id" and s."code" = t."code"
      and n."uitgegeven_op" ${issued} and n."deleted_at" is null`

/** The certificates that a capability asks for, each with the one that holds longest of those issued by the day `$3`, else when the first came. */
const required = `coalesce((
  select jsonb_agg(jsonb_build_object('type', ${words('t')}, 'until', h."geldig_tot",
    'state', case when h."id" is not null then certificaat_status(h."geldig_tot", d."dag", ${expiryDays}) end,
    'later', case when h."id" is null then (select min(n."uitgegeven_op") ${ofKind('> d."dag"')}) end) order by t."volgorde", t."id")
  from "capability_certificate_requirement" e
  join "inventarisatie_user_certificate_type" t on t."organisatie_id" = e."organisatie_id" and t."id" = e."certificate_type_id"
  left join lateral (
    select n."id", n."geldig_tot" ${ofKind('<= d."dag"')}
    order by n."geldig_tot" desc nulls first limit 1
  ) h on true
  where e."organisatie_id" = c."organisatie_id" and e."capability_id" = c."id" and e."verplicht" and e."active" and e."deleted_at" is null
), '[]')`

interface Stopped {
  readonly survey: string
  readonly number: string
  readonly day: string
  readonly capability: Label
}

/**
 * The visits for which somebody is planned that begin from a day on, or are under way on it, and a capability that the type of
 * the survey asks for and that does not count then.
 */
const stopped = `select o."id"::text as "survey", o."nummer" as "number", (v."start" at time zone 'Europe/Amsterdam')::date::text as "day",
    ${words('c')} as "capability"
  from "inventarisatie" v
  join "inventarisatie__inspecteurs" i on i."organisatie_id" = v."organisatie_id" and i."van_id" = v."id" and i."naar_id" = try_uuid($2)
  join "onderzoek" o on o."organisatie_id" = v."organisatie_id" and o."id" = v."onderzoek_id" and o."deleted_at" is null
  join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" in ('gepland', 'actief')
  join "onderzoek_type" y on y."organisatie_id" = o."organisatie_id" and y."id" = o."onderzoek_type_id"
  join jsonb_each_text($4::jsonb) a on a."key" = y."code"
  join lateral (
    select c.* from "inventarisatie_user_capability" c
    where c."organisatie_id" = o."organisatie_id" and c."code" = a."value" and c."deleted_at" is null order by c."id" limit 1
  ) c on true
  cross join (select coalesce($3::date, vandaag()) as "dag") d
  where v."organisatie_id" = $1 and v."deleted_at" is null and v."status" = 'concept'
    and (coalesce(v."eind", v."start") at time zone 'Europe/Amsterdam')::date >= d."dag"
    and not is_bevoegd(v."organisatie_id", i."naar_id", c."code", greatest((v."start" at time zone 'Europe/Amsterdam')::date, d."dag"))
  order by v."start", o."nummer"`

/** Whose capabilities and certificates somebody may read, by the policy of those records: managers of everybody, others of themselves. */
function demandOf(session: Session | null | undefined, person: unknown): Session {
  if (!session) throw new Problem('unauthenticated')
  const { read } = model.entity('userCapability').access
  const standing = { isAssigned: false, isOwn: String(person).toLowerCase() === session.inspectionUserId }
  if (!holds(grant(session, read), standing)) throw new Problem('forbidden', { entity: 'ToegekendeBevoegdheid' })
  return session
}

/** What somebody was granted, with what keeps each from counting on a day: for managers, and for the person. */
export const capabilityOperations: readonly Operation[] = [
  {
    name: 'bevoegdhedenVan',
    kind: 'query',
    signature: '(persoon: ID!, op: Date): [ToegekendeBevoegdheid!]!',
    types: `"A capability of somebody; one that lacks a certificate does not count on the day, today unless said otherwise."
type ToegekendeBevoegdheid {
  naam: String!
  sinds: Date
  ontbreekt: [OntbrekendCertificaat!]!
  certificaten: [VereistCertificaat!]!
}

"A certificate that a capability asks for, with the one that holds longest; without one there is no state."
type VereistCertificaat {
  naam: String!
  geldig_tot: Date
  status: String
  "Of one that was not there yet on the day: when it came."
  behaald_op: Date
}

type OntbrekendCertificaat {
  naam: String!
  "The first day without; null where there has never been one."
  sinds: Date
}`,
    run: async ({ persoon, op }, { services, session: given, locale }) => {
      const session = demandOf(given, persoon)
      const { rows } = await inSnapshot(services.pools.serve, session, (client) =>
        client.query<Row>(
          `select ${words('c')} as "capability", k."sinds"::text as "since", coalesce((
             select jsonb_agg(jsonb_build_object('type', ${words('t')}, 'since', m."verlopen_op" + 1) order by t."volgorde", t."id")
             from ontbrekende_certificaten(k."organisatie_id", k."inventarisatie_user_id", c."id", d."dag") m
             join "inventarisatie_user_certificate_type" t on t."organisatie_id" = k."organisatie_id" and t."id" = m."soort_id"
           ), '[]') as "missing", ${required} as "certificates"
           from "user_capability" k
           join "inventarisatie_user_capability" c on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
           cross join (select coalesce($3::date, vandaag()) as "dag") d
           where k."organisatie_id" = $1 and k."inventarisatie_user_id" = try_uuid($2) and k."deleted_at" is null
           order by c."volgorde", k."id"`,
          [session.organisationId, String(persoon), op ?? null],
        ),
      )
      return rows.map(({ capability, since, missing, certificates }) => ({
        naam: inLocale(capability, locale),
        sinds: since,
        ontbreekt: missing.map((one) => ({ naam: inLocale(one.type, locale), sinds: one.since })),
        certificaten: certificates.map((one) => ({
          naam: inLocale(one.type, locale),
          geldig_tot: one.until,
          status: one.state,
          behaald_op: one.later,
        })),
      }))
    },
  },
  {
    name: 'stilliggendeBezoeken',
    kind: 'query',
    signature: '(persoon: ID!, op: Date): [StilliggendBezoek!]!',
    types: `"A planned visit that somebody may not carry out, for want of a capability that counts on its day."
type StilliggendBezoek {
  onderzoek: ID!
  nummer: String!
  dag: Date!
  bevoegdheid: String!
}`,
    run: async ({ persoon, op }, { services, session: given, locale }) => {
      const session = demandOf(given, persoon)
      const { rows } = await inSnapshot(services.pools.serve, session, (client) =>
        client.query<Stopped>(stopped, [
          session.organisationId,
          String(persoon),
          op ?? null,
          JSON.stringify(askedOfSurvey),
        ]),
      )
      return rows.map(({ survey, number, day, capability }) => ({
        onderzoek: survey,
        nummer: number,
        dag: day,
        bevoegdheid: inLocale(capability, locale),
      }))
    },
  },
]
