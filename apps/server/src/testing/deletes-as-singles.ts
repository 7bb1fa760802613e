import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { q, tableOf } from '../db/names.ts'
import type { Work } from '../db/work.ts'
import { entityOf } from '../records/history.ts'
import { attempt } from '../records/many/attempt.ts'
import { undoBatch } from '../records/many/undo.ts'
import { createMany, removeMany } from '../records/many.ts'
import { remove } from '../records/remove.ts'
import { restore } from '../records/restore.ts'
import type { Input } from '../records/writing/input.ts'
import {
  byRoad,
  compared,
  type Ground,
  ground,
  inputOf,
  kinds,
  lists,
  may,
  note,
  rowsAre,
  type Share,
  shareOf,
  toldBy,
} from './roads.ts'

// A delete of many, and what takes back a delete or a create of many, answers and leaves exactly what the same calls on one,
// one after the other, answer and leave: rows that may go, that something uses or a closed survey holds, of another
// organisation, with what goes along, unknown ones.

const RUNS = { numRuns: 2, endOnFailure: true }
let on: Ground

/** The delete of one of several: what went with one before it is gone as it should be. */
async function removed(within: Work, entity: Entity, id: string): Promise<string | Problem> {
  const gone = await within.query(
    `select 1 from ${q(tableOf(entity))} t where t."id"::text = $1 and t."organisatie_id" = $2 and t."deleted_at" = now()`,
    [id, on.admin.organisationId],
  )
  return gone.length > 0 ? id : attempt(within, () => remove(within, entity, id))
}

/** One delete after the other, as by the call on one. */
async function removedOneByOne(within: Work, entity: Entity, ids: readonly string[]) {
  const answers = new Map<string, string | Problem>()
  let left = ids.toSorted()
  for (let before = left.length + 1; left.length < before; ) {
    before = left.length
    for (const id of left) {
      answers.set(id, await removed(within, entity, id))
    }
    left = left.filter((id) => {
      const answer = answers.get(id)
      return answer instanceof Problem && answer.code === 'inUse'
    })
  }
  const refused = ids.flatMap((id) => {
    const problem = answers.get(id)
    return problem instanceof Problem ? [{ id, problem }] : []
  })
  return { changed: ids.filter((id) => typeof answers.get(id) === 'string'), same: [], refused }
}

/** Makes rows beside those that are there, deletes all of them by both roads, and takes that back by both. */
async function compareDeletes(entity: Entity, rows: readonly Input[], ids: readonly string[]) {
  await compared(on, async (work) => {
    if (rows.length > 0) await createMany(work, entity, rows)
    return [
      await byRoad(on, work, entity, ids, async (within, look) => {
        const { batch, ...outcome } = await removeMany(within, entity, ids)
        note(on, entity, outcome)
        await look()
        const back = batch ? await undoBatch(within, batch) : undefined
        return [...toldBy(ids.length, outcome, entity), back?.changed.toSorted(), back?.refused.length]
      }),
      await byRoad(on, work, entity, ids, async (within, look) => {
        const outcome = await removedOneByOne({ ...within, batch: uuid() }, entity, ids)
        await look()
        const gone = await within.query<{ id: string }>(
          `select "record_id" as "id" from "geschiedenis" where "created_at" = now() and "actie" = 'delete' order by "id" desc`,
        )
        const back: (string | Problem)[] = []
        for (const { id } of gone)
          back.push(await attempt(within, () => restore({ ...within, batch: uuid() }, entity, id)))
        const hasBack = outcome.changed.length > 0
        const came = back.filter((one) => typeof one === 'string').toSorted()
        const told = hasBack ? [came, back.length - came.length] : [undefined, undefined]
        return [...toldBy(ids.length, outcome, entity), ...told]
      }),
    ]
  })
}

