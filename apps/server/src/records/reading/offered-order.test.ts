import { model } from '@vezel/model'
import { points, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { offeredOrder } from '@vezel/model/kit/model.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../access.ts'
import { testApi } from '../../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

const ofForms = model.entities.flatMap(({ fields, form }) =>
  form.flatMap((section) => section.fields.flatMap((name) => (points(fields[name]) ? [fields[name].target] : []))),
)

test.each([...new Set(ofForms)])(
  'the records of %s are offered in an order that a list can be asked in',
  async (key) => {
    const entity = model.named(key)
    const order = offeredOrder(model, entity)
    expect(order.length).toBeGreaterThan(0)
    const sort = order.map((field) => `{ field: "${field}" }`).join(', ')
    expect(await api.get(`{ ${entity.api.plural}(limit: 2, sort: [${sort}]) { id } }`, {}, admin)).toBeDefined()
  },
)

test('what has no order of its own is offered by its name', async () => {
  const made = { huisnummer: 1, postcode: '9988 AB', plaats: 'Oosterzijl' }
  for (const straatnaam of ['Zandweg', 'Akkerpad', 'Molenlaan'])
    await api.create('building', { ...made, straatnaam }, admin)
  const [first = ''] = offeredOrder(model, model.entity('building'))
  const rows: { title: string }[] = await api.get(
    `{ ${model.entity('building').api.plural}(sort: [{ field: "${first}" }]) { title } }`,
    {},
    admin,
  )
  const titles = rows.map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'nl')))
  expect(titles.length).toBeGreaterThan(2)
})

test('the items of a list that has groups say in which they stand', () => {
  for (const { key, fields, grouped } of model.entities)
    if (grouped !== undefined) expect(pointsAtOne(fields[grouped]), key).toBe(true)
})
