import type { Behaviour } from './behaviour.ts'
import { numberPhoto } from './shared/photo-number.ts'

/** A photo of a survey has a number among those of the asset. */
export const surveyPhotoBehaviour: Behaviour<'surveyPhoto'> = {
  async beforeSave(draft, work, before) {
    await numberPhoto(draft, before, (await work.find('survey', draft.onderzoek))?.inventarisatie_asset, work)
    return undefined
  },
}
