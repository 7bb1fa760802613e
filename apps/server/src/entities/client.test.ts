import { model } from '@vezel/model'
import { proposalCall } from '@vezel/model/kit/proposals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
}, 30_000)
afterAll(() => api.close())

const add = async (klantnummer?: string) => {
  const input = { naam: 'Klant', ...(klantnummer ? { klantnummer } : {}) }
  const document = 'mutation($input: CreateKlantInput!) { createKlant(input: $input) { klantnummer } }'
  return ((await api.get(document, { input }, admin)) as { klantnummer: string }).klantnummer
}
const proposed = async () => {
  const call = proposalCall(model.entity('client'))
  const document = `query($input: CreateKlantInput!) { ${call}(input: $input) }`
  return ((await api.get(document, { input: { naam: 'Klant' } }, admin)) as { klantnummer?: string }).klantnummer
}

test('a client is proposed the number that follows, as the firm writes them, and may have another', async () => {
  const first = await proposed()
  expect(first).toMatch(/^K\d{3}$/)
  expect(await add()).toBe(first)
  expect(await add('2026-7')).toBe('2026-7')
  expect(await proposed()).toBe('2026-8')
  expect(await add()).toBe('2026-8')
  // What says no number is no pattern.
  await add('Haven')
  expect(await add()).toBe('2026-9')
  expect(await add('0041')).toBe('0041')
  expect(await add()).toBe('0042')
})

test('a number that another client has names that client', async () => {
  const create = (naam: string) =>
    api.ask(
      'mutation($input: CreateKlantInput!) { createKlant(input: $input) { id } }',
      { input: { naam, klantnummer: 'Z-1' } },
      admin,
    )
  expect((await create('Gemeente Oosterzijl')).errors).toBeUndefined()
  const { errors } = await create('Rederij')
  expect(errors?.[0]?.extensions.issues).toEqual([
    {
      path: 'klantnummer',
      rule: 'isUnique',
      args: ['Gemeente Oosterzijl'],
      message: 'Dit is al in gebruik bij Gemeente Oosterzijl',
    },
  ])
})
