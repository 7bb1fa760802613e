import type { Behaviour } from './behaviour.ts'
import { countOf } from './shared/count-of.ts'

export const laboratoryBehaviour: Behaviour<'laboratory'> = {
  computed: { aantal_mogelijkheden: countOf('laboratorium_mogelijkheid', 'laboratorium_id') },
}
