import { sealedSince } from '../secrets/seal.ts'
import type { Behaviour } from './behaviour.ts'

export const laboratoryConnectionBehaviour: Behaviour<'laboratoryConnection'> = {
  computed: { sleutel_sinds: sealedSince('api_sleutel') },

  /** A key that nobody may read is not sent elsewhere either: with another address or laboratory it is asked for again. */
  async beforeSave(draft, _work, before) {
    const isKept = before?.api_sleutel && draft.api_sleutel === before.api_sleutel
    const isElsewhere = before?.api_url !== draft.api_url || before?.laboratorium !== draft.laboratorium
    return isKept && isElsewhere ? [{ path: 'api_sleutel', rule: 'isKeyOfThisAddress', args: [] }] : undefined
  },
}
