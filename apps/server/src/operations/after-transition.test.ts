import { model } from '@vezel/model'
import type { Dossier } from '@vezel/report/dossier.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Session } from '../access.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { askAs } from '../graphql/run.ts'
import { transition } from '../records/transition.ts'
import { fingerprintOf } from '../reports/fingerprint.ts'
import { gather } from '../reports/gather.ts'
import { demoApi } from '../testing/api.ts'
import { setState } from '../testing/closed.ts'
import { finishSamples } from '../testing/finish-samples.ts'
import { reviewedReport } from '../testing/reports.ts'
import { afterTransition } from './after-transition.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** Completing a survey of the demonstration, of which one takes over what an earlier one found, sampled and advised. */
let api: Awaited<ReturnType<typeof demoApi>>
let author: Session
let reviewer: Session
beforeAll(async () => {
  api = await demoApi()
  author = await api.as('marieke@noordlicht.test')
  reviewer = await api.as('joost@noordlicht.test')
  // As if the hours went by in which a statement is asked: nothing in a schema before that of the system is the system's.
  await api.services.pools.owner.query(`create schema "later"; grant usage on schema "later" to public;
    create function "later".now() returns timestamptz language sql stable as 'select pg_catalog.now() + interval ''1 day''';
    create function "later".clock_timestamp() returns timestamptz language sql volatile as 'select pg_catalog.clock_timestamp() + interval ''1 day'''`)
})
afterAll(() => api.close())

interface ActiveSurvey {
  readonly id: string
  readonly nummer: string
}
const activeSurveys = async (): Promise<readonly ActiveSurvey[]> => {
  const all: readonly (ActiveSurvey & { onderzoek_status: { code: string }; inventarisatie_ruimtes: unknown[] })[] =
    await api.get(
      'query { onderzoeken(sort: [{ field: "nummer" }]) { id nummer onderzoek_status { code } inventarisatie_ruimtes { id } } }',
    )
  // Of one without spaces nothing is released as yet.
  return all.filter(
    ({ onderzoek_status, inventarisatie_ruimtes: spaces }) => onderzoek_status.code === 'actief' && spaces.length > 0,
  )
}
/** The one that takes over strategies, samples and findings of an earlier one. */
async function surveyTakingOver(): Promise<ActiveSurvey> {
  const found = (await activeSurveys()).find(({ nummer }) => nummer.endsWith('-0031'))
  if (!found) throw new Error('The demonstration has no such survey')
  return found
}
const back = new Error('taken back')
/** Does it in a transaction of the reviewer that leaves nothing behind. */
async function tried(task: (work: Work) => Promise<void>): Promise<void> {
  const done = inTransaction(api.services.pools.serve, reviewer, async (work) => {
    await task(work)
    throw back
  })
  await expect(done).rejects.toBe(back)
}
const askWithin = (work: Work) => askAs(api.services, work.session, undefined, work)
async function complete(work: Work, survey: string): Promise<void> {
  await transition(work, model.entity('survey'), survey, 'complete', {})
  await afterTransition['survey.complete']?.(work, survey, { askWithin })
}
async function release(survey: string): Promise<string> {
  // A visit that is still to come cannot have been carried out.
  await api.services.pools.owner.query(
    `update "inventarisatie" set "start" = now() - interval '3 hours', "eind" = now() - interval '1 hour' where "onderzoek_id" = $1 and "eind" > now() - interval '1 hour'`,
    [survey],
  )
  await finishSamples(api.services.pools.owner, survey)
  const report = await reviewedReport(api, survey, { author, reviewer })
  await setState(api.services.pools.owner, model.entity('report'), report, 'vrijgegeven')
  return report
}

describe('a survey of the demonstration of which a report was released', () => {
  test('is completed at once, and as well the next day', async () => {
    const surveys = await activeSurveys()
    expect(surveys).not.toEqual([])
    for (const { id } of surveys) {
      await release(id)
      await tried((work) => complete(work, id))
      await tried(async (work) => {
        await work.query('set local search_path = "later", pg_catalog, public')
        await complete(work, id)
      })
    }
  })

  test('is not completed once a fact was changed, and is again when it is changed back', async () => {
    const id = (await surveyTakingOver()).id
    await release(id)
    await tried(async (work) => {
      await work.query(`update "sub_asset" set "naam" = "naam" || ' bis' where "asset_id" = $1`, [
        await assetOf(work, id),
      ])
      await expect(complete(work, id)).rejects.toMatchObject({ code: 'transitionRefused' })
    })
    await tried((work) => complete(work, id))
  })
})

const assetOf = async (work: Work, survey: string) =>
  (
    await work.query<{ id: string }>(
      `select a."asset_id" as "id" from "inventarisatie_asset" a join "onderzoek" o on o."inventarisatie_asset_id" = a."id" where o."id" = $1`,
      [survey],
    )
  )[0]?.id

/** Every value in a dossier, by the names on the way to it: of a list, that of its first rows. */
function valuesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(Array.isArray(value) ? value.slice(0, 3) : value).flatMap(([name, below]) =>
    valuesOf(below, [...path, name]),
  )
}

/** The same with another value at that place. */
function changedAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return `${JSON.stringify(value)} changed`
  if (Array.isArray(value)) return value.map((one, n) => (String(n) === name ? changedAt(one, rest) : one))
  return { ...Object(value), [name]: changedAt(Object(value)[name], rest) }
}

test('a survey is held to every value that its report tells, but for what the release itself brings about', async () => {
  const { id } = await surveyTakingOver()
  const dossier = await gather(askAs(api.services, reviewer), await release(id))
  const before = fingerprintOf(dossier)
  const unheld = valuesOf(dossier).filter((path) => fingerprintOf(changedAt(dossier, path) as Dossier) === before)
  const more = { ...dossier.onderzoek, wat_een_volgende_versie_leest: null, en_een_lijst: [] }
  expect(fingerprintOf({ ...dossier, onderzoek: more })).toBe(before)
  // The day on which it is read is no fact: it only tells how long a certificate is still valid.
  const own =
    /^(vandaag|rapport\.(status|(gecontroleerd|vrijgegeven)_(door(\..*)?|op)|argumenten\.\d+\.telt)|onderzoek\.geldig_tot)$/
  const others = /^onderzoek\.rapporten\.\d+\.status$/
  const names = unheld.map((path) => path.join('.')).filter((path) => !own.test(path) && !others.test(path))
  const ofThis = String(dossier.onderzoek.rapporten.findIndex((row) => row.id === dossier.rapport.id))
  // What a survey lists of the version itself stands in the version.
  expect(names.filter((path) => !path.startsWith(`onderzoek.rapporten.${ofThis}.`))).toEqual([])
})
