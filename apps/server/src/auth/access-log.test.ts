import { type EntityKey, model } from '@vezel/model'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { cleanUp } from '../jobs/clean-up.ts'
import { testApi } from '../testing/api.ts'
import { logIn } from '../testing/log-in.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makePerson } from '../testing/people.ts'
import { setFiles } from '../testing/set-files.ts'
import { newResetToken, updateForgottenPassword } from './reset-password.ts'
import { residentKinds } from './residents.ts'
import { sessionOf } from './session.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

interface Line {
  regels: string[]
  id: string
  soort: string
  isGeweigerd: boolean
  wat: string
  door: string | null
  over: string | null
}
const log = (args = '', as = ada): Promise<Line[]> =>
  api.get(`{ toegangslog${args} { id soort isGeweigerd wat door over regels } }`, {}, as)
const password = 'vezel-demo-2026'
const device = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const tries = (username: string, word: string, address = '192.0.2.7') =>
  logIn(api.services.pools.serve, { username, password: word }, { address, device }).catch(() => undefined)
const owner = () => api.services.pools.owner

test('log-ins, also refused, are for the administrators of the organisation alone', async () => {
  const person = await makePerson(owner(), ada.organisationId, { email: 'sam@eerste.test' })
  await tries('sam@eerste.test', 'niet-het-woord')
  await tries('sam@eerste.test', password)
  await tries('niemand@eerste.test', 'een-wachtwoord-dat-nergens-hoort')
  const about = `(persoon: ${person.userId})`
  expect(
    (await log(about)).map(({ soort, isGeweigerd, wat, door, over }) => [soort, isGeweigerd, wat, door, over]),
  ).toEqual([
    ['inloggen', false, 'Ingelogd', 'Samir El Amrani', 'Samir El Amrani'],
    ['inloggen', true, 'Inloggen geweigerd · Inloggen mislukt · Firefox 140, Windows', null, 'Samir El Amrani'],
  ])
  // What was typed where nobody is, is kept nowhere.
  const { rows } = await owner().query(`select count(*)::integer as "n" from "inlogweigering"`)
  expect(rows[0].n).toBe(1)
  for (const email of ['mo@eerste.test', 'ines@eerste.test']) {
    const asked = await api.ask('{ toegangslog { id } }', {}, await api.as(email))
    expect(asked.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
  }
  expect(await log(about, await api.as('bea@tweede.test'))).toEqual([])
})

test('tells that somebody chose another password or name to log in with, and never which', async () => {
  const { userId } = await makePerson(owner(), ada.organisationId, { email: 'wissel@eerste.test' })
  const came = await tries('wissel@eerste.test', password)
  const person = (await sessionOf(api.services.pools.serve, came?.access_token ?? '')) ?? undefined
  const change = (input: Record<string, unknown>) =>
    api.get(
      'mutation($input: UpdateLoginInput!) { updateLogin(input: $input) { id } }',
      { input: { current_password: password, ...input } },
      person,
    )
  await change({ username: 'wisselaar' })
  await change({ password: 'een-nieuw-woord', password_confirmation: 'een-nieuw-woord' })
  const link = await newResetToken(api.services.pools.serve, 'wissel@eerste.test')
  const chosen = { password: 'nog-een-woord', password_confirmation: 'nog-een-woord' }
  await updateForgottenPassword(
    api.services.pools.serve,
    { email: 'wissel@eerste.test', token: link?.token ?? '', ...chosen },
    { address: '192.0.2.7' },
  )
  const lines = await log(`(soort: "inloggen", persoon: ${userId})`)
  expect(lines.slice(0, 3).map(({ wat, over }) => [wat, over])).toEqual([
    ['Wachtwoord gekozen met een link uit een mail', 'Samir El Amrani'],
    ['Gewijzigd · Wachtwoord', 'Samir El Amrani'],
    ['Gewijzigd · Gebruikersnaam', 'Samir El Amrani'],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/wisselaar|een-nieuw-woord/)
})

test('tells what of rights was changed, from what to what and by whom', async () => {
  const { inspectionUserId: id, userId } = await makePerson(owner(), ada.organisationId, { email: 'rol@eerste.test' })
  const change = (input: Record<string, unknown>) =>
    api.get(
      'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
      { id, input },
      ada,
    )
  await change({ functie: 'Adviseur' })
  await change({ inventarisatie_rol: { connect: { id: '2' } } })
  await change({ active: false })
  const kind = await api.item('inventarisatie_user_capabilities', 'Projectleiding')
  await owner().query(`delete from "user_capability" where "inventarisatie_user_id" = $1`, [id])
  const connect = (to: string) => ({ connect: { id: to } })
  const input = { inventarisatie_user: connect(id), inventarisatie_user_capability: connect(kind) }
  const capability = await api.create('userCapability', input, ada)
  await api.get(
    'mutation($id: ID!, $input: UpdateUserCapabilityInput!) { updateUserCapability(id: $id, input: $input) { id } }',
    { id: capability, input: { sinds: '2024-03-01 00:00:00' } },
    ada,
  )
  await api.get('mutation($id: ID!) { deleteUserCapability(id: $id) { id } }', { id: capability }, ada)
  const lines = await log(`(soort: "rechten", persoon: ${userId})`)
  expect(lines.map(({ wat }) => wat)).toEqual([
    'Verwijderd · Bevoegdheid · Projectleiding',
    expect.stringMatching(/^Gewijzigd · Bevoegdheid · Projectleiding · Sinds: \d.+ → 1 maart 2024$/),
    expect.stringMatching(/^Aangemaakt · Bevoegdheid · Projectleiding · Sinds: \d/),
    'Gewijzigd · Medewerker · Actief: ja → nee',
    expect.stringMatching(/^Gewijzigd · Medewerker · Rol: .+ → Manager$/),
  ])
  expect(lines.every(({ soort, isGeweigerd }) => soort === 'rechten' && !isGeweigerd)).toBe(true)
  expect(new Set(lines.map(({ door }) => door)).size).toBe(1)
  expect(await log(`(soort: "inloggen", persoon: ${userId})`)).toEqual([])
})

test('shows what a manager granted himself, which nobody else below him may', async () => {
  const mo = await api.as('mo@eerste.test')
  const kind = await api.item('inventarisatie_user_capabilities', 'Projectleiding')
  await owner().query(`delete from "user_capability" where "inventarisatie_user_id" = $1`, [mo.inspectionUserId])
  const connect = (to: string) => ({ connect: { id: to } })
  const grant = (as: Session, who: Session = as) =>
    api.ask(
      'mutation($input: CreateUserCapabilityInput!) { createUserCapability(input: $input) { id toegekend_door { id } } }',
      {
        input: { inventarisatie_user: connect(who.inspectionUserId), inventarisatie_user_capability: connect(kind) },
      },
      as,
    )
  const codes = async (asked: ReturnType<typeof api.ask>) => (await asked).errors?.map((e) => e.extensions.code)
  expect(await codes(grant(await api.as('ines@eerste.test')))).toEqual(['forbidden'])
  expect(await codes(grant(await api.as('ines@eerste.test'), mo))).toEqual(['forbidden'])
  // His role is for an administrator to change.
  const role = { inventarisatie_rol: connect('3') }
  const change = api.ask(
    'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
    { id: mo.inspectionUserId, input: role },
    mo,
  )
  expect(await codes(change)).toEqual(['forbidden'])
  expect((await grant(mo)).data?.createUserCapability).toMatchObject({ toegekend_door: { id: String(mo.userId) } })
  const [line] = await log(`(soort: "rechten", persoon: ${mo.userId})`)
  expect(line).toMatchObject({
    wat: expect.stringMatching(/^Aangemaakt · Bevoegdheid · Projectleiding · Sinds: /),
    door: line?.over,
  })
})

const connect = (to: string) => ({ connect: { id: to } })
const remove = (type: string, id: string) =>
  api.get(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, ada)

test('tells of certificates, of what a capability asks, and of invitations with their role', async () => {
  const { inspectionUserId: id, userId } = await makePerson(owner(), ada.organisationId, { email: 'cert@eerste.test' })
  const dia = await api.item('inventarisatie_user_certificate_types', 'DIA (Deskundig Inventariseerder Asbest)')
  const given = { uitgegeven_op: '2025-03-01 00:00:00', geldig_tot: '2028-03-01 00:00:00', nummer: '12' }
  const of = { inventarisatie_user: connect(id), inventarisatie_user_certificate_type: connect(dia) }
  const certificate = await api.create('userCertificate', { ...of, ...given }, ada)
  await remove('UserCertificaat', certificate)
  expect((await log(`(soort: "rechten", persoon: ${userId})`)).map(({ wat, over }) => [wat, over])).toEqual([
    [expect.stringMatching(/^Verwijderd · Certificaat · .*DIA.*$/), 'Samir El Amrani'],
    [
      expect.stringMatching(
        /^Aangemaakt · Certificaat · .*DIA.* · Uitgegeven op: 1 maart 2025 · Geldig tot: 1 maart 2028$/,
      ),
      'Samir El Amrani',
    ],
  ])
  const capability = await api.item('inventarisatie_user_capabilities', 'Projectleiding')
  const asks = { capability: connect(capability), certificate_type: connect(dia), verplicht: true }
  const set: { variable_set: { id: string } }[] = await api.get(
    '{ inventarisatieOrganisaties { variable_set { id } } }',
  )
  const input = {
    ...asks,
    variable_set: connect(set[0]?.variable_set.id ?? ''),
    value: 'Projectleiding vraagt DIA',
    active: true,
    volgorde: 99,
  }
  const requirement = await api.create('capability_certificate_requirements', input, ada)
  await remove('CapabilityCertificateRequirement', requirement)
  const [gone, made] = await log('(soort: "rechten")')
  expect(made?.wat).toMatch(/^Aangemaakt · Certificaateisen · Projectleiding · .*DIA.* · Verplicht: ja · Actief: ja$/)
  expect(gone?.wat).toMatch(/^Verwijderd · Certificaateisen · Projectleiding · .*DIA/)
  const sets: { id: string; name: string }[] = await api.get('{ variableSets { id name } }', {}, ada)
  const own = sets.find(({ id }) => id === set[0]?.variable_set.id)?.name
  expect([made?.over, gone?.over]).toEqual([own, own])
  const invited = { email: 'nieuw@eerste.test', name: 'Noor', achternaam: 'Vos', inventarisatie_rol: connect('2') }
  const invitation = await api.create('invitation', invited, ada)
  const [line] = await log('(soort: "rechten")')
  expect(line).toMatchObject({ wat: 'Aangemaakt · Uitnodiging · Rol: Manager', over: 'Noor Vos' })
  await api.get('mutation($id: ID!) { trekUitnodigingIn(id: $id) { id } }', { id: invitation }, ada)
  const [withdrawn] = await log('(soort: "rechten")')
  expect(withdrawn).toMatchObject({ wat: 'Ingetrokken · Uitnodiging', over: 'Noor Vos' })
})

test('still names somebody who was deleted, also once the row is gone for good', async () => {
  const { inspectionUserId: id, userId } = await makePerson(owner(), ada.organisationId, { email: 'weg@eerste.test' })
  const kind = await api.item('inventarisatie_user_capabilities', 'Projectleiding')
  await owner().query(`delete from "user_capability" where "inventarisatie_user_id" = $1`, [id])
  const granted = { inventarisatie_user: connect(id), inventarisatie_user_capability: connect(kind) }
  await api.create('userCapability', granted, ada)
  await remove('InventarisatieUser', id)
  const about = `(soort: "rechten", persoon: ${userId})`
  const told = (await log(about)).map(({ wat, over }) => [wat, over])
  expect(told).toEqual([
    ['Verwijderd · Medewerker', 'Samir El Amrani'],
    [expect.stringMatching(/^Aangemaakt · Bevoegdheid · Projectleiding/), 'Samir El Amrani'],
  ])
  // Others learn no name of a person who never worked for them.
  const elsewhere = await api.as('bea@tweede.test')
  expect(await log(`(persoon: ${userId})`, elsewhere)).toEqual([])
  // As the night does it a month later; what the history told names the account.
  await owner().query(
    `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen", "created_at")
     values ($1, $2, 'create', 'InventarisatieUser', $3, $4, now() - interval '1 year')`,
    [ada.organisationId, userId, id, JSON.stringify({ user: [null, String(userId)] })],
  )
  for (const table of ['user_capability', 'user_certificaat'])
    await owner().query(
      `update "${table}" set "deleted_at" = now() - interval '31 days' where "inventarisatie_user_id" = $1`,
      [id],
    )
  await owner().query(`update "inventarisatie_user" set "deleted_at" = now() - interval '31 days' where "id" = $1`, [
    id,
  ])
  await cleanUp({}, api.services, new AbortController().signal)
  const { rowCount } = await owner().query(`select 1 from "inventarisatie_user" where "id" = $1`, [id])
  expect(rowCount).toBe(0)
  expect((await log(about)).slice(0, 2).map(({ wat, over }) => [wat, over])).toEqual(told)
})

test('a read is about the person whose data was seen, not about whoever saw it', async () => {
  const kinds = model.entities.filter(({ fields }) => Object.values(fields).some((field) => field.readsKept))
  expect(kinds.map(({ key }) => key).sort()).toEqual([...residentKinds].sort())
  const ids = await makeOneOfEach(api, ada)
  const one = (key: EntityKey) => ids.get(key) ?? ''
  await owner().query(`update "onderzoek_uitvoering" set "bewoner" = 'Mevrouw De Wit'`)
  await owner().query(`update "interview" set "naam" = 'Jan Bewoner'`)
  const seen = { Interview: one('interview'), OnderzoekUitvoering: one('execution'), Inventarisatie: one('visit') }
  for (const [type, id] of Object.entries(seen))
    await owner().query(
      `insert into "inzage" ("organisatie_id", "user_id", "dag", "record_type", "record_id") values ($1, $2, current_date, $3, $4)`,
      [ada.organisationId, ada.userId, type, id],
    )
  const lines = await log('(soort: "inzage")')
  expect(lines.map(({ over }) => over).sort()).toEqual(['Jan Bewoner', 'Mevrouw De Wit', 'Mevrouw De Wit'])
  expect(lines.every(({ door, over }) => door !== null && door !== over)).toBe(true)
})

test('goes on after a line', async () => {
  const all = await log()
  expect(all.length).toBeGreaterThan(4)
  expect(await log(`(voor: "${all[1]?.id}")`)).toEqual(all.slice(2))
})

test('keeps so many refusals of a person in an hour, and none longer than its term', async () => {
  const { userId } = await makePerson(owner(), ada.organisationId, { email: 'veel@eerste.test' })
  const count = async () =>
    (await owner().query(`select count(*)::integer as "n" from "inlogweigering" where "user_id" = $1`, [userId]))
      .rows[0].n
  await owner().query(
    `insert into "inlogweigering" ("organisatie_id", "user_id", "reden") select $1, $2, 'loginFailed' from generate_series(1, $3)`,
    [ada.organisationId, userId, accessLimits.refusalsMost - 1],
  )
  for (const address of ['192.0.2.8', '192.0.2.9']) await tries('veel@eerste.test', 'niet-het-woord', address)
  expect(await count()).toBe(accessLimits.refusalsMost)
  await owner().query(`update "inlogweigering" set "op" = now() - $1 * interval '1 day' where "user_id" = $2`, [
    accessLimits.refusalDays + 1,
    userId,
  ])
  await cleanUp({}, api.services, new AbortController().signal)
  expect(await count()).toBe(0)
})

// Last: from here on there is another set.
test('tells an import of a set in one line, with what came in of each', async () => {
  const files = await setFiles(api, ada)
  const values = ['Projectleiding', 'DIA'].map((value) => ({ value, code: value.toLowerCase() }))
  const [capability, type] = values.map(({ value, code }) => [
    { pad: [code], volgorde: 1, velden: { value }, koppelwaarden: [] },
  ])
  const asks = (verplicht: boolean, volgorde: number) => ({
    pad: [`eis-${volgorde}`],
    volgorde,
    velden: { value: `Eis ${volgorde}`, capability: 'projectleiding', certificate_type: 'dia', verplicht },
    koppelwaarden: [],
  })
  const lijsten = {
    inventarisatie_user_capabilities: capability ?? [],
    inventarisatie_user_certificate_types: type ?? [],
    capability_certificate_requirements: [asks(true, 1), asks(false, 2)],
  }
  const before = (await log('(soort: "rechten")')).length
  await files.send({ lijsten }, { naam: 'Ingelezen set' })
  await files.close()
  const lines = await log('(soort: "rechten")')
  expect(lines).toHaveLength(before + 1)
  expect(lines[0]).toMatchObject({
    wat: 'Aangemaakt · Certificaateisen (2) · import van een set',
    over: 'Ingelezen set',
    regels: [expect.stringMatching(/Verplicht: ja/), expect.stringMatching(/Verplicht: nee/)],
  })
})
