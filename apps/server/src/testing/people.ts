import { asked } from '@vezel/model/asked-capabilities.ts'
import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { hashPassword, nobody } from '../auth/password.ts'

export interface TestPerson {
  readonly userId: number
  readonly inspectionUserId: string
  readonly organisationId: number
  readonly email: string
}

/** An organisation with its set of lists. */
export async function makeOrganisation(owner: pg.Pool, naam = 'Noordlicht'): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with "nieuw" as (select nextval(pg_get_serial_sequence('inventarisatie_organisatie', 'id'))::integer as "id"),
          "lijsten" as (insert into "variable_set" ("organisatie_id", "name", "active") select "id", 'Asbest', true from "nieuw" returning "id")
     insert into "inventarisatie_organisatie" ("id", "naam", "variable_set_id", "land")
     select n."id", $1, l."id", 'NL' from "nieuw" n, "lijsten" l returning "id"`,
    [naam],
  )
  return rows[0]?.id ?? 0
}

/** Somebody who can log in to an organisation; role 1 is a normal user, 2 a manager, 3 the administrator. */
export async function makePerson(
  owner: pg.Pool,
  organisationId: number,
  {
    email = 'samir@noordlicht.test',
    username = null as string | null,
    password = 'vezel-demo-2026',
    role = 1,
    locale = 'nl',
  } = {},
): Promise<TestPerson> {
  await owner.query(
    `insert into "inventarisatie_rol" ("id", "value", "code", "active", "volgorde") values ($1::integer, 'Rol', 'rol_' || $1::integer, true, 1) on conflict do nothing`,
    [role],
  )
  const { rows } = await owner.query<{ id: number }>(
    `insert into "user" ("email", "username", "name", "achternaam", "password", "locale", "country", "active")
     values ($1, $2, 'Samir', 'El Amrani', $3, $4, 'NL', true) returning "id"`,
    [email, username, await hashPassword(password, nobody), locale],
  )
  const userId = rows[0]?.id ?? 0
  const inspectionUserId = uuid()
  await owner.query(
    `insert into "inventarisatie_user" ("organisatie_id", "id", "user_id", "inventarisatie_organisatie_id", "inventarisatie_rol_id", "active")
     values ($1, $2, $3, $1, $4, true)`,
    [organisationId, inspectionUserId, userId, role],
  )
  await entitle(owner, [inspectionUserId])
  return { userId, inspectionUserId, organisationId, email }
}

/**
 * Gives people all that the product asks for, with certificates that do not end: what is missing is what a test takes away.
 * Where an organisation has no lists there is nothing to give.
 */
export async function entitle(owner: Pick<pg.Pool, 'query'>, people: readonly string[]): Promise<void> {
  await owner.query(
    `insert into "user_capability" ("organisatie_id", "id", "inventarisatie_user_id", "inventarisatie_user_capability_id", "sinds")
     select i."organisatie_id", gen_random_uuid(), i."id", c."id", current_date from "inventarisatie_user" i
     join "inventarisatie_user_capability" c on c."organisatie_id" = i."organisatie_id" and c."code" = any($2)
     where i."id" = any($1::uuid[])`,
    [people, ['asbestinventarisatie_uitvoeren_nl', ...Object.values(asked)]],
  )
  await owner.query(
    `insert into "user_certificaat" ("organisatie_id", "id", "inventarisatie_user_id", "inventarisatie_user_certificate_type_id", "nummer", "uitgegeven_op")
     select i."organisatie_id", gen_random_uuid(), i."id", t."id", 'T-1', '2020-01-01' from "inventarisatie_user" i
     join "inventarisatie_user_certificate_type" t on t."organisatie_id" = i."organisatie_id"
       and t."code" in ('dia_deskundig_inventariseerder_asbest', 'medische_keuring_adembescherming')
     where i."id" = any($1::uuid[])`,
    [people],
  )
}

/** Makes somebody an inspector of a survey, as a planner would: who is not assigned changes nothing of it. */
export async function assign(
  owner: pg.Pool,
  survey: string,
  person: { readonly inspectionUserId: string },
): Promise<void> {
  await owner.query(
    `insert into "onderzoek_uitvoering__inspecteurs" ("organisatie_id", "van_id", "naar_id", "volgorde")
     select "organisatie_id", "id", $2, 0 from "onderzoek_uitvoering" where "onderzoek_id" = $1 on conflict do nothing`,
    [survey, person.inspectionUserId],
  )
}
