import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import { grantOf, roles } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { targetOf } from '../kinds/index.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'

// The row of a file says as much as its content where a record is not for everybody: whose it is, and that there is one.

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let reader: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  reader = { ...(await api.as('ada@eerste.test')), roleId: roles.reader }
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
/** The kinds that hold a file, of which a reader sees his own or none. */
const kept = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    targetOf(field) === model.entity('file') && grantOf(entity.access.read, roles.reader) !== 'yes'
      ? [[entity.key, name] as const]
      : [],
  ),
)
const made: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  signature: async () => ({ ondertekend_als: 'I. Nes, inspecteur' }),
  userCertificate: async () => ({
    inventarisatie_user: to(api.inspector.inspectionUserId),
    inventarisatie_user_certificate_type: to(
      await api.item('inventarisatie_user_certificate_types', 'Medische keuring adembescherming'),
    ),
    nummer: 'AV-1',
    uitgegeven_op: '2026-01-05',
  }),
}

test.each(kept)('the file of %s.%s is seen by who may read that record, and by who uploaded it', async (key, name) => {
  const entity = model.named(key)
  const values = await made[key]?.()
  if (!values) throw new Error(`Say above how a ${key} is made`)
  const { valueFor } = anyRecords(api, new Map(), tmpdir())
  const file = () => valueFor(entity.fields[name] as never)
  const maker = key === 'signature' ? api.inspector : manager
  const id = await api.create(key as 'signature', { ...values, [name]: await file() } as never, maker)
  const single = entity.api.type.charAt(0).toLowerCase() + entity.api.type.slice(1)
  const fileOf = async () =>
    (
      (await api.get(`query($id: ID!) { ${single}(id: $id) { ${name} { id } } }`, { id }, manager)) as Record<
        string,
        { id: string }
      >
    )[name]?.id
  const seen = async (of: string | undefined, as: Session) => [
    await api.get('query($id: ID!) { file(id: $id) { id } }', { id: of }, as),
    await api.get('query($id: ID!) { files(filter: { id: { eq: $id } }) { id } }', { id: of }, as),
    await api.get('query($id: ID!) { filesTotal(filter: { id: { eq: $id } }) }', { id: of }, as),
  ]
  const first = await fileOf()
  const all = [{ id: first }, [{ id: first }], 1]
  const none = [null, [], 0]
  for (const who of [manager, api.inspector]) expect(await seen(first, who)).toEqual(all)
  expect(await seen(first, reader)).toEqual(none)
  // Nor once another stands in its place, but for who uploaded it.
  await api.get(
    `mutation($id: ID!, $input: Update${entity.api.type}Input!) { update${entity.api.type}(id: $id, input: $input) { id } }`,
    { id, input: { [name]: await file() } },
    maker,
  )
  expect(await fileOf()).not.toBe(first)
  expect([await seen(first, reader), await seen(first, maker)]).toEqual([none, all])
})

test('a file of a record that everybody reads is seen by everybody, and so are both kinds above covered', async () => {
  expect(kept.map(([key]) => key)).toEqual(Object.keys(made))
  const { valueFor } = anyRecords(api, new Map(), tmpdir())
  const asset = await api.create('building', {
    ...{ straatnaam: 'Schoolstraat', huisnummer: 12, postcode: '9988 AB', plaats: 'Oosterzijl' },
  })
  const id = await api.create('buildingPlan', {
    ...{ asset: to(asset), naam: 'Kelder', file: await valueFor(model.entity('buildingPlan').fields.file) },
  })
  const read = await api.get('query($id: ID!) { plattegrond(id: $id) { file { id filename } } }', { id }, reader)
  const { file } = read as unknown as { file: { id: string } }
  expect(await api.get('query($id: ID!) { file(id: $id) { id filename } }', { id: file.id }, reader)).toEqual(file)
})
