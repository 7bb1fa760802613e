import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { q, tableOf } from '../db/names.ts'
import { testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

// Whoever chooses from a list tells its items apart by their words.

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  await makeOneOfEach(api, await api.as('ada@eerste.test'))
  manager = await api.as('mo@eerste.test')
}, 30_000)
afterAll(() => api.close())

const update = (list: Entity, id: string, input: object) =>
  api.ask(
    `mutation($id: ID!, $input: Update${list.api.type}Input!) { update${list.api.type}(id: $id, input: $input) { id } }`,
    { id, input },
    manager,
  )
const remove = (list: Entity, id: string) =>
  api.ask(`mutation { delete${list.api.type}(id: "${id}") { id } }`, {}, manager)
const codeOf = ({ errors }: Awaited<ReturnType<typeof api.ask>>) => errors?.[0]?.extensions.code ?? 'ok'

const written = model.entities.filter((entity) => entity.isLookup && entity.access.update === 'manager')
describe.concurrent.each(written.map((list) => [list.key, list] as const))('%s', (_, list) => {
  test('the same words stand in a list once, however they are written, unless one is retired', async () => {
    const first = await makeItem(api, list, 'Tweemaal geplaatst', manager)
    const twice = { issues: [{ path: 'value', rule: 'isInList' }] }
    await expect(makeItem(api, list, ' tweemaal  GEPLÁATST ', manager)).rejects.toThrow('isInList')
    await expect(makeItem(api, list, 'Twee\u200bmaal geplaatst\u200f', manager)).rejects.toThrow('isInList')
    await expect(makeItem(api, list, '\u200b\u2060', manager)).rejects.toThrow('isRequired')
    const other = await makeItem(api, list, 'Iets anders', manager)
    expect((await update(list, other, { value: 'Tweemaal Geplaatst' })).errors?.[0]?.extensions).toMatchObject(twice)
    expect(codeOf(await update(list, first, { value: 'Tweemaal Geplaatst' }))).toBe('ok')
    // Who is out of use keeps no words, and comes back when they are free.
    expect(codeOf(await update(list, first, { active: false }))).toBe('ok')
    expect(codeOf(await update(list, other, { value: 'tweemaal geplaatst' }))).toBe('ok')
    expect((await update(list, first, { active: true })).errors?.[0]?.extensions).toMatchObject(twice)
    // Two that stood there before stay, and may be changed otherwise.
    await api.services.pools.owner.query(`update ${q(tableOf(list))} set "active" = true where "id" = $1`, [first])
    expect(codeOf(await update(list, first, { description: 'Van vroeger' }))).toBe('ok')
    expect(codeOf(await update(list, first, { value: 'Eenmaal geplaatst' }))).toBe('ok')
    for (const id of [first, other]) expect(codeOf(await remove(list, id))).toBe('ok')
  })

  test('two who add the same words at one moment add one item', async () => {
    const made = await Promise.allSettled([1, 2, 3].map(() => makeItem(api, list, 'Tegelijk', manager)))
    const ids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(ids).toHaveLength(1)
    for (const id of ids) expect(codeOf(await remove(list, id))).toBe('ok')
  })

  test('of items that are made in one call the second of the same words is refused, unless the first is', async () => {
    const id = await makeItem(api, list, 'Eerste van de rij', manager)
    const { rows } = await api.services.pools.owner.query(
      `select to_jsonb(t) as "row" from ${q(tableOf(list))} t where t."id" = $1`,
      [id],
    )
    const within = list.fields.code?.unique
    const need = Object.fromEntries(
      Object.entries(list.fields).flatMap(([name, field]) => {
        if (!field.required || field.readOnly || field.default !== undefined || name === 'value') return []
        const value = rows[0].row[name] ?? rows[0].row[`${name}_id`]
        return [[name, field.kind === 'belongsTo' ? { connect: { id: String(value) } } : value]]
      }),
    )
    expect(typeof within === 'string' ? need : { none: true }).not.toEqual({})
    const answer = (await api.get(
      `mutation($rows: [Create${list.api.type}Input!]!) { answer: create${list.api.type}Many(rows: $rows) { changed refused { index issues { path rule } } } }`,
      {
        rows: [
          // Whoever is refused otherwise keeps its words from nobody, those who are refused with it neither.
          { ...need, value: 'Op een rij', value_en: 'x'.repeat(30_000) },
          { ...need, value: 'Op een rij' },
          { ...need, value: 'OP EEN RIJ ' },
          { ...need, value: 'Anders' },
        ],
      },
      manager,
    )) as { changed: string[]; refused: unknown[] }
    expect(answer.refused).toEqual([
      { index: 0, issues: [{ path: 'value_en', rule: expect.any(String) }] },
      { index: 2, issues: [{ path: 'value', rule: 'isInList' }] },
    ])
    expect(answer.changed).toHaveLength(2)
    for (const made of [id, ...answer.changed]) expect(codeOf(await remove(list, made))).toBe('ok')
  })
})
