import type { Behaviour } from './behaviour.ts'

/** A visit takes the branch of its survey, and remembers when it was announced. */
export const visitBehaviour: Behaviour<'visit'> = {
  async prepare(draft, work) {
    draft.vestiging ??= (await work.find('survey', draft.onderzoek))?.vestiging ?? null
  },
  guards: {
    /** What is still to come has not been carried out: the report would say that nothing was seen. */
    async hasBegun(record, work) {
      const [visit] = await work.query<{ is_coming: boolean }>(
        `select "start" > now() as "is_coming" from "inventarisatie" where "id" = try_uuid($1)`,
        [record.id],
      )
      return visit?.is_coming ? { nl: 'het bezoek is nog niet begonnen', en: 'the visit has not begun yet' } : undefined
    },
  },
  async afterTransition(event, record, work) {
    if (event === 'notify')
      await work.query(`update "inventarisatie" set "gemeld_op" = now() where "id" = try_uuid($1)`, [record.id])
  },
}
