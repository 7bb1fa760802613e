import type { Behaviour } from './behaviour.ts'
import { numberPhoto } from './shared/photo-number.ts'

/** The photo of an exclusion has a number among those of the asset. */
export const exclusionBehaviour: Behaviour<'exclusion'> = {
  async beforeSave(draft, work, before) {
    await numberPhoto(draft, before, (await work.find('survey', draft.onderzoek))?.inventarisatie_asset, work)
    return undefined
  },
}
