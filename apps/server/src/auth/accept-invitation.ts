import { accessLimits } from '@vezel/model/access-limits.ts'
import { check } from '@vezel/model/kit/model.ts'
import { acceptInvitation as acceptForm, invitedPerson } from '@vezel/model/operations/forgotten-password.ts'
import { declineInvitation as declineForm, type LinkState } from '@vezel/model/operations/mail-link.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { invalid } from '../db/invalid.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import { fullName } from '../entities/shared/full-name.ts'
import { withdrawEmail } from './change-email.ts'
import { askedOf, calledOf } from './own-words.ts'
import { hashPassword, isPasswordOf } from './password.ts'
import { hashToken, newToken } from './token.ts'

/** What the mail of an invitation says. */
export interface InvitationMail {
  readonly token: string
  readonly email: string
  readonly locale: 'nl' | 'en' | 'fr'
  readonly organisation: string
  /** As whoever invited typed it. */
  readonly name: string
  /** Who invited; null of the first administrator. */
  readonly by: string | null
  /** The address has an account: told to the owner of the mailbox alone. */
  readonly hasAccount: boolean
}

/**
 * A token for an invitation that is still open, or undefined when it was withdrawn, accepted, declined or mailed already. `owner`
 * owns the tables: a job knows no session.
 */
export async function newInvitationToken(
  owner: pg.Pool | pg.PoolClient,
  organisation: number,
  invitation: string,
): Promise<InvitationMail | undefined> {
  const token = newToken()
  const { rows } = await owner.query<Omit<InvitationMail, 'token'>>(
    `with "open" as (
       select o."organisatie_id", o."id", o."email", coalesce(u."locale", o."locale") as "locale", b."naam", u."id" is not null as "bekend", o."name" as "voornaam",
         (select ${fullName('p')} from "geschiedenis" h join "user" p on p."id" = h."user_id" where h."organisatie_id" = o."organisatie_id"
           and h."record_type" = 'Uitnodiging' and h."record_id" = o."id"::text and h."actie" = 'create' order by h."id" limit 1) as "door"
       from "uitnodiging" o join "inventarisatie_organisatie" b on b."id" = o."organisatie_id"
       left join "user" u on lower(u."email") = lower(o."email") and u."deleted_at" is null
       where o."organisatie_id" = $1 and o."id" = $2 and o."deleted_at" is null and o."accepted_at" is null and o."declined_at" is null and o."withdrawn_at" is null
         and not exists (select 1 from "uitnodiging_link" l where l."organisatie_id" = o."organisatie_id" and l."uitnodiging_id" = o."id"
           and l."used_at" is null and l."expires_at" > now())
     ), "sent" as (
       update "uitnodiging" o set "verzonden_op" = now() from "open" where o."organisatie_id" = "open"."organisatie_id" and o."id" = "open"."id"
     ), "link" as (
       insert into "uitnodiging_link" ("token_hash", "organisatie_id", "uitnodiging_id", "expires_at")
       select $3, "organisatie_id", "id", now() + $4 * interval '1 day' from "open"
     )
     select "email", "locale", "naam" as "organisation", "voornaam" as "name", "door" as "by", "bekend" as "hasAccount" from "open"`,
    [organisation, invitation, hashToken(token), accessLimits.invitationDays],
  )
  return rows[0] && { ...rows[0], token }
}

/** Takes back a token whose mail could not be sent. */
export async function dropInvitationToken(owner: pg.Pool, token: string): Promise<void> {
  await owner.query(
    `with "gone" as (delete from "uitnodiging_link" where "token_hash" = $1 returning "organisatie_id", "uitnodiging_id")
     update "uitnodiging" o set "verzonden_op" = null from "gone" g where o."organisatie_id" = g."organisatie_id" and o."id" = g."uitnodiging_id"`,
    [hashToken(token)],
  )
}

/** Who is invited, as the account gets it. */
export interface InvitedPerson {
  readonly name: string
  readonly tussenvoegsel: string | null
  readonly achternaam: string
  readonly phone_number: string | null
}

interface Invitation extends InvitedPerson {
  readonly id: string
  readonly email: string
  readonly locale: string
  readonly role: number
  readonly branch: string | null
  readonly job: string | null
}

const isOpenInvitation = `"deleted_at" is null and "accepted_at" is null and "declined_at" is null and "withdrawn_at" is null`

/** What is done with an invitation: the column that says when. */
type End = 'accepted_at' | 'declined_at'

