import { type EntityKey, model } from '@vezel/model'
import { asked, askedOfSurvey } from '@vezel/model/asked-capabilities.ts'
import { isEntitled, refusedAsReleaser } from '@vezel/model/capabilities.ts'
import { dayOf, isOfAsbestos } from '@vezel/model/dossier-rules/facts.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { surveyTransitions } from '@vezel/model/entities/survey/survey.ts'
import { isNotified, isUrgent } from '@vezel/model/entities/survey/visit.ts'
import { actionOfEvent } from '@vezel/model/history.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { fill } from '@vezel/model/kit/phrase.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { type NamedRecord, Problem } from '@vezel/model/problems.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { NAMED_MOST } from '../../db/called.ts'
import { invalid } from '../../db/invalid.ts'
import { ofEach, type Question } from '../../db/wave.ts'
import type { Work } from '../../db/work.ts'
import { lackedBy, refuseAll, refuseYourself } from './entitled.ts'

// What a survey must have before it starts and before it is completed, each with the page and the field where it is mended.

interface Hindrance {
  readonly reason: Label
  readonly records: readonly NamedRecord[]
}

/** A field of a survey's dossier, and the page on which it is filled in. */
interface Place {
  readonly of: EntityKey
  readonly name: string
  readonly page: RouteName
}
const places = {
  ordered: { of: 'surveyClient', name: 'opdrachtdatum', page: 'surveys-survey-information-client' },
  purpose: {
    of: 'surveyAsbestos',
    name: 'asbestos_survey_purposes',
    page: 'surveys-survey-information-asbestos',
  },
  scope: { of: 'surveyAsbestos', name: 'asbestos_survey_scope', page: 'surveys-survey-information-asbestos' },
} as const satisfies Readonly<Record<string, Place>>

const inspectors: Place = { of: 'execution', name: 'inspecteurs', page: 'surveys-survey-information-execution' }
const releaser: Place = { of: 'survey', name: 'autorisator', page: 'surveys-survey-information-surveyinfo' }

/** The way to a field of a survey, or to a page of it. */
const wayTo = (survey: string, { page, ...field }: { readonly page: RouteName } & Partial<Place>): NamedRecord => ({
  type: model.entity('survey').api.type,
  id: survey,
  title: '',
  page,
  ...(field.of && field.name ? { field: `${field.of}.${field.name}` } : {}),
})

/** What speaks against a step, with the page of the survey's reports. */
export const atReports = (reason: Label, survey: string): Hindrance => ({
  reason,
  records: [wayTo(survey, { page: 'surveys-survey-reports' })],
})

interface Dossier {
  /** The code of the type. */
  readonly type: string
  /** Whether whoever certifies is told before the work begins. */
  readonly scheme: boolean
  readonly ordered: boolean
  readonly purpose: boolean
  readonly scope: boolean
  /** Whether a visit was notified for a time that still holds, or is one that may go without. */
  readonly told: boolean
  /** Whether one was notified for a time that holds no more. */
  readonly moved: boolean
}
/** The types of survey that the Dutch scheme is about. */
const typesOfScheme = Object.entries(askedOfSurvey).flatMap(([type, capability]) =>
  capability === 'asbestinventarisatie_uitvoeren_nl' ? [type] : [],
)
/** Whether the Dutch scheme asks that whoever certifies can come and look, as SQL of a survey's type and its asset. */
const isUnderScheme = (type: string, asset: string) =>
  `(${asset}."land" is distinct from 'BE' and coalesce(${type}."code" in (${typesOfScheme.map((code) => `'${code}'`).join(', ')}), false))`
/** The same of a survey, by the place of its id and organisation. */
export const schemeOf = (survey: string, organisation: string) =>
  `(select ${isUnderScheme('y', 'a')} from "onderzoek" o
    join "onderzoek_type" y on y."organisatie_id" = o."organisatie_id" and y."id" = o."onderzoek_type_id"
    join "inventarisatie_asset" i on i."organisatie_id" = o."organisatie_id" and i."id" = o."inventarisatie_asset_id"
    join "asset" a on a."organisatie_id" = i."organisatie_id" and a."id" = i."asset_id"
    where o."organisatie_id" = ${organisation} and o."id" = ${survey})`

