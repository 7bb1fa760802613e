import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { check } from '@vezel/model/kit/model.ts'
import { roles } from '@vezel/model/rights.ts'
import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { newInvitationToken } from '../auth/accept-invitation.ts'
import { insertRows } from '../db/bulk.ts'
import { invalid } from '../db/invalid.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import type { Values } from '../db/work.ts'
import { invitationLink } from '../integrations/mail/invitation-mail.ts'
import { StartProblem } from '../start-problem.ts'
import { seedTemplates } from './report-templates.ts'
import { seedRoles } from './seed-lookups.ts'
import { seedFirm } from './seed-organisation.ts'

/** The firm that is set up, and the person who will be its first administrator. */
export interface FirstAdministrator {
  readonly firm: string
  readonly country: string
  readonly email: string
  readonly firstName: string
  readonly infix: string | null
  readonly lastName: string
  readonly language: string
}

/** Any number will do, as long as every process that makes one takes the same. */
const MAKING = 7_332

/** Whether somebody can log in as administrator: without one there is nobody who can invite anybody. */
export async function hasAdministrator(db: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from "inventarisatie_user" i join "user" u on u."id" = i."user_id"
     where i."inventarisatie_rol_id" = $1 and i."active" and i."deleted_at" is null and u."active" and u."deleted_at" is null limit 1`,
    [roles.admin],
  )
  return rowCount === 1
}

/** The firm that was made before and whom its link is for, as long as nobody has come in; undefined where there is none. */
export async function waitingFirm(
  owner: pg.Pool,
): Promise<{ readonly firm: string; readonly email: string } | undefined> {
  const { rows } = await owner.query<{ firm: string; email: string }>(
    `select o."naam" as "firm", u."email" from "uitnodiging" u join "inventarisatie_organisatie" o on o."id" = u."organisatie_id"
     where u."accepted_at" is null and u."deleted_at" is null
       and not exists (select from "inventarisatie_user" i where i."organisatie_id" = o."id")
     order by u."created_at" desc limit 1`,
  )
  return rows[0]
}

/**
 * Makes the firm with its lists and report templates, and an invitation for its first administrator; answers the link that accepts it, once. Done
 * again before somebody has accepted, it is the same firm, and the link before it works no longer. `owner` owns the tables. Throws a
 * StartProblem once there is an administrator, and `invalid` for what no form would take.
 */
export async function inviteFirstAdministrator(
  owner: pg.Pool,
  publicUrl: string,
  who: FirstAdministrator,
): Promise<string> {
  return inOneTransaction(owner, async (client) => {
    // Two at once: the second waits here, and then sees what the first did.
    await client.query('select pg_advisory_xact_lock($1)', [MAKING])
    if (await hasAdministrator(client))
      throw new StartProblem('There is an administrator already, who invites others in the product itself.')
    const firm = valid(model.entity('organisation'), { naam: who.firm, land: who.country })
    const person = valid(model.entity('invitation'), {
      email: who.email.toLowerCase(),
      name: who.firstName,
      tussenvoegsel: who.infix,
      achternaam: who.lastName,
      locale: who.language,
      inventarisatie_rol: String(roles.admin),
    })
    const organisation = await madeFirm(client, firm)
    await client.query(
      `update "uitnodiging" set "deleted_at" = now() where "organisatie_id" = $1 and "accepted_at" is null and "deleted_at" is null`,
      [organisation],
    )
    const id = uuid()
    await insertRows(client, model.entity('invitation'), organisation, [{ ...person, id }])
    const mail = await newInvitationToken(client, organisation, id)
    if (!mail) throw new Error('An invitation that was made just now is not open')
    return invitationLink(publicUrl, mail)
  })
}

/** What was given, as a form would take it. */
function valid<V extends Values>(entity: Entity, values: V): V {
  const issues = check(entity, values, Object.keys(values))
  if (issues.length > 0) throw invalid(entity, issues)
  return values
}

/** The firm that an earlier call made and where nobody works yet, under its name of now; else a new one. */
async function madeFirm(client: pg.PoolClient, firm: Values): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `update "inventarisatie_organisatie" o set "naam" = $1, "land" = $2
     where not exists (select from "inventarisatie_user" i where i."organisatie_id" = o."id") returning "id"`,
    [firm.naam, firm.land],
  )
  const [empty] = rows
  if (empty) return empty.id
  const { rowCount } = await client.query('select from "inventarisatie_rol" limit 1')
  if (!rowCount) await seedRoles(client)
  const { rows: days } = await client.query<{ day: string }>(`select vandaag()::text as "day"`)
  const defaults = Object.entries(model.entity('organisation').fields).map(([name, field]) => [
    name,
    'default' in field ? field.default : undefined,
  ])
  const { organisation } = await seedFirm(client, {
    organisation: { ...Object.fromEntries(defaults), ...firm },
    variableSet: { geldig_van: days[0]?.day },
  })
  const ids = new Map<string, string>()
  await seedTemplates(client, organisation, (kind, key) => {
    const id = ids.get(`${kind}/${key}`) ?? uuid()
    ids.set(`${kind}/${key}`, id)
    return id
  })
  return organisation
}
