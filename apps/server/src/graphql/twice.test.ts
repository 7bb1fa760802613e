import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let asset: string
beforeAll(async () => {
  api = await testApi()
  asset = (await makeSurvey(api)).asset
})
afterAll(() => api.close())

const mutation =
  'mutation($input: CreateRuimteInput!, $key: String) { createRuimte(input: $input, key: $key) { id naam } }'
const input = (naam: string) => ({ asset: { connect: { id: asset } }, naam })
const named = (naam: string) =>
  api.get('query($naam: String!) { ruimtes(filter: { naam: { eq: $naam } }) { id } }', { naam })

test('a create that is sent several times at once with one id makes one record, and all are told so', async () => {
  const id = uuid()
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.ask(mutation, { input: { id, ...input('Zolder') } })))
  for (const answer of answers) expect(answer).toEqual({ data: { createRuimte: { id, naam: 'Zolder' } } })
  expect(await named('Zolder')).toHaveLength(1)
})

test('a create that is sent several times at once with one key makes one record, and all are told so', async () => {
  const key = uuid()
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.ask(mutation, { input: input('Kelder'), key })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.errors).toBeUndefined()
  expect(await named('Kelder')).toHaveLength(1)
})
