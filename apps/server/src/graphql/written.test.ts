import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { kindOf, targetOf } from '@vezel/model/kit/kinds.ts'
import { type Asked, mayBeChanged } from '@vezel/model/reads.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { run } from './run.ts'
import { schema } from './schema.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
})
afterAll(() => api.close())

const roots = schema.getQueryType()?.getFields() ?? {}
const records = model.entities.filter((entity) => !entity.isLookup && entity.api.plural in roots)

/** The values of a kind that are asked by a name alone. What is worked out is always asked again, and has its own test. */
const plain = (of: Entity) =>
  Object.entries(of.fields).flatMap(([name, field]) =>
    targetOf(field) || field.writeOnly || kindOf(field).isLarge || field.kind === 'computed' ? [] : [name],
  )

/** Everything of a kind: its fields, with those of what it points at, and what points at it. */
function everythingOf(entity: Entity): Readonly<Record<string, readonly string[]>> {
  const there = Object.entries(entity.fields).flatMap(([name, field]) => {
    const target = targetOf(field)
    return target && field.kind !== 'computed' ? [[name, ['id', ...plain(model.named(target))]] as const] : []
  })
  const back = model.inverses(entity).map(({ name }) => [name, ['id']] as const)
  return Object.fromEntries([...plain(entity).map((name) => [name, []] as const), ...there, ...back])
}
const textOf = (entity: Entity) =>
  Object.entries(everythingOf(entity)).map(([name, below]) =>
    below.length > 0 ? `${name} { ${below.join(' ')} }` : name,
  )

type Row = Readonly<Record<string, unknown>> & { readonly id: string }
type Rows = ReadonlyMap<string, Row>
/** Every record there is, with all that is asked of it, by the key of its definition and its id. */
async function everything(): Promise<ReadonlyMap<string, Rows>> {
  const found = new Map<string, Rows>()
  for (let from = 0; from < records.length; from += 12) {
    const part = records.slice(from, from + 12)
    const document = `{ ${part.map((e) => `${e.key}: ${e.api.plural}(limit: 50) { id ${textOf(e).join(' ')} }`).join(' ')} }`
    const { data, errors } = await api.ask(document, {}, admin)
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    for (const { key } of part) found.set(key, new Map(((data?.[key] ?? []) as Row[]).map((row) => [row.id, row])))
  }
  return found
}

const valueAt = (row: Row | undefined, name: string, below: string) => {
  const there = row?.[name]
  const one = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Row)[below] : null)
  return JSON.stringify(Array.isArray(there) ? there.map(one) : one(there))
}
/** What differs, as the smallest questions whose answer is another now. */
function differences(before: Rows, after: Rows, entity: Entity): Asked[] {
  const of = entity.key
  const isOther = [...before.keys()].join() !== [...after.keys()].join()
  const shared = [...after.keys()].filter((id) => before.has(id))
  const differ = (value: (row: Row | undefined) => string | undefined) =>
    shared.some((id) => value(before.get(id)) !== value(after.get(id)))
  const paths = Object.entries(everythingOf(entity)).flatMap(([name, below]): Asked[] => [
    ...(below.length === 0 && differ((row) => JSON.stringify(row?.[name]))
      ? [{ of, selection: { [name]: true } }]
      : []),
    ...below.flatMap((field) =>
      differ((row) => valueAt(row, name, field)) ? [{ of, selection: { [name]: { [field]: true } } }] : [],
    ),
  ])
  return [...(isOther ? [{ of, selection: {} }] : []), ...paths]
}

/** What a change says that it wrote, and what it answers; undefined when it was refused. */
async function answerTo(query: string, variables: Record<string, unknown>) {
  const context = { services: api.services, session: admin, locale: 'nl' as const, token: undefined, address: 'test' }
  const { body, written } = await run({ query, variables }, context, { error: () => {} })
  const { data, errors } = JSON.parse(body)
  return errors ? undefined : { data, written: new Set(written) }
}
const write = async (query: string, variables: Record<string, unknown>): Promise<ReadonlySet<string> | undefined> =>
  (await answerTo(query, variables))?.written

test('whatever deleting and bringing back a record changes, no answer that is another now is taken to stay', async () => {
  let before = await everything()
  let seen = 0
  let spared = 0
  const stale: string[] = []
  for (const entity of records) {
    const id = ids.get(entity.key)
    if (!id || entity.abstract || entity.access.delete === 'nobody') continue
    for (const call of ['delete', 'restore']) {
      const written = await write(`mutation($id: ID!) { ${call}${entity.api.type}(id: $id) { id } }`, { id })
      if (!written) continue
      const after = await everything()
      for (const other of records) {
        const changed = differences(before.get(other.key) ?? new Map(), after.get(other.key) ?? new Map(), other)
        seen += changed.length
        if (!mayBeChanged({ of: other.key, selection: {} }, written)) spared += 1
        for (const asked of changed)
          if (!mayBeChanged(asked, written)) stale.push(`${call}${entity.api.type}: ${JSON.stringify(asked)}`)
      }
      before = after
    }
  }
  expect(stale).toEqual([])
  expect(seen).toBeGreaterThan(100)
  // A rule that asks everything again is never stale either.
  expect(spared).toBeGreaterThan(500)
})

