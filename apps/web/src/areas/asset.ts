import { assetRoutes } from '@vezel/model/routes/asset.ts'
import { cardsIn, type ScreensOf, toFirstTab } from './screen.ts'

const withCards = cardsIn(assetRoutes)

/** The asset of a survey. */
export const assetScreens: ScreensOf<typeof assetRoutes> = {
  'surveys-survey-asset': toFirstTab,
  'surveys-survey-asset-information': async () =>
    (await import('../screens/survey/asset-information.tsx')).AssetInformationScreen,
  ...withCards('surveys-survey-asset-spaces', async () => (await import('../screens/survey/spaces.tsx')).SpacesScreen),
  ...withCards(
    'surveys-survey-asset-plans',
    async () => (await import('../screens/survey/asset-plans.tsx')).SurveyAssetPlansScreen,
  ),
  ...withCards(
    'surveys-survey-plans',
    async () => (await import('../screens/survey/survey-plans.tsx')).SurveyPlansScreen,
  ),
  ...withCards(
    'surveys-survey-asset-photos',
    async () => (await import('../screens/survey/asset-photos.tsx')).SurveyAssetPhotosScreen,
  ),
}