const dossierOf: Question<string, Dossier> = {
  name: 'what a survey has before it starts',
  ask: (query, ids) =>
    query<Dossier>(
      `select t."code" as "type", ${isUnderScheme('t', 'a')} as "scheme", k."opdrachtdatum" is not null as "ordered", b."asbestos_survey_scope_id" is not null as "scope",
         exists (select 1 from "onderzoek_asbest__asbestos_survey_purposes" p
           where p."organisatie_id" = b."organisatie_id" and p."van_id" = b."id") as "purpose",
         exists (select 1 from "inventarisatie" v
           where v."organisatie_id" = o."organisatie_id" and v."onderzoek_id" = o."id" and v."deleted_at" is null and v."status" <> 'geannuleerd'
             and (v."melding_status" in ('gemeld', 'gewijzigd') and v."start" is not null or v."calamiteit" or v."spoed")) as "told",
         exists (select 1 from "inventarisatie" v
           where v."organisatie_id" = o."organisatie_id" and v."onderzoek_id" = o."id" and v."deleted_at" is null and v."status" <> 'geannuleerd'
             and v."melding_status" in ('gemeld', 'gewijzigd') and v."start" is null) as "moved"
       from unnest($1::uuid[]) with ordinality g("id", "n")
       join "onderzoek" o on o."id" = g."id"
       join "onderzoek_type" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_type_id"
       join "inventarisatie_asset" i on i."organisatie_id" = o."organisatie_id" and i."id" = o."inventarisatie_asset_id"
       join "asset" a on a."organisatie_id" = i."organisatie_id" and a."id" = i."asset_id"
       left join "onderzoek_klant" k on k."organisatie_id" = o."organisatie_id" and k."onderzoek_id" = o."id" and k."deleted_at" is null
       left join "onderzoek_asbest" b on b."organisatie_id" = o."organisatie_id" and b."onderzoek_id" = o."id" and b."deleted_at" is null
       order by g."n"`,
      [ids],
    ),
}

/** What lacks in the dossier of a survey that is to start (regulation 9): the order, and what it is for and how far it goes. */
export async function lacksToStart(work: Work, survey: string): Promise<Hindrance | undefined> {
  const dossier = await ofEach(work, dossierOf, survey)
  const isAsbestos = isOfAsbestos({ onderzoek_type: { code: dossier.type } })
  const wanted = isAsbestos ? (['ordered', 'purpose', 'scope'] as const) : (['ordered'] as const)
  const missing = wanted.flatMap((name) => (dossier[name] ? [] : [places[name]]))
  if (missing.length === 0) return undefined
  const labels = missing.map(({ of, name }) => model.named(of).fields[name]?.label ?? { nl: name, en: name })
  const inWords = (locale: Locale) =>
    fill(reasons.dossierLacks[locale], { fields: labels.map((label) => inLocale(label, locale)) }, locale)
  return {
    reason: { nl: inWords('nl'), en: inWords('en'), fr: inWords('fr') },
    records: missing.map((place) => wayTo(survey, place)),
  }
}

/** Under the Dutch scheme work begins once a visit was notified, unless one cannot wait. */
export async function untoldToStart(work: Work, survey: string): Promise<Hindrance | undefined> {
  const dossier = await ofEach(work, dossierOf, survey)
  if (!dossier.scheme || dossier.told) return undefined
  const reason = dossier.moved ? reasons.noticeNotChanged : reasons.noVisitNotified
  return { reason, records: [wayTo(survey, { page: 'surveys-survey-inventarisations' })] }
}

/** The type of a survey, its first day, and the inspectors of it and of its visits. */
interface CarriedOut {
  readonly type: string
  /** `YYYY-MM-DD`, on which it starts. */
  readonly day: string | null
  readonly people: readonly string[]
}
export const carriedOutBy: Question<string, CarriedOut> = {
  name: 'who carries a survey out',
  ask: (query, ids) =>
    query(
      `select t."code" as "type", o."startdatum"::text as "day", array(
         select l."naar_id"::text from "onderzoek_uitvoering" e
         join "onderzoek_uitvoering__inspecteurs" l on l."organisatie_id" = e."organisatie_id" and l."van_id" = e."id"
         where e."organisatie_id" = o."organisatie_id" and e."onderzoek_id" = o."id" and e."deleted_at" is null
         union select l."naar_id"::text from "inventarisatie" v
         join "inventarisatie__inspecteurs" l on l."organisatie_id" = v."organisatie_id" and l."van_id" = v."id"
         where v."organisatie_id" = o."organisatie_id" and v."onderzoek_id" = o."id" and v."status" <> 'geannuleerd' and v."deleted_at" is null
       ) as "people"
       from unnest($1::uuid[]) with ordinality g("id", "n")
       join "onderzoek" o on o."id" = g."id"
       join "onderzoek_type" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_type_id"
       order by g."n"`,
      [ids],
    ),
}

