import { sampleRoutes } from '@vezel/model/routes/sample.ts'
import { cardsIn, type ScreensOf } from './screen.ts'

const withCards = cardsIn(sampleRoutes)

/** The samples of a survey, by themselves and in the card of a location. */
export const sampleScreens: ScreensOf<typeof sampleRoutes> = {
  ...withCards(
    'surveys-survey-sources-source-locations-location-samples',
    async () => (await import('../screens/survey/vscp-sources.tsx')).SourcesScreen,
  ),
  ...withCards('surveys-survey-samples', async () => (await import('../screens/survey/samples.tsx')).SamplesScreen),
}
