import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import { copiedFields } from '@vezel/model/kit/copying.ts'
import { isSecret } from '@vezel/model/kit/field.ts'
import { pino } from 'pino'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { keyFrom } from './key.ts'
import { lostSecrets } from './lost.ts'
import { seal, unseal } from './seal.ts'

const secret = 'Zeer-geheim-71828'
const key = (byte: number) => ({ secretsKey: Buffer.alloc(32, byte), secretsFile: '/nergens' })

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
const logged: string[] = []
beforeAll(async () => {
  api = await testApi({ log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }) })
  admin = (await makeEveryRole(api, api.inspector.organisationId)).admin
})
afterAll(() => api.close())

const laboratory = { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'a@b.test' }
const connection = (input: Record<string, unknown>) => ({ soort: 'api', api_url: 'https://lab.test/api', ...input })
const make = async (input: Record<string, unknown> = {}) =>
  api.create(
    'laboratoryConnection',
    connection({ laboratorium: { create: laboratory }, api_sleutel: secret, ...input }),
    admin,
  )
const change = (id: string, input: Record<string, unknown>) =>
  api.get(
    'mutation($id: ID!, $input: UpdateLaboratoriumKoppelingInput!) { updateLaboratoriumKoppeling(id: $id, input: $input) { sleutel_sinds } }',
    { id, input },
    admin,
  ) as Promise<{ sleutel_sinds: string | null }>
const stored = async (id: string): Promise<string | null> =>
  (await api.services.pools.owner.query('select "api_sleutel" from "laboratorium_koppeling" where "id" = $1', [id]))
    .rows[0].api_sleutel
