import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import type { GraphQLFieldMap } from 'graphql'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { newInvitationToken } from '../auth/accept-invitation.ts'
import { newEmailToken } from '../auth/change-email.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import { unseal } from '../secrets/seal.ts'
import { anyRecords } from '../testing/any-record.ts'
import { type GraphqlAnswer, type TestApi, testApi } from '../testing/api.ts'
import { codeOf } from '../testing/app-code.ts'
import { setState } from '../testing/closed.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { assign, makePerson } from '../testing/people.ts'
import { picture } from '../testing/picture.ts'
import { reviewedReport } from '../testing/reports.ts'
import { testServices } from '../testing/services.ts'
import { anotherImo } from '../testing/ship-numbers.ts'
import { makeReady } from '../testing/start-survey.ts'
import { testPassword } from '../testing/template.ts'
import { schema } from './schema.ts'

// Whatever the schema offers can be done, by somebody who may, through the role that serves. What is made is derived from
// the definitions; a mutation that is added and cannot be made so asks for a line here.

let api: TestApi
let admin: Session
let ids: Map<string, string>
let folder: string
let any: ReturnType<typeof anyRecords>
const succeeded = new Set<string>()
/** Why a mutation was refused the last time it was tried. */
const refusals = new Map<string, unknown>()
const mutations = schema.getMutationType()?.getFields() as GraphQLFieldMap<unknown, unknown>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vezel-mutations-'))
  api = recording(await testApi())
  Object.assign(api.services, testServices(api.services.pools, { dataDir: folder }))
  admin = await api.as('ada@eerste.test')
  ids = new Map(await makeOneOfEach(api, admin))
  any = anyRecords(api, ids, folder)
}, 30_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** The API, which notes what succeeded. */
function recording(plain: TestApi): TestApi {
  const note = (query: string) => {
    const name = /^mutation[^{]*\{\s*(\w+)/.exec(query)?.[1]
    if (name) succeeded.add(name)
  }
  const get: TestApi['get'] = async (query, ...rest) => {
    const answer = await plain.get(query, ...rest)
    note(query)
    return answer
  }
  const ask: TestApi['ask'] = async (query, ...rest) => {
    const answer = await plain.ask(query, ...rest)
    if (!answer.errors) note(query)
    return answer
  }
  const create: TestApi['create'] = async (key, input, as) => {
    const id = await plain.create(key, input, as)
    succeeded.add(`create${model.named(key).api.type}`)
    return id
  }
  return { ...plain, get, ask, create }
}

/** Makes a mutation with arguments by name; answers whether it succeeded. */
async function make(name: string, args: Record<string, unknown>, as = admin): Promise<GraphqlAnswer> {
  const field = mutations[name]
  if (!field) throw new Error(`No mutation ${name}`)
  const given = field.args.filter((a) => args[a.name] !== undefined)
  const heads = given.map((a) => `$${a.name}: ${a.type}`).join(', ')
  const passed = given.map((a) => `${a.name}: $${a.name}`).join(', ')
  const selection = /Message/.test(String(field.type)) ? 'status' : '__typename'
  const answer = await api.ask(
    `mutation${heads && `(${heads})`} { ${name}${passed && `(${passed})`} { ${selection} } }`,
    args,
    as,
  )
  if (answer.errors)
    refusals.set(
      name,
      answer.errors.map((e) => [e.message, e.extensions.issues]),
    )
  return answer
}

const records = model.entities.filter((e) => !e.abstract)
const has = (name: string) => name in mutations

/** Makes a new record; undefined of a kind that nobody creates. Throws when it is refused, with why. */
const createAnother = async (e: Entity) => {
  if (!has(`create${e.api.type}`)) return undefined
  const id = uuid()
  const own = e.id === 'uuid' ? { id } : {}
  const input = { ...own, ...(await any.wholeInputFor(e)) }
  if (e.id !== 'uuid') return api.create(e.key as EntityKey, input, admin)
  const first = await make(`create${e.api.type}`, { input })
  if (!first.errors) return id
  // What is required only at times, the answer names.
  const missing = first.errors.flatMap((error) => error.extensions.issues ?? []).map(({ path }) => path)
  const more = missing.map(async (name) => [name, await any.valueFor(e.fields[name] as Field)] as const)
  const again = await make(`create${e.api.type}`, {
    input: { ...input, ...Object.fromEntries(await Promise.all(more)) },
  })
  if (again.errors)
    throw new Error(
      `Another ${e.key} is refused, so give what it needs in any-record.ts: ${JSON.stringify(refusals.get(`create${e.api.type}`))}`,
    )
  return id
}

test('creates a record of every kind that may be created', async () => {
  // A vessel without a survey, so that its folder may go.
  ids.set('vessel', await api.create('vessel', { naam: 'Zeemeeuw', imo_nummer: anotherImo() }, admin))
  const { inventarisatie_asset: folderOfVessel } = (await api.get(
    'query($id: ID!) { vessel(id: $id) { inventarisatie_asset { id } } }',
    { id: ids.get('vessel') },
    admin,
  )) as { inventarisatie_asset: { id: string } }
  ids.set('inventoryAsset', folderOfVessel.id)
  const left = records.filter((e) => has(`create${e.api.type}`) && !succeeded.has(`create${e.api.type}`))
  const isOnly = (e: Entity) => Object.values(e.fields).some((f) => f.kind === 'belongsTo' && f.unique === true)
  for (const e of left.toSorted((a, b) => Number(isOnly(b)) - Number(isOnly(a)))) {
    // What comes with its parent, and is the only one there, makes place: before anything is put into it.
    if (isOnly(e)) await make(`delete${e.api.type}`, { id: ids.get(e.key) })
    const id = await createAnother(e)
    if (id) ids.set(e.key, id)
  }
}, 30_000)

test('changes, and where there is an order moves, a record of every kind', async () => {
  for (const e of records) {
    const id = ids.get(e.key)
    if (has(`update${e.api.type}`)) await make(`update${e.api.type}`, { id, input: await any.changeFor(e) })
    if (has(`Update${e.api.type}SortTable`))
      await make(`Update${e.api.type}SortTable`, { id, index_from: '0', index_to: '0' })
    // Else it is cancelled, and nothing more may be made in it.
    if (e.key === 'survey') {
      await setState(api.services.pools.owner, e, id ?? '', 'gepland')
      await makeReady(api, id ?? '', admin)
    }
    for (const [event, step] of Object.entries(e.transitions?.events ?? {})) {
      if (succeeded.has(`transition${e.api.type}`)) break
      const names = step.requires ?? []
      // The moments that an event asks for are those of what is planned, which lie ahead.
      const valueAhead = (field: Field) => (field.kind === 'datetime' ? '2126-11-20 08:00:00' : any.valueFor(field))
      const values = names.map(async (name) => [name, await valueAhead(e.fields[name] as Field)] as const)
      await make(`transition${e.api.type}`, { id, event, input: Object.fromEntries(await Promise.all(values)) })
    }
  }
}, 30_000)

test('makes every call that is not about one record', async () => {
  const { owner } = api.services.pools
  const { email, userId } = await makePerson(owner, admin.organisationId, { email: 'los@eerste.test' })
  await make('login', { input: { username: email, password: 'vezel-demo-2026' } })
  await make('forgotPassword', { input: { email } })
  const mail = await newInvitationToken(owner, admin.organisationId, ids.get('invitation') ?? '')
  const password = { password: testPassword, password_confirmation: testPassword }
  await make('updateForgottenPassword', { input: { email: mail?.email, token: mail?.token, ...password } })
  const session = await api.as(mail?.email ?? '')
  await make('updateLogin', { input: { current_password: testPassword, email: 'nina@elders.test' } }, session)
  const { rows: changes } = await owner.query('select "id"::text from "emailwijziging"')
  const change = await newEmailToken(owner, changes[0].id)
  await make('confirmEmail', { input: { email: change?.email, token: change?.token } })
  const asked = { email: 'liever-niet@elders.test', name: 'Lies', achternaam: 'Niet' }
  const unanswered = { ...asked, email: 'nog-eens@elders.test', inventarisatie_rol: { connect: { id: '1' } } }
  const waiting = await api.create('invitation', unanswered, admin)
  await make('verstuurUitnodiging', { id: waiting })
  await make('trekUitnodigingIn', { id: waiting })
  const second = await api.create('invitation', { ...asked, inventarisatie_rol: { connect: { id: '1' } } }, admin)
  const another = await newInvitationToken(owner, admin.organisationId, second)
  await make('declineInvitation', { input: { email: another?.email, token: another?.token } })
  const current = { current_password: testPassword }
  await make('beginTweedeFactor', current, session)
  const code = async () => {
    const { rows: kept } = await owner.query('select "geheim" from "tweede_factor" where "user_id" = $1', [
      session.userId,
    ])
    await owner.query('update "tweede_factor" set "stap" = 0')
    return codeOf(unseal(kept[0].geheim) ?? '')
  }
  await make('bevestigTweedeFactor', { code: await code() }, session)
  await make('herstelTweedeFactor', { id: session.inspectionUserId })
  await make('nieuweHerstelcodes', current, session)
  await make('zetTweedeFactorUit', { ...current, code: await code() }, session)
  await make('beeindigAndereSessies', {}, session)
  const { rows: own } = await owner.query('select "id"::text from "sessie" where "token_hash" = $1', [
    session.tokenHash,
  ])
  await make('beeindigSessie', { id: own[0].id }, session)
  await make('logout', {}, session)
  const client = ids.get('client') ?? ''
  const { rows: made } = await owner.query(
    `select "id"::text from "geschiedenis" where "record_id" = $1 order by "id" limit 1`,
    [client],
  )
  const of = 'mutation($input: UpdateKlantInput!, $id: ID!) { updateKlant(id: $id, input: $input) { record_version } }'
  const { record_version } = (await api.get(of, { id: client, input: { naam: 'Voor even' } }, admin)) as {
    record_version: number
  }
  await make('herstelVersie', { type: 'Klant', id: client, regel: made[0].id, record_version })
  await make('wisGeschiedenis', { type: 'Klant', id: client })
  const path = join(folder, 'set.json')
  await writeFile(path, '{"lijsten":{}}')
  const bestand = await inspectLocalFile(api.services.files, path, 'set.json')
  await make('importVariabelenset', { bestand, naam: 'Uit een bestand' })
  await make('makeRapport', { id: ids.get('report') })
  await make('makeBezoekplan', { id: ids.get('visit') })
  const plan = ids.get('buildingPlan')
  const planned =
    'mutation($input: UpdatePlattegrondInput!, $id: ID!) { updatePlattegrond(id: $id, input: $input) { id } }'
  await api.get(planned, { id: plan, input: { file: await picture(api.services, folder) } }, admin)
  await make('drawPlattegrond', { id: plan })
  await make('saveTekening', { plattegrond: ids.get('surveyPlan'), deleted: [{ id: ids.get('planObject') }] })
  const photo = ids.get('surveyPhoto')
  const pictured =
    'mutation($input: UpdateOnderzoekFotoInput!, $id: ID!) { updateOnderzoekFoto(id: $id, input: $input) { record_version } }'
  const file = await picture(api.services, folder)
  const { record_version: taken } = (await api.get(pictured, { id: photo, input: { file } }, admin)) as {
    record_version: number
  }
  await make('draaiFoto', { type: 'OnderzoekFoto', id: photo, kwartslagen: 1, record_version: taken })
  await make('cancelTaak', { id: ids.get('task') })
  await make('sluitBerichten', { ids: [ids.get('notice')] })
  await make('heropenBerichten', { ids: [ids.get('notice')] })
  const author = await api.as('ines@eerste.test')
  await assign(owner, ids.get('survey') ?? '', author)
  // Who made everything reviews nothing of it.
  const reviewer = await api.as('mo@eerste.test')
  const reviewed = await reviewedReport(api, ids.get('survey') ?? '', { author, reviewer })
  await make('releaseRapport', { id: reviewed })
  const { rows } = await owner.query(`select "id"::text from "inventarisatie_user" where "user_id" = $1`, [userId])
  ids.set('inspectionUser', rows[0].id)
})

test('deletes and brings back a record of every kind that may be deleted', async () => {
  const there = async (e: Entity, id: string | undefined) =>
    !(await make(`delete${e.api.type}`, { id })).errors && !(await make(`restore${e.api.type}`, { id })).errors
  // A survey under way keeps what its start rested on.
  await setState(api.services.pools.owner, model.entity('survey'), ids.get('survey') ?? '', 'gepland')
  // One that is in use, or in a state that keeps it, stays; a new one can go.
  for (const e of records.filter((x) => has(`delete${x.api.type}`)))
    if (!(await there(e, ids.get(e.key)))) await there(e, await createAnother(e))
}, 30_000)

test('leaves out no mutation of the schema', () => {
  // Those on several records at once have tests of their own, many.test.ts and those of records/merge.
  const onMany = (name: string) => /^(Bulk|Merge)Answer/.test(String(mutations[name]?.type))
  const missing = Object.keys(mutations).filter((name) => !succeeded.has(name) && !onMany(name))
  expect(Object.fromEntries(missing.map((name) => [name, refusals.get(name) ?? 'never tried']))).toEqual({})
})
