import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { surveyBehaviour } from './survey.ts'

/** A version of the report. What is released stays as it was. */
export const reportBehaviour: Behaviour = {
  computed: {
    peildatum: ({ row }) => `coalesce((${row}."vrijgegeven_op" at time zone 'Europe/Amsterdam')::date, ${row}."datum")`,
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
  async afterTransition(event, record, work) {
    if (event === 'release')
      await work.query(`update "rapport" set "vrijgegeven_op" = now() where "id" = try_uuid($1)`, [record.id])
  },
  guards: {
    /** Whoever wrote it does not release it alone, and there must be a pdf to freeze (§1.9 of the regulation notes). */
    async mayRelease(record) {
      if (record.vrijgegeven_door === record.opgesteld_door)
        return { nl: 'de opsteller geeft niet zelf vrij', en: 'the author does not release the report' }
      return record.file ? undefined : { nl: 'het rapport is nog niet gemaakt', en: 'the report has not been made yet' }
    },
    nothingToCheck: async (record, work) =>
      surveyBehaviour.guards?.nothingToCheck?.((await work.find('survey', record.onderzoek)) ?? {}, work),
  },
}

async function firstTemplate(work: Work): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "rapport_template" where "active" and "deleted_at" is null order by "created_at" limit 1`,
  )
  return row?.id ?? null
}
