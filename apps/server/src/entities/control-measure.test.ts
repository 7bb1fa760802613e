import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { setState } from '../testing/closed.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let survey: string
let inventoryAsset: string
let place: string
let type: string
beforeAll(async () => {
  api = await testApi()
  const made = await makeSurvey(api)
  survey = made.survey
  inventoryAsset = made.inventoryAsset
  type = await api.item('beheersmaatregel_types', 'Ruimte afsluiten')
  const source = await api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
  place = await api.create('location', { bron: to(source), sub_asset: to(made.space) })
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
/** A day so many days from today. */
const dayFrom = (days: number) =>
  new Date(Date.parse(dutchTime().slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10)
const make = (input: Record<string, unknown>) =>
  api.create('controlMeasure', {
    ...{ bron_locatie: to(place), onderzoek: to(survey), beheersmaatregel_type: to(type) },
    ...input,
  })
const stateOf = async (id: string) => {
  const row = (await api.get('query($id: ID!) { beheersmaatregel(id: $id) { volgende_controle stand } }', { id })) as {
    volgende_controle: string | null
    stand: string
  }
  return [row.volgende_controle?.slice(0, 10) ?? null, row.stand]
}
const madeWith = async (input: Record<string, unknown>) => stateOf(await make(input))

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2023-11-30', 3, '2024-02-29'],
  ['2024-06-15', 12, '2025-06-15'],
])('done on %s and looked at again after %d months it was due on %s', async (gereed_op, frequentie_maanden, due) => {
  expect(await madeWith({ gereed_op, frequentie_maanden })).toEqual([due, 'te_laat'])
})

test('is due its interval after the last check, however long ago it was done', async () => {
  const checked = async (frequentie_maanden: number) => {
    const id = await make({ gereed_op: '2020-01-01', frequentie_maanden })
    await check(id, { datum: dayFrom(-1) })
    // What is told later of an earlier day is not the last.
    await check(id, { datum: dayFrom(-900), uitkomst: 'gebrek' })
    return (await stateOf(id))[1]
  }
  expect([await checked(1), await checked(12), await checked(600)]).toEqual(['binnenkort', 'later', 'later'])
})

const check = (id: string, input: Record<string, unknown>, as?: Session) =>
  api.create('measureCheck', { beheersmaatregel: to(id), uitkomst: 'in_orde', ...input }, as)

test('of a survey that is closed it stays to be checked, by whoever manages the asset, and the survey says what it said', async () => {
  const { owner } = api.services.pools
  const planner = await planning()
  const id = await make({ gereed_op: '2024-01-01', frequentie_maanden: 6 })
  const whole = async () => (await owner.query(`select * from "beheersmaatregel" where "id" = $1`, [id])).rows
  const open = await setState(owner, model.entity('survey'), survey, 'afgerond')
  const before = await whole()
  expect((await stateOf(id))[1]).toBe('te_laat')
  const made = await check(id, { datum: dayFrom(0), uitkomst: 'gebrek', opmerking: 'Slot ontbreekt' }, planner)
  const told = `query($id: ID!) { beheersmaatregel(id: $id) { laatste_controle uitkomst stand controles { opmerking inventarisatie_user { id } } } }`
  expect(await api.get(told, { id })).toEqual({
    ...{ laatste_controle: dayFrom(0), uitkomst: 'gebrek', stand: 'later' },
    controles: [{ opmerking: 'Slot ontbreekt', inventarisatie_user: { id: planner.inspectionUserId } }],
  })
  // The measure itself stays the word of the survey.
  const changed = await api.ask(
    'mutation($id: ID!) { updateBeheersmaatregel(id: $id, input: { omschrijving: "Anders" }) { id } }',
    { id },
  )
  expect(changed.errors?.[0]?.extensions.code).toBe('readOnly')
  // Many at once, put right, taken back: the same.
  const many = (await api.get(
    'mutation($rows: [CreateBeheersmaatregelControleInput!]!) { createBeheersmaatregelControleMany(rows: $rows) { batch changed refused { code } } }',
    { rows: [{ beheersmaatregel: to(id), datum: dayFrom(-3), uitkomst: 'in_orde' }] },
    planner,
  )) as { batch: string; changed: string[]; refused: unknown[] }
  expect([many.changed.length, many.refused]).toEqual([1, []])
  await api.get('mutation($batch: ID!) { undoBatch(batch: $batch) { batch } }', { batch: many.batch }, planner)
  await api.get(
    'mutation($id: ID!) { updateBeheersmaatregelControle(id: $id, input: { uitkomst: "in_orde" }) { id } }',
    { id: made },
    planner,
  )
  expect(await api.get(told, { id })).toMatchObject({ uitkomst: 'in_orde', controles: [{}] })
  await api.get('mutation($id: ID!) { deleteBeheersmaatregelControle(id: $id) { id } }', { id: made }, planner)
  expect((await stateOf(id))[1]).toBe('te_laat')
  expect(await whole()).toEqual(before)
  await open()
})

/** Somebody who plans, and is on no survey. */
async function planning(): Promise<Session> {
  const { organisationId } = await api.as('ada@eerste.test')
  return (await makeEveryRole(api, organisationId)).planner
}

test('is not checked before the day is there, nor without an outcome', async () => {
  const id = await make({})
  const issuesOf = async (input: Record<string, unknown>) =>
    (
      await api.ask(
        'mutation($input: CreateBeheersmaatregelControleInput!) { createBeheersmaatregelControle(input: $input) { id } }',
        { input: { beheersmaatregel: to(id), ...input } },
      )
    ).errors?.[0]?.extensions.issues?.map(({ path, rule }) => [path, rule])
  expect(await issuesOf({ datum: dayFrom(1), uitkomst: 'in_orde' })).toEqual([['datum', 'isNotFuture']])
  expect(await issuesOf({ datum: dayFrom(0) })).toEqual([['uitkomst', 'isRequired']])
})

test('is to be carried out until it is done, and of one that is not repeated no more is asked then', async () => {
  expect(await madeWith({})).toEqual([null, 'uit_te_voeren'])
  expect(await madeWith({ frequentie_maanden: 6 })).toEqual([null, 'uit_te_voeren'])
  expect(await madeWith({ gereed_op: dayFrom(-9) })).toEqual([null, 'gereed'])
})

test('is superseded by the same measure of a later survey at the same place, until that is deleted', async () => {
  const id = await make({ gereed_op: '2024-01-01', frequentie_maanden: 6 })
  const next = await api.create('survey', {
    onderzoek_type: to(await api.item('onderzoek_types', 'Beheersinspectie')),
    inventarisatie_asset: to(inventoryAsset),
  })
  const later = await make({ onderzoek: to(next) })
  expect((await stateOf(id))[1]).toBe('opgevolgd')
  expect((await stateOf(later))[1]).toBe('uit_te_voeren')
  await api.get('mutation($id: ID!) { deleteBeheersmaatregel(id: $id) { id } }', { id: later })
  expect((await stateOf(id))[1]).toBe('te_laat')
  await make({
    onderzoek: to(next),
    beheersmaatregel_type: to(await api.item('beheersmaatregel_types', 'Kleefmonsters nemen')),
  })
  expect((await stateOf(id))[1]).toBe('te_laat')
})

test('those that are open are found by what is due first', async () => {
  const rows = (await api.get(
    '{ beheersmaatregelen(filter: { stand: { in: ["te_laat", "binnenkort"] } }, sort: [{ field: "volgende_controle" }]) { volgende_controle stand } }',
  )) as { volgende_controle: string; stand: string }[]
  const days = rows.map(({ volgende_controle: day }) => day)
  expect(days.length).toBeGreaterThan(3)
  expect(days).toEqual([...days].sort())
  expect(rows.at(-1)?.stand).toBe('binnenkort')
})
