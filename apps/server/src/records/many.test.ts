import { limits } from '@vezel/model/limits.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { type BulkAnswer, callOnMany } from '../testing/many.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let survey: string
const inputs = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  await makeOneOfEach(api, admin, inputs)
  survey = (await makeSurvey(api, admin)).survey
}, 30_000)
afterAll(() => api.close())

const call = (name: string, args: Record<string, unknown>, as = admin): Promise<BulkAnswer> =>
  callOnMany(api, name, args, as)
const absent = () => '00000000-0000-7000-8000-000000000000'
const isThere = async (single: string, id: string) =>
  (await api.get(`query($id: ID!) { ${single}(id: $id) { id } }`, { id }, admin)) !== null
const remark = (titel: string) => ({ onderzoek: { connect: { id: survey } }, titel, tekst: '<p>x</p>' })

test('of none at all does nothing', async () => {
  const nothing = { batch: null, changed: [], same: [], refused: [] }
  expect(await call('createOpmerkingMany', { rows: [] })).toEqual(nothing)
  expect(await call('updateOpmerkingMany', { ids: [], input: { titel: 'x' } })).toEqual(nothing)
  expect(await call('deleteOpmerkingMany', { ids: [] })).toEqual(nothing)
  expect(await call('transitionOnderzoekMany', { ids: [], event: 'start' })).toEqual(nothing)
})

test('of more than there may be is refused as a whole', async () => {
  const many = Array.from({ length: limits.bulk + 1 }, absent)
  const refused = async (text: string, variables: Record<string, unknown>) => {
    const answer = await api.ask(text, variables, admin)
    expect(answer.errors?.[0]?.extensions.code).toBe('tooMuch')
    expect(answer.errors?.[0]?.message).toBe(
      `Te veel gevraagd: hoogstens ${limits.bulk.toLocaleString('nl-NL')} rijen tegelijk`,
    )
  }
  await refused('mutation($ids: [ID!]!) { deleteOpmerkingMany(ids: $ids) { batch } }', { ids: many })
  await refused('mutation($ids: [ID!]!) { updateOpmerkingMany(ids: $ids, input: { titel: "x" }) { batch } }', {
    ids: many,
  })
  await refused('mutation($rows: [CreateOpmerkingInput!]!) { createOpmerkingMany(rows: $rows) { batch } }', {
    rows: many.map(() => ({ titel: 'x' })),
  })
})

test('that is sent twice with one key is made once, and a preview takes no key', async () => {
  const key = uuid()
  const rows = [remark('Eens'), {}]
  await call('createOpmerkingMany', { rows, key, preview: true })
  const first = await call('createOpmerkingMany', { rows, key })
  expect(first.changed).toHaveLength(1)
  expect(first.refused).toHaveLength(1)
  expect(await call('createOpmerkingMany', { rows, key })).toEqual(first)
  const found = await api.get('{ opmerkingen(filter: { titel: { eq: "Eens" } }) { id } }', {}, admin)
  expect(found).toHaveLength(1)
})

test('takes back only what nobody has changed since, and says who did', async () => {
  const { changed } = await call('createOpmerkingMany', { rows: [remark('A'), remark('B')] })
  const [a, b] = changed
  const { batch } = await call('updateOpmerkingMany', { ids: changed, input: { titel: 'Samen' } })
  await api.get('mutation($id: ID!) { updateOpmerking(id: $id, input: { titel: "Anders" }) { id } }', { id: b }, admin)
  const undone = await call('undoBatch', { batch })
  expect(undone.changed).toEqual([a])
  expect(undone.refused).toMatchObject([{ id: b, code: 'changedSince' }])
  expect(undone.refused[0]?.message).toMatch(/^Niet ongedaan gemaakt: Ada.* heeft dit daarna gewijzigd \(/)
  const titles = await api.get(
    'query($ids: [ID!]) { opmerkingen(filter: { id: { in: $ids } }, sort: [{ field: "titel" }]) { titel } }',
    { ids: changed },
  )
  expect(titles).toEqual([{ titel: 'A' }, { titel: 'Anders' }])
})

test('names what it refuses, as far as the one who asks may read it', async () => {
  const { changed } = await call('createOpmerkingMany', { rows: [remark('Genoemd')] })
  const answer = (await api.get(
    'mutation($ids: [ID!]!) { updateOpmerkingMany(ids: $ids, input: { titel: "" }) { refused { id title code message issues { path rule message } } } }',
    { ids: [changed[0], absent()] },
    admin,
  )) as { refused: object[] }
  expect(answer.refused).toMatchObject([
    { id: changed[0], title: 'Genoemd', code: 'invalid', issues: [{ path: 'titel', rule: 'isRequired' }] },
    { id: absent(), title: null, code: 'notFound' },
  ])
})

test('refuses the second of two with the same value where there may be one', async () => {
  const rows = ['Dubbel', 'dubbel', 'Enkel'].map((value) => ({
    naam: value,
    taal: 'nl',
    papierformaat: 'A4',
    orientatie: 'staand',
  }))
  const answer = await call('createRapportTemplateMany', { rows })
  expect(answer.changed).toHaveLength(2)
  expect(answer.refused).toMatchObject([{ index: 1, code: 'invalid' }])
})

test('gives numbers that follow each other, without one for what is refused', async () => {
  const source = (extra: object) => ({ onderzoek: { connect: { id: survey } }, naam: 'Bron', ...extra })
  const whole = source(Object.fromEntries(Object.entries(inputs.get('source') ?? {}).slice(1)))
  const rows = [{ ...whole }, source({ naam: 'x'.repeat(300) }), { ...whole }]
  const answer = await call('createBronMany', { rows })
  expect(answer.refused.map(({ index }) => index)).toEqual([1])
  const numbers = (await api.get(
    'query($ids: [ID!]) { bronnen(filter: { id: { in: $ids } }, sort: [{ field: "nummer" }]) { nummer } }',
    {
      ids: answer.changed,
    },
  )) as { nummer: string }[]
  const counts = numbers.map(({ nummer }) => Number(nummer.replace(/\D/g, '')))
  expect(counts[1]).toBe((counts[0] ?? 0) + 1)
})

test('deletes what hangs on another of them, whichever is named first', async () => {
  const client = await api.create('client', { naam: 'Weg', land: 'NL' }, admin)
  const contact = await api.create('contact', { klant: { connect: { id: client } }, achternaam: 'Weg' }, admin)
  for (const order of [[client], [client, client]]) {
    const answer = await call('deleteKlantMany', { ids: order })
    expect(answer).toMatchObject({ changed: [client], refused: [] })
    const undone = await call('undoBatch', { batch: answer.batch })
    expect(undone.refused).toEqual([])
    expect(await isThere('contact', contact)).toBe(true)
  }
})

test('leaves one of several that were deleted together to be brought back by itself', async () => {
  const { changed } = await call('createOpmerkingMany', { rows: [remark('Een'), remark('Twee')] })
  await call('deleteOpmerkingMany', { ids: changed })
  await api.get('mutation($id: ID!) { restoreOpmerking(id: $id) { id } }', { id: changed[0] }, admin)
  expect(await Promise.all(changed.map((id) => isThere('opmerking', id)))).toEqual([true, false])
})
