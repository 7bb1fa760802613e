import type { Behaviour } from './behaviour.ts'

/** A visit takes the branch of its survey, and remembers when it was announced. */
export const visitBehaviour: Behaviour<'visit'> = {
  async prepare(draft, work) {
    draft.vestiging ??= (await work.find('survey', draft.onderzoek))?.vestiging ?? null
  },
  async afterTransition(event, record, work) {
    if (event === 'notify')
      await work.query(`update "inventarisatie" set "gemeld_op" = now() where "id" = try_uuid($1)`, [record.id])
  },
}
