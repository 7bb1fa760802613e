import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateForgottenPassword } from '../auth/reset-password.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn } from '../testing/log-in.ts'
import {
  type FirstAdministrator,
  hasAdministrator,
  inviteFirstAdministrator,
  waitingFirm,
} from './first-administrator.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const who: FirstAdministrator = {
  firm: 'Onderzoek Zuid',
  country: 'BE',
  email: 'Nel@zuid.test',
  firstName: 'Nel',
  infix: null,
  lastName: 'Claes',
  language: 'nl',
}
const password = 'een-zin-die-niemand-raadt'
const invite = (given: Partial<FirstAdministrator> = {}) =>
  inviteFirstAdministrator(db.owner, 'https://vezel.test', { ...who, ...given })
/** Does what the page of the link does. */
function accept(link: string) {
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname, searchParams.get('invitation')]).toEqual(['https://vezel.test', '/reset-password', '1'])
  const input = { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' }
  const chosen = { password, password_confirmation: password }
  return updateForgottenPassword(db.serve, { ...input, ...chosen }, { address: '192.0.2.1' })
}
const firms = async () =>
  (await db.owner.query(`select "naam", "land" from "inventarisatie_organisatie" where "naam" like 'Onderzoek Z%'`))
    .rows

test('where an administrator can log in nobody is made one', async () => {
  expect(await hasAdministrator(db.owner)).toBe(true)
  await expect(invite()).rejects.toThrow('There is an administrator already')
  expect(await firms()).toEqual([])
})

test('the firm is made once, with its lists, and its link lets one administrator in, once', async () => {
  await db.owner.query(`update "inventarisatie_user" set "active" = false where "inventarisatie_rol_id" = 3`)
  expect(await hasAdministrator(db.owner)).toBe(false)
  await expect(invite({ email: 'geen adres', firm: ' ' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(invite({ country: 'FR' })).rejects.toMatchObject({ code: 'invalid' })
  expect(await firms()).toEqual([])

  expect(await waitingFirm(db.owner)).toBeUndefined()
  const lost = await invite({ firm: 'Onderzoek Zuyd', email: 'nell@zuid.test' })
  // What the next one takes the place of, as long as nobody has come in.
  expect(await waitingFirm(db.owner)).toEqual({ firm: 'Onderzoek Zuyd', email: 'nell@zuid.test' })
  const expired = await invite()
  await expect(accept(lost)).rejects.toMatchObject({ code: 'resetInvalid' })
  await db.owner.query(`update "uitnodiging_link" set "expires_at" = now()`)
  await expect(accept(expired)).rejects.toMatchObject({ code: 'resetInvalid' })
  expect(await hasAdministrator(db.owner)).toBe(false)

  // At the same moment from two windows: one firm, and the last link counts.
  const links = await Promise.all([invite(), invite()])
  const came = await Promise.allSettled(links.map(accept))
  expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await firms()).toEqual([{ naam: 'Onderzoek Zuid', land: 'BE' }])
  await expect(accept(links[came[0]?.status === 'fulfilled' ? 0 : 1] ?? '')).rejects.toMatchObject({
    code: 'resetInvalid',
  })
  await expect(invite()).rejects.toThrow('There is an administrator already')
  expect(await waitingFirm(db.owner)).toBeUndefined()

  const { session } = await logIn(db.serve, { username: 'nel@zuid.test', password }, { address: '192.0.2.1' })
  const { rows } = await db.owner.query(
    `select u."country", i."inventarisatie_rol_id" as "role", s."geldig_van"::text = vandaag()::text as "isDated", s."active", o."onderzoeknummer_format" as "format",
       (select count(*)::integer from "onderzoek_type" t where t."variable_set_id" = s."id") as "items"
     from "user" u join "inventarisatie_user" i on i."user_id" = u."id"
     join "inventarisatie_organisatie" o on o."id" = i."organisatie_id" join "variable_set" s on s."id" = o."variable_set_id" where u."id" = $1`,
    [session.userId],
  )
  expect(rows).toEqual([
    { country: 'BE', role: 3, isDated: true, active: true, format: 'JJJJ-0000', items: expect.any(Number) },
  ])
  expect(rows[0].items).toBeGreaterThan(3)
})

test('the firm has its report templates with their chapters', async () => {
  const { rows } = await db.owner.query(
    `select t."naam", count(h."id")::integer as "chapters" from "rapport_template" t
     join "inventarisatie_organisatie" o on o."id" = t."organisatie_id" and o."naam" = 'Onderzoek Zuid'
     left join "rapport_template_hoofdstuk" h on h."organisatie_id" = t."organisatie_id" and h."rapport_template_id" = t."id"
     where t."active" group by t."naam" order by t."naam"`,
  )
  expect(rows).toEqual([
    { naam: 'Asbestinventaris Vlaanderen', chapters: 11 },
    { naam: 'Asbestinventarisatie NL', chapters: 13 },
    { naam: 'IHM', chapters: 9 },
  ])
})
