import type { Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'

/** What a read is bounded in, as its refusal says it. */
export const bounded = {
  selects: {
    nl: 'onderdelen (relaties en berekeningen) in een vraag',
    en: 'parts (relations and computations) in a question',
  },
  filterDepth: { nl: 'niveaus in een filter', en: 'levels in a filter' },
  conditions: { nl: 'voorwaarden in een filter', en: 'conditions in a filter' },
  values: { nl: 'waarden in een voorwaarde', en: 'values in a condition' },
  search: { nl: 'tekens in een zoekvraag', en: 'characters in a search' },
  sort: { nl: 'velden om op te sorteren', en: 'fields to sort by' },
  sortPath: { nl: 'stappen naar een veld om op te sorteren', en: 'steps to a field to sort by' },
} satisfies Record<string, Label>
/** The refusal of a read that asks for more than `max`. */
export const tooMuch = (max: number, what: Label) => new Problem('tooMuch', { max, what })
