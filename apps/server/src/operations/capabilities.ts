import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows } from '../access.ts'
import { inSnapshot } from '../db/work.ts'
import { words } from '../entities/shared/entitled.ts'
import type { Operation } from './operation.ts'

interface Row {
  readonly capability: Label
  readonly since: string | null
  readonly missing: readonly { readonly type: Label; readonly since: string | null }[]
}

/** What somebody was granted, with what keeps each from counting today: for administrators. */
export const capabilityOperations: readonly Operation[] = [
  {
    name: 'bevoegdhedenVan',
    kind: 'query',
    signature: '(persoon: ID!): [ToegekendeBevoegdheid!]!',
    types: `"A capability of somebody; one that lacks a certificate does not count today."
type ToegekendeBevoegdheid {
  naam: String!
  sinds: Date
  ontbreekt: [OntbrekendCertificaat!]!
}

type OntbrekendCertificaat {
  naam: String!
  "The first day without; null where there has never been one."
  sinds: Date
}`,
    run: async ({ persoon }, { services, session, locale }) => {
      if (!session) throw new Problem('unauthenticated')
      if (!allows(session, 'admin')) throw new Problem('forbidden', { entity: 'ToegekendeBevoegdheid' })
      const { rows } = await inSnapshot(services.pools.serve, session, (client) =>
        client.query<Row>(
          `select ${words('c')} as "capability", k."sinds"::text as "since", coalesce((
             select jsonb_agg(jsonb_build_object('type', ${words('t')}, 'since', m."verlopen_op" + 1) order by t."volgorde", t."id")
             from ontbrekende_certificaten(k."organisatie_id", k."inventarisatie_user_id", c."id", vandaag()) m
             join "inventarisatie_user_certificate_type" t on t."organisatie_id" = k."organisatie_id" and t."id" = m."soort_id"
           ), '[]') as "missing"
           from "user_capability" k
           join "inventarisatie_user_capability" c on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
           where k."organisatie_id" = $1 and k."inventarisatie_user_id" = try_uuid($2) and k."deleted_at" is null
           order by c."volgorde", k."id"`,
          [session.organisationId, String(persoon)],
        ),
      )
      return rows.map(({ capability, since, missing }) => ({
        naam: inLocale(capability, locale),
        sinds: since,
        ontbreekt: missing.map((one) => ({ naam: inLocale(one.type, locale), sinds: one.since })),
      }))
    },
  },
]
