import { model } from '@vezel/model'
import type { Behaviour } from './behaviour.ts'

/** The Flemish certificate is of what stands there. */
export const suitabilityBehaviour: Behaviour<'suitability'> = {
  async beforeSave(draft, work, before) {
    if (draft.klasse !== 'attest_vlaanderen' || before?.klasse === draft.klasse) return undefined
    const survey = await work.find('survey', draft.onderzoek)
    const folder = await work.find('inventoryAsset', survey?.inventarisatie_asset)
    const asset = await work.findOf(model.entity('asset'), folder?.asset)
    return asset?.land === 'NL' ? [{ path: 'klasse', rule: 'fitsCountry', args: [] }] : undefined
  },
}
