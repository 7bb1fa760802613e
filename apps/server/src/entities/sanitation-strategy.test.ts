import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })

/** A source with two places, and a way to make strategies for some of them. */
async function source() {
  const { survey, space } = await makeSurvey(api)
  const item = async (list: 'producten' | 'toepassingen', value: string) => to(await api.item(list, value))
  const bron = await api.create('source', {
    onderzoek: to(survey),
    product: await item('producten', 'Leidingisolatie'),
    toepassing: await item('toepassingen', 'Leidingisolatie'),
  })
  const place = () => api.create('location', { bron: to(bron), sub_asset: to(space) })
  const [method] = (await api.get('{ sanerings_adviezen(limit: 1) { id } }')) as { id: string }[]
  const strategy = (places: readonly string[], more: Record<string, unknown> = {}) =>
    api.create('sanitationStrategy', {
      onderzoek: to(survey),
      bron: to(bron),
      sanerings_advies: to(method?.id ?? ''),
      bron_locaties: { connect: places.map((id) => ({ id })) },
      voorkeur: true,
      ...more,
    })
  const preferred = async () =>
    (
      (await api.get('query($id: ID!) { bron(id: $id) { strategieen { id voorkeur } } }', { id: bron })) as {
        strategieen: { id: string; voorkeur: boolean }[]
      }
    ).strategieen
      .filter(({ voorkeur }) => voorkeur)
      .map(({ id }) => id)
      .sort()
  return { places: [await place(), await place()] as const, strategy, preferred }
}

test('of the strategies for one place one is preferred, and those for other places keep their preference', async () => {
  const { places, strategy, preferred } = await source()
  const [here, there] = [await strategy([places[0]]), await strategy([places[1]])]
  expect(await preferred()).toEqual([here, there].sort())
  const second = await strategy([places[0]])
  expect(await preferred()).toEqual([second, there].sort())
  const everywhere = await strategy([])
  expect(await preferred()).toEqual([everywhere])
  await api.get('mutation($id: ID!) { updateSaneringsstrategie(id: $id, input: { voorkeur: true }) { id } }', {
    id: there,
  })
  expect(await preferred()).toEqual([there])
  const { rows } = await api.services.pools.owner.query(
    `select "wijzigingen" as "changes" from "geschiedenis" where "record_id" = $1 and "actie" = 'update'`,
    [here],
  )
  expect(rows).toEqual([{ changes: { voorkeur: [true, false] } }])
})

test('of strategies that become preferred at the same moment one stays so', async () => {
  const { places, strategy, preferred } = await source()
  const ids = [...Array(4).keys()].map(() => strategy([places[0]], { voorkeur: false }))
  const prefer = async (id: Promise<string>) =>
    api.ask('mutation($id: ID!) { updateSaneringsstrategie(id: $id, input: { voorkeur: true }) { id } }', {
      id: await id,
    })
  await Promise.all(ids)
  for (let round = 0; round < 8; round++) {
    await Promise.all(ids.map(prefer))
    expect(await preferred()).toHaveLength(1)
  }
})
