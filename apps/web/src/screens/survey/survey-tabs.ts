import type { Otherwise } from '../../resource/tab-contents.ts'

/** Belongs to the asset, whichever survey it is. */
const ofAsset = (survey: string) => ({
  asset: { where: { inventarisatie_asset: { where: { onderzoeken: { where: { id: { eq: survey } } } } } } },
})

/** What belongs to a survey otherwise than by naming it. */
export const otherwiseOfSurvey: Otherwise = {
  subAsset: ofAsset,
  assetPhoto: ofAsset,
  assetPlan: ofAsset,
  // Those of the desk research stand there.
  surveyPhoto: (survey) => ({ onderzoek: { eq: survey }, plaats: { eq: 'rapport' } }),
  // §8: sources first recorded in the survey, and those found again in it.
  source: (survey) => {
    const ofSurvey = { onderzoek: { eq: survey } }
    return {
      or: [ofSurvey, { locaties: { where: { inventarisaties: { where: { inventarisatie: { where: ofSurvey } } } } } }],
    }
  },
}
