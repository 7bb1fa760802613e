import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../access.ts'
import { demandRole } from '../../db/demand-right.ts'
import { linkTableOf, q, tableOf } from '../../db/names.ts'
import { inTransaction, type Work } from '../../db/work.ts'
import { testApi } from '../../testing/api.ts'
import { setState } from '../../testing/closed.ts'
import { makeOneOfEach } from '../../testing/one-of-each.ts'
import { type Ids, spoiled } from '../../testing/spoiled.ts'
import { createMany, updateMany } from '../many.ts'
import { change, create } from '../write.ts'
import type { Input } from '../writing/input.ts'
import { attempt } from './attempt.ts'
import type { Outcome } from './outcome.ts'

// A call on many rows answers and leaves exactly what the same calls on one, one after the other, answer and leave: rows
// that are right, that a rule or PostgreSQL refuses, of another organisation, of a closed survey, twice the same.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let open: Ids
let shut: Ids
let foreign: Ids
const inputs = new Map<string, Record<string, unknown>>()
/** How many rows went through, and how many were refused, of each kind. */
const went = new Map<string, { done: number; refused: number }>()

beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  shut = await makeOneOfEach(api, admin)
  await api.services.pools.owner.query(`update "rapport_template" set "naam" = 'Eerste'`)
  open = await makeOneOfEach(api, admin, inputs)
  foreign = await makeOneOfEach(api, await api.as('bea@tweede.test'))
  await setState(api.services.pools.owner, model.entity('survey'), shut.get('survey') ?? '', 'afgerond')
}, 60_000)
afterAll(() => api.close())

/** Everything a call may write of a kind, and all numbers and history there are; what the database counts is left out. */
async function leftBy(work: Work, entity: Entity): Promise<Record<string, unknown>> {
  const links = Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtMany(field) ? [linkTableOf(model.stored(entity), name)] : [],
  )
  const counted = entity.id === 'uuid' ? '' : `- 'id'`
  const [row] = await work.query(
    `select (select jsonb_agg(to_jsonb(t) ${counted} order by t."id") from ${q(tableOf(entity))} t) as "rows",
       (select jsonb_agg(to_jsonb(g) - 'id' - 'batch' ${counted ? `- 'record_id'` : ''} order by g."id") from "geschiedenis" g where g."created_at" = now()) as "history",
       (select jsonb_agg(to_jsonb(n) order by n::text) from "teller" n) as "numbers"
       ${links.map((table) => `, (select jsonb_agg(to_jsonb(l) ${counted ? `- 'van_id'` : ''} order by l::text) from ${q(table)} l) as ${q(table)}`).join('')}`,
  )
  return row ?? {}
}

/** What one road answers and leaves; nothing of it stays. */
async function byRoad(work: Work, entity: Entity, sent: unknown, road: (work: Work) => Promise<Told>) {
  await work.query('savepoint "weg"')
  const told = await road({ ...work, made: new Set() })
  const left = await leftBy(work, entity)
  await work.query('rollback to savepoint "weg"')
  return withoutOwnIds({ told, left }, JSON.stringify([sent, [...open], [...shut], [...foreign]]))
}

/** The same, with what the server makes an id for under its place in the history. */
function withoutOwnIds(of: { told: Told; left: Record<string, unknown> }, known: string) {
  const { history, ...rest } = of.left
  const names = new Map<string, string>()
  const renamed = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value ?? null).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        if (known.includes(id)) return id
        names.set(id, names.get(id) ?? `eigen ${names.size}`)
        return names.get(id) ?? id
      }),
    )
  const inOrder = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).sort() : rows)
  return {
    told: renamed(of.told),
    history: renamed(history),
    ...Object.fromEntries(Object.entries(rest).map(([name, rows]) => [name, inOrder(renamed(rows))])),
  }
}

type Told = readonly unknown[]
const wordsOf = ({ code, args, issues }: Problem) => ({ code, args, issues })
const toldBy = (count: number, outcome: Omit<Outcome, 'batch'>, entity: Entity): Told => {
  const refused = outcome.refused.map(({ id, index, problem }) => ({ row: id ?? index, ...wordsOf(problem) }))
  const done = ({ changed, same }: typeof outcome) =>
    entity.id === 'uuid' ? [changed, same] : [changed.length, same.length]
  return [count, ...done(outcome), refused]
}

function note(entity: Entity, { changed, refused }: Omit<Outcome, 'batch'>): void {
  const { done, refused: no } = went.get(entity.key) ?? { done: 0, refused: 0 }
  went.set(entity.key, { done: done + changed.length, refused: no + refused.length })
}

/** In one transaction, so that both roads have the same `now`. */
const compared = (task: (work: Work) => Promise<object[]>) =>
  inTransaction(api.services.pools.serve, admin, async (work) => {
    await work.query('savepoint "alles"')
    const [many, singles] = await task(work)
    await work.query('rollback to savepoint "alles"')
    expect(many).toEqual(singles)
  })

