import type { Behaviour } from './behaviour.ts'
import { countOf } from './shared/count-of.ts'

export const reportTemplateBehaviour: Behaviour<'reportTemplate'> = {
  computed: { aantal_hoofdstukken: countOf('rapport_template_hoofdstuk', 'rapport_template_id') },
}
