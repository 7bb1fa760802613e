import type { Behaviour } from './behaviour.ts'
import { ofSurveyedAsset } from './shared/space-of-asset.ts'

/** How suitable a space is: the space is one of the asset that the survey is about. */
export const suitabilityBehaviour: Behaviour<'suitability'> = { ...ofSurveyedAsset }
