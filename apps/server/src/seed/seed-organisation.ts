import { model } from '@vezel/model'
import { furtherDays } from '@vezel/model/working-days.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { hashPassword, nobody } from '../auth/password.ts'
import { insertRows } from '../db/bulk.ts'
import type { Values } from '../db/work.ts'
import { type ItemIds, seedLookups } from './seed-lookups.ts'

export interface Person extends Values {
  readonly id: number
  readonly role: number
}
export interface SeededOrganisation {
  readonly organisation: number
  readonly variableSet: number
  readonly items: ItemIds
  /** Inspection users by user id. */
  readonly people: ReadonlyMap<number, string>
  /** The default branch. */
  readonly branch: string
}

/** An organisation with its variable set, in which every list has its items; nobody works there yet. */
export async function seedFirm(
  db: ClientBase,
  input: { readonly organisation: Values; readonly variableSet: Values },
): Promise<Pick<SeededOrganisation, 'organisation' | 'variableSet' | 'items'>> {
  // The organisation names its variable set, and the set its organisation.
  await db.query('set constraints all deferred')
  const { rows } = await db.query<{ organisation: number; set: number }>(
    `select nextval(pg_get_serial_sequence('"inventarisatie_organisatie"', 'id'))::integer as "organisation", nextval(pg_get_serial_sequence('"variable_set"', 'id'))::integer as "set"`,
  )
  const { organisation, set } = rows[0] ?? { organisation: 1, set: 1 }
  await db.query(`select set_config('app.org', $1, true)`, [String(organisation)])
  await insertRows(db, model.entity('organisation'), organisation, [
    { ...input.organisation, id: organisation, variable_set: set },
  ])
  await insertRows(db, model.entity('variableSet'), organisation, [
    { name: 'Standaard', ...input.variableSet, id: set },
  ])
  // §5: the list of further days that everybody begins with.
  await insertRows(
    db,
    model.entity('holiday'),
    organisation,
    furtherDays.map((datum) => ({ id: uuid(), datum })),
  )
  return { organisation, variableSet: set, items: await seedLookups(db, set) }
}

/** An organisation that can work: its variable set with every list, a branch, and people who can log in with `password`. */
export async function seedOrganisation(
  db: ClientBase,
  input: {
    organisation: Values
    branches: readonly Values[]
    people: readonly Person[]
    password: string
    variableSet?: string
  },
): Promise<SeededOrganisation> {
  const { organisation, variableSet, items } = await seedFirm(db, {
    organisation: input.organisation,
    variableSet: input.variableSet === undefined ? {} : { name: input.variableSet },
  })
  const branches = await insertRows(
    db,
    model.entity('branch'),
    organisation,
    input.branches.map((b) => ({ id: uuid(), ...b, inventarisatie_organisatie: organisation })),
  )
  // One hash serves all: hashing is slow on purpose, and a seed's password is no secret.
  const password = await hashPassword(input.password, nobody)
  await insertRows(
    db,
    model.entity('user'),
    organisation,
    // Whoever left an organisation is inactive there, and not shut out elsewhere.
    input.people.map((p) => ({ username: p.email, ...p, active: true, password })),
  )
  await db.query(`select setval(pg_get_serial_sequence('"user"', 'id'), (select max("id") from "user"))`)
  const inspectors = await insertRows(
    db,
    model.entity('inspectionUser'),
    organisation,
    input.people.map((p) => ({
      id: uuid(),
      vestiging: branches[0],
      ...inspectorOf(p),
      user: p.id,
      inventarisatie_organisatie: organisation,
      inventarisatie_rol: p.role,
    })),
  )
  return {
    organisation,
    variableSet,
    items,
    people: new Map(input.people.map((p, i) => [p.id, inspectors[i] ?? ''])),
    branch: branches[0] ?? '',
  }
}

const inspectorOf = ({ vestiging, functie, initialen, personeelsnummer, active = true }: Person) => ({
  ...(vestiging ? { vestiging } : {}),
  active,
  functie,
  initialen,
  personeelsnummer,
})