/** The state of a survey, by its code. */
const stateOf: Question<string, string> = {
  name: 'the state of a survey',
  ask: async (query, ids) =>
    (
      await query<{ code: string }>(
        `select s."code" from unnest($1::uuid[]) with ordinality g("id", "n")
         join "onderzoek" o on o."id" = g."id"
         join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id"
         order by g."n"`,
        [ids],
      )
    ).map(({ code }) => code),
}
/** Where work on site goes on: it was started, and is not closed. */
const isUnderWay = async (work: Work, survey: string) =>
  (await ofEach(work, stateOf, survey)) === surveyTransitions.events.start.to

/** One of those who go, or where nobody is named whoever starts it, may do so on the day it starts. */
export async function unentitledToStart(
  work: Work,
  survey: string,
  by?: 'those named',
): Promise<Hindrance | undefined> {
  const { type, people, day } = await ofEach(work, carriedOutBy, survey)
  const capability = askedOfSurvey[type]
  if (capability === undefined || !day || (people.length === 0 && by)) return undefined
  const reason =
    people.length > 0 ? await refuseAll(work, capability, { people, day }) : await refuseYourself(work, capability, day)
  return reason && { reason, records: [wayTo(survey, inspectors)] }
}

/** Whoever does this, or one of those who surveyed, may carry out what the survey is, today: the expert and who is responsible may be two (regulation 9). */
export async function unentitledToSurvey(work: Work, survey: string): Promise<Label | undefined> {
  const { type, people } = await ofEach(work, carriedOutBy, survey)
  const capability = askedOfSurvey[type]
  if (capability === undefined) return undefined
  const day = dayOf(dutchTime())
  return refuseAll(work, capability, { people: [...people, work.session.inspectionUserId], day })
}

const startAsks = {
  dossier: lacksToStart,
  told: untoldToStart,
  // Where nobody is named it was started by who may, and each visit asks for somebody.
  people: (work, survey) => unentitledToStart(work, survey, 'those named'),
  /** Whoever takes the last one off is asked what a start would ask of who starts it. */
  going: (work, survey) => unentitledToStart(work, survey),
} as const satisfies Readonly<Record<string, (work: Work, survey: string) => Promise<Hindrance | undefined>>>
type StartAsk = keyof typeof startAsks
/** Where the way out is another than before a start. */
const underWay: { readonly [S in StartAsk]?: Label } = { told: reasons.lastVisitTold }

const asSentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
/** A refusal of a field in the words of the server. */
export const toldOf = (path: string, { nl, en, fr = nl }: Label): Issue => ({
  path,
  rule: 'isTold',
  args: [nl, en, fr].map(asSentence),
})

/**
 * What a start asked stays asked while the survey is under way: where that no longer holds, throws `invalid` of the field that
 * was written, and `transitionRefused` where that was no field but a record that goes or is led on. Asked once it was done.
 */
export async function demandStillReady(
  { wave: _before, ...work }: Work,
  survey: string,
  written: { readonly of: EntityKey; readonly field: string } | 'a record',
  what: readonly StartAsk[],
): Promise<void> {
  if (what.length === 0 || !(await isUnderWay(work, survey))) return
  for (const one of what) {
    const hindrance = await startAsks[one](work, survey)
    if (!hindrance) continue
    const reason = underWay[one] ?? hindrance.reason
    if (written === 'a record') throw new Problem('transitionRefused', { ...hindrance, reason })
    throw invalid(model.named(written.of), [toldOf(written.field, reason)])
  }
}

/** What a start asked of those who go, where somebody was named. */
const askedOf = ({ inspecteurs }: Going): readonly StartAsk[] => (inspecteurs?.length ? ['going'] : [])

/** The same once the record with those who carry the survey out is gone. */
export const demandCarriedOutWithout = (work: Work, execution: Going & { readonly onderzoek: string }): Promise<void> =>
  demandStillReady(work, execution.onderzoek, 'a record', askedOf(execution))

type Visit = Going & Telling & { readonly onderzoek: string }
/** The same once a visit is gone or cancelled, on which the start may have rested. */
export const demandReadyWithout = (work: Work, visit: Visit): Promise<void> =>
  demandStillReady(work, visit.onderzoek, 'a record', [...untoldBy(visit), ...askedOf(visit)])

/** The same once a visit stays of which whoever certifies is told no more, or that can wait after all. */
export const demandStillTold = (
  work: Work,
  before: Visit,
  now: Telling,
  written: Parameters<typeof demandStillReady>[2] = 'a record',
): Promise<void> => demandStillReady(work, before.onderzoek, written, untoldBy(before, now))

