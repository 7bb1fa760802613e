import type { Behaviour } from './behaviour.ts'
import { numberPhoto } from './shared/photo-number.ts'
import { ofSurveyedAsset } from './shared/space-of-asset.ts'

/** An exclusion is about a space of the surveyed asset, and its photo has a number among those of that asset. */
export const exclusionBehaviour: Behaviour<'exclusion'> = {
  async beforeSave(draft, work, before) {
    await numberPhoto(draft, before, (await work.find('survey', draft.onderzoek))?.inventarisatie_asset, work)
    return ofSurveyedAsset.beforeSave(draft, work)
  },
}
