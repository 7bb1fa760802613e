import type { Behaviour } from './behaviour.ts'

/** An interview is held by whoever records it, unless they name a colleague. */
export const interviewBehaviour: Behaviour<'interview'> = {
  async prepare(draft, work) {
    draft.afgenomen_door ??= work.session.inspectionUserId
  },
}
