import type { Behaviour } from './behaviour.ts'
import { countOf } from './shared/count-of.ts'

export const reportElementBehaviour: Behaviour<'reportElement'> = {
  computed: { aantal_hoofdstukken: countOf('rapport_hoofdstuk_element', 'rapport_element_id') },
}
