import type { Behaviour } from './behaviour.ts'
import { latestVisit } from './shared/latest-visit.ts'

/** An observation belongs to the latest visit, and is numbered by its kind. */
export const observationBehaviour: Behaviour<'observation'> = {
  async prepare(draft, work) {
    draft.inventarisatie ??= await latestVisit(work, draft.onderzoek)
  },

  numberPrefix: async (draft, work) =>
    String((await work.find('waarneming_types', draft.waarneming_type))?.prefix ?? 'W'),
}
