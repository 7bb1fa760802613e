import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { setState } from '../testing/closed.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let survey: string
let background: string
let wall: string
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  const made = await makeSurvey(api, manager)
  survey = made.survey
  background = await api.create('buildingPlan', { asset: to(made.asset), naam: 'Begane grond' }, manager)
  wall = await api.item('svg_element_types', 'Wand', manager)
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const points = [
  [0, 0],
  [100, 0],
]
const newPlan = () => api.create('surveyPlan', { onderzoek: to(survey), plattegrond: to(background) }, manager)
const newWall = (more: Record<string, unknown> = {}) => ({
  id: uuid(),
  svg_element_type: to(wall),
  punten: points,
  ...more,
})

interface Saved {
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly refused: readonly { readonly id: string | null; readonly index: number | null; readonly code: string }[]
}
const document = `mutation($plattegrond: ID!, $rows: [CreateTekenobjectInput!], $ids: [ID!], $each: [UpdateTekenobjectInput!], $deleted: [GezienTekenobject!], $preview: Boolean, $key: String) {
  saveTekening(plattegrond: $plattegrond, rows: $rows, ids: $ids, each: $each, deleted: $deleted, preview: $preview, key: $key) { batch changed same refused { id index code } } }`
const ask = (plattegrond: string, drawn: Record<string, unknown>, as = manager) =>
  api.ask(document, { plattegrond, ...drawn }, as)
const save = (plattegrond: string, drawn: Record<string, unknown>) =>
  api.get(document, { plattegrond, ...drawn }, manager) as Promise<Saved>
const refusalOf = async (plattegrond: string, drawn: Record<string, unknown>, as = manager) =>
  (await ask(plattegrond, drawn, as)).errors?.[0]?.extensions.code

const objectsOn = async (plan: string) =>
  (await api.get(
    'query($plan: ID!) { tekenobjecten(filter: { onderzoek_plattegrond: { eq: $plan } }, sort: [{ field: "x" }]) { id x label record_version } }',
    { plan },
    manager,
  )) as { id: string; x: number; label: string | null; record_version: number }[]
const versionOf = async (plan: string, id: string) =>
  (await objectsOn(plan)).find((object) => object.id === id)?.record_version

test('what is new, changed and gone is saved in one call, and taken back in one', async () => {
  const plan = await newPlan()
  const [stays, goes, fresh] = [newWall({ x: 1 }), newWall({ x: 2 }), newWall({ x: 3 })]
  await save(plan, { rows: [stays, goes] })
  const { batch, changed, refused } = await save(plan, {
    rows: [fresh],
    ids: [stays.id],
    each: [{ x: 10, record_version: await versionOf(plan, stays.id) }],
    deleted: [{ id: goes.id, record_version: await versionOf(plan, goes.id) }],
  })
  expect(refused).toEqual([])
  expect(new Set(changed)).toEqual(new Set([stays.id, goes.id, fresh.id]))
  expect((await objectsOn(plan)).map(({ id, x }) => [id, x])).toEqual([
    [fresh.id, 3],
    [stays.id, 10],
  ])
  await api.get('mutation($batch: ID!) { undoBatch(batch: $batch) { refused { message } } }', { batch }, manager)
  expect((await objectsOn(plan)).map(({ id, x }) => [id, x])).toEqual([
    [stays.id, 1],
    [goes.id, 2],
  ])
})

test('sent twice with one key it happens once, and with something else it is refused', async () => {
  const plan = await newPlan()
  const drawn = { rows: [newWall()], key: uuid() }
  const first = await save(plan, drawn)
  expect(await save(plan, drawn)).toEqual(first)
  expect(await objectsOn(plan)).toHaveLength(1)
  expect(await refusalOf(plan, { ...drawn, rows: [newWall()] })).toBe('keyUsed')
})

test('what somebody else has changed since is refused and named, also where it was to go; the rest is saved', async () => {
  const plan = await newPlan()
  const [theirs, gone, mine] = [newWall({ x: 1 }), newWall({ x: 2 }), newWall({ x: 3 })]
  await save(plan, { rows: [theirs, gone, mine] })
  const seen = await versionOf(plan, theirs.id)
  await save(plan, { ids: [theirs.id, gone.id], each: [{ x: 50 }, { x: 60 }] })
  const { refused } = await save(plan, {
    ids: [theirs.id, mine.id],
    each: [
      { x: 7, record_version: seen },
      { x: 8, record_version: seen },
    ],
    deleted: [{ id: gone.id, record_version: seen }],
  })
  expect(refused.map(({ id, code }) => [id, code]).sort()).toEqual(
    [
      [theirs.id, 'conflict'],
      [gone.id, 'conflict'],
    ].sort(),
  )
  expect((await objectsOn(plan)).map(({ x }) => x)).toEqual([8, 50, 60])
})