/** Takes back what a call made, by both roads. */
async function compareUndos(entity: Entity, rows: readonly Input[]) {
  await compared(on, async (work) => {
    const { batch, changed } = await createMany(work, entity, rows)
    if (!batch) return [{}, {}]
    return [
      await byRoad(on, work, entity, [rows, changed], async (within) => {
        const { batch: _, ...outcome } = await undoBatch(within, batch)
        return [outcome.changed.toSorted(), outcome.refused.map(({ id }) => id).toSorted()]
      }),
      await byRoad(on, work, entity, [rows, changed], async (within) => {
        const made = await within.query<{ type: string; id: string }>(
          `select "record_type" as "type", "record_id" as "id" from "geschiedenis" where "batch" = $1 group by 1, 2 order by max("geschiedenis"."id") desc`,
          [batch],
        )
        const answers = new Map<string, string | Problem>()
        for (const { type, id } of made)
          answers.set(id, await removed({ ...within, batch: uuid() }, entityOf(type), id))
        const gone = [...answers].filter(([, answer]) => typeof answer === 'string').map(([id]) => id)
        return [gone.toSorted(), [...answers.keys()].filter((id) => !gone.includes(id)).toSorted()]
      }),
    ]
  })
}

/** Kinds of which one may name another, and by which field. */
const selves = kinds.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([field, kind]) =>
    pointsAtOne(kind) && kind.target === entity.key && !kind.readOnly && entity.id === 'uuid'
      ? [{ entity, field, name: `${entity.key} by ${field}` }]
      : [],
  ),
)

/** Tries all of it on a share of the kinds. */
export function testDeletesAsSingles(share: Share): void {
  beforeAll(async () => {
    on = await ground()
  }, 60_000)
  afterAll(() => on.api.close())

  describe.each(shareOf([...kinds, ...lists], share).map((e) => [e.api.type, e] as const))(
    'many of %s',
    (_, entity) => {
      const there = () => [on.open, on.shut, on.foreign].flatMap((ids) => ids.get(entity.key) ?? [])
      const unknown = () => (entity.id === 'uuid' ? [uuid(), 'x'] : ['999999999', 'x'])
      const canMake = () => inputOf(on, entity) !== undefined && may(on, 'create', entity) && entity.id === 'uuid'

      test('go and come back as by themselves', async () => {
        if (!may(on, 'delete', entity)) return
        const rows = canMake() ? rowsAre(on, entity) : fc.constant([])
        await fc.assert(
          fc.asyncProperty(rows, fc.boolean(), (made, isReverse) => {
            const own = made.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
            const ids = [...new Set([...there(), ...own, ...unknown()])]
            return compareDeletes(entity, made, isReverse ? ids.toReversed() : ids)
          }),
          RUNS,
        )
      })

      test('are unmade as by themselves', async () => {
        if (!canMake() || !may(on, 'delete', entity)) return
        await fc.assert(
          fc.asyncProperty(rowsAre(on, entity), (rows) => compareUndos(entity, rows)),
          RUNS,
        )
      })
    },
  )

  test.each(shareOf(selves, share))(
    '$name: those that name each other go as by themselves, in every order',
    async ({ entity, field }) => {
      const base = inputOf(on, entity)
      if (!base || !may(on, 'create', entity) || !may(on, 'delete', entity)) return
      const parents = fc.array(fc.option(fc.nat(5)), { minLength: 6, maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(parents, async (above) => {
          const ids = above.map(() => uuid()).sort()
          const rows = ids.map((id, at) => {
            const to = ids[above[at] ?? at]
            const { [field]: _, ...own } = base
            return { ...own, id, ...(to && to < id ? { [field]: { connect: { id: to } } } : {}) }
          })
          await compareDeletes(entity, rows, ids)
        }),
        { numRuns: 6, endOnFailure: true },
      )
    },
  )

  test('of many kinds some went, and some were refused', () => {
    const both = [...on.went].filter(([, { done, refused }]) => done > 0 && refused > 0)
    expect(both.length, JSON.stringify([...on.went])).toBeGreaterThan(20 / share.of)
  })
}
