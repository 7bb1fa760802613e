import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../access.ts'
import { testApi } from '../../testing/api.ts'
import { callOnMany } from '../../testing/many.ts'
import { makeSurvey } from '../../testing/survey.ts'

// Who takes away his own part in a survey has none for the rows after that, as in calls on one after the other.

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })

test.each([
  ['updateInventarisatieMany', { input: { inspecteurs: { set: [] } } }],
  ['deleteInventarisatieMany', {}],
  ['transitionInventarisatieMany', { event: 'cancel', input: { annuleer_reden: 'Uitgesteld' } }],
] as const)('%s by who is an inspector of the first visit alone changes that one', async (call, args) => {
  const { survey, visit } = await makeSurvey(api, manager)
  const others = [0, 1].map(() => api.create('visit', { onderzoek: to(survey) }, manager))
  const ids = [visit, ...(await Promise.all(others))].sort()
  const [first = '', ...rest] = ids
  await api.get(
    'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }',
    { id: first, input: { inspecteurs: { set: [{ id: api.inspector.inspectionUserId }] } } },
    manager,
  )
  const { changed, refused } = await callOnMany(api, call, { ids, ...args }, api.inspector)
  expect(changed).toEqual([first])
  expect(refused.map(({ id, code }) => [id, code])).toEqual(rest.map((id) => [id, 'notAssigned']))
})