test('what cannot be drawn is refused by its place, and the rest is saved', async () => {
  const plan = await newPlan()
  const { refused } = await save(plan, {
    rows: [newWall(), newWall({ punten: [[0, 0]] }), newWall({ kleur: 'rood' })],
  })
  expect(refused).toEqual([
    { id: null, index: 1, code: 'invalid' },
    { id: null, index: 2, code: 'invalid' },
  ])
  expect(await objectsOn(plan)).toHaveLength(1)
})

test('what was deleted and is drawn again is the same object, with its history', async () => {
  const plan = await newPlan()
  const drawn = newWall({ label: 'Wand' })
  await save(plan, { rows: [drawn] })
  await save(plan, { deleted: [{ id: drawn.id }] })
  expect(await objectsOn(plan)).toEqual([])
  expect((await save(plan, { rows: [{ ...drawn, x: 5 }] })).refused).toEqual([])
  expect(await objectsOn(plan)).toMatchObject([{ id: drawn.id, x: 5, label: 'Wand' }])
  const { rows } = await api.services.pools.owner.query(
    `select "actie" from "geschiedenis" where "record_id" = $1 order by "id"`,
    [drawn.id],
  )
  expect(rows.map(({ actie }) => actie)).toEqual(['create', 'delete', 'restore', 'update'])
})

test('objects of another plan are not touched, and none is made there', async () => {
  const [plan, other] = [await newPlan(), await newPlan()]
  const theirs = newWall({ x: 1 })
  await save(other, { rows: [theirs] })
  const { refused } = await save(plan, {
    rows: [newWall({ onderzoek_plattegrond: to(other) })],
    ids: [theirs.id],
    each: [{ x: 9 }],
    deleted: [{ id: theirs.id }, { id: uuid() }, { id: 'x' }],
  })
  expect(refused.map(({ code }) => code).sort()).toEqual(['invalid', 'notFound', 'notFound', 'notFound', 'notFound'])
  expect(await objectsOn(other)).toMatchObject([{ id: theirs.id, x: 1 }])
  expect(await objectsOn(plan)).toEqual([])
})

test('a preview leaves nothing', async () => {
  const plan = await newPlan()
  expect(await save(plan, { rows: [newWall()], preview: true })).toMatchObject({ batch: null, refused: [] })
  expect(await objectsOn(plan)).toEqual([])
})

test('a closed survey is not drawn on', async () => {
  const plan = await newPlan()
  const drawn = newWall()
  await save(plan, { rows: [drawn] })
  const reopen = await setState(api.services.pools.owner, model.entity('survey'), survey, 'afgerond')
  try {
    for (const call of [
      { rows: [newWall()] },
      { ids: [drawn.id], each: [{ x: 4 }] },
      { deleted: [{ id: drawn.id }] },
      {},
    ])
      expect(await refusalOf(plan, call)).toBe('readOnly')
    expect(await objectsOn(plan)).toHaveLength(1)
  } finally {
    await reopen()
  }
})

test('a plan of another organisation answers as one that is not there', async () => {
  const plan = await newPlan()
  const stranger = await api.as('bea@tweede.test')
  const answers = await Promise.all([plan, uuid(), 'x'].map((id) => ask(id, { rows: [newWall()] }, stranger)))
  expect(new Set(answers.map(({ errors }) => errors?.[0]?.message)).size).toBe(1)
  expect(answers[0]?.errors?.[0]?.extensions.code).toBe('notFound')
  expect(await objectsOn(plan)).toEqual([])
})

test('a call takes no more objects than any call on many', async () => {
  const plan = await newPlan()
  const deleted = Array.from({ length: limits.bulk }, () => ({ id: uuid() }))
  expect(await refusalOf(plan, { deleted, ids: [uuid()], each: [{ x: 1 }] })).toBe('tooMuch')
  expect(await refusalOf(plan, { ids: [uuid(), uuid()], each: [{ x: 1 }] })).toBe('invalid')
})