/** Everything that the database holds, as text. */
const everything = async () => {
  const { owner } = api.services.pools
  const tables = await owner.query(
    `select format('%I.%I', schemaname, tablename) as "name" from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const rows = []
  for (const { name } of tables.rows) rows.push(...(await owner.query(`select t::text as "row" from ${name} t`)).rows)
  return rows.map(({ row }) => row).join('\n')
}

test('a secret is nowhere in the database nor in the log, and the product reads it with its key', async () => {
  const id = await make()
  await change(id, { klantnummer: '12' })
  await change(id, { api_sleutel: `${secret}-2` })
  await api.ask(
    'mutation($input: CreateLaboratoriumKoppelingInput!) { createLaboratoriumKoppeling(input: $input) { id } }',
    { input: { api_sleutel: secret, soort: 5 } },
    admin,
  )
  expect(unseal((await stored(id)) ?? '')).toBe(`${secret}-2`)
  expect(await everything()).not.toContain(secret)
  expect(logged.join('\n')).not.toContain(secret)
})

test('the API tells since when there is one, and has no field, filter, history or version that holds it', async () => {
  const id = await make()
  const { sleutel_sinds: since } = await change(id, { klantnummer: '12' })
  expect(since).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const asked = [
    'laboratoriumKoppelingen { api_sleutel }',
    'laboratoriumKoppelingen(filter: { api_sleutel: { eq: "x" } }) { id }',
  ]
  for (const query of asked) expect((await api.ask(`{ ${query} }`, {}, admin)).errors).toBeDefined()
  await change(id, { api_sleutel: 'een andere' })
  const told = await api.get(
    'query($id: ID!) { geschiedenis(type: "LaboratoriumKoppeling", id: $id) { wijzigingen { veld oud nieuw } } }',
    { id },
    admin,
  )
  expect(JSON.stringify(told)).toContain('api_sleutel')
  expect(JSON.stringify(told)).not.toMatch(/een andere|v1\./)
})

test('what is left alone keeps its key, and a connection of another kind loses it', async () => {
  const id = await make()
  const before = await stored(id)
  await change(id, { klantnummer: '13' })
  expect(await stored(id)).toBe(before)
  await change(id, { soort: 'email', email: 'a@b.test' })
  expect(await stored(id)).toBeNull()
})

test('a key that is sent empty stays, and null takes it away', async () => {
  const id = await make()
  const before = await stored(id)
  for (const empty of ['', '  ']) await change(id, { api_sleutel: empty, klantnummer: '14' })
  expect(await stored(id)).toBe(before)
  await change(id, { api_sleutel: null })
  expect(await stored(id)).toBeNull()
  expect(await stored(await make({ api_sleutel: '' }))).toBeNull()
})

test('a create that is sent again keeps the key it came with, and is refused with another', async () => {
  const lab = await api.create('laboratory', laboratory, admin)
  const again = (input: Record<string, unknown>) => make({ laboratorium: { connect: { id: lab } }, ...input })
  const id = await again({ id: uuid() })
  const before = await stored(id)
  expect(await again({ id })).toBe(id)
  expect(await again({ id, api_sleutel: ` ${secret} ` })).toBe(id)
  expect(await stored(id)).toBe(before)
  await expect(again({ id, api_sleutel: 'een andere' })).rejects.toThrow('idUsed')
  await change(id, { api_sleutel: null })
  await expect(again({ id, api_sleutel: secret })).rejects.toThrow('idUsed')
  // What the other fields hide is kept by no create, and said to be refused.
  const mail = { id: uuid(), soort: 'email', email: 'a@b.test', api_url: null, api_sleutel: secret }
  await expect(again(mail)).rejects.toThrow('belongsHere')
})

test('a key goes with its connection, and does not come back with it', async () => {
  const lab = await api.create('laboratory', laboratory, admin)
  const id = await make({ laboratorium: { connect: { id: lab } } })
  const along = await make({ laboratorium: { connect: { id: lab } } })
  const call = (name: string, record: string) =>
    api.get(`mutation($id: ID!) { ${name}(id: $id) { id } }`, { id: record }, admin)
  await call('deleteLaboratoriumKoppeling', id)
  await call('deleteLaboratorium', lab)
  expect([await stored(id), await stored(along)]).toEqual([null, null])
  await call('restoreLaboratorium', lab)
  expect((await change(along, { klantnummer: '15' })).sleutel_sinds).toBeNull()
})

test('a key goes to no other address or laboratory than it was entered for', async () => {
  const id = await make()
  const before = await stored(id)
  const moved = (input: Record<string, unknown>) =>
    api.ask(
      'mutation($id: ID!, $input: UpdateLaboratoriumKoppelingInput!) { updateLaboratoriumKoppeling(id: $id, input: $input) { id } }',
      { id, input },
      admin,
    )
  for (const input of [{ api_url: 'https://elders.test/api' }, { laboratorium: { create: laboratory } }])
    expect((await moved(input)).errors?.[0]?.extensions.issues).toMatchObject([{ path: 'api_sleutel' }])
  expect(await stored(id)).toBe(before)
  await change(id, { api_url: 'https://elders.test/api', api_sleutel: secret })
  await change(id, { api_url: 'https://lab.test/api', api_sleutel: null })
  expect(await stored(id)).toBeNull()
})

test('a request that can be sent twice leaves nothing on which guesses of its key could be tried', async () => {
  const sent = async (api_sleutel: string, klantnummer: string) => {
    const key = `${api_sleutel}-${klantnummer}`
    await api.get(
      'mutation($input: CreateLaboratoriumKoppelingInput!, $key: String) { createLaboratoriumKoppeling(input: $input, key: $key) { id } }',
      { input: connection({ laboratorium: { create: laboratory }, api_sleutel, klantnummer }), key },
      admin,
    )
    const { rows } = await api.services.pools.owner.query('select "invoer" from "verzoek" where "sleutel" = $1', [key])
    return rows[0].invoer
  }
  // Another key is another request, told apart by what nobody can work out who has not the installation's own.
  expect(await sent('een sleutel', '7')).not.toBe(await sent('een andere', '7'))
  const { rows } = await api.services.pools.owner.query(
    'select count(*)::integer as "n" from "verzoek" where "invoer" like $1',
    ['%sleutel%'],
  )
  expect(rows[0].n).toBe(0)
  expect(await sent('een sleutel', '8')).not.toBe(await sent('een sleutel', '7-b'))
})

test('every field that is secret is sealed, write-only and copied to nothing', () => {
  const secrets = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => (isSecret(field) ? [{ entity, name, field }] : [])),
  )
  expect(secrets.length).toBeGreaterThan(0)
  for (const { entity, name, field } of secrets) {
    expect(field.writeOnly).toBe(true)
    expect(entity.fields[field.since ?? '']).toMatchObject({ kind: 'computed', type: 'datetime' })
    expect(copiedFields(entity)).not.toContain(name)
  }
})

test('with another key nothing is read: what must be entered again is named', async () => {
  const id = await make()
  expect(await lostSecrets(api.services.pools.owner)).toEqual([])
  keyFrom(key(2))
  expect(unseal((await stored(id)) ?? '')).toBeNull()
  const [lost] = await lostSecrets(api.services.pools.owner)
  expect(lost).toMatchObject({ type: 'LaboratoriumKoppeling', field: 'api_sleutel' })
  expect(lost?.ids).toContain(id)
})

test('managers see which keys must be entered again, of their own firm, until they are', async () => {
  const id = await make()
  const asked = (as: Session) => api.ask('{ verlorenSleutels { soort record veld } }', {}, as)
  const lost = { soort: 'LaboratoriumKoppeling', record: id, veld: 'api_sleutel' }
  const told = async (as = admin) => (await asked(as)).data?.verlorenSleutels
  keyFrom(key(3))
  expect(await told()).toContainEqual(lost)
  const bea = await api.as('bea@tweede.test')
  await api.services.pools.owner.query(`update "inventarisatie_user" set "inventarisatie_rol_id" = 2 where "id" = $1`, [
    bea.inspectionUserId,
  ])
  expect(await told(await api.as('bea@tweede.test'))).toEqual([])
  const refused = await asked(api.inspector)
  expect(refused.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
  await change(id, { api_sleutel: 'een nieuwe' })
  expect(await told()).not.toContainEqual(lost)
})

test('two secrets that are the same are sealed differently, and one that was changed is refused', () => {
  keyFrom(key(1))
  const sealed = seal(secret)
  expect(seal(secret)).not.toBe(sealed)
  expect(unseal(sealed)).toBe(secret)
  expect(() => unseal(sealed.replace(/\.\d+\./, '.1.'))).toThrow()
})

test('without a key in the environment one is made beside the data folder, for the owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vezel-key-'))
  const config = { secretsKey: undefined, secretsFile: join(folder, 'data.key') }
  keyFrom(config)
  const sealed = seal(secret)
  expect((await stat(config.secretsFile)).mode & 0o777).toBe(0o600)
  keyFrom(config)
  expect(unseal(sealed)).toBe(secret)
  await rm(folder, { recursive: true })
})
