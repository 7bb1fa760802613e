import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { workedOn } from './shared/worked-on.ts'
import { surveyBehaviour } from './survey.ts'

/** A version of the report. What is released stays as it was. */
export const reportBehaviour: Behaviour<'report'> = {
  computed: {
    peildatum: ({ row }) => `${row}."datum"`,
    opstellers: ({ row, organisation }) =>
      `(select string_agg(distinct l."id"::text, ',') from "geschiedenis" g join "inventarisatie_user" l on l."organisatie_id" = g."organisatie_id" and l."user_id" = g."user_id"
        where g."organisatie_id" = ${organisation} and g."record_type" = 'Rapport' and g."record_id" = ${row}."id"::text and g."actie" in ('create', 'transition:submit'))`,
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
  async afterTransition(event, record, work) {
    const signed = signatures[event]
    if (signed)
      await work.query(`update "rapport" set ${signed} where "id" = try_uuid($1) and $2::uuid is not null`, [
        record.id,
        work.session.inspectionUserId,
      ])
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
    async nothingToCheck(record, work) {
      const survey = await work.find('survey', record.onderzoek)
      return survey && surveyBehaviour.guards.nothingToCheck(survey, work)
    },
  },
}

const signatures: Readonly<Record<string, string>> = {
  submit: '"aangeboden_door_id" = $2, "gecontroleerd_door_id" = null, "gecontroleerd_op" = null',
  return: '"aangeboden_door_id" = null, "gecontroleerd_door_id" = null, "gecontroleerd_op" = null',
  approve: '"gecontroleerd_door_id" = $2, "gecontroleerd_op" = now()',
}

async function firstTemplate(work: Work): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "rapport_template" where "active" and "deleted_at" is null order by "created_at" limit 1`,
  )
  return row?.id ?? null
}
