import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let sample: string
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  sample = String((await makeOneOfEach(api, manager)).get('sample'))
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const nen = 'Polarisatiemicroscopie (NEN 5896)'
const extra = 'Elektronenmicroscopie, aanvullend (NEN 5896)'
const methodOf = async (value: string) => api.item('analyse_methodes', value)
const laboratory = () =>
  api.create('laboratory', { naam: 'Lab', land: 'NL', accreditatienummer: 'L-7', email: 'a@b.test' }, manager)
const offer = (laboratorium: string, analyse_methode: string, more: object = {}) =>
  api.create(
    'laboratoryPossibility',
    { laboratorium: to(laboratorium), stof: 'Asbest', monster_soort: 'Materiaalmonster', analyse_methode, ...more },
    manager,
  )
const ask = async (laboratorium: string, method?: string) =>
  api.ask(
    'mutation($input: CreateAnalyseInput!) { createAnalyse(input: $input) { id analyse_methode { code } } }',
    {
      input: {
        monster: to(sample),
        laboratorium: to(laboratorium),
        ...(method ? { analyse_methode: to(await methodOf(method)) } : {}),
      },
    },
    manager,
  )
const issuesOf = ({ errors }: Awaited<ReturnType<typeof ask>>) =>
  errors?.[0]?.extensions.issues?.map((one: { path: string; rule: string }) => [one.path, one.rule])
const refused = [['analyse_methode', 'isOffered']]

test('a laboratory is asked only what it offers, and one that has declared nothing all of it', async () => {
  const lab = await laboratory()
  expect(issuesOf(await ask(lab, nen))).toBeUndefined()
  const possibility = await offer(lab, extra)
  expect(issuesOf(await ask(lab, nen))).toEqual(refused)
  expect(issuesOf(await ask(lab, extra))).toBeUndefined()
  // What nobody chose is one that it does.
  expect((await ask(lab)).data).toMatchObject({
    createAnalyse: { analyse_methode: { code: 'elektronenmicroscopie_aanvullend_nen_5896' } },
  })
  await api.get(
    'mutation($id: ID!) { updateLaboratoriumMogelijkheid(id: $id, input: { active: false }) { id } }',
    { id: possibility },
    manager,
  )
  expect(issuesOf(await ask(lab, nen))).toBeUndefined()
})

test('an analysis that was asked stays, and does not go to a laboratory that does not do it', async () => {
  const [lab, other] = [await laboratory(), await laboratory()]
  const { data } = await ask(lab, nen)
  const { id } = (data as { createAnalyse: { id: string } }).createAnalyse
  await offer(lab, extra)
  await offer(other, extra)
  const change = (input: object) =>
    api.ask(
      'mutation($id: ID!, $input: UpdateAnalyseInput!) { updateAnalyse(id: $id, input: $input) { id } }',
      {
        id,
        input,
      },
      manager,
    )
  expect(issuesOf(await change({ lab_monsternummer: 'A1' }))).toBeUndefined()
  expect(issuesOf(await change({ laboratorium: to(other) }))).toEqual(refused)
  expect(
    issuesOf(await change({ laboratorium: to(other), analyse_methode: to(await methodOf(extra)) })),
  ).toBeUndefined()
})

test('a method that is called otherwise by now is the one that was offered', async () => {
  const lab = await laboratory()
  await offer(lab, nen)
  const id = await methodOf(nen)
  const call = (value: string) =>
    api.get(
      'mutation($id: ID!, $value: String!) { updateAnalyseMethode(id: $id, input: { value: $value }) { id } }',
      { id, value },
      manager,
    )
  await call('Polarisatie')
  expect(issuesOf(await ask(lab, 'Polarisatie'))).toBeUndefined()
  await call(nen)
})
