import { model } from '@vezel/model'
import { groundText } from '@vezel/model/dossier-rules/grounds.ts'
import { askedToArgue } from '@vezel/model/dossier-rules/index.ts'
import type { GapAnswer } from '@vezel/model/gaps.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Dossier } from '@vezel/report/dossier.ts'
import type { NamedGap } from '@vezel/report/gaps.ts'
import type { Ask } from '../ask.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { demandWritable } from '../db/open.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { refuseYourself } from '../entities/shared/entitled.ts'
import { demandTransition } from '../records/transition.ts'
import { lock } from '../records/writing/lock.ts'
import type { Operation, RequestContext } from './operation.ts'
import { startTask } from './start-task.ts'

const write = ({ services, session }: RequestContext, task: (work: Work) => Promise<string>): Promise<string> => {
  if (!session) throw new Problem('unauthenticated')
  // Whatever the report: some have no work on any.
  demandRole(session, model.entity('report'), 'update')
  return inTransaction(services.pools.serve, session, task)
}

/** The dossier with what it lacks. Loaded when asked: the report's pages are a large module that no other request needs. */
async function dossierWithGaps(ask: Ask, report: string) {
  const { gatherSince } = await import('../reports/gather.ts')
  return withGaps(await gatherSince(ask, report))
}
/** The same of a survey that has no report. */
async function surveyWithGaps(ask: Ask, survey: string) {
  const { gatherSurvey } = await import('../reports/gather.ts')
  return withGaps(await gatherSurvey(ask, survey))
}
async function withGaps(dossier: Dossier) {
  const [{ gaps }, { charactersWithoutFont }] = await Promise.all([
    import('@vezel/report/gaps.ts'),
    import('../reports/fonts.ts'),
  ])
  return { dossier, gaps: gaps(dossier, await charactersWithoutFont(dossier)) }
}

/** What is missing, as the API answers it. */
async function answersOf(all: readonly NamedGap[], locale: Locale, work: Work): Promise<GapAnswer[]> {
  const { gapKey, isArguable } = await import('@vezel/report/gaps.ts')
  const capabilities = new Set(all.map(askedToArgue).filter((capability) => capability !== null))
  const refusals = new Map(
    await Promise.all([...capabilities].map(async (one) => [one, await refuseYourself(work, one)] as const)),
  )
  const refusedOf = (gap: Pick<NamedGap, 'code'>) => {
    const capability = askedToArgue(gap)
    const reason = capability && refusals.get(capability)
    return reason ? inLocale(reason, locale) : null
  }
  return all.map(({ argument, uncounted, text, label, ...gap }) => ({
    code: gap.code,
    type: model.entity(gap.page).api.type,
    id: gap.id,
    label: inLocale(label, locale),
    text: inLocale(text, locale),
    grond: groundText(gap.ground, locale),
    gat: gapKey(gap),
    toelichtbaar: isArguable(gap),
    toelichten_geweigerd: refusedOf(gap),
    veld: gap.field,
    argument: argument?.id ?? null,
    argument_telt_niet: uncounted?.id ?? null,
    reden: (argument ?? uncounted)?.reden ?? null,
    toegelicht_door: (argument ?? uncounted)?.inventarisatie_user?.user.full_name ?? null,
  }))
}

/** The version of a survey's report that is worked on, or was released last; undefined where there is none. */
async function lastReport(ask: Ask, survey: string): Promise<string | undefined> {
  const { rows } = await ask<{ readonly rows: readonly { readonly id: string }[] }>(
    `query($survey: ID!) { rows: rapporten(filter: { onderzoek: { eq: $survey }, status: { in: ["concept", "ter_controle", "vrijgegeven"] } }, sort: [{ field: "versie", direction: "desc" }], limit: 1) { id } }`,
    { survey },
  )
  return rows[0]?.id
}

/** Making and releasing a report is long work: a job does it, and its task tells how far it is. */
export const reportOperations: readonly Operation[] = [
  {
    name: 'makeRapport',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, context) =>
      write(context, async (work) => {
        const report = await lock(work, model.entity('report'), String(id))
        await demandRight(work, model.entity('report'), model.entity('report').access.update, { before: report })
        await demandWritable(work, [{ entity: model.entity('report'), before: report, after: report }])
        return startTask(context, work, 'rapport', report.id)
      }),
  },
  {
    name: 'releaseRapport',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: async ({ id }, context) =>
      write(context, async (work) => {
        const { record } = await demandTransition(
          work,
          model.entity('report'),
          String(id),
          'release',
          {},
          { isOwnCall: true },
        )
        // The job asks the same again: this answer is for who waits for it.
        const { demandReleasable } = await import('../reports/release.ts')
        await demandReleasable(
          (await dossierWithGaps(context.askWithin(work), String(id))).dossier,
          record.vingerafdruk,
        )
        return startTask(context, work, 'vrijgave', record.id)
      }),
  },
  {
    name: 'rapportGaten',
    kind: 'query',
    signature: '(id: ID!): RapportGaten!',
    types: `type RapportGaten {
  "Whether the print of the report shows the data of now; null where there is none."
  actueel: Boolean
  gaten: [RapportGat!]!
}

"Something a report should hold and the dossier does not."
type RapportGat {
  code: String!
  "Type and id of the record to open."
  type: String!
  id: ID!
  label: String!
  text: String!
  "The norm, scheme or law that asks for it."
  grond: String!
  "What an explanation names it by."
  gat: String!
  "Whether an explanation makes it good; else nothing is released without it."
  toelichtbaar: Boolean!
  "Why whoever asks may not give one; null where they may."
  toelichten_geweigerd: String
  "What is to be filled in: of that record, or of one on its page."
  veld: RapportGatVeld!
  "The explanation why it may be missing, and who gave it."
  argument: ID
  "An explanation by somebody who may not give it: it does not count."
  argument_telt_niet: ID
  reden: String
  toegelicht_door: String
}

"A record that lacks something: its key in the model, its id where there is one, and the field unless it is missing whole."
type RapportGatVeld {
  entity: String!
  id: ID
  name: String
}`,
    run: async ({ id }, { session, locale, services, ask }) => {
      if (!session) throw new Problem('unauthenticated')
      const { dossier, gaps } = await dossierWithGaps(ask, String(id))
      const { fingerprintOf } = await import('../reports/fingerprint.ts')
      return inTransaction(services.pools.serve, session, async (work) => {
        const report = await work.find('report', id)
        return {
          actueel: report?.vingerafdruk ? report.vingerafdruk === fingerprintOf(dossier) : null,
          gaten: await answersOf(gaps, locale, work),
        }
      })
    },
  },
  {
    name: 'onderzoekGaten',
    kind: 'query',
    signature: '(id: ID!): OnderzoekGaten!',
    types: `"What the report of a survey should hold and the survey does not, also where no report was begun."
type OnderzoekGaten {
  "The version of the report in which it is explained; null where there is none."
  rapport: ID
  gaten: [RapportGat!]!
}`,
    run: async ({ id }, { session, locale, services, ask }) => {
      if (!session) throw new Problem('unauthenticated')
      const rapport = (await lastReport(ask, String(id))) ?? null
      const { gaps } = await (rapport ? dossierWithGaps(ask, rapport) : surveyWithGaps(ask, String(id)))
      return inTransaction(services.pools.serve, session, async (work) => ({
        rapport,
        gaten: await answersOf(gaps, locale, work),
      }))
    },
  },
]
