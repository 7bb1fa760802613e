import { type EntityKey, model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { single } from '../kinds/sdl-names.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { planInputs } from '../testing/plan-inputs.ts'

/** A definition says which required fields its behaviour fills in: here each is left out, marked or not. */
let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
const inputs = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  const ids = await makeOneOfEach(api, admin, inputs)
  // A second version says what changed.
  inputs.set('report', { ...inputs.get('report'), wijziging: 'Aangevuld' })
  for (const [key, input] of await planInputs(api, admin, ids)) inputs.set(key, input)
  // Begun by now: what is recorded after it belongs there.
  inputs.set('visit', { onderzoek: { connect: { id: ids.get('survey') } }, start: dutchTime() })
  // What an analysis is proposed: the laboratory that the organisation works with.
  await api.get(
    'mutation($id: ID!, $input: UpdateInventarisatieOrganisatieInput!) { updateInventarisatieOrganisatie(id: $id, input: $input) { id } }',
    { id: ids.get('organisation'), input: { standaard_laboratorium: { connect: { id: ids.get('laboratory') } } } },
    admin,
  )
}, 30_000)
afterAll(() => api.close())

const fieldsOf = (which: (entity: Entity, name: string) => boolean) =>
  model.entities.flatMap((entity) =>
    Object.keys(entity.fields).flatMap((name) => (which(entity, name) ? [[entity.key, name] as const] : [])),
  )
const inputWithout = (key: string, left: (name: string) => boolean) => {
  const input = inputs.get(key)
  return input && Object.fromEntries(Object.entries(input).filter(([name]) => !left(name)))
}

test.each(fieldsOf(({ abstract, fields }, name) => !abstract && fields[name]?.proposed === true))(
  'a new %s without %s is given one',
  async (key, name) => {
    const entity = model.named(key)
    const input = inputWithout(key, (one) => entity.fields[one]?.proposed === true)
    if (!input) throw new Error(`one-of-each.ts makes no ${key}, of which ${name} is proposed: give its input here`)
    const id = await api.create(key as EntityKey, input, admin)
    const isRelation = entity.fields[name]?.kind === 'belongsTo'
    const row = await api.get(
      `query($id: ID!) { ${single(entity)}(id: $id) { ${name}${isRelation ? ' { id }' : ''} } }`,
      { id },
      admin,
    )
    expect(row[name]).toBeTruthy()
  },
)

test('whatever else is required and has no default is refused where it is left out', async () => {
  const given: string[] = []
  const asked = fieldsOf(({ key, fields, numbered, table }, name) => {
    const field = fields[name]
    const isAsked = field?.required && !field.proposed && !field.readOnly && field.default === undefined
    return isAsked === true && numbered?.field !== name && table.reorder !== name && inputs.has(key)
  })
  expect(asked.length).toBeGreaterThan(30)
  for (const [key, name] of asked) {
    const { type } = model.named(key).api
    const input = inputWithout(key, (one) => one === name)
    const answer = await api.ask(
      `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`,
      { input },
      admin,
    )
    if (!answer.errors) given.push(`${key}.${name}`)
  }
  // Taken over only where the product, or the kind of sample, says one: the form asks for it.
  const sometimes = ['source.structuur', 'source.eenheid', 'analysis.analyse_methode']
  expect(
    given.filter((one) => !sometimes.includes(one)),
    'is filled in by the server: say so in the definition, with proposed',
  ).toEqual([])
})
