import type { Behaviour } from './behaviour.ts'

/** A signature is of whoever makes it. */
export const signatureBehaviour: Behaviour<'signature'> = {
  async prepare(draft, work) {
    draft.inventarisatie_user = work.session.inspectionUserId
  },
}
