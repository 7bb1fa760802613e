import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { itemRelationsOf, setIssues } from './same-set.ts'
import type { Values, Work } from './work.ts'

/** Work whose database tells of each row that it names an item of another set. */
function straying() {
  const asked: { readonly sql: string; readonly values: readonly unknown[] }[] = []
  const query = async (sql: string, values: readonly unknown[] = []) => {
    asked.push({ sql, values })
    const rows = Array.isArray(values[0]) ? (values[0] as readonly string[]) : []
    return rows.map((row) => ({ row, name: 'naam', set: 2, home: null }))
  }
  const session = { organisationId: 1 } as Session
  return { work: { query, session } as unknown as Work, asked }
}
const entities = model.entities.filter((one) => !one.abstract && itemRelationsOf(one).length > 0)
const many = 5_000

/** So many rows, each with another item in every relation, before and after. */
const rowsOf = (entity: (typeof entities)[number], count: number) =>
  Array.from({ length: count }, (_, at) => {
    const named = (offset: number): Values =>
      Object.fromEntries(itemRelationsOf(entity).map(({ name }, n) => [name, String(offset + at * 20 + n)]))
    return { id: String(at), before: named(1), after: named(900_000) }
  })

test.each(entities.map((entity) => [entity.key, entity] as const))(
  '%s: what is asked of the sets of items does not grow with the rows, and each item is bound once',
  async (_, entity) => {
    const [one, large] = [straying(), straying()]
    await setIssues(one.work, entity, rowsOf(entity, 1))
    await setIssues(large.work, entity, rowsOf(entity, many))
    expect(large.asked.map(({ sql }) => sql)).toEqual(one.asked.map(({ sql }) => sql))
    expect(large.asked.length).toBeLessThanOrEqual(4)
    const relations = itemRelationsOf(entity).length
    for (const { values } of large.asked)
      for (const value of values) if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(many * relations)
  },
)

test('what names no other item than before asks nothing, however many there are', async () => {
  for (const entity of entities) {
    const { work, asked } = straying()
    const rows = rowsOf(entity, many).map(({ id, before }) => ({ id, before, after: before }))
    expect((await setIssues(work, entity, rows)).size).toBe(0)
    expect([entity.key, asked.length]).toEqual([entity.key, 0])
  }
})
