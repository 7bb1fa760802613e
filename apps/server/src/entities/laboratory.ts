import type { Behaviour } from './behaviour.ts'
import { countOf } from './shared/count-of.ts'
import { ownAddress } from './shared/own-address.ts'

export const laboratoryBehaviour: Behaviour<'laboratory'> = {
  ...ownAddress,
  computed: { aantal_mogelijkheden: countOf('laboratorium_mogelijkheid', 'laboratorium_id') },
}
