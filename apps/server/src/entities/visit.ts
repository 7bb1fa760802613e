import { askedOfSurvey } from '@vezel/model/asked-capabilities.ts'
import {
  calendarOf,
  departs,
  isAWorkingDayAhead,
  isMoved,
  isNotified,
  isUrgent,
} from '@vezel/model/entities/survey/visit.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import { type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import { ofEach, type Question } from '../db/wave.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { refuseAll } from './shared/entitled.ts'
import { lackingOf } from './shared/lacking.ts'
import {
  demandReadyWithout,
  demandStillCarriedOut,
  demandStillTold,
  notStarted,
  schemeOf,
} from './shared/survey-ready.ts'
import { tellAssigned } from './shared/tell-assigned.ts'
import { withdrawNotices } from './shared/visits-follow.ts'

/** A visit takes the branch of its survey, and does not leave whoever was told of it waiting. */
export const visitBehaviour: Behaviour<'visit'> = {
  computed: {
    bezoekplan_gemaakt_op: ({ row }) =>
      `(select f."created_at" from "file" f where f."organisatie_id" = ${row}."organisatie_id" and f."id" = ${row}."bezoekplan_id" and f."deleted_at" is null)`,
    land: ({ row }) => countryOf(row),
    vrije_dagen: ({ row }) => holidaysOf(row),
    onbevoegd: ({ row, organisation }) =>
      lackingOf({
        row,
        organisation,
        people: 'inventarisatie__inspecteurs',
        day: `(${row}."start" at time zone 'Europe/Amsterdam')::date`,
      }),
    meldplicht: ({ row }) => schemeOf(`${row}."onderzoek_id"`, `${row}."organisatie_id"`),
  },
  async prepare(draft, work) {
    draft.vestiging ??= (await work.find('survey', draft.onderzoek))?.vestiging ?? null
  },
  async beforeSave(draft, work, before) {
    const late = (await isLeftLate(draft, work, before))
      ? issueOf(before?.spoed ? 'spoed' : before?.calamiteit ? 'calamiteit' : 'start', 'isNotifiedInTime')
      : []
    return [...ahead(draft, before), ...late, ...unexplained(draft, work, before)]
  },
  /** Who goes is told so. */
  afterCreate: (_id, draft, work) => tellAssigned(work, draft.onderzoek, draft.inspecteurs),
  async afterUpdate(_id, draft, work, before) {
    await tellAssigned(work, draft.onderzoek, draft.inspecteurs, before.inspecteurs)
    await demandStillCarriedOut(work, 'visit', draft, before)
    await demandStillTold(work, before, draft, { of: 'visit', field: before.spoed ? 'spoed' : 'calamiteit' })
  },
  afterTransition: {
    withdraw: { run: (record, work) => demandStillTold(work, record, { ...record, melding_status: 'ingetrokken' }) },
    cancel: {
      async run(record, work) {
        await withdrawNotices(work, { by: 'id', id: record.id })
        await demandReadyWithout(work, record)
      },
    },
  },
  /** What somebody was told of stays, also once it was withdrawn. */
  async beforeDelete(record) {
    if (record.melding_status !== 'concept') throw new Problem('transitionRefused', { reason: reasons.notifiedAlready })
  },
  async afterDelete(record, work) {
    await withdrawNotices(work, { by: 'id', id: record.id })
    await demandReadyWithout(work, record)
  },
  guards: {
    isOfStartedSurvey: (record, work) => notStarted(work, record.onderzoek),
    /** One of those who go may do what a survey of its type asks, on the day of the visit. */
    async somebodyIsEntitled({ onderzoek, inspecteurs, start }, work) {
      if (!start) return undefined
      const asked = askedOfSurvey[await ofEach(work, typeOfSurvey, onderzoek)]
      return asked === undefined ? undefined : refuseAll(work, asked, { people: inspecteurs, day: start.slice(0, 10) })
    },
  },
}

/** The code of a survey's type. */
const typeOfSurvey: Question<string, string> = {
  name: 'the type of a survey',
  ask: async (query, ids) =>
    (
      await query<{ code: string | null }>(
        `select t."code" from unnest($1::uuid[]) with ordinality g("id", "n")
         join "onderzoek" o on o."id" = g."id"
         join "onderzoek_type" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_type_id"
         order by g."n"`,
        [ids],
      )
    ).map(({ code }) => code ?? ''),
}

const issueOf = (path: string, rule: string): Issue[] => [{ path, rule, args: [] }]

/** What has been done lies behind us; what is planned may be moved. */
const ahead = (draft: DraftOf<'visit'>, before?: StoredOf<'visit'>): Issue[] =>
  (['start', 'eind'] as const).flatMap((name) =>
    draft.status === 'uitgevoerd' &&
    before?.[name] !== draft[name] &&
    draft[name] &&
    !isNotFuture.test(draft[name], draft)
      ? issueOf(name, isNotFuture.name)
      : [],
  )

/**
 * What was done and is said to have been otherwise has a reason, notified or not; that of one change is no reason for the next.
 * What is put back was so before, and history tells who did it.
 */
function unexplained(draft: DraftOf<'visit'>, work: Work, before?: StoredOf<'visit'>): Issue[] {
  if (before?.status !== 'uitgevoerd' || work.namesAgain || !isMoved(before, draft)) return []
  if (isEmpty(draft.reden_afwijking)) return departs(draft) ? [] : issueOf('reden_afwijking', 'saysWhyMoved')
  return before.reden_afwijking === draft.reden_afwijking ? issueOf('reden_afwijking', 'isReasonOfThisChange') : []
}

/** Whether a late notification would stand by an urgency that there is no longer. What was told last counts. */
async function isLeftLate(draft: DraftOf<'visit'>, work: Work, before?: StoredOf<'visit'>): Promise<boolean> {
  const { start } = draft
  const at = draft.wijziging_gemeld_op ?? draft.gemeld_op
  const wasUrgent = draft.gemeld_calamiteit || draft.gemeld_spoed
  if (!before || !isNotified(draft) || !wasUrgent || isUrgent(draft) || !at || !start) return false
  const [days] = await work.query<{ land: string | null; vrije_dagen: string | null }>(
    `select ${countryOf('t')} as "land", ${holidaysOf('t')} as "vrije_dagen" from "inventarisatie" t where t."id" = try_uuid($1)`,
    [before.id],
  )
  return !isAWorkingDayAhead(at, start, calendarOf(days ?? {}))
}

/** On which the firm is closed, beside weekends and public holidays. */
const holidaysOf = (visit: string) =>
  `(select string_agg(to_char(h."datum", 'YYYY-MM-DD'), ' ' order by h."datum") from "vrije_dag" h
    where h."organisatie_id" = ${visit}."organisatie_id" and h."deleted_at" is null)`

/** Of the building that is visited. */
const countryOf = (visit: string) =>
  `(select a."land" from "onderzoek" o
    join "inventarisatie_asset" i on i."organisatie_id" = o."organisatie_id" and i."id" = o."inventarisatie_asset_id"
    join "asset" a on a."organisatie_id" = i."organisatie_id" and a."id" = i."asset_id"
    where o."organisatie_id" = ${visit}."organisatie_id" and o."id" = ${visit}."onderzoek_id")`
