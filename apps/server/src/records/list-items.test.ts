import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { pointingAt } from '../db/references.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let stranger: Session
beforeAll(async () => {
  api = await testApi()
  await makeOneOfEach(api, await api.as('ada@eerste.test'))
  manager = await api.as('mo@eerste.test')
  stranger = await api.as('bea@tweede.test')
}, 30_000)
afterAll(() => api.close())

type Row = Readonly<Record<string, unknown>> & { readonly id: string }
const read = async (list: Entity, id: string, fields: string) =>
  ((await api.get(`{ ${list.api.plural}(filter: { id: { eq: "${id}" } }) { id ${fields} } }`, {}, manager)) as Row[])[0]
const update = (list: Entity, id: string, input: object, as = manager) =>
  api.ask(
    `mutation($id: ID!, $input: Update${list.api.type}Input!) { update${list.api.type}(id: $id, input: $input) { id } }`,
    { id, input },
    as,
  )
const remove = (list: Entity, id: string, as = manager) =>
  api.ask(`mutation { delete${list.api.type}(id: "${id}") { id } }`, {}, as)
const sort = (list: Entity, id: string, from: number, to: number, as = manager) =>
  api.ask(
    `mutation { Update${list.api.type}SortTable(id: "${id}", index_from: "${from}", index_to: "${to}") { id } }`,
    {},
    as,
  )
const codeOf = ({ errors }: Awaited<ReturnType<typeof api.ask>>) => errors?.[0]?.extensions.code ?? 'ok'

const lists = model.entities.filter((entity) => entity.isLookup)
const written = lists.filter((list) => list.access.update === 'manager')
const samples: Readonly<Record<string, readonly unknown[]>> = {
  text: ['proef', null],
  textArea: ['Een hele zin.', null],
  integer: [7, null],
  decimal: [2.5, null],
  boolean: [false, true],
  color: ['#AB12CD', null],
  svg: ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1h2" stroke="#color"/></svg>', null],
  json: [{ a: 1 }, null],
}

describe.concurrent.each(written.map((list) => [list.key, list] as const))('%s', (_, list) => {
  test('an item is made, renamed in three languages, filled, retired, moved and deleted', async () => {
    const id = await makeItem(api, list, 'Zojuist gemaakt', manager)
    const last = await makeItem(api, list, 'Laatste', manager)
    const words = { value: 'Anders', value_en: 'Other', value_fr: 'Autre', description: 'Wat het is', active: false }
    expect(codeOf(await update(list, id, words))).toBe('ok')
    expect(await read(list, id, Object.keys(words).join(' '))).toMatchObject(words)
    for (const name of list.form.flatMap(({ fields }) => fields)) {
      const field = list.fields[name]
      if (!field || pointsAtOne(field)) continue
      for (const value of samples[field.kind] ?? expect.fail(`no sample of a ${field.kind}`)) {
        if (value === null && field.required) continue
        expect([name, codeOf(await update(list, id, { [name]: value }))]).toEqual([name, 'ok'])
        expect(await read(list, id, name)).toEqual({ id, [name]: value })
      }
    }
    const by = String(list.table.reorder)
    const order = async () => Number((await read(list, last, by))?.[by])
    const place = await order()
    // Where the place is what an item means, it is not moved before those in use.
    expect(codeOf(await sort(list, last, place - 1, list.decides.includes(by) ? place - 2 : 0))).toBe('ok')
    expect(await order()).toBeLessThan(place)
    expect(codeOf(await remove(list, id))).toBe('ok')
    expect(await read(list, id, 'value')).toBeUndefined()
  })

  test('whoever is no manager, and whoever is of another organisation, writes nothing', async () => {
    const id = await makeItem(api, list, 'Van ons', manager)
    const by = String(list.table.reorder)
    const before = await read(list, id, `value ${by} active`)
    const place = Number(before?.[by]) - 1
    for (const [as, refused] of [
      [api.inspector, 'forbidden'],
      [stranger, 'notFound'],
    ] as const) {
      const tries = [update(list, id, { value: 'Van hen' }, as), remove(list, id, as), sort(list, id, place, 0, as)]
      expect((await Promise.all(tries)).map(codeOf)).toEqual([refused, refused, refused])
    }
    expect(await read(list, id, `value ${by} active`)).toEqual(before)
    await expect(makeItem(api, list, 'Van mij', api.inspector)).rejects.toThrow('forbidden')
  })
})