test('a call on many, and taking it back, tells all that the call on one tells', async () => {
  let compared = 0
  for (const { key, api: names, access } of records) {
    const id = ids.get(key)
    if (!id || access.delete === 'nobody') continue
    const one = await write(`mutation($id: ID!) { delete${names.type}(id: $id) { id } }`, { id })
    const back = one && (await write(`mutation($id: ID!) { restore${names.type}(id: $id) { id } }`, { id }))
    if (!one || !back) continue
    const many = await answerTo(`mutation($ids: [ID!]!) { it: delete${names.type}Many(ids: $ids) { batch } }`, {
      ids: [id],
    })
    const undone = await write('mutation($batch: ID!) { undoBatch(batch: $batch) { batch } }', many?.data.it)
    expect([...(many?.written ?? [])], key).toEqual(expect.arrayContaining([...one]))
    expect([...(undone ?? [])], key).toEqual(expect.arrayContaining([...back]))
    compared += 1
  }
  expect(compared).toBeGreaterThan(20)
})

test('an event in the life of a record tells that the record was written', async () => {
  const told = new Set<string>()
  for (const { key, api: names, transitions } of records) {
    for (const event of Object.keys(transitions?.events ?? {})) {
      const document = `mutation($id: ID!, $event: String!) { transition${names.type}(id: $id, event: $event) { id } }`
      const written = await write(document, { id: ids.get(key), event })
      if (!written) continue
      expect(written, `${key} ${event}`).toContain(names.type)
      told.add(key)
    }
  }
  expect(told.size).toBeGreaterThan(0)
})

test('a request that comes a second time does not say that it wrote nothing', async () => {
  const document =
    'mutation($id: ID!, $key: String) { updateOpmerking(id: $id, input: { titel: "Dak" }, key: $key) { id } }'
  const request = { query: document, variables: { id: ids.get('remark'), key: 'twice' } }
  const context = { services: api.services, session: admin, locale: 'nl' as const, token: undefined, address: 'test' }
  expect((await run(request, context, { error: () => {} })).written).toContain('Opmerking')
  expect((await run(request, context, { error: () => {} })).written).toBeUndefined()
})

/** Whether an order by this name is by what the server works out: one that ends at a record goes by its first title field. */
function isWorkedOut(of: Entity, name: string): boolean {
  const field = of.fields[name]
  if (!field || field.kind === 'computed') return field?.kind === 'computed'
  const target = targetOf(field)
  const [title] = target ? model.named(target).title : []
  return target !== undefined && title !== undefined && isWorkedOut(model.named(target), title)
}
const isOrderedByIt = (of: Entity) => of.order.some((name) => isWorkedOut(of, name))

test('what is worked out is asked again after every change, and so is what a search looks in', () => {
  const written = new Set(['Nergens'])
  for (const entity of records) {
    const always = isOrderedByIt(entity)
    for (const [name, field] of Object.entries(entity.fields)) {
      const target = targetOf(field)
      const asked = { of: entity.key, selection: { [name]: true } }
      const isSelected = field.kind === 'computed' || (target !== undefined && isOrderedByIt(model.named(target)))
      expect(mayBeChanged(asked, written), `${entity.key}.${name}`).toBe(always || isSelected)
      const sorted = { of: entity.key, selection: {}, sort: [{ field: name }] }
      expect(mayBeChanged(sorted, written), `by ${entity.key}.${name}`).toBe(always || isWorkedOut(entity, name))
    }
    expect(mayBeChanged({ of: entity.key, selection: {}, search: 'dak' }, written)).toBe(true)
  }
  // By hand: few lists are asked again after every change, or the rule would be worth nothing.
  expect(records.filter(isOrderedByIt).map(({ key }) => key)).toEqual(['inspectionUser'])
})

test('a condition or an order by way of another record is asked again when that is written', () => {
  const finding = { of: 'finding', selection: {} }
  const byVisit = { inventarisatie: { where: { onderzoek: { eq: 'x' } } } }
  const ways: readonly Partial<Asked>[] = [
    { filter: byVisit },
    { filter: { or: [{ hoeveelheid: { gt: 1 } }, byVisit] } },
    { sort: [{ field: 'inventarisatie.start' }] },
    { selection: { inventarisatie: { start: true } } },
  ]
  for (const way of ways) {
    expect(mayBeChanged({ ...finding, ...way }, new Set(['Inventarisatie']))).toBe(true)
    expect(mayBeChanged({ ...finding, ...way }, new Set(['Opmerking']))).toBe(false)
  }
})