async function compareCreates(entity: Entity, rows: readonly Input[]): Promise<void> {
  await compared(async (work) => [
    await byRoad(work, entity, rows, async (within) => {
      const outcome = await createMany(within, entity, rows)
      note(entity, outcome)
      return toldBy(rows.length, outcome, entity)
    }),
    await byRoad(work, entity, rows, async (within) => {
      const changed: string[] = []
      const refused: { index: number; problem: Problem }[] = []
      for (const [index, input] of rows.entries()) {
        const answer = await attempt(within, () => create(within, entity, input))
        if (answer instanceof Problem) refused.push({ index, problem: answer })
        else changed.push(answer)
      }
      return toldBy(rows.length, { changed, same: [], refused }, entity)
    }),
  ])
}

async function compareUpdates(entity: Entity, ids: readonly string[], each: readonly Input[]): Promise<void> {
  await compared(async (work) => [
    await byRoad(work, entity, each, async (within) => {
      const outcome = await updateMany(within, entity, ids, {}, { each })
      note(entity, outcome)
      return toldBy(ids.length, outcome, entity)
    }),
    await byRoad(work, entity, each, async (within) => {
      const answers = new Map<string, { id: string; isSame?: boolean } | Problem>()
      for (const id of ids.toSorted())
        answers.set(id, await attempt(within, () => change(within, entity, id, each[ids.indexOf(id)] ?? {})))
      const done = ids.flatMap((id) => answers.get(id) ?? [])
      return toldBy(
        ids.length,
        {
          changed: done.flatMap((one) => (one instanceof Problem || one.isSame ? [] : [one.id])),
          same: done.flatMap((one) => (!(one instanceof Problem) && one.isSame ? [one.id] : [])),
          refused: ids.flatMap((id) => {
            const problem = answers.get(id)
            return problem instanceof Problem ? [{ id, problem }] : []
          }),
        },
        entity,
      )
    }),
  ])
}

const kinds = model.entities.filter((e) => !e.abstract && !e.isLookup && e.scope === 'organisation')
/** Beside those, one list of each shape. */
const lists = (['beperkingen', 'ruimte_namen', 'onderzoek_statussen'] as const).map((key) => model.named(key))
const inputOf = (entity: Entity): Input | undefined =>
  entity.isLookup
    ? {
        value: 'Proef',
        ...(entity.fields.variable_set ? { variable_set: { connect: { id: open.get('variableSet') } } } : {}),
      }
    : inputs.get(entity.key)

/** Half of the rows is right; an id comes along at times, and twice at times. */
const rowsAre = (entity: Entity) =>
  fc
    .array(fc.record({ pick: fc.nat(100_000), isRight: fc.boolean(), id: fc.nat(9), name: fc.nat(3) }), {
      minLength: 2,
      maxLength: 9,
    })
    .map((picks) => {
      const base = inputOf(entity) ?? {}
      const own = Array.from({ length: 4 }, () => uuid())
      return picks.map(({ pick, isRight, id, name }): Input => {
        const named = Object.entries(base).map(([key, value]) => [
          key,
          typeof value === 'string' && entity.fields[key]?.unique ? `${value} ${name}` : value,
        ])
        const row = { ...Object.fromEntries(named), ...(entity.id === 'uuid' ? { id: own[id] ?? uuid() } : {}) }
        return isRight ? row : spoiled(row, { entity, pick, shut, foreign, inputs })
      })
    })

/** Whether the role may do it to any record: a call that it may not make ends before its rows. */
function may(action: 'create' | 'update', entity: Entity): boolean {
  try {
    demandRole(admin, entity, action)
    return true
  } catch {
    return false
  }
}

const RUNS = { numRuns: 2, endOnFailure: true }

describe.each([...kinds, ...lists].map((e) => [e.api.type, e] as const))('many of %s', (_, entity) => {
  test('are made as by themselves', async () => {
    if (!inputOf(entity) || !may('create', entity)) return
    await fc.assert(
      fc.asyncProperty(rowsAre(entity), (rows) => compareCreates(entity, rows)),
      RUNS,
    )
  })

  test('are changed as by themselves', async () => {
    const there = [...new Set([open, shut, foreign].flatMap((ids) => ids.get(entity.key) ?? []))]
    if (there.length === 0 || !inputOf(entity) || !may('update', entity)) return
    const changes = fc.array(fc.record({ pick: fc.nat(100_000), version: fc.nat(3) }), {
      minLength: there.length,
      maxLength: there.length,
    })
    await fc.assert(
      fc.asyncProperty(changes, (picks) =>
        compareUpdates(
          entity,
          there,
          picks.map(({ pick, version }) => ({
            // A row for which nothing is sent ends the whole call.
            ...{ [Object.keys(inputOf(entity) ?? {})[0] ?? '']: Object.values(inputOf(entity) ?? {})[0] },
            ...spoiled({ ...inputOf(entity) }, { entity, pick, shut, foreign, inputs }),
            ...(version === 0 ? { record_version: 99 } : {}),
          })),
        ),
      ),
      RUNS,
    )
  })
})

test('of most kinds some went through, and some were refused', () => {
  const both = [...went].filter(([, { done, refused }]) => done > 0 && refused > 0)
  expect(both.length, JSON.stringify([...went])).toBeGreaterThan(20)
})
