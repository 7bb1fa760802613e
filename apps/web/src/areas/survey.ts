import type { EntityKey } from '@vezel/model'
import type { entranceRoutes } from '@vezel/model/routes/navigation.ts'
import { surveyRoutes } from '@vezel/model/routes/survey.ts'
import { cardsIn, type ScreensOf, toFirstTab } from './screen.ts'

const withCards = cardsIn(surveyRoutes)
/** The list of a record type of which nothing is special, and its rows. */
const plain = <const Name extends keyof typeof surveyRoutes>(name: Name, of: EntityKey) =>
  withCards(name, async () => (await import('../screens/survey/plain-list.tsx')).plainList(of, name))

/** A survey, apart from its asset, its samples and its reports. */
export const surveyScreens: ScreensOf<typeof entranceRoutes & typeof surveyRoutes> = {
  'surveys-survey': toFirstTab,
  'surveys-survey-information': toFirstTab,
  'surveys-survey-information-surveyinfo': async () =>
    (await import('../screens/survey/surveyinfo.tsx')).SurveyInfoScreen,
  ...withCards(
    'surveys-survey-information-asbestosuitability',
    async () => (await import('../screens/survey/asbestos.tsx')).AsbestosSuitabilityScreen,
  ),
  'surveys-survey-information-asbestos': async () => (await import('../screens/survey/asbestos.tsx')).AsbestosScreen,
  ...withCards(
    'surveys-survey-information-suitabilities',
    async () => (await import('../screens/survey/suitabilities.tsx')).SuitabilitiesScreen,
  ),
  'surveys-survey-information-execution': async () => (await import('../screens/survey/execution.tsx')).ExecutionScreen,
  'surveys-survey-information-client': async () => (await import('../screens/survey/client.tsx')).SurveyClientScreen,
  ...plain('surveys-survey-information-other', 'remark'),
  ...withCards(
    'surveys-survey-limitations',
    async () => (await import('../screens/survey/limitations.tsx')).LimitationsScreen,
  ),
  ...withCards(
    'surveys-survey-exclusions',
    async () => (await import('../screens/survey/exclusions.tsx')).ExclusionsScreen,
  ),
  ...withCards(
    'surveys-survey-inventarisations',
    async () => (await import('../screens/survey/inventarisations.tsx')).InventarisationsScreen,
  ),
  ...withCards(
    'surveys-survey-sources',
    async () => (await import('../screens/survey/vscp-sources.tsx')).SourcesScreen,
  ),
  ...withCards(
    'surveys-survey-deskresearch',
    async () => (await import('../screens/survey/desk-research.tsx')).DeskResearchScreen,
  ),
  ...withCards(
    'surveys-survey-interviews',
    async () => (await import('../screens/survey/interviews.tsx')).InterviewsScreen,
  ),
  'surveys-survey-iframe': async () => (await import('../screens/survey/external-page.tsx')).ExternalPageScreen,
  ...withCards(
    'surveys-survey-observations',
    async () => (await import('../screens/survey/observations.tsx')).ObservationsScreen,
  ),
}
