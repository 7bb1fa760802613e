import { contentProblem, isUnitOfKind, type MeasuredContent } from '@vezel/model/rules/measured-content.ts'
import type { LookupItem } from '../../api/lookups.ts'
import { useItems } from '../../kinds/offered.ts'
import type { Overrides } from '../../resource/form-part.ts'
import type { AnalysedSample } from './sample-parts.tsx'
import { offerOf, offerWithin } from './source-fields.ts'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const bandOf = (content: LookupItem | undefined): MeasuredContent['band'] =>
  content
    ? {
        min: numberOf(content.min),
        max: numberOf(content.max),
        eenheid: typeof content.eenheid === 'string' ? content.eenheid : null,
      }
    : null

/** What was measured, and the fields that decide whether it can be. */
const measured = ['waarde', 'eenheid', 'analyse_resultaat_hoeveelheid']

/**
 * A result is one of those of the substance, and its words and contents belong to that. A value that lies outside its
 * content is named before it is sent.
 */
export function useResultOverrides(sample: AnalysedSample): Overrides<'result'> {
  const units = useItems('eenheden')
  const contents = useItems('analyse_resultaat_hoeveelheden')
  const kind = useItems('monster_soorten').items.find(({ id }) => id === sample.monster_soort.id)?.code ?? null
  const unitOf = (chosen: unknown) => units.items.find(({ id }) => id === chosen)?.code ?? null
  return {
    offers: {
      analyse_materiaal: offerOf('materiaal_type', sample.materiaal_type.id),
      analyse_resultaat: offerWithin('analyse_materiaal', 'analyse_materiaal'),
      analyse_resultaat_hoeveelheid: offerWithin('analyse_materiaal', 'analyse_materiaal'),
      eenheid: { fits: ({ id }) => isUnitOfKind(unitOf(id), kind) },
    },
    onSet: (name, _value, store) => {
      if (name === 'analyse_materiaal') {
        store.set('analyse_resultaat', null)
        store.set('analyse_resultaat_hoeveelheid', null)
      }
      if (!measured.includes(name)) return
      const { waarde, eenheid, analyse_resultaat_hoeveelheid: content } = store.draft()
      // A value that was refused may do with another unit or content.
      store.set('waarde', waarde)
      const problem = contentProblem({
        value: numberOf(waarde),
        unit: unitOf(eenheid),
        band: bandOf(contents.items.find(({ id }) => id === content)),
      })
      if (problem) store.refuse([{ path: 'waarde', ...problem }])
    },
  }
}