/** Uses the link of a mail once, and ends its invitation; undefined for a token that is none of an invitation in force. */
async function endInvitation(
  client: pg.PoolClient,
  { email, token }: { readonly email: string; readonly token: string },
  end: End,
): Promise<(Invitation & { readonly organisation: number }) | undefined> {
  const { rows: links } = await client.query<{ organisation: number; invitation: string }>(
    `update "uitnodiging_link" set "used_at" = now()
     where "token_hash" = $1 and "used_at" is null and "expires_at" > now()
     returning "organisatie_id" as "organisation", "uitnodiging_id" as "invitation"`,
    [hashToken(token)],
  )
  const [link] = links
  if (!link) return undefined
  await speakFor(client, link.organisation)
  const { rows: invitations } = await client.query<Invitation>(
    `update "uitnodiging" set "${end}" = now(), "updated_at" = now(), "record_version" = "record_version" + 1
     where "organisatie_id" = $1 and "id" = $2 and lower("email") = lower($3) and ${isOpenInvitation}
     returning "id", "email", "name", "tussenvoegsel", "achternaam", "phone_number", "locale", "inventarisatie_rol_id" as "role", "vestiging_id" as "branch", "functie" as "job"`,
    [link.organisation, link.invitation, email.trim()],
  )
  const [invitation] = invitations
  if (!invitation) throw new Problem('resetInvalid')
  return { ...invitation, organisation: link.organisation }
}

/** Refuses an invitation with the token of its mail, for good. Throws `invalid`, or `resetInvalid` as accepting does. */
export async function declineInvitation(
  db: pg.Pool,
  input: { readonly email: string; readonly token: string },
): Promise<void> {
  const issues = check(declineForm, { ...input })
  if (issues.length > 0) throw invalid(declineForm, issues)
  const declined = await inOneTransaction(db, (client) => endInvitation(client, input, 'declined_at'))
  if (!declined) throw new Problem('resetInvalid')
}

/** What accepting asks: of the person what is absent stays as the invitation has it. */
interface Accepting extends Partial<InvitedPerson> {
  readonly email: string
  readonly token: string
  readonly password: string
}

/**
 * Accepts an invitation with the token of its mail, in the transaction of `client`: whoever has the mailbox, and the
 * password where there is an account already, gets a place in the organisation. Answers whether the token was one of an
 * invitation; throws `resetInvalid` when that was withdrawn, or is of somebody who is shut out, and `invalid` for a password
 * that is not the account's: the link then still works.
 */
export async function acceptInvitation(client: pg.PoolClient, input: Accepting): Promise<boolean> {
  const invitation = await endInvitation(client, input, 'accepted_at')
  if (!invitation) return false
  const { organisation } = invitation
  // Of all people, not only of those the organisation sees.
  await speakFor(client, undefined)
  const user = await accountFor(client, invitation, input)
  await speakFor(client, organisation)
  const person = uuid()
  const { rowCount } = await client.query(
    `insert into "inventarisatie_user" ("organisatie_id", "id", "user_id", "inventarisatie_organisatie_id", "inventarisatie_rol_id", "vestiging_id", "functie", "active")
     values ($1, $2, $3, $1, $4, $5, $6, true) on conflict do nothing`,
    [organisation, person, user, invitation.role, invitation.branch, invitation.job],
  )
  if (rowCount)
    await client.query(
      `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen") values ($1, $2, 'create', 'InventarisatieUser', $3, $4)`,
      [organisation, user, person, JSON.stringify(madeOf(invitation, user))],
    )
  return true
}

/** What the history of a staff member begins with: who it is, and what the invitation gave. */
const madeOf = ({ id, role }: Invitation, user: number) => ({
  uitnodiging: [null, id],
  user: [null, String(user)],
  inventarisatie_rol: [null, String(role)],
  active: [null, true],
})

/** Sets for whom the rest of the transaction speaks; without an organisation it is the log-in. */
const speakFor = (client: pg.PoolClient, organisation: number | undefined) =>
  client.query(`select set_config('app.org', $1, true)`, [organisation === undefined ? '' : String(organisation)])

async function accountFor(
  client: pg.PoolClient,
  invitation: Invitation & { readonly organisation: number },
  input: Accepting,
): Promise<number> {
  const { organisation } = invitation
  const { rows } = await client.query<{ id: number; password: string | null; active: boolean }>(
    `select "id", "password", "active" from "user" where lower("email") = lower($1) and "deleted_at" is null for update`,
    [invitation.email],
  )
  const [known] = rows
  if (known && !known.active) throw new Problem('resetInvalid')
  if (known) {
    // One that never had a password chooses it here. Another is not changed by what was meant as the present one.
    if (known.password === null) await setPassword(client, known.id, input.password)
    else if (!(await isPasswordOf(known.password, input.password)))
      throw invalid(acceptForm, [{ path: 'password', rule: 'isCurrentPassword', args: [] }])
    return known.id
  }
  const person = personOf(invitation, input)
  const { rows: named } = await client.query<{ naam: string }>(
    `select "naam" from "inventarisatie_organisatie" where "id" = $1`,
    [organisation],
  )
  const firms = named.map(({ naam }) => naam)
  const { rows: made } = await client.query<{ id: number }>(
    `insert into "user" ("email", "username", "name", "tussenvoegsel", "achternaam", "phone_number", "password", "locale", "country", "active")
     values ($1, $1, $2, $3, $4, $5, $6, $7, (select "land" from "inventarisatie_organisatie" where "id" = $8), true) returning "id"`,
    [
      invitation.email.toLowerCase(),
      person.name,
      person.tussenvoegsel,
      person.achternaam,
      person.phone_number,
      await hashPassword(input.password, { ...person, emails: [invitation.email], firms }),
      invitation.locale,
      organisation,
    ],
  )
  return made[0]?.id ?? 0
}

