import { isAdmin, isManager, type Role, roles } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../access.ts'
import { testApi } from '../../testing/api.ts'
import { callOnMany } from '../../testing/many.ts'
import { makeEveryRole, roleNames } from '../../testing/roles.ts'

// Whoever undoes a step does it anew, the other way round: nobody gives a right back, or takes one, who might not do so.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let stranger: Session
let people: Readonly<Record<Role, Session>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  stranger = await api.as('bea@tweede.test')
  people = await makeEveryRole(api, admin.organisationId)
}, 60_000)
afterAll(() => api.close())

const roleOf = async (person: Session) =>
  (
    await api.services.pools.owner.query(
      `select "inventarisatie_rol_id" as role, "active" from "inventarisatie_user" where "id" = $1`,
      [person.inspectionUserId],
    )
  ).rows[0]
/** A step of the administrator on one person; gives what undoes it. */
async function step(person: Session, input: Record<string, unknown>): Promise<string> {
  const ids = [person.inspectionUserId]
  const { batch, refused } = await callOnMany(api, 'updateInventarisatieUserMany', { ids, input }, admin)
  expect(refused).toEqual([])
  return String(batch)
}
/** The codes with which an undo is refused; empty where it was done. */
async function undo(batch: string, as: Session): Promise<string[]> {
  const { data, errors } = await api.ask(
    'mutation($b: ID!) { a: undoBatch(batch: $b) { refused { code } } }',
    { b: batch },
    as,
  )
  if (errors) return errors.map(({ extensions }) => String(extensions.code))
  return (data as { a: { refused: { code: string }[] } }).a.refused.map(({ code }) => code)
}
const invite = async (role: Role, email: string) => {
  const rows = [
    { email, name: 'Nieuw', achternaam: 'Iemand', inventarisatie_rol: { connect: { id: String(roles[role]) } } },
  ]
  const { changed, refused } = await callOnMany(api, 'createUitnodigingMany', { rows }, admin)
  expect(refused).toEqual([])
  return changed
}
const isThere = async (id: string) =>
  (await api.services.pools.owner.query(`select 1 from "uitnodiging" where "id" = $1 and "deleted_at" is null`, [id]))
    .rowCount === 1

describe.each(roleNames.filter((role) => !isAdmin(roles[role])))('a %s', (role) => {
  test('gives no right back that an administrator took away, not even the own', async () => {
    const who = people[role]
    for (const [from, to] of [
      ['admin', 'reader'],
      ['admin', 'manager'],
    ] as const) {
      await step(people.reader, { inventarisatie_rol: { connect: { id: String(roles[from]) } } })
      const batch = await step(people.reader, { inventarisatie_rol: { connect: { id: String(roles[to]) } } })
      expect(await undo(batch, who)).not.toEqual([])
      expect(await roleOf(people.reader)).toMatchObject({ role: roles[to] })
    }
    await step(people.reader, { inventarisatie_rol: { connect: { id: String(roles.reader) } } })
  })

  test('brings nobody back who was shut out, unless a manager may', async () => {
    const other = people[role === 'planner' ? 'reporter' : 'planner']
    const batch = await step(other, { active: false })
    const refused = await undo(batch, people[role])
    expect(refused.length === 0).toBe(isManager(roles[role]))
    expect(await roleOf(other)).toMatchObject({ active: isManager(roles[role]) })
    if (!isManager(roles[role])) await step(other, { active: true })
  })

  test.each(['admin', 'reader'] as const)(
    'brings back the invitation of one who was to be %s as the role may',
    async (to) => {
      const ids = await invite(to, `${role.toLowerCase()}-${to.toLowerCase()}@nieuw.test`)
      const { batch } = await callOnMany(api, 'deleteUitnodigingMany', { ids }, admin)
      const may = isManager(roles[role]) && to !== 'admin'
      expect((await undo(String(batch), people[role])).length === 0).toBe(may)
      expect(await isThere(String(ids[0]))).toBe(may)
    },
  )
})

test('somebody of another organisation finds no such step', async () => {
  const batch = await step(people.inspector, { functie: 'Inspecteur' })
  expect(await undo(batch, stranger)).toEqual(['notUndoable'])
})
