import { Problem } from '@vezel/model/problems.ts'
import { isAdmin, isManager } from '../access.ts'
import { hashPassword } from '../auth/password.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

/** First name, prefix and last name, joined by spaces. */
const fullName = (u: string) => `concat_ws(' ', ${u}."name", nullif(${u}."tussenvoegsel", ''), ${u}."achternaam")`

/** Users 2 and 67 carry the developer flag (§6). */
const developers = [2, 67]

export const userBehaviour: Behaviour = {
  computed: {
    full_name: ({ row }) => fullName(row),
    is_developer: ({ row }) => `(${row}."id" in (${developers.join(', ')}))`,
  },

  async beforeSave(draft, work, before) {
    // A normal user changes the own record only; a person of another organisation is not there at all.
    if (before && !isManager(work.session) && String(before.id) !== String(work.session.userId))
      throw new Problem('forbidden')
    if (before) {
      const here = await work.query(`select 1 from "inventarisatie_user" where "user_id" = try_int($1)`, [before.id])
      if (here.length === 0) throw new Problem('notFound', { entity: { nl: 'Gebruiker', en: 'User' } })
      if (!isManager(work.session) && draft.active !== before.active) throw new Problem('forbidden')
    }
    draft.email = typeof draft.email === 'string' ? draft.email.toLowerCase() : draft.email
    draft.username = typeof draft.username === 'string' && draft.username ? draft.username.toLowerCase() : draft.email
    return before || draft.password ? undefined : [{ path: 'password', rule: 'isRequired', args: [] }]
  },
  async afterCreate(id, draft, work) {
    if (typeof draft.password === 'string')
      await work.query(`update "user" set "password" = $2 where "id" = try_int($1)`, [
        id,
        await hashPassword(draft.password),
      ])
  },
  async afterUpdate(id, draft, work, before) {
    if (typeof draft.password !== 'string' || draft.password === before.password) return
    await work.query(`update "user" set "password" = $2 where "id" = try_int($1)`, [
      id,
      await hashPassword(draft.password),
    ])
    await work.query(`update "sessie" set "revoked_at" = now() where "user_id" = try_int($1) and "token_hash" <> $2`, [
      id,
      work.session.tokenHash,
    ])
  },
  async beforeDelete(record, work) {
    const here = await work.query(`select 1 from "inventarisatie_user" where "user_id" = try_int($1)`, [record.id])
    if (here.length === 0) throw new Problem('notFound', { entity: { nl: 'Gebruiker', en: 'User' } })
  },
}

export const inspectionUserBehaviour: Behaviour = {
  computed: { full_name: ({ row }) => `(select ${fullName('u')} from "user" u where u."id" = ${row}."user_id")` },

  async prepare(draft, work) {
    draft.inventarisatie_organisatie ??= String(work.session.organisationId)
  },
  /** Only an administrator may give the administrator's role (§3.2 of the data model). */
  async beforeSave(draft, work, before) {
    if (
      String(draft.inventarisatie_rol) === '3' &&
      String(before?.inventarisatie_rol) !== '3' &&
      !isAdmin(work.session)
    )
      throw new Problem('forbidden')
    // Whoever links a person to this organisation must have made that person, or the person is a colleague already.
    if (!before && !(await mayLink(draft.user, work)))
      throw new Problem('notFound', { entity: { nl: 'Gebruiker', en: 'User' } })
  },
}

const mayLink = async (user: unknown, work: Work) =>
  (
    await work.query(
      `select 1 from "user" u where u."id" = try_int($1) and not exists (select 1 from "inventarisatie_user" i where i."user_id" = u."id")`,
      [user],
    )
  ).length > 0

export const contactBehaviour: Behaviour = {
  computed: {
    full_name: ({ row }) =>
      `concat_ws(' ', nullif(${row}."voornaam", ''), nullif(${row}."tussenvoegsel", ''), ${row}."achternaam")`,
  },
}
