import { type EntityKey, model } from '@vezel/model'
import { copiedFields, hasLikeLast } from '@vezel/model/kit/copying.ts'
import { points } from '@vezel/model/kit/kinds.ts'
import { lastOne, proposalCall } from '@vezel/model/kit/proposals.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { single } from '../kinds/sdl-names.ts'
import { testApi } from '../testing/api.ts'
import { VESSEL_SURVEY } from '../testing/one-of-each/making.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeSurvey } from '../testing/survey.ts'
import { roadToPlace } from './like-last.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
}, 30_000)
afterAll(() => api.close())

type Told = Record<string, unknown>
const to = (id: unknown) => ({ connect: { id } })
const propose = async (key: string, input: Told, isLikeLast = true, as = admin): Promise<Told> => {
  const entity = model.named(key)
  const document = `query($input: Create${entity.api.type}Input!, $last: Boolean) { ${proposalCall(entity)}(input: $input, zoals_vorige: $last) }`
  return api.get(document, { input, last: isLikeLast }, as)
}
/** Fields of a stored record, relations as ids. */
async function stored(key: string, id: unknown, names: readonly string[]): Promise<Told> {
  const entity = model.named(key)
  const asked = names.map((name) => (points(entity.fields[name]) ? `${name} { id }` : name))
  const row: Told = await api.get(
    `query($id: ID!) { ${single(entity)}(id: $id) { ${asked.join(' ')} } }`,
    { id },
    admin,
  )
  const idOf = (value: unknown) => (value as { id: string } | null)?.id
  const flat = (value: unknown) => (Array.isArray(value) ? value.map(idOf) : idOf(value))
  return Object.fromEntries(names.map((name) => [name, points(entity.fields[name]) ? flat(row[name]) : row[name]]))
}

const kinds = model.entities.filter(hasLikeLast).map(({ key }) => key)

test.each(kinds)('a new %s takes over what its definition keeps of the last one, and nothing else', async (key) => {
  const entity = model.named(key)
  const [step] = roadToPlace(entity)
  // The survey of the vessel came after that of the building.
  const last = ids.get(key === 'survey' ? VESSEL_SURVEY : key)
  const above = step ? await stored(key, last, [step.name]) : {}
  const place = Object.fromEntries(Object.entries(above).map(([name, id]) => [name, to(id)]))
  const copied = copiedFields(entity).filter((name) => !(name in place))
  const filled = Object.entries(await stored(key, last, copied)).filter(([, value]) => !isEmpty(value))
  const plain = await propose(key, place, false)
  const told = await propose(key, place)
  expect(told).toMatchObject(Object.fromEntries(filled))
  // What the server proposes may follow from what was taken over, as a name does.
  const isTold = (name: string) =>
    name === lastOne || name in plain || copied.includes(name) || entity.fields[name]?.proposed
  expect(Object.keys(told).filter((name) => !isTold(name))).toEqual([])
  expect([lastOne in plain, typeof told[lastOne]]).toEqual([false, 'string'])
})

describe('the last sample', () => {
  const like = (survey: unknown, as?: Session) => propose('sample', { onderzoek: to(survey) }, true, as)

  test('is one of the same person in the same survey', async () => {
    const colleague = await api.as('ines@eerste.test')
    const { survey, space } = await makeSurvey(api, colleague)
    const make = (omschrijving: string, as: Session, of = survey) =>
      api.create('sample', { onderzoek: to(of), sub_asset: to(space), monster_soort: to(kind), omschrijving }, as)
    const kind = await api.item('monster_soorten', 'Kleefmonster', admin)
    await make('Eerste', admin)
    const mine = await make('Mijn laatste', admin)
    await make('Van een ander', colleague)
    expect(await like(survey)).toMatchObject({ omschrijving: 'Mijn laatste', monster_soort: kind, [lastOne]: mine })
    expect(await like(survey, colleague)).toMatchObject({ omschrijving: 'Van een ander' })
  })

  test('is none in a survey that has none yet: it begins as any other', async () => {
    const { survey } = await makeSurvey(api, admin)
    expect(await like(survey)).toEqual(await propose('sample', { onderzoek: to(survey) }, false))
  })

  test('gives way to what is given already, and its number goes on', async () => {
    const survey = ids.get('survey')
    const before = await like(survey)
    const told = await propose('sample', { onderzoek: to(survey), omschrijving: 'Anders' })
    expect(before).toHaveProperty('omschrijving', 'Grijs')
    expect(told).not.toHaveProperty('omschrijving')
    const last = await stored('sample', ids.get('sample'), ['nummer'])
    expect(told.nummer).not.toBe(last.nummer)
  })
})

describe('what would contradict the rest is left open', () => {
  const update = (key: EntityKey, id: unknown, input: Told) => {
    const { type } = model.named(key).api
    return api.get(
      `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
      { id, input },
      admin,
    )
  }
  const withVisit = async (start: string, eind: string | null) => {
    const { survey, visit } = await makeSurvey(api, admin)
    await update('visit', visit, { start, eind })
    return { onderzoek: to(survey), visit }
  }

  test('of a visit that is over, when the sample was taken', async () => {
    const { visit, ...input } = await withVisit('2020-03-02 08:00:00', '2020-03-03 12:00:00')
    expect(await propose('sample', input, false)).toMatchObject({ genomen_op: null, inventarisatie: visit })
    const given = await propose('sample', { ...input, genomen_op: '2020-03-03 16:00:00' }, false)
    expect(given).toMatchObject({ inventarisatie: visit })
    expect(given).not.toHaveProperty('genomen_op')
    const later = await propose('sample', { ...input, genomen_op: '2020-03-04 09:00:00' }, false)
    expect(later).toMatchObject({ inventarisatie: null })
  })

  test('of a visit that is still to come, the visit', async () => {
    const { visit, ...input } = await withVisit('2120-03-02 08:00:00', null)
    expect(await propose('sample', input, false)).toMatchObject({ inventarisatie: null })
    const given = await propose('sample', { ...input, inventarisatie: to(visit) }, false)
    expect(given).toMatchObject({ genomen_op: null })
  })
})
