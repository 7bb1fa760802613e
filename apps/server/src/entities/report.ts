import { Problem } from '@vezel/model/problems.ts'
import type { Values, Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { surveyBehaviour } from './survey.ts'

/** A version of the report. What is released stays as it was. */
export const reportBehaviour: Behaviour<'report'> = {
  computed: {
    peildatum: ({ row }) => `${row}."datum"`,
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
  async beforeDelete(record) {
    if (record.status !== 'concept') {
      throw new Problem('transitionRefused', {
        reason: { nl: 'alleen een concept kan weg', en: 'only a draft can be deleted' },
      })
    }
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
    async isPrinted(record) {
      return record.file && record.vingerafdruk
        ? undefined
        : { nl: 'er is nog geen afdruk: maak eerst het rapport', en: 'there is no print yet: make the report first' }
    },
    async isReviewed(record) {
      return record.gecontroleerd_door && !authorsOf(record).includes(record.gecontroleerd_door)
        ? undefined
        : {
            nl: 'het rapport is nog niet gecontroleerd: een ander dan de opsteller geeft eerst akkoord',
            en: 'the report has not been reviewed: somebody else than the author approves it first',
          }
    },
    /** Whoever wrote it neither reviews nor releases it (§1.9 of the regulation notes). */
    async isNotOwnWork(record, work) {
      const [before] = await work.query(
        `select 1 from "geschiedenis" where "record_type" = 'Rapport' and "record_id" = $1 and "user_id" = $2 and "actie" in ('create', 'transition:submit') limit 1`,
        [record.id, work.session.userId],
      )
      // Whoever once submitted it stays an author, also after it went back.
      return before || authorsOf(record).includes(work.session.inspectionUserId)
        ? {
            nl: 'wie het rapport opstelde of aanbood, controleert het niet en geeft het niet vrij',
            en: 'whoever drew up or submitted the report neither reviews nor releases it',
          }
        : undefined
    },
    async nothingToCheck(record, work) {
      const survey = await work.find('survey', record.onderzoek)
      return survey && surveyBehaviour.guards.nothingToCheck(survey, work)
    },
  },
}

/** A name in a field proves nothing; who was logged in to begin it or to submit it does. */
const authorsOf = (record: Values): readonly unknown[] => [
  record.opgesteld_door,
  record.aangeboden_door,
  record.inventarisatie_user,
]

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
