import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import type { Problem } from '@vezel/model/problems.ts'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { expect } from 'vitest'
import type { Session } from '../access.ts'
import { demandRole } from '../db/demand-right.ts'
import { UNDOES } from '../db/history.ts'
import { linkTableOf, q, tableOf } from '../db/names.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Outcome } from '../records/many/outcome.ts'
import { goingWith } from '../records/writing/batch.ts'
import type { Input } from '../records/writing/input.ts'
import { anyRecords } from './any-record.ts'
import { testApi } from './api.ts'
import { setStateOfOne } from './closed.ts'
import { makeOneOfEach } from './one-of-each.ts'
import { type Ids, spoiled } from './spoiled.ts'

export type Told = readonly unknown[]

/** What both roads are tried on: records of an open survey, of a closed one, and of another organisation. */
export interface Ground {
  readonly api: Awaited<ReturnType<typeof testApi>>
  readonly admin: Session
  readonly open: Ids
  readonly shut: Ids
  readonly foreign: Ids
  /** Of each kind, what one of it is made with. */
  readonly inputs: ReadonlyMap<string, Record<string, unknown>>
  /** How many rows went through, and how many were refused, of each kind. */
  readonly went: Map<string, { done: number; refused: number }>
}

/** Makes it. */
export async function ground(): Promise<Ground> {
  const api = await testApi()
  const admin = await api.as('ada@eerste.test')
  const inputs = new Map<string, Record<string, unknown>>()
  const shut = await makeOneOfEach(api, admin)
  await api.services.pools.owner.query(`update "rapport_template" set "naam" = 'Eerste'`)
  const open = await makeOneOfEach(api, admin, inputs)
  const foreign = await makeOneOfEach(api, await api.as('bea@tweede.test'))
  // Some are made along with others, so that nothing says what one by itself takes.
  const { wholeInputFor } = anyRecords(api, open, tmpdir())
  for (const entity of kinds)
    if (entity.id === 'uuid' && !inputs.has(entity.key)) inputs.set(entity.key, await wholeInputFor(entity))
  await setStateOfOne(api.services.pools.owner, model.entity('survey'), shut, 'afgerond')
  return { api, admin, open, shut, foreign, inputs, went: new Map() }
}

/** Everything a call may write of a kind and of what goes with it, and all numbers and history there are; what the database counts is left out, and which call took which one back. */
async function leftBy(work: Work, entity: Entity): Promise<Record<string, unknown>> {
  const along = goingWith(entity).slice(1).map(tableOf)
  const links = Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtMany(field) ? [linkTableOf(model.stored(entity), name)] : [],
  )
  const counted = entity.id === 'uuid' ? '' : `- 'id'`
  const [row] = await work.query(
    `select (select jsonb_agg(to_jsonb(t) ${counted} order by t."id") from ${q(tableOf(entity))} t) as "rows",
       (select jsonb_agg((to_jsonb(g) - 'id' - 'batch' ${counted ? `- 'record_id'` : ''}) || jsonb_build_object('wijzigingen', g."wijzigingen" - '${UNDOES}') order by g."id") from "geschiedenis" g where g."created_at" = now()) as "history",
       (select jsonb_agg(to_jsonb(n) order by n::text) from "teller" n) as "numbers"
       ${along.map((table) => `, (select jsonb_agg(to_jsonb(t) order by (to_jsonb(t) - 'id' - 'delete_batch')::text) from ${q(table)} t) as ${q(`mee ${table}`)}`).join('')}
       ${links.map((table) => `, (select jsonb_agg(to_jsonb(l) ${counted ? `- 'van_id'` : ''} order by l::text) from ${q(table)} l) as ${q(table)}`).join('')}`,
  )
  return row ?? {}
}

