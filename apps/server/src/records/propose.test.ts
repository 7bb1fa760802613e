import { type EntityKey, model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { isProposing, proposalCall } from '@vezel/model/kit/proposals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { single } from '../kinds/sdl-names.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { planInputs } from '../testing/plan-inputs.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
const inputs = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  const ids = await makeOneOfEach(api, admin, inputs)
  inputs.set('report', { ...inputs.get('report'), wijziging: 'Aangevuld' })
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', admin)
  inputs.set('survey', {
    onderzoek_type: { connect: { id: type } },
    inventarisatie_asset: { connect: { id: ids.get('inventoryAsset') } },
    startdatum: '2026-11-19',
    einddatum: '2026-11-20',
  })
  // What an analysis is proposed: the laboratory that the organisation works with.
  await api.get(
    'mutation($id: ID!, $input: UpdateInventarisatieOrganisatieInput!) { updateInventarisatieOrganisatie(id: $id, input: $input) { id } }',
    { id: ids.get('organisation'), input: { standaard_laboratorium: { connect: { id: ids.get('laboratory') } } } },
    admin,
  )
  // An address is of one of them.
  inputs.set('client', { naam: 'Klant' })
  for (const [key, input] of await planInputs(api, admin, ids)) inputs.set(key, input)
  // Begun by now: what is recorded after it belongs there.
  inputs.set('visit', { onderzoek: { connect: { id: ids.get('survey') } }, start: dutchTime() })
}, 30_000)
afterAll(() => api.close())

const proposing = model.entities.filter(isProposing).map(({ key }) => key)

/** What is sent of a new record where nothing is given that the server fills in. */
function inputOf(key: string): Record<string, unknown> {
  const { fields, numbered } = model.named(key)
  const input = inputs.get(key)
  if (!input) throw new Error(`one-of-each.ts makes no ${key}: give its input here`)
  const isGiven = (name: string) =>
    name in fields && fields[name]?.kind !== 'file' && !fields[name]?.proposed && numbered?.field !== name
  return Object.fromEntries(Object.entries(input).filter(([name]) => isGiven(name)))
}
const ask = (key: string, input: Record<string, unknown>, as: Session) => {
  const entity = model.named(key)
  const document = `query($input: Create${entity.api.type}Input!) { ${proposalCall(entity)}(input: $input) }`
  return api.ask(document, { input }, as)
}
async function proposed(key: string): Promise<Record<string, unknown>> {
  const answer = await ask(key, inputOf(key), admin)
  expect(answer.errors).toBeUndefined()
  return answer.data?.[proposalCall(model.named(key))] as Record<string, unknown>
}
const numbersOf = async () => (await api.services.pools.owner.query('select * from "teller" order by 1, 2, 3')).rows

test.each(proposing)('what is proposed of a new %s is what is saved when it is sent without', async (key) => {
  const entity = model.named(key)
  const before = await numbersOf()
  const told = await proposed(key)
  expect(await proposed(key), 'a proposal takes no number').toEqual(told)
  expect(await numbersOf()).toEqual(before)
  // What is left open is asked in the form.
  const asked = Object.keys(told).filter((name) => told[name] !== null)
  expect(asked.length).toBeGreaterThan(0)
  const id = await api.create(key as EntityKey, inputOf(key), admin)
  const isRelation = (name: string) => ['belongsTo', 'list'].includes(entity.fields[name]?.kind ?? '')
  const row: Record<string, unknown> = await api.get(
    `query($id: ID!) { ${single(entity)}(id: $id) { ${asked.map((name) => (isRelation(name) ? `${name} { id }` : name))} } }`,
    { id },
    admin,
  )
  const saved = asked.map((name) => [name, isRelation(name) ? (row[name] as { id: string } | null)?.id : row[name]])
  expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(asked.map((name) => [name, told[name]])))
})

test('who proposes with what they may not see, or may not make it, is refused as who creates', async () => {
  const stranger = await api.as('bea@tweede.test')
  for (const key of proposing) {
    const { type } = model.named(key).api
    const document = `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`
    const created = await api.ask(document, { input: inputOf(key) }, stranger)
    const told = await ask(key, inputOf(key), stranger)
    const hasOwnRelations = Object.values(inputOf(key)).some((value) => JSON.stringify(value).includes('connect'))
    if (!created.errors || !hasOwnRelations) continue
    expect(told.errors?.[0]?.extensions.code, key).toBe(created.errors[0]?.extensions.code)
    expect(told.data?.[proposalCall(model.named(key))] ?? null, key).toBeNull()
  }
})

test('a proposal makes no records along', async () => {
  const made = await ask('sample', { ...inputOf('sample'), onderzoek: { create: {} } }, admin)
  expect(made.errors?.[0]?.extensions.code).toBe('badRequest')
})
