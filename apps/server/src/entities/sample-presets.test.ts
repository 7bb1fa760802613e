import { type EntityKey, model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { proposalCall } from '@vezel/model/kit/proposals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let as: Session
beforeAll(async () => {
  api = await testApi()
  as = await api.as('ines@eerste.test')
}, 30_000)
afterAll(() => api.close())

const to = (id: unknown) => ({ connect: { id } })
const propose = (input: Record<string, unknown>): Promise<Record<string, unknown>> =>
  api.get(`query($input: CreateMonsterInput!) { ${proposalCall(model.named('sample'))}(input: $input) }`, { input }, as)
const day = (ahead: number) => dutchTime(new Date(Date.now() + ahead * 86_400_000)).slice(0, 10)
const setVisit = (id: string, input: Record<string, unknown>) =>
  api.get(
    'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }',
    { id, input },
    as,
  )

test('a new sample is of the visit of that day, and never of one that has none', async () => {
  const { survey, visit } = await makeSurvey(api, as)
  await setVisit(visit, { start: `${day(-6)} 08:00:00`, eind: `${day(-6)} 17:00:00` })
  await api.create('visit', { onderzoek: to(survey) }, as)
  // What was taken six days ago is of that visit, the later blank one notwithstanding.
  const then = { onderzoek: to(survey), genomen_op: `${day(-6)} 10:00:00` }
  expect(await propose(then)).toMatchObject({ inventarisatie: visit })
  // Of today there is none: the moment is asked, for the visit is over.
  expect(await propose({ onderzoek: to(survey) })).toMatchObject({ inventarisatie: visit, genomen_op: null })
  const today = await api.create('visit', { onderzoek: to(survey), start: `${day(0)} 00:01:00` }, as)
  const told = await propose({ onderzoek: to(survey) })
  expect([told.inventarisatie, told.genomen_op]).toEqual([today, undefined])
  expect(await propose(then)).toMatchObject({ inventarisatie: visit })
})

test('where no visit has a day none is preset, and the server asks for one', async () => {
  const { survey, visit, space } = await makeSurvey(api, as)
  await setVisit(visit, { start: null, eind: null })
  expect((await propose({ onderzoek: to(survey) })).inventarisatie).toBeUndefined()
  const kind = await api.item('monster_soorten', 'Kleefmonster', as)
  const input = { onderzoek: to(survey), sub_asset: to(space), monster_soort: to(kind), omschrijving: 'Stof op balk' }
  const answer = await api.ask(
    'mutation($input: CreateMonsterInput!) { createMonster(input: $input) { id } }',
    { input },
    as,
  )
  expect(JSON.stringify(answer.errors)).toContain('inventarisatie')
})

test('a new sample is preset with a substance: that of its source, else asbestos', async () => {
  const { survey, inventoryAsset, space } = await makeSurvey(api, as)
  const [asbestos, chrome] = [
    await api.item('materiaal_types', 'Asbest', as),
    await api.item('materiaal_types', 'Chroom-6', as),
  ]
  expect(await propose({ onderzoek: to(survey) })).toMatchObject({ materiaal_type: asbestos })
  const item = async (list: EntityKey, value: string) => to(await api.item(list, value, as))
  const source = await api.create(
    'source',
    {
      onderzoek: to(survey),
      inventarisatie_asset: to(inventoryAsset),
      materiaal_type: to(chrome),
      product: await item('producten', 'Chroom-6-houdende verf'),
      toepassing: await item('toepassingen', 'Dakbeschot'),
    },
    as,
  )
  const location = await api.create('location', { bron: to(source), sub_asset: to(space) }, as)
  const method = await item('bron_locatie_analysemethodes', 'Nog te bemonsteren')
  const finding = await api.create(
    'finding',
    { bron_locatie: to(location), hoeveelheid: 1, bron_locatie_analysemethode: method },
    as,
  )
  expect(await propose({ onderzoek: to(survey), bron_locatie_inventarisatie: to(finding) })).toMatchObject({
    materiaal_type: chrome,
  })
})

test('what is taken in a space by itself is proposed as a kind that needs no source', async () => {
  const { survey, space } = await makeSurvey(api, as)
  const [material, adhesive] = [
    await api.item('monster_soorten', 'Materiaalmonster', as),
    await api.item('monster_soorten', 'Kleefmonster', as),
  ]
  expect(await propose({ onderzoek: to(survey) })).toMatchObject({ monster_soort: material })
  const told = await propose({ onderzoek: to(survey), sub_asset: to(space) })
  expect(told).toMatchObject({ monster_soort: adhesive })
  expect(String(told.nummer)).toMatch(/^K/)
})

test('a new sample is preset with who went, where whoever records it did not', async () => {
  const { survey, visit } = await makeSurvey(api, as)
  const [ada, mo] = [await api.as('ada@eerste.test'), await api.as('mo@eerste.test')].map(
    ({ inspectionUserId }) => inspectionUserId,
  )
  const going = (...people: (string | null | undefined)[]) =>
    setVisit(visit, { inspecteurs: { set: people.map((id) => ({ id })) } })
  const taker = async () => (await propose({ onderzoek: to(survey), inventarisatie: to(visit) })).genomen_door
  await going()
  expect(await taker()).toBe(as.inspectionUserId)
  await going(ada)
  expect(await taker()).toBe(ada)
  await going(ada, as.inspectionUserId)
  expect(await taker()).toBe(as.inspectionUserId)
  // Of several nobody knows who; the dossier then asks whether it was whoever recorded it.
  await going(ada, mo)
  expect(await taker()).toBe(as.inspectionUserId)
})
