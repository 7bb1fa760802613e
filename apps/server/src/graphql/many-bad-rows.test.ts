import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field, FieldKind } from '@vezel/model/kit/field.ts'
import { kinds as kindsOfField, points, pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { limits } from '@vezel/model/limits.ts'
import { getNamedType, isInputObjectType } from 'graphql'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BulkAnswer, callOnMany, callsOnMany } from '../testing/many.ts'
import { type Ground, ground, inputOf, kinds } from '../testing/roads.ts'
import { schema } from './schema.ts'

// One value that cannot be refuses its own row, with the field and the reason; the rows beside it are written.

let on: Ground
beforeAll(async () => {
  on = await ground()
  await findSamples()
}, 60_000)
afterAll(() => on.api.close())

const absent = '00000000-0000-7000-8000-000000000000'
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
const texts = ['a\0b', '\ud800', 5, {}, ['a', 'b']]
const long = 'x'.repeat(10_000_000)

/** By kind of field: what is no value of that kind, or more than any field of it holds. */
const hostile: Readonly<Partial<Record<FieldKind, readonly unknown[]>>> = {
  text: [...texts, long],
  textArea: [...texts, long],
  richText: [...texts, long],
  // Bounded by the request alone.
  code: texts,
  svg: texts,
  color: [...texts, long, 'rood'],
  integer: [1.5, '5', 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY, 'NaN'],
  decimal: ['1', Number.NaN, Number.POSITIVE_INFINITY, 1e308, 'NaN'],
  boolean: ['true', 0],
  date: ['2026-02-30', '0000-01-01', '10000-01-01', 'infinity', '2026-01-01\0', 5],
  datetime: ['2026-02-30 10:00:00', '2026-01-01 24:00:00', '2026-03-29 02:30:00', 'epoch'],
  choice: ['constructor', 'a\0', 5],
  file: ['file', {}, 5],
  json: ['a\0', { a: ['\ud800'] }, { 'b\0': 1 }, { a: Number.NaN }, deep(limits.jsonDepth + 1)],
}

/** The same of a relation, which may name what is not there, or is of somebody else. */
function hostileTo(field: Field): readonly unknown[] {
  if (!pointsAtOne(field) && !pointsAtMany(field)) return hostile[field.kind] ?? []
  const ids = ['\0', 'x1; --', absent, on.foreign.get(field.target) ?? absent]
  return ids.map((id) => ({ connect: pointsAtMany(field) ? [{ id }] : { id } }))
}

const fieldsOf = (name: string) => {
  const type = getNamedType(schema.getType(name))
  return isInputObjectType(type) ? Object.keys(type.getFields()) : []
}
/** The fields of a kind that both a create and an update take. */
const givenFields = (entity: Entity): [string, Field][] => {
  const changed = fieldsOf(`Update${entity.api.type}Input`)
  return Object.entries(entity.fields).filter(
    ([name]) => fieldsOf(`Create${entity.api.type}Input`).includes(name) && changed.includes(name),
  )
}
const among = [...kinds, ...model.entities.filter(({ isLookup }) => isLookup)].filter(({ api: { type } }) =>
  ['create', 'update'].every((action) => callsOnMany.includes(`${action}${type}Many`)),
)
const call = (name: string, args: Record<string, unknown>): Promise<BulkAnswer> =>
  callOnMany(on.api, name, args, on.admin)
const said = (value: unknown) => JSON.stringify(value)?.slice(0, 60)
const told = ({ refused }: BulkAnswer, field: string) =>
  refused.map(({ id, index, issues }) => [
    id ?? index,
    issues.length > 0 && issues.every(({ path, message }) => path.split('.')[0] === field && message !== ''),
  ])

/** A field of a kind whose records can be made twice of what one was made with, and changed. */
interface Sample {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
  /** Two that are there. */
  readonly made: readonly string[]
}
/** One for each kind of field, of which its rules leave most free. */
const samples = new Map<FieldKind, Sample>()
async function findSamples(): Promise<void> {
  for (const entity of among) {
    const wanted = givenFields(entity).filter(
      ([name, { kind, unique }]) => !samples.has(kind) && !(name in entity.hide) && unique === undefined,
    )
    if (wanted.length === 0) continue
    const { changed } = await call(`create${entity.api.type}Many`, { rows: [own(entity), own(entity)] })
    if (changed.length < 2) continue
    for (const [name, field] of wanted)
      if (!samples.has(field.kind)) samples.set(field.kind, { entity, name, field, made: changed })
  }
}
/** What one more is made with: of a list in words of its own. */
function own(entity: Entity) {
  const { id: _, ...input } = inputOf(on, entity) ?? {}
  return entity.isLookup ? { ...input, value: uuid() } : input
}

