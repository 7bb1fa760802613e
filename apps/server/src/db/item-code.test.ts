import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let other: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  other = await api.as('bea@tweede.test')
}, 30_000)
afterAll(() => api.close())

const lists = model.entities.filter((entity) => entity.isLookup && entity.access.create !== 'nobody')
const items = (list: Entity, filter: string, session = manager) =>
  api.get(`{ ${list.api.plural}(filter: ${filter}, limit: 500) { id code value } }`, {}, session) as Promise<
    readonly { readonly id: string; readonly code: string; readonly value: string }[]
  >
const codeOf = async (list: Entity, id: string, session = manager) =>
  (await items(list, `{ id: { eq: "${id}" } }`, session))[0]?.code

test('there are sixty-one lists, of which nobody writes the roles', () => {
  expect(Object.keys(defaults)).toHaveLength(61)
  expect(model.entities.filter((entity) => entity.isLookup && !lists.includes(entity)).map(({ key }) => key)).toEqual([
    'inventarisatie_rollen',
  ])
})

test.each(lists.map((list) => [list.key, list] as const))(
  '%s: an item made by an organisation has a code of its own, which stays',
  async (_, list) => {
    const first = await makeItem(api, list, 'Één woord (proef)', manager)
    const code = await codeOf(list, first)
    expect(code).toBe('eigen_een_woord_proef')
    // Other words of which the same code would follow.
    const again = await makeItem(api, list, 'Een woord: proef', manager)
    expect(await codeOf(list, again)).toBe('eigen_een_woord_proef_2')
    expect(await codeOf(list, await makeItem(api, list, 'Één woord (proef)', other), other)).toBe(code)

    // Renamed, its code stays; deleted, its code is not given again.
    const { type } = list.api
    await api.get(`mutation { update${type}(id: "${again}", input: { value: "Ander woord" }) { id } }`, {}, manager)
    expect(await codeOf(list, again)).toBe('eigen_een_woord_proef_2')
    await api.get(`mutation { delete${type}(id: "${again}") { id } }`, {}, manager)
    expect(await codeOf(list, await makeItem(api, list, 'Een woord: proef', manager))).toBe('eigen_een_woord_proef_3')

    // Nobody sends a code.
    for (const call of [
      `create${type}(input: { value: "x", code: "asbest" })`,
      `update${type}(id: "${first}", input: { code: "asbest" })`,
    ])
      expect((await api.ask(`mutation { ${call} { id } }`, {}, manager)).errors?.[0]?.message).toContain('code')
  },
)

test('every item of every list has a code that no other of its list, or of the item it is nested in, has', async () => {
  for (const list of model.entities.filter((entity) => entity.isLookup)) {
    const within = list.fields.code?.unique
    expect([list.key, within]).not.toEqual([list.key, undefined])
    const inside = typeof within === 'string' ? `${within} { id }` : ''
    const rows = (await api.get(`{ ${list.api.plural}(limit: 20000) { code ${inside} } }`, {}, manager)) as readonly {
      readonly code: string
    }[]
    expect(rows.length).toBeGreaterThan(0)
    expect([list.key, new Set(rows.map((row) => JSON.stringify(row))).size]).toEqual([list.key, rows.length])
    expect(rows.every(({ code }) => code.trim() !== '')).toBe(true)
  }
})