test('an item that records use is not deleted, and the refusal says what uses it', async () => {
  let tried = 0
  for (const list of written) {
    for (const { from, field, kind } of pointingAt(list)) {
      // Its mappings are a part of an item, and go along.
      if (from.isLookup || !from.fields[field] || from.abstract || kind.onDelete === 'cascade') continue
      const rows = (await api.get(`{ ${from.api.plural}(limit: 50) { ${field} { id } } }`, {}, manager)) as Row[]
      const used = rows.flatMap((row) => row[field] as Row | Row[] | null).find((one) => one)
      if (!used) continue
      tried += 1
      const answer = await remove(list, used.id)
      expect([list.key, ['inUse', 'meaningKept'].includes(codeOf(answer))]).toEqual([list.key, true])
      if (codeOf(answer) === 'inUse') {
        const item = await read(list, used.id, 'value')
        expect(answer.errors?.[0]?.message).toMatch(/ heeft nog \d+ \S/)
        expect(answer.errors?.[0]?.message).toContain(`: ${item?.value} heeft nog`)
      }
    }
  }
  expect(tried).toBeGreaterThan(20)
})

/** The records that a refusal names by a word that names nothing, as the answer that half of all have. */
function namelessIn(error: NonNullable<GraphqlAnswer['errors']>[number] | undefined): unknown[] {
  const { records = [] } = (error?.extensions.args ?? {}) as { records?: { type: string; title: string }[] }
  const isChoice = (type: string, title: string) =>
    Object.values(model.ofType(type)?.fields ?? {}).some(
      (field) => 'choices' in field && field.choices?.some(({ value, label }) => [value, label.nl].includes(title)),
    )
  return records.filter(({ type, title }) => title === '' || isChoice(type, title))
}

test('the refusal names what was found by its survey, its source and its place', async () => {
  const own = await makeItem(api, model.entity('condities'), 'Bros', manager)
  await api.services.pools.owner.query('update "bron_locatie_inventarisatie" set "conditie_id" = $1', [own])
  const [found] = (await api.get(
    '{ bronLocatieInventarisaties(limit: 50) { conditie { id } bron_locatie { nummer } inventarisatie { onderzoek { nummer } } } }',
    {},
    manager,
  )) as {
    conditie: { id: string } | null
    bron_locatie: { nummer: string }
    inventarisatie: { onderzoek: { nummer: string } }
  }[]
  if (!found?.conditie) throw new Error('Nothing was found with a condition')
  const { errors } = await remove(model.entity('condities'), found.conditie.id)
  const { bron_locatie: place, inventarisatie: visit } = found
  expect(errors?.[0]?.message).toContain(`${visit.onderzoek.nummer} ${place.nummer}`)
})

test('the refusal counts every kind of record that uses an item', async () => {
  let tried = 0
  for (const list of written) {
    const users = new Map<string, Set<Entity>>()
    for (const { from, field, kind } of pointingAt(list)) {
      if (kind.onDelete !== 'restrict' || from.abstract || !from.fields[field] || from.variantOf) continue
      const rows = (await api.get(`{ ${from.api.plural}(limit: 50) { ${field} { id } } }`, {}, manager)) as Row[]
      for (const row of rows) {
        const used = row[field] as Row | null
        if (used) users.set(used.id, (users.get(used.id) ?? new Set()).add(from))
      }
    }
    for (const [id, kinds] of users) {
      const { errors } = kinds.size > 1 ? await remove(list, id) : {}
      if (errors?.[0]?.extensions.code !== 'inUse') continue
      tried += 1
      expect(namelessIn(errors[0]), `${list.key}: ${errors[0]?.message}`).toEqual([])
      for (const { label, plural } of kinds) {
        const words = [label.nl, plural.nl].map((word) => word.toLowerCase())
        expect(
          words.some((word) => new RegExp(`\\d ${word}`).test(errors[0]?.message ?? '')),
          `${list.key}: ${errors[0]?.message}`,
        ).toBe(true)
      }
    }
  }
  expect(tried).toBeGreaterThan(0)
})

test('the roles are read by everybody and written by nobody', async () => {
  const [roles] = lists.filter((list) => list.access.update === 'nobody')
  const admin = await api.as('ada@eerste.test')
  expect(roles?.key).toBe('inventarisatie_rollen')
  const rows = (await api.get('{ inventarisatie_rollen { id } }')) as Row[]
  expect(rows.length).toBe(7)
  for (const call of [
    'createInventarisatieRol(input: { value: "x" })',
    'updateInventarisatieRol(id: 1, input: { value: "x" })',
    'deleteInventarisatieRol(id: 1)',
  ])
    expect((await api.ask(`mutation { ${call} { id } }`, {}, admin)).errors?.length).toBe(1)
})
