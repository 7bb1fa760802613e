import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

// Values that differ a record in one call, as an import sends them.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = new Map(await makeOneOfEach(api, admin))
}, 30_000)
afterAll(() => api.close())

const call = async (args: Record<string, unknown>) => {
  const document = `mutation($ids: [ID!]!, $input: UpdateOpmerkingInput!, $each: [UpdateOpmerkingInput!], $preview: Boolean) {
    answer: updateOpmerkingMany(ids: $ids, input: $input, each: $each, preview: $preview) { batch changed same refused { id issues { path } } } }`
  return (await api.get(document, { input: {}, ...args }, admin)) as Record<string, unknown>
}
const titles = async (remarks: readonly string[]) => {
  const rows = (await api.get(
    'query($ids: [ID!]!) { rows: opmerkingen(filter: { id: { in: $ids } }) { id titel } }',
    { ids: remarks },
    admin,
  )) as { id: string; titel: string }[]
  return remarks.map((id) => rows.find((row) => row.id === id)?.titel)
}
const remark = async (titel: string) => {
  const id = ids.get('survey') ?? ''
  return api.create('remark', { onderzoek: { connect: { id } }, titel, tekst: 'x' }, admin)
}

test('each record gets the values at its own place, in one step that is undone as one', async () => {
  const remarks = [await remark('a'), await remark('b'), await remark('c')]
  const each = [{ titel: 'a2' }, { titel: 'b' }, { titel: '' }]
  const preview = await call({ ids: remarks, each, preview: true })
  expect(preview).toMatchObject({ batch: null, changed: [remarks[0]], same: [remarks[1]] })
  expect(await titles(remarks)).toEqual(['a', 'b', 'c'])
  const answer = await call({ ids: remarks, each })
  expect(answer).toMatchObject({
    changed: [remarks[0]],
    same: [remarks[1]],
    refused: [{ id: remarks[2], issues: [{ path: 'titel' }] }],
  })
  expect(await titles(remarks)).toEqual(['a2', 'b', 'c'])
  await api.get('mutation($batch: ID!) { undoBatch(batch: $batch) { changed } }', { batch: answer.batch }, admin)
  expect(await titles(remarks)).toEqual(['a', 'b', 'c'])
})

test('a record for which nothing is sent ends the call, before anything is written', async () => {
  const remarks = [await remark('a'), await remark('b')]
  await expect(call({ ids: remarks, each: [{ titel: 'a2' }] })).rejects.toThrow()
  await expect(call({ ids: remarks, each: [{ titel: 'a2' }, {}] })).rejects.toThrow()
  expect(await titles(remarks)).toEqual(['a', 'b'])
})

test('values for a record that nobody named are refused at their place, and nothing is written', async () => {
  const remarks = [await remark('a'), await remark('b')]
  const each = [{ titel: 'a2' }, { titel: 'b2' }, { titel: 'c2' }]
  await expect(call({ ids: remarks, each })).rejects.toThrow(/"path":"each\.2","rule":"isExpected"/)
  expect(await titles(remarks)).toEqual(['a', 'b'])
  expect(await call({ ids: remarks, each: each.slice(0, 2) })).toMatchObject({ changed: remarks, refused: [] })
})
