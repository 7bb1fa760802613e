import type { Behaviour } from './behaviour.ts'
import { countOf } from './shared/count-of.ts'

export const reportChapterBehaviour: Behaviour<'reportChapter'> = {
  computed: {
    aantal_elementen: countOf('rapport_hoofdstuk_element', 'rapport_hoofdstuk_id'),
    aantal_sjablonen: countOf('rapport_template_hoofdstuk', 'rapport_hoofdstuk_id'),
  },
}
