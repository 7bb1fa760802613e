import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { callOnMany } from '../testing/many.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let client: string
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  client = await api.create('client', { naam: 'Klant' }, manager)
})
afterAll(() => api.close())

const restore = async (id: string, as = manager) => {
  const { errors } = await api.ask('mutation($id: ID!) { restoreKlant(id: $id) { id } }', { id }, as)
  return errors?.map(({ message, extensions }) => [extensions.code, message]) ?? 'ok'
}
const remove = (ids: readonly string[]) => callOnMany(api, 'deleteKlantMany', { ids }, manager)
const there = [['notUndoable', 'Niet ongedaan gemaakt: dit is niet verwijderd, of het is al teruggezet']]

test('what was put back already is told so, and not that it is not there', async () => {
  const { batch } = await remove([client])
  expect(await restore(client)).toBe('ok')
  expect(await restore(client)).toEqual(there)
  const { refused } = await callOnMany(api, 'undoBatch', { batch }, manager)
  expect(refused.map(({ code, message }) => [code, message])).toEqual(there)
})

test('what nobody deleted is told so, to whoever might put it back', async () => {
  expect(await restore(client)).toEqual(there)
  expect((await restore(client, { ...manager, roleId: 7 }))[0]?.[0]).toBe('forbidden')
})

test('what another organisation has, or nobody, is not there', async () => {
  const stranger = await api.as('bea@tweede.test')
  const gone = [['notFound', 'Klant: niet gevonden']]
  expect(await restore(client, { ...stranger, roleId: 3 })).toEqual(gone)
  expect(await restore(uuid())).toEqual(gone)
  expect(await restore('onzin')).toEqual(gone)
})
