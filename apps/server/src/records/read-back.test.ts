import { type EntityKey, model } from '@vezel/model'
import { pathsBehind, withBehind } from '@vezel/model/kit/behind.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isHidden } from '@vezel/model/kit/model.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeSurvey } from '../testing/survey.ts'

// Whatever a create or an update accepts of a field is what is read back, or it is refused: nothing is dropped in silence.
// Derived from the definitions, of every entity and every field that is written and read.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
/** Records to point at, by entity: two of most, and several items of every list. */
const known = new Map<string, Set<string>>()
const inputs = new Map<string, Record<string, unknown>>()
let ids: ReadonlyMap<string, string>
let accepted = 0

beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin, inputs)
  for (const [key, id] of ids) known.set(key, new Set([id]))
  // A second survey of another asset, to point at what is somewhere else.
  const { survey, asset, inventoryAsset, space, visit } = await makeSurvey(api, admin)
  for (const [key, id] of Object.entries({
    survey,
    building: asset,
    asset,
    inventoryAsset,
    space,
    subAsset: space,
    visit,
  }))
    known.get(key)?.add(id)
  for (const list of model.entities.filter((entity) => entity.isLookup)) {
    const rows = (await api.get(`{ ${list.api.plural}(limit: 3) { id } }`, {}, admin)) as { id: string }[]
    for (const { id } of rows) known.set(list.key, (known.get(list.key) ?? new Set()).add(id))
  }
}, 60_000)
afterAll(async () => {
  await api.close()
  expect(accepted).toBeGreaterThan(500)
})

const isSent = (field: Field) =>
  field.kind !== 'computed' && field.kind !== 'file' && !field.readOnly && !field.writeOnly
const fieldsOf = (entity: Entity) => Object.entries(entity.fields).filter(([, field]) => isSent(field))

let count = 0
/** Values that a field may get, as the draft has them. */
function valuesFor(field: Field): unknown[] {
  count += 1
  switch (field.kind) {
    case 'belongsTo':
      return [...(known.get(field.target) ?? [])].slice(-3)
    case 'manyToMany':
      return [[...(known.get(field.target) ?? [])].slice(0, 2)]
    case 'choice':
      return field.choices.map(({ value }) => value)
    case 'boolean':
      return [false, true]
    case 'integer':
      return [0, 7]
    case 'decimal':
      return [0, 2.5]
    case 'date':
      return ['2025-03-04', '']
    case 'datetime':
      return ['2025-03-04 09:05:00', '']
    case 'json':
      return [{ lijst: [1, { a: null }] }]
    case 'color':
      return ['#336699']
    case 'richText':
      return [`<p>Tekst ${count}</p>`]
    case 'svg':
      return ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>']
    default:
      return [` Tekst ${count} `, ' ']
  }
}

function inputOf(field: Field, value: unknown): unknown {
  if (field.kind === 'belongsTo') return { connect: { id: value } }
  if (field.kind === 'manyToMany') return { set: (value as string[]).map((id) => ({ id })) }
  return value
}

/** A record as it is read, relations as ids. */
type Draft = Readonly<Record<string, unknown>>
const idsOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => (one as { id: string }).id).sort()
    : ((value as { id?: string } | null)?.id ?? null)
function draftOf(entity: Entity, row: Draft): Draft {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const kind = entity.fields[name]?.kind
      return [name, kind === 'belongsTo' || kind === 'manyToMany' || kind === 'file' ? idsOf(value) : value]
    }),
  )
}
const selectionOf = (entity: Entity) =>
  [
    ...Object.entries(entity.fields)
      .filter(([, field]) => field.kind !== 'computed' && !field.writeOnly)
      .map(([name, field]) => (['belongsTo', 'manyToMany', 'file'].includes(field.kind) ? `${name} { id }` : name)),
    // What its conditions look at, beside the fields of these names.
    ...pathsBehind(entity).map((path, at) => {
      const steps = path.split('.')
      return `behind${at}: ${steps.join(' { ')} ${'}'.repeat(steps.length - 1)}`
    }),
  ].join(' ')