/** Who comes: as he says it himself, and else as whoever invited typed it. Throws `invalid` for what no account may hold. */
function personOf(invitation: Invitation, given: Partial<InvitedPerson>): InvitedPerson {
  const own = (name: keyof InvitedPerson) =>
    given[name] === undefined ? invitation[name] : given[name]?.trim() || null
  const person = {
    name: own('name') ?? '',
    tussenvoegsel: own('tussenvoegsel'),
    achternaam: own('achternaam') ?? '',
    phone_number: own('phone_number'),
  }
  const issues = check(invitedPerson, person)
  if (issues.length > 0) throw invalid(invitedPerson, issues)
  return person
}

/** What became of the link of an invitation; undefined for a token that is of none, or of one that was removed for good. */
export async function invitationLinkState(client: pg.PoolClient, token: string): Promise<LinkState | undefined> {
  const { rows: links } = await client.query<{ organisation: number; invitation: string; used: boolean; old: boolean }>(
    `select "organisatie_id" as "organisation", "uitnodiging_id" as "invitation", "used_at" is not null as "used", "expires_at" <= now() as "old"
     from "uitnodiging_link" where "token_hash" = $1`,
    [hashToken(token)],
  )
  const [link] = links
  if (!link) return undefined
  await speakFor(client, link.organisation)
  const { rows } = await client.query<{ state: LinkState | null }>(
    `select case when "accepted_at" is not null then 'aangenomen' when "declined_at" is not null then 'afgeslagen'
       when "withdrawn_at" is not null or "deleted_at" is not null then 'ingetrokken'
       when $3 and ("verzonden_op" is null or exists (select from "uitnodiging_link" l where l."organisatie_id" = $1 and l."uitnodiging_id" = $2
         and l."used_at" is null)) then 'vervangen'
       when $3 then 'ingetrokken' end as "state"
     from "uitnodiging" where "organisatie_id" = $1 and "id" = $2`,
    [link.organisation, link.invitation, link.used],
  )
  return rows[0]?.state ?? (link.old ? 'over' : 'open')
}

/**
 * Whom an open invitation is for, told to who has its link and knows the address that it went to. Null where that address has
 * an account, which keeps what it says, and for a link that is of no open invitation.
 */
export async function invitedBy(
  db: pg.Pool,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<InvitedPerson | null> {
  return inOneTransaction(db, async (client) => {
    const { rows: links } = await client.query<{ organisation: number; invitation: string }>(
      `select "organisatie_id" as "organisation", "uitnodiging_id" as "invitation" from "uitnodiging_link" l
       where "token_hash" = $1 and "used_at" is null and "expires_at" > now()
         and not exists (select from "user" u where lower(u."email") = lower($2) and u."deleted_at" is null)`,
      [hashToken(token), email.trim()],
    )
    const [link] = links
    if (!link) return null
    await speakFor(client, link.organisation)
    const { rows } = await client.query<InvitedPerson>(
      `select "name", "tussenvoegsel", "achternaam", "phone_number" from "uitnodiging"
       where "organisatie_id" = $1 and "id" = $2 and lower("email") = lower($3) and ${isOpenInvitation}`,
      [link.organisation, link.invitation, email.trim()],
    )
    return rows[0] ?? null
  })
}

/**
 * Sets a password with proof of the mailbox: every session ends, and links that were asked for before no longer work. It is of
 * the log-in, which speaks for no organisation; each that the person works for finds it in its log.
 */
export async function setPassword(client: pg.PoolClient, user: number, password: string): Promise<void> {
  await client.query(
    `update "user" set "password" = $2, "record_version" = "record_version" + 1, "updated_at" = now() where "id" = $1`,
    [user, await hashPassword(password, await calledOf(askedOf(client), user))],
  )
  await client.query(`update "sessie" set "revoked_at" = now() where "user_id" = $1 and "revoked_at" is null`, [user])
  await client.query(`update "wachtwoord_herstel" set "used_at" = now() where "user_id" = $1 and "used_at" is null`, [
    user,
  ])
  await withdrawEmail(client, user)
  const { rows } = await client.query<{ organisation: number }>(
    `select distinct "organisatie_id" as "organisation" from "inventarisatie_user" where "user_id" = $1 and "deleted_at" is null`,
    [user],
  )
  for (const { organisation } of rows) {
    await speakFor(client, organisation)
    await client.query(
      `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen") values ($1, $2, 'passwordByLink', 'User', $3, '{}')`,
      [organisation, user, String(user)],
    )
  }
  await speakFor(client, undefined)
}