type Telling = { readonly [N in 'status' | 'melding_status' | 'calamiteit' | 'spoed']?: unknown }
/** Whether a start may rest on a visit: whoever certifies was told, or it cannot wait. */
const isTelling = (visit: Telling): boolean => visit.status !== 'geannuleerd' && (isNotified(visit) || isUrgent(visit))
/** What a start asked and has to look for elsewhere, once a visit is as it is now, or gone. */
const untoldBy = (before: Telling, now?: Telling): readonly StartAsk[] =>
  isTelling(before) && !(now && isTelling(now)) ? ['told'] : []

interface Going {
  readonly inspecteurs?: readonly string[] | null | undefined
}
/** Who goes may still do what the survey is, once somebody was taken off it. */
export async function demandStillCarriedOut(
  work: Work,
  of: 'execution' | 'visit',
  now: Going,
  before: Going & { readonly onderzoek: string },
): Promise<void> {
  const left = before.inspecteurs?.filter((person) => !now.inspecteurs?.includes(person)) ?? []
  if (left.length > 0) await demandStillReady(work, before.onderzoek, { of, field: 'inspecteurs' }, askedOf(before))
}

/** Work on site and its report wait for the start of the survey (regulation 9), which asks what must be there before. */
export async function notStarted(work: Work, survey: string): Promise<Hindrance | undefined> {
  if ((await ofEach(work, stateOf, survey)) !== surveyTransitions.initial) return undefined
  return {
    reason: reasons.surveyNotStarted,
    records: [wayTo(survey, { page: 'surveys-survey-information-surveyinfo' })],
  }
}

/** Whoever went alone does not release what is told of it. */
export async function releasesAlone(work: Work, survey: string): Promise<Label | undefined> {
  const { people } = await ofEach(work, carriedOutBy, survey)
  return people.length === 1 && people[0] === work.session.inspectionUserId ? reasons.releaserAlone : undefined
}

/** The samples of which the outcome is still to come, or that nobody sent to be analysed. */
export async function samplesOpen(work: Work, survey: string): Promise<Hindrance | undefined> {
  const records = await work.query<NamedRecord>(
    `select $2 as "type", m."id"::text, m."nummer" as "title" from "monster" m
     where m."onderzoek_id" = $1 and m."deleted_at" is null and (
       exists (select 1 from "analyse" a where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id" and a."deleted_at" is null
         and a."status" in ('aangemaakt', 'verstuurd', 'ontvangen'))
       or not exists (select 1 from "analyse" a where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id" and a."deleted_at" is null))
     order by m."nummer" collate "natuurlijk" limit ${NAMED_MOST}`,
    [survey, model.entity('sample').api.type],
  )
  return records.length === 0 ? undefined : { reason: reasons.samplesOpen, records }
}

/** Why whoever is to release may not: for want of the capability, or because nobody else went. */
export async function releaserRefused(
  work: Work,
  { id, autorisator }: { readonly id: string; readonly autorisator: string | null },
  inspectors: readonly string[],
): Promise<Hindrance | undefined> {
  if (autorisator === null) return undefined
  const records = [wayTo(id, releaser)]
  if (inspectors.length === 1 && inspectors[0] === autorisator) return { reason: reasons.releaserAlone, records }
  const { capability, people } = await lackedBy(work, { code: asked.release, people: [autorisator], day: null })
  const [person] = people
  return capability && person && !isEntitled(person)
    ? { reason: refusedAsReleaser(person, capability), records }
    : undefined
}

/** Whether a version of the report was released, since the survey was last reopened where it was. */
export async function releasedLacks(work: Work, { id }: { readonly id: string }): Promise<Hindrance | undefined> {
  const [last] = await work.query<{ new: boolean }>(
    `select coalesce(max(r."vrijgegeven_op") >= h."op", h."op" is null) as "new"
     from "rapport" r cross join (select max("created_at") as "op" from "geschiedenis"
       where "organisatie_id" = $2 and "record_type" = $3 and "record_id" = $1 and "actie" = $4) h
     where r."onderzoek_id" = try_uuid($1) and r."status" = 'vrijgegeven' and r."deleted_at" is null group by h."op"`,
    [id, work.session.organisationId, model.entity('survey').api.type, actionOfEvent('reopen')],
  )
  if (last?.new) return undefined
  return atReports(last ? reasons.notReleasedSinceReopened : reasons.notReleasedYet, id)
}
