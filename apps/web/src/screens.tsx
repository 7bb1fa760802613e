import { locales } from '@vezel/model/kit/label.ts'
import { patternOf, prefixOf, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { routes } from '@vezel/model/routes.ts'
import type { ComponentType } from 'react'
import { Guard, Root } from './frame/guard.tsx'
import type { AppRoute } from './router/router.tsx'
import { FailedScreen, NotFoundScreen } from './screens/general/error.tsx'

/** A screen in a chunk of its own, fetched when somebody goes there. */
type Screen = () => Promise<ComponentType>

const names = Object.keys(routes) as RouteName[]
type Below<Name extends RouteName> = Extract<RouteName, Name | `${Name}-${string}`>
/** A screen that also shows what lies below its route: the rows of its table, in a card. */
const withCards = <const Name extends RouteName>(name: Name, screen: Screen) =>
  Object.fromEntries(
    names.filter((one) => one === name || one.startsWith(`${name}-`)).map((one) => [one, screen]),
  ) as Record<Below<Name>, Screen>

const surveys: Screen = async () => (await import('./screens/surveys/surveys.tsx')).SurveysScreen
const toFirstTab: Screen = async () => (await import('./screens/general/redirect.tsx')).ToFirstTab
const resetPassword: Screen = async () => (await import('./screens/account/reset-password.tsx')).ResetPasswordScreen

/** Every route has its screen: a route without one does not compile. */
export const screens: Readonly<Record<RouteName, Screen>> = {
  index: async () => (await import('./screens/general/home.tsx')).HomeScreen,
  login: async () => (await import('./screens/account/login.tsx')).LoginScreen,
  forgotpassword: async () => (await import('./screens/account/forgot-password.tsx')).ForgotPasswordScreen,
  'reset-password': resetPassword,
  'resetpassword-resetpassword': resetPassword,
  browser: async () => (await import('./screens/general/browser.tsx')).BrowserScreen,
  changelog: async () => (await import('./screens/general/changelog.tsx')).ChangelogScreen,

  surveys: toFirstTab,
  'surveys-active': surveys,
  'surveys-proposed': surveys,
  'surveys-completed': surveys,
  'surveys-cancelled': surveys,

  'surveys-survey': toFirstTab,
  'surveys-survey-information': toFirstTab,
  'surveys-survey-information-surveyinfo': async () =>
    (await import('./screens/survey/surveyinfo.tsx')).SurveyInfoScreen,
  ...withCards(
    'surveys-survey-information-asbestosuitability',
    async () => (await import('./screens/survey/asbestos.tsx')).AsbestosSuitabilityScreen,
  ),
  'surveys-survey-information-asbestos': async () => (await import('./screens/survey/asbestos.tsx')).AsbestosScreen,
  ...withCards(
    'surveys-survey-information-suitabilities',
    async () => (await import('./screens/survey/suitabilities.tsx')).SuitabilitiesScreen,
  ),
  'surveys-survey-information-execution': async () => (await import('./screens/survey/execution.tsx')).ExecutionScreen,
  'surveys-survey-information-client': async () => (await import('./screens/survey/client.tsx')).SurveyClientScreen,
  ...withCards(
    'surveys-survey-information-other',
    async () => (await import('./screens/survey/remarks.tsx')).RemarksScreen,
  ),
  'surveys-survey-asset': toFirstTab,
  'surveys-survey-asset-information': async () =>
    (await import('./screens/survey/asset-information.tsx')).AssetInformationScreen,
  ...withCards('surveys-survey-asset-spaces', async () => (await import('./screens/survey/spaces.tsx')).SpacesScreen),
  ...withCards(
    'surveys-survey-limitations',
    async () => (await import('./screens/survey/limitations.tsx')).LimitationsScreen,
  ),
  ...withCards(
    'surveys-survey-exclusions',
    async () => (await import('./screens/survey/exclusions.tsx')).ExclusionsScreen,
  ),
  ...withCards('surveys-survey-sources', async () => (await import('./screens/survey/sources.tsx')).SourcesScreen),
  ...withCards('surveys-survey-samples', async () => (await import('./screens/survey/samples.tsx')).SamplesScreen),
  ...withCards('surveys-survey-reports', async () => (await import('./screens/survey/reports.tsx')).ReportsScreen),
}

const isPublic = (name: RouteName) => routeOf(name).for === 'public'
/** The paths of a route in all languages; French shares the words of English, behind its own prefix. */
const pagesOf = (name: RouteName): AppRoute[] =>
  locales.map((locale) => ({
    path: prefixOf(locale) + patternOf(routes[name], locale).replace(/\{(\w+)\}/g, ':$1'),
    screen: screens[name],
  }))

/** The pages of the application: those for everybody, and those behind the log-in. */
export const pageRoutes: AppRoute[] = [
  {
    frame: Root,
    children: [
      {
        failed: FailedScreen,
        children: [
          ...names.filter(isPublic).flatMap(pagesOf),
          {
            frame: Guard,
            children: [
              {
                failed: FailedScreen,
                children: [
                  ...names.filter((name) => !isPublic(name)).flatMap(pagesOf),
                  { path: '*', frame: NotFoundScreen },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
