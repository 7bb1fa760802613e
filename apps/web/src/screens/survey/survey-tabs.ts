import type { Otherwise } from '../../resource/tab-contents.ts'

/** What belongs to a survey otherwise than by naming it. */
export const otherwiseOfSurvey: Otherwise = {
  // Spaces belong to the asset, whichever survey it is.
  space: (survey) => ({
    asset: { where: { inventarisatie_asset: { where: { onderzoeken: { where: { id: { eq: survey } } } } } } },
  }),
  // §8: sources first recorded in the survey, and those found again in it.
  source: (survey) => {
    const ofSurvey = { onderzoek: { eq: survey } }
    return {
      or: [ofSurvey, { locaties: { where: { inventarisaties: { where: { inventarisatie: { where: ofSurvey } } } } } }],
    }
  },
}
