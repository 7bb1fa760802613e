import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

// What a delete says beforehand that it takes along.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
let before: ReadonlyMap<string, number>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = new Map(await makeOneOfEach(api, admin))
  before = await totals()
}, 30_000)
afterAll(() => api.close())

interface Answer {
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly along: readonly { readonly type: string; readonly count: number; readonly titles: readonly string[] }[]
}
const remove = (entity: Entity, id: string, preview: boolean) =>
  api.get(
    `mutation($ids: [ID!]!, $preview: Boolean) { answer: delete${entity.api.type}Many(ids: $ids, preview: $preview) { batch changed along { type count titles } } }`,
    { ids: [id], preview },
    admin,
  ) as Promise<Answer>

const stored = model.entities.filter(({ abstract, access }) => !abstract && access.read !== 'nobody')
/** How many records there are of each kind. */
async function totals(): Promise<ReadonlyMap<string, number>> {
  const counts = stored.map(({ api: { type, plural } }) => `${type}: ${plural}Total`)
  const { data } = await api.ask(`query { ${counts.join(' ')} }`, {}, admin)
  return new Map(Object.entries(data as Readonly<Record<string, number>>))
}
const deletable = stored.filter(({ access }) => access.delete !== 'nobody')

test.each(deletable.map((entity) => [entity.key, entity] as const))(
  'what goes along with a record is told before it goes, by kind and by name: %s',
  async (key, entity) => {
    const id = ids.get(key)
    if (id === undefined) return
    const { along } = await remove(entity, id, true)
    const { batch, changed } = await remove(entity, id, false)
    const after = await totals()
    const gone = [...before].flatMap(([type, count]) => {
      const n = count - (after.get(type) ?? 0) - (type === entity.api.type ? changed.length : 0)
      return n === 0 ? [] : [[type, n] as const]
    })
    expect(new Map(along.map(({ type, count }) => [type, count]))).toEqual(new Map(gone))
    for (const { count, titles } of along) expect(titles).toHaveLength(count)
    if (batch) await api.get('mutation($batch: ID!) { undoBatch(batch: $batch) { changed } }', { batch }, admin)
  },
)

test('a preview leaves everything where it was', async () => {
  for (const entity of deletable) {
    const id = ids.get(entity.key)
    if (id !== undefined) await remove(entity, id, true)
  }
  expect(await totals()).toEqual(before)
})