const withValues = Object.entries(kindsOfField).flatMap(([kind, is]) =>
  hostile[kind as FieldKind] || is.points === 'one' || is.points === 'many' ? [kind as FieldKind] : [],
)
describe.each(withValues)('what no field of the kind %s takes', (kind) => {
  const sample = () => {
    const found = samples.get(kind)
    if (!found) throw new Error(`No kind of record has a ${kind} to try this on`)
    const { entity, name, field } = found
    const rows = hostileTo(field).map((value) => ({ value, input: { [name]: value } }))
    return { ...found, type: entity.api.type, rows }
  }

  test('refuses its own row of new ones', async () => {
    const { entity, name, type, rows } = sample()
    for (const { value, input } of rows) {
      const answer = await call(`create${type}Many`, {
        rows: [own(entity), { ...own(entity), ...input }, own(entity)],
      })
      expect(told(answer, name), said(value)).toEqual([[1, true]])
      expect(answer.changed).toHaveLength(2)
    }
  })

  test('refuses its own record of those that are changed', async () => {
    const { entity, name, type, rows, made } = sample()
    const [first = '', last = ''] = made
    const { changed } = await call(`create${type}Many`, { rows: [own(entity)] })
    for (const { value, input } of rows) {
      const ids = [first, changed[0] ?? '', last]
      const each = [change(entity, name), input, change(entity, name)]
      const answer = await call(`update${type}Many`, { ids, input: {}, each })
      expect(told(answer, name), said(value)).toEqual([[changed[0], true]])
      expect([...answer.changed, ...answer.same].toSorted()).toEqual([first, last].toSorted())
    }
  })

  test('is refused of one, with its field', async () => {
    const { entity, name, type, rows } = sample()
    const document = `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`
    for (const { value, input } of rows) {
      const answer = await on.api.ask(document, { input: { ...own(entity), ...input } }, on.admin)
      const [{ extensions } = { extensions: undefined }] = answer.errors ?? []
      expect(['badValue', 'invalid'], said(value)).toContain(extensions?.code)
      expect(extensions?.issues.map(({ path }) => path.split('.')[0])).toEqual([name])
    }
  })
})

/** A value of another field that may stand there. */
function change(entity: Entity, but: string): Record<string, unknown> {
  const [name] = Object.keys(own(entity)).filter((one) => one !== but)
  return name === undefined ? {} : { [name]: own(entity)[name] }
}

test('no field of any kind of record refuses more than its row', async () => {
  const silent: string[] = []
  for (const entity of among) {
    const fields = givenFields(entity).flatMap(([name, field]) =>
      hostileTo(field)
        .filter((value) => value !== long && !isWellFormed(field, value))
        .map((value) => ({ name, row: { [name]: value } })),
    )
    const answer = await call(`create${entity.api.type}Many`, { rows: fields.map(({ row }) => row), preview: true })
    for (const [at, { name }] of fields.entries()) {
      const refusal = answer.refused.find(({ index }) => index === at)
      if (refusal?.code !== 'badValue' || refusal.issues.some(({ path }) => path.split('.')[0] !== name))
        silent.push(`${entity.key}.${name}: ${JSON.stringify(refusal)}`)
    }
  }
  expect(silent.slice(0, 10)).toEqual([])
})
/** What only a rule, or the database, knows to be wrong. */
function isWellFormed(field: Field, value: unknown): boolean {
  const known = points(field) ? [absent, on.foreign.get(field.target)] : ['rood', 'constructor', 1e308]
  return known.some(
    (one) => one === value || (one !== undefined && points(field) && said(value)?.includes(String(one))),
  )
}

describe('an id that is none', () => {
  const wrong = ['a\0', '\ud800', 1.5, null, { id: 1 }]

  test.each(['update', 'delete'])('refuses its own place of those to %s', async (action) => {
    const input = { titel: 'Nieuw' }
    for (const id of wrong) {
      const { changed: made } = await call('createOpmerkingMany', { rows: [remark(), remark()] })
      const [first, last] = made
      const more = action === 'update' ? { input } : {}
      const answer = await call(`${action}OpmerkingMany`, { ids: [first, id, last], ...more })
      expect(answer.changed).toEqual(made)
      expect(answer.refused).toMatchObject([{ id: null, index: 1, code: 'badValue', issues: [{ path: 'id' }] }])
    }
  })

  test('refuses its own place of those to lead along an event', async () => {
    const answer = await call('transitionOnderzoekMany', { ids: ['a\0', absent], event: 'start' })
    expect(answer.refused).toMatchObject([
      { id: absent, code: 'notFound' },
      { index: 0, code: 'badValue' },
    ])
  })
})
const remark = () => own(model.entity('remark'))

test('with one key two calls are the same where they are refused alike, and not otherwise', async () => {
  const key = uuid()
  const rows = [remark(), { ...remark(), titel: 'a\0' }]
  const first = await call('createOpmerkingMany', { rows, key })
  expect(await call('createOpmerkingMany', { rows, key })).toEqual(first)
  await expect(call('createOpmerkingMany', { rows: [remark(), { ...remark(), tekst: 'a\0' }], key })).rejects.toThrow(
    'keyUsed',
  )
})

test('what is no row, or holds for all of them, refuses the call', async () => {
  const refused = async (name: string, args: Record<string, unknown>, path: string) =>
    expect(call(name, args)).rejects.toThrow(`"path":"${path}"`)
  await refused('createOpmerkingMany', { rows: [remark(), 5] }, 'rows.1')
  await refused('createOpmerkingMany', { rows: [null, remark()] }, 'rows.0')
  await refused('updateOpmerkingMany', { ids: [absent], input: { titel: 'a\0' } }, 'titel')
})
