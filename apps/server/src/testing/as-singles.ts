import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '../records/many/attempt.ts'
import { createMany, updateMany } from '../records/many.ts'
import { change, create } from '../records/write.ts'
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
import { spoiled } from './spoiled.ts'

// A call on many rows answers and leaves exactly what the same calls on one, one after the other, answer and leave: rows
// that are right, that a rule or PostgreSQL refuses, of another organisation, of a closed survey, twice the same.

let on: Ground

async function compareCreates(entity: Entity, rows: readonly Input[]): Promise<void> {
  await compared(on, async (work) => [
    await byRoad(on, work, entity, rows, async (within) => {
      const outcome = await createMany(within, entity, rows)
      note(on, entity, outcome)
      return toldBy(rows.length, outcome, entity)
    }),
    await byRoad(on, work, entity, rows, async (within) => {
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
  await compared(on, async (work) => [
    await byRoad(on, work, entity, each, async (within) => {
      const outcome = await updateMany(within, entity, ids, {}, { each })
      note(on, entity, outcome)
      return toldBy(ids.length, outcome, entity)
    }),
    await byRoad(on, work, entity, each, async (within) => {
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

const RUNS = { numRuns: 2, endOnFailure: true }

/** Tries all of it on a share of the kinds. */
export function testAsSingles(share: Share): void {
  beforeAll(async () => {
    on = await ground()
  }, 60_000)
  afterAll(() => on.api.close())

  describe.each(shareOf([...kinds, ...lists], share).map((e) => [e.api.type, e] as const))(
    'many of %s',
    (_, entity) => {
      test('are made as by themselves', async () => {
        if (!inputOf(on, entity) || !may(on, 'create', entity)) return
        await fc.assert(
          fc.asyncProperty(rowsAre(on, entity), (rows) => compareCreates(entity, rows)),
          RUNS,
        )
      })

      test('are changed as by themselves', async () => {
        const there = [...new Set([on.open, on.shut, on.foreign].flatMap((ids) => ids.get(entity.key) ?? []))]
        if (there.length === 0 || !inputOf(on, entity) || !may(on, 'update', entity)) return
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
                ...{ [Object.keys(inputOf(on, entity) ?? {})[0] ?? '']: Object.values(inputOf(on, entity) ?? {})[0] },
                ...spoiled(
                  { ...inputOf(on, entity) },
                  { entity, pick, shut: on.shut, foreign: on.foreign, inputs: on.inputs },
                ),
                ...(version === 0 ? { record_version: 99 } : {}),
              })),
            ),
          ),
          RUNS,
        )
      })
    },
  )

  test('of most kinds some went through, and some were refused', () => {
    const both = [...on.went].filter(([, { done, refused }]) => done > 0 && refused > 0)
    expect(both.length, JSON.stringify([...on.went])).toBeGreaterThan(20 / share.of)
  })
}
