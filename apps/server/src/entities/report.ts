import { model } from '@vezel/model'
import { asked } from '@vezel/model/asked-capabilities.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Transition } from '@vezel/model/kit/transitions.ts'
import { grantOf } from '@vezel/model/rights.ts'
import { isRefusedAs } from '@vezel/model/steps.ts'
import { notify, settle } from '../db/notify.ts'
import type { Values, Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { isEntitledSql, refuseYourself } from './shared/entitled.ts'
import { notStarted, releasesAlone } from './shared/survey-ready.ts'
import { workedOn } from './shared/worked-on.ts'
import { surveyBehaviour } from './survey.ts'

/** A version of the report. What is released stays as it was. */
export const reportBehaviour: Behaviour<'report'> = {
  computed: {
    peildatum: ({ row }) => `${row}."datum"`,
    opstellers: ({ row, organisation }) =>
      `(select string_agg(distinct l."id"::text, ',') from "geschiedenis" g join "inventarisatie_user" l on l."organisatie_id" = g."organisatie_id" and l."user_id" = g."user_id"
        where g."organisatie_id" = ${organisation} and g."record_type" = 'Rapport' and g."record_id" = ${row}."id"::text and g."actie" in ('create', 'transition:submit'))`,
    bij_sluiten: ({ row, organisation }) =>
      `(select k."records"::text from "slotstand_rapport" k where k."organisatie_id" = ${organisation} and k."rapport_id" = ${row}."id")`,
    meegewerkt: ({ row, organisation }) => workedOn(`${row}."onderzoek_id"`, organisation),
  },

  async prepare(draft, work) {
    const survey = await work.find('survey', draft.onderzoek)
    draft.opgesteld_door ??= work.session.inspectionUserId
    draft.rapport_template ??= survey?.rapport_template ?? (await firstTemplate(work))
    const [row] = await work.query<{ next: number }>(
      `select coalesce(max("versie"), 0) + 1 as "next" from "rapport" where "onderzoek_id" = try_uuid($1)`,
      [draft.onderzoek],
    )
    draft.naam ??= survey ? `${survey.nummer} versie ${row?.next ?? 1}` : null
  },
  /** Who does it signs it. What is sent back has to be offered and reviewed anew. */
  afterTransition: {
    submit: following('submit'),
    return: following('return'),
    approve: following('approve'),
    release: following('release'),
    withdraw: following('withdraw'),
  },
  guards: {
    /** Its day decides what it shows: not before the work it tells of, nor a day that is still to come (§1.12, rule 5). */
    async isDatedAfterWork(record, work) {
      const [day] = await work.query<{ is_early: boolean | null; is_future: boolean }>(
        `select r."datum" > (now() at time zone 'Europe/Amsterdam')::date as "is_future", r."datum" < greatest(
           (select max((coalesce(v."eind", v."start") at time zone 'Europe/Amsterdam')::date) from "inventarisatie" v
            where v."organisatie_id" = r."organisatie_id" and v."onderzoek_id" = r."onderzoek_id" and v."status" = 'uitgevoerd' and v."deleted_at" is null),
           (select max((a."geanalyseerd_op" at time zone 'Europe/Amsterdam')::date) from "analyse" a
            join "monster" m on m."organisatie_id" = a."organisatie_id" and m."id" = a."monster_id" and m."deleted_at" is null
            where m."organisatie_id" = r."organisatie_id" and m."onderzoek_id" = r."onderzoek_id" and a."status" <> 'afgekeurd' and a."deleted_at" is null)
         ) as "is_early" from "rapport" r where r."id" = try_uuid($1)`,
        [record.id],
      )
      const rule = day?.is_future ? 'isNoFutureDay' : day?.is_early ? 'isAfterWork' : undefined
      return rule && [{ path: 'datum', rule, args: [] }]
    },
    isOfStartedSurvey: (record, work) => notStarted(work, record.onderzoek),
    isReleasedByAnother: (record, work) => releasesAlone(work, record.onderzoek),
    mayReview: (_record, work) => refuseYourself(work, asked.review),
    mayRelease: (_record, work) => refuseYourself(work, asked.release),
    async nothingToCheck(record, work) {
      const survey = await work.find('survey', record.onderzoek)
      return survey && surveyBehaviour.guards.nothingToCheck(survey, work)
    },
  },
}

/** Who signs a report by an event, and who is told of it. */
function following(event: string) {
  return {
    async run(record: Values & { readonly id: string }, work: Work) {
      const signed = signatures[event]
      if (signed)
        await work.query(`update "rapport" set ${signed} where "id" = try_uuid($1) and $2::uuid is not null`, [
          record.id,
          work.session.inspectionUserId,
        ])
      await tell(event, record, work)
    },
  }
}

const signatures: Readonly<Record<string, string>> = {
  submit: '"aangeboden_door_id" = $2, "gecontroleerd_door_id" = null, "gecontroleerd_op" = null',
  return: '"aangeboden_door_id" = null, "gecontroleerd_door_id" = null, "gecontroleerd_op" = null',
  approve: '"gecontroleerd_door_id" = $2, "gecontroleerd_op" = now()',
}

/** Whom an event of a report concerns is told, and what it was waiting for is done. */
async function tell(event: string, record: Values & { readonly id: string }, work: Work): Promise<void> {
  const about = { of: 'report', id: record.id } as const
  const authors = [record.opgesteld_door, record.aangeboden_door]
  await settle(work, event === 'submit' ? ['teruggestuurd'] : ['terControle', 'teruggestuurd'], about)
  if (event === 'submit') await notify(work, 'terControle', about, await reviewersOf(record, work))
  if (event === 'return') await notify(work, 'teruggestuurd', about, authors)
  if (event === 'release') await notify(work, 'vrijgegeven', about, authors)
}

/** Those whose role and capability review, and whom no rule of the approval keeps from this report: the same as its page names. */
async function reviewersOf(record: Values, work: Work): Promise<string[]> {
  const { opstellers, meegewerkt } = reportBehaviour.computed
  const part = {
    row: 't',
    organisation: '$2::integer',
    arg: () => 'null::text',
    standing: (): never => {
      throw new Error('A report has no standing')
    },
  }
  const [facts] = await work.query<Values>(
    `select ${opstellers(part)} as "opstellers", ${meegewerkt(part)} as "meegewerkt" from "rapport" t where t."id" = try_uuid($1)`,
    [record.id, work.session.organisationId],
  )
  const staff = await work.query<{ id: string; role: number }>(
    `select "id"::text, "inventarisatie_rol_id" as "role" from "inventarisatie_user" i
     where "active" and "deleted_at" is null and ${isEntitledSql('i."organisatie_id"', 'i."id"', asked.review)}`,
  )
  const report = model.entity('report')
  const approval: Transition = report.transitions.events.approve
  const submitted = { ...record, ...facts, aangeboden_door: work.session.inspectionUserId }
  return staff.flatMap(({ id, role }) =>
    grantOf(approval.who, role) === 'yes' && !isRefusedAs(report, approval, submitted, { id, now: dutchTime() })
      ? [id]
      : [],
  )
}

async function firstTemplate(work: Work): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "rapport_template" where "active" and "deleted_at" is null order by "created_at" limit 1`,
  )
  return row?.id ?? null
}
