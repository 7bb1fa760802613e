import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../access.ts'
import { inTransaction, type Work } from '../../db/work.ts'
import { testApi } from '../../testing/api.ts'
import { isPartOf, setStateOfOne, someValue } from '../../testing/closed.ts'
import { callOnMany, callsOnMany } from '../../testing/many.ts'
import { makeOneOfEach } from '../../testing/one-of-each.ts'
import { pauseBefore, untilOneWaits } from '../../testing/paused.ts'
import { updateMany } from '../many.ts'
import { transition } from '../transition.ts'

// One call on rows of a survey that is closed and of one that is open: the first stay as they are, the others go.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
/** Everything below a survey that is closed, and below another. */
let shut: ReadonlyMap<string, string>
let open: ReadonlyMap<string, string>
const shutInputs = new Map<string, Record<string, unknown>>()
const openInputs = new Map<string, Record<string, unknown>>()
const survey = model.entity('survey')
const owner = () => api.services.pools.owner
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  shut = await makeOneOfEach(api, admin, shutInputs)
  // A second one of each has the same names, where an organisation has each name once.
  await owner().query(`update "rapport_template" set "naam" = 'Eerste'`)
  open = await makeOneOfEach(api, admin, openInputs)
  await setStateOfOne(owner(), survey, shut, 'afgerond')
}, 30_000)
afterAll(() => api.close())

const parts = model.entities.filter((e) => isPartOf(e, survey) && !e.shared)
const pairOf = (entity: Entity) => [shut.get(entity.key) ?? '', open.get(entity.key) ?? '']

/** Tries a call with both rows, as a preview, so that the next finds them as well; answers whether the open one went. */
async function both(name: string, args: Record<string, unknown>, at: 'index' | 'id', [closed]: unknown[]) {
  if (!callsOnMany.includes(name)) return false
  const { changed, refused } = await callOnMany(api, name, { ...args, preview: true }, admin)
  const why = refused.find((row) => row[at] === closed)
  if (changed.length === 0 && why?.code !== 'readOnly') return false
  expect([name, why?.code]).toEqual([name, 'readOnly'])
  expect(changed.includes(String(closed)), name).toBe(false)
  return changed.length === 1
}

/** The kinds of record of which the open one went through. */
async function wentThrough(attempt: (entity: Entity) => Promise<boolean>): Promise<string[]> {
  const went: string[] = []
  for (const entity of parts) if (open.has(entity.key) && (await attempt(entity))) went.push(entity.key)
  return went
}

test('an update leaves those of the closed one, and changes the others', async () => {
  const went = await wentThrough(async (entity) => {
    const easy = ['text', 'textArea', 'richText', 'date']
    const [field] = Object.entries(entity.fields).filter(([, f]) => !f.readOnly && easy.includes(f.kind) && !f.unique)
    if (!field) return false
    const input = { [field[0]]: someValue(field[1], open) }
    return both(`update${entity.api.type}Many`, { ids: pairOf(entity), input }, 'id', pairOf(entity))
  })
  expect(went.length, went.join()).toBeGreaterThan(5)
})

test('a delete leaves those of the closed one, and takes the others', async () => {
  const went = await wentThrough((entity) =>
    both(`delete${entity.api.type}Many`, { ids: pairOf(entity) }, 'id', pairOf(entity)),
  )
  expect(went.length, went.join()).toBeGreaterThan(5)
})

test('a create makes none in the closed one, and makes the others', async () => {
  const went = await wentThrough(async (entity) => {
    const rows = [shutInputs.get(entity.key), openInputs.get(entity.key)]
    if (!rows[0] || !rows[1]) return false
    return both(`create${entity.api.type}Many`, { rows }, 'index', [0])
  })
  expect(went.length, went.join()).toBeGreaterThan(5)
})

test('an event leads on none of the closed one, and the others', async () => {
  const went = await wentThrough(async (entity) => {
    let some = false
    for (const [event, { requires = [] }] of Object.entries(entity.transitions?.events ?? {})) {
      const fields = requires.flatMap((name) => {
        const field = entity.fields[name]
        return field ? [[name, someValue(field, open)]] : []
      })
      const args = { ids: pairOf(entity), event, input: Object.fromEntries(fields) }
      some = (await both(`transition${entity.api.type}Many`, args, 'id', pairOf(entity))) || some
    }
    return some
  })
  expect(went, went.join()).not.toEqual([])
})

const inOne = <T>(task: (work: Work) => Promise<T>) => inTransaction(api.services.pools.serve, admin, task)
const remark = model.entity('remark')

/** Two surveys with a remark each; the first can be closed. */
async function twoRemarks() {
  await setStateOfOne(owner(), survey, shut, 'actief')
  return [shut.get('remark') ?? '', open.get('remark') ?? ''] as const
}
const cancel = (work: Work) =>
  transition(work, survey, shut.get('survey') ?? '', 'cancel', { annuleer_reden: 'Uitgesteld' })

test('a survey that closes while many are changed is found closed, and the others are changed', async () => {
  const [closing, other] = await twoRemarks()
  const halt = pauseBefore(/^update "onderzoek"/)
  const closed = inOne((work) => cancel(halt.within(work)))
  await halt.reached
  const late = inOne((work) => updateMany(work, remark, [other, closing], { titel: 'Te laat' }))
  await untilOneWaits(owner())
  halt.go()
  await closed
  expect(await late).toMatchObject({ changed: [other], refused: [{ id: closing, problem: { code: 'readOnly' } }] })
})

test('a survey does not close before a call that has changed one of its rows is done', async () => {
  const [closing, other] = await twoRemarks()
  // Both are written, their lines of history not yet.
  const pause = pauseBefore(/^insert into "geschiedenis"/)
  const writing = inOne((work) => updateMany(pause.within(work), remark, [closing, other], { titel: 'Op tijd' }))
  await pause.reached
  const closed = inOne(cancel)
  await untilOneWaits(owner())
  pause.go()
  expect(await writing).toMatchObject({ changed: [closing, other], refused: [] })
  await closed
  const { rows } = await owner().query('select "titel" from "opmerking" where "id"::text = $1', [closing])
  expect(rows).toEqual([{ titel: 'Op tijd' }])
})