/** What one road answers and leaves, and what stood there each time that it looked on the way; nothing of it stays. */
export async function byRoad(
  { open, shut, foreign }: Ground,
  work: Work,
  entity: Entity,
  sent: unknown,
  road: (work: Work, look: () => Promise<void>) => Promise<Told>,
) {
  await work.query('savepoint "weg"')
  const looked: Record<string, unknown>[] = []
  const told = await road({ ...work, made: new Set() }, async () => void looked.push(await leftBy(work, entity)))
  const left = await leftBy(work, entity)
  await work.query('rollback to savepoint "weg"')
  const known = new Set(JSON.stringify([sent, [...open], [...shut], [...foreign]]).match(IDS))
  return {
    ...withoutOwnIds({ told, left }, known),
    looked: looked.map((one) => withoutOwnIds({ told: [], left: one }, known)),
  }
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The same, with what the server makes an id for under its place in the history. */
function withoutOwnIds(of: { told: Told; left: Record<string, unknown> }, known: ReadonlySet<string>) {
  const { history, ...rest } = of.left
  const names = new Map<string, string>()
  const renamed = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value ?? null).replace(IDS, (id) => {
        if (known.has(id)) return id
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

const wordsOf = ({ code, args, issues }: Problem) => ({ code, args, issues })
/** What a call on many answers, without what differs by the road. */
export const toldBy = (count: number, outcome: Omit<Outcome, 'batch'>, entity: Entity): Told => {
  const refused = outcome.refused.map(({ id, index, problem }) => ({ row: id ?? index, ...wordsOf(problem) }))
  const done = ({ changed, same }: typeof outcome) =>
    entity.id === 'uuid' ? [changed, same] : [changed.length, same.length]
  return [count, ...done(outcome), refused]
}

/** Counts what a call did. */
export function note({ went }: Ground, entity: Entity, { changed, refused }: Omit<Outcome, 'batch'>): void {
  const { done, refused: no } = went.get(entity.key) ?? { done: 0, refused: 0 }
  went.set(entity.key, { done: done + changed.length, refused: no + refused.length })
}

/** Both roads, in one transaction, so that both roads have the same `now`. */
export const compared = ({ api, admin }: Ground, task: (work: Work) => Promise<object[]>) =>
  inTransaction(api.services.pools.serve, admin, async (work) => {
    await work.query('savepoint "alles"')
    const [many, singles] = await task(work)
    await work.query('rollback to savepoint "alles"')
    expect(many).toEqual(singles)
  })

/** All kinds of an organisation. */
export const kinds = model.entities.filter((e) => !e.abstract && !e.isLookup && e.scope === 'organisation')
/** Beside those, one list of each shape. */
export const lists = (['beperkingen', 'ruimte_namen', 'onderzoek_statussen'] as const).map((key) => model.named(key))
/** What one of a kind is made with. */
export const inputOf = ({ open, inputs }: Ground, entity: Entity): Input | undefined =>
  entity.isLookup
    ? {
        value: 'Proef',
        ...(entity.fields.variable_set ? { variable_set: { connect: { id: open.get('variableSet') } } } : {}),
      }
    : inputs.get(entity.key)

/** Half of the rows is right; an id comes along at times, and twice at times. */
export const rowsAre = (on: Ground, entity: Entity) =>
  fc
    .array(fc.record({ pick: fc.nat(100_000), isRight: fc.boolean(), id: fc.nat(9), name: fc.nat(3) }), {
      minLength: 2,
      maxLength: 9,
    })
    .map((picks) => {
      const base = inputOf(on, entity) ?? {}
      const own = Array.from({ length: 4 }, () => uuid())
      return picks.map(({ pick, isRight, id, name }): Input => {
        const named = Object.entries(base).map(([key, value]) => [
          key,
          typeof value === 'string' && entity.fields[key]?.unique
            ? anotherOf(value, entity.fields[key].kind, name)
            : value,
        ])
        const row = { ...Object.fromEntries(named), ...(entity.id === 'uuid' ? { id: own[id] ?? uuid() } : {}) }
        return isRight ? row : spoiled(row, { entity, pick, shut: on.shut, foreign: on.foreign, inputs: on.inputs })
      })
    })

/** A value like another one, which may not stand there twice. */
const anotherOf = (value: string, kind: string, at: number) =>
  kind === 'date' ? `${value.slice(0, 8)}0${at + 1}` : `${value} ${at}`

/** Whether the role may do it to any record: a call that it may not make ends before its rows. */
export function may({ admin }: Ground, action: 'create' | 'update' | 'delete', entity: Entity): boolean {
  try {
    demandRole(admin, entity, action)
    return true
  } catch {
    return false
  }
}

/** A share of what one file would take too long for. */
export interface Share {
  readonly part: number
  readonly of: number
}
export const shareOf = <T>(all: readonly T[], { part, of }: Share): T[] => all.filter((_, at) => at % of === part)