function behindIn(entity: Entity, row: Draft): Draft {
  const follow = (at: unknown, [name, ...rest]: readonly string[]): unknown =>
    name === undefined ? at : follow((at as Draft | null)?.[name], rest)
  return Object.fromEntries(
    pathsBehind(entity).map((path, at) => [path, follow(row[`behind${at}`], path.split('.').slice(1))]),
  )
}

/** A value as the model says that it is kept: trimmed, empty text as none, ids in any order. */
function kept(field: Field, value: unknown): unknown {
  if (field.kind === 'manyToMany') return [...(value as string[])].sort()
  return typeof value === 'string' && field.kind !== 'code' ? value.trim() || null : value
}

/** What was dropped of an input that was accepted. */
function droppedOf(entity: Entity, name: string, value: unknown, answer: GraphqlAnswer): unknown {
  if (answer.errors) {
    // A refusal says of which field, or why nothing of the record may change.
    const said = answer.errors.map(({ extensions }) => [extensions.code, extensions.issues?.map(({ path }) => path)])
    return said.some(([code, paths]) => code === 'internal' || (code === 'invalid' && !paths?.length))
      ? said
      : undefined
  }
  const row = Object.values(answer.data ?? {})[0] as Draft
  const draft = withBehind(draftOf(entity, row), behindIn(entity, row))
  const field = entity.fields[name]
  // What is hidden may be said to be empty, and anything else of it is refused.
  if (!field || (isHidden(entity, name, draft) && isEmpty(value))) return undefined
  // What says what it would follow anyway is left empty (overrides.test.ts).
  if (entity.overrides[name] && draft[name] === null) return undefined
  accepted += 1
  const wanted = kept(field, value)
  return JSON.stringify(draft[name]) === JSON.stringify(wanted) ? undefined : { sent: wanted, read: draft[name] }
}

/** Lists that are alike need no try each. */
const shapes = new Set<string>()
const tried = model.entities.filter((entity) => {
  if (entity.abstract) return false
  const shape = JSON.stringify(Object.entries(entity.fields).map(([name, field]) => [name, field.kind]))
  if (entity.isLookup && shapes.has(shape)) return false
  shapes.add(shape)
  return true
})

describe('an update', () => {
  const updated = tried.filter((entity) => entity.access.update !== 'nobody')
  test.each(updated.map((entity) => [entity.key, entity] as const))(
    'of %s drops nothing',
    async (key, entity) => {
      const { type } = entity.api
      const dropped: unknown[] = []
      for (const [name, field] of fieldsOf(entity))
        for (const value of valuesFor(field)) {
          const answer = await api.ask(
            `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { ${selectionOf(entity)} } }`,
            { id: ids.get(key), input: { [name]: inputOf(field, value) } },
            admin,
          )
          const found = droppedOf(entity, name, value, answer)
          if (found) dropped.push([name, found])
        }
      expect(dropped).toEqual([])
    },
    60_000,
  )
})

describe('a create', () => {
  const created = tried.filter((entity) => entity.access.create !== 'nobody')
  test.each(created.map((entity) => [entity.key, entity] as const))(
    'of %s drops nothing',
    async (key, entity) => {
      const { type } = entity.api
      const dropped: unknown[] = []
      // What is left empty, the product may propose.
      for (const [name, field] of fieldsOf(entity))
        for (const value of valuesFor(field).filter((one) => !isEmpty(one))) {
          const input = { ...inputs.get(key as EntityKey), ...nameOf(entity), [name]: inputOf(field, value) }
          const answer = await api.ask(
            `mutation($input: Create${type}Input!) { create${type}(input: $input) { ${selectionOf(entity)} } }`,
            { input },
            admin,
          )
          const found = droppedOf(entity, name, value, answer)
          if (found) dropped.push([name, found])
        }
      expect(dropped).toEqual([])
    },
    60_000,
  )
})

/** What has to be another for each record. */
const nameOf = (entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) =>
      isSent(field) && field.kind === 'text' && field.unique ? [[name, String(valuesFor(field)[0])]] : [],
    ),
  )
