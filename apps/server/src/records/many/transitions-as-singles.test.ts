import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/work.ts'
import { setState } from '../../testing/closed.ts'
import { byRoad, compared, type Ground, ground, note, toldBy } from '../../testing/roads.ts'
import { makeReady } from '../../testing/start-survey.ts'
import { countStatements } from '../../testing/statements.ts'
import { makeSurvey } from '../../testing/survey.ts'
import { transitionMany } from '../many.ts'
import { transition } from '../transition.ts'
import { attempt } from './attempt.ts'

// An event of many answers and leaves exactly what the same event of one, one after the other, answers and leaves: records
// in every state, of a closed survey, of another organisation, unknown ones, on one asset and on several.

const PER_STATE = 2
let on: Ground
/** Records of a kind by the key of it, some in each state. */
const records = new Map<string, string[]>()
const lives = model.entities.filter((entity) => entity.transitions !== undefined)
beforeAll(async () => {
  on = await ground()
  for (const entity of lives) records.set(entity.key, await inEveryState(entity))
}, 60_000)
afterAll(() => on.api.close())

async function inEveryState(entity: Entity): Promise<string[]> {
  const { owner } = on.api.services.pools
  const ids = [on.shut.get(entity.key) ?? '', on.foreign.get(entity.key) ?? '', uuid()]
  const states = Object.keys(entity.transitions?.states ?? {})
  for (let n = 0; n < states.length * PER_STATE; n += 1) {
    const made = await makeSurvey(on.api, on.admin)
    // Two of them stand on one asset.
    if (n % PER_STATE === 1)
      await owner.query(
        `update "onderzoek" set "inventarisatie_asset_id" = (select "inventarisatie_asset_id" from "onderzoek" where "id" = $2) where "id" = $1`,
        [made.survey, (records.get('survey') ?? ids).at(-1)],
      )
    const id =
      entity.key === 'survey'
        ? made.survey
        : entity.key === 'visit'
          ? made.visit
          : await on.api.create('report', { onderzoek: { connect: { id: made.survey } } }, on.admin)
    await setState(owner, entity, id, states[n % states.length] ?? '')
    ids.push(id)
  }
  return ids
}

const events = lives.flatMap((entity) =>
  Object.keys(entity.transitions?.events ?? {}).map(
    (event) => [`${entity.api.type}: ${event}`, entity, event] as const,
  ),
)
describe.each(events)('%s', (_, entity, event) => {
  test('leads many as by themselves', async () => {
    const sent = fc.record({
      ids: fc.shuffledSubarray(records.get(entity.key) ?? [], { minLength: 6 }),
      input: fc.constantFrom({}, {}, requiredBy(entity, event)),
    })
    await fc.assert(
      fc.asyncProperty(sent, async ({ ids, input }) => {
        await compared(on, async (work) => [
          await byRoad(on, work, entity, ids, async (within) => {
            const outcome = await transitionMany(within, entity, ids, { event, input })
            note(on, entity, outcome)
            return toldBy(ids.length, outcome, entity)
          }),
          await byRoad(on, work, entity, ids, async (within) => {
            const answers = new Map<string, string | Problem>()
            for (const id of ids.toSorted())
              answers.set(id, await attempt(within, () => transition(within, entity, id, event, input)))
            const changed = ids.filter((id) => typeof answers.get(id) === 'string')
            const refused = ids.flatMap((id) => {
              const problem = answers.get(id)
              return problem instanceof Problem ? [{ id, problem }] : []
            })
            return toldBy(ids.length, { changed, same: [], refused }, entity)
          }),
        ])
      }),
      {
        numRuns: 2,
        endOnFailure: true,
        examples: [[{ ids: records.get(entity.key) ?? [], input: requiredBy(entity, event) }]],
      },
    )
  })
})

/** What an event wants to be sent along. */
function requiredBy(entity: Entity, event: string): Record<string, unknown> {
  const required = entity.transitions?.events[event]?.requires ?? []
  return Object.fromEntries(
    required.flatMap((name) => {
      const kind = entity.fields[name]?.kind
      if (kind === 'datetime') return [[name, name === 'eind' ? '2126-11-20 17:00:00' : '2126-11-20 08:00:00']]
      if (kind === 'date') return [[name, '2026-11-20']]
      return kind === 'manyToMany' ? [] : [[name, 'Uitgesteld']]
    }),
  )
}

test('of every kind some went, and some were refused', () => {
  for (const { key } of lives) {
    const { done, refused } = on.went.get(key) ?? { done: 0, refused: 0 }
    expect([key, done > 0, refused > 0]).toEqual([key, true, true])
  }
})

test('surveys that start together are judged together', async () => {
  const { owner, serve } = on.api.services.pools
  const { survey: of } = await makeSurvey(on.api, on.admin)
  await setState(owner, model.entity('survey'), of, 'gepland')
  await makeReady(on.api, of, on.admin)
  const { rows } = await owner.query<{ id: string }>(
    `insert into "onderzoek" select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'nummer', 'K-' || n))).*
     from "onderzoek" t, generate_series(1, 40) n where t."id" = $1 returning "id"::text`,
    [of],
  )
  const ids = rows.map(({ id }) => id)
  // What each must have before it starts.
  for (const table of ['onderzoek_klant', 'onderzoek_asbest', 'inventarisatie'])
    await owner.query(
      `insert into "${table}" select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'onderzoek_id', o."id"))).*
       from "${table}" t, unnest($2::uuid[]) o("id") where t."onderzoek_id" = $1`,
      [of, ids],
    )
  await owner.query(
    `insert into "onderzoek_asbest__asbestos_survey_purposes" select (jsonb_populate_record(p, jsonb_build_object('van_id', a."id"))).*
     from "onderzoek_asbest" b join "onderzoek_asbest__asbestos_survey_purposes" p on p."van_id" = b."id", "onderzoek_asbest" a
     where b."onderzoek_id" = $1 and a."onderzoek_id" = any($2::uuid[])`,
    [of, ids],
  )
  const start = () =>
    inTransaction(serve, on.admin, (work) =>
      transitionMany(work, model.entity('survey'), ids, { event: 'start', input: {} }),
    )
  const { answer, statements } = await countStatements(serve, start)
  expect(answer.changed).toHaveLength(ids.length)
  // Of each the spaces it gets, and its line of history.
  expect(statements.length).toBeLessThan(2 * ids.length + 30)
})
