import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })

/** A source of floor covering, called as is said. */
async function called(naam?: string) {
  const { survey } = await makeSurvey(api)
  return api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Asbestcement golfplaat')),
    toepassing: to(await api.item('toepassingen', 'Gevelbekleding')),
    ...(naam === undefined ? {} : { naam }),
  })
}
const nameOf = (id: string) => api.get('query($id: ID!) { bron(id: $id) { naam eigen_naam } }', { id })
const rename = (id: string, naam: string) =>
  api.get('mutation($id: ID!, $naam: String!) { updateBron(id: $id, input: { naam: $naam }) { id } }', { id, naam })

test('whether somebody gave a source its name is kept with it', async () => {
  const usual = 'Asbestcement golfplaat, Gevelbekleding'
  const [plain, canopy] = [await called(), await called('Luifel noordzijde')]
  expect(await nameOf(plain)).toEqual({ naam: usual, eigen_naam: false })
  expect(await nameOf(canopy)).toEqual({ naam: 'Luifel noordzijde', eigen_naam: true })
  await rename(plain, 'Luifel zuidzijde')
  expect(await nameOf(plain)).toEqual({ naam: 'Luifel zuidzijde', eigen_naam: true })
  for (const same of [usual, 'gevelbekleding, asbestcement golfplaat', 'Gevelbekleding']) {
    await rename(canopy, same)
    expect(await nameOf(canopy)).toEqual({ naam: same, eigen_naam: false })
  }
  // What a list calls its items later makes no name somebody's own.
  await api.services.pools.owner.query(
    `update "toepassing" set "value" = 'Gevelbeplating' where "value" = 'Gevelbekleding'`,
  )
  await api.get('mutation($id: ID!) { updateBron(id: $id, input: { kleur: "grijs" }) { id } }', { id: canopy })
  expect(await nameOf(canopy)).toEqual({ naam: 'Gevelbekleding', eigen_naam: false })
})
