import type { RouteName } from '@vezel/model/route-paths.ts'
import { pagesOf, pathsOf, type Screen } from './areas/screen.ts'
import { navigationScreens, publicScreens } from './areas/start.ts'
import { fetchSignedInFrame, Guard, Root } from './frame/guard.tsx'
import type { AppRoute } from './router/router.tsx'
import { FailedScreen } from './screens/general/error.tsx'

type Area = typeof import('./areas/of-survey.ts') &
  typeof import('./areas/account.ts') &
  typeof import('./areas/admin.ts') &
  typeof import('./areas/asset-management.ts')
type Complete<All extends Readonly<Record<RouteName, Screen>>> = All
/** Every route has its screen, at hand or in an area: a route without one does not compile. */
export type Screens = Complete<
  typeof publicScreens &
    typeof navigationScreens &
    Area['surveyAreaScreens'] &
    Area['accountScreens'] &
    Area['adminScreens'] &
    Area['assetManagementScreens']
>

/** What the first pages need not have: the paths an area begins with, and how its pages are fetched (`areas/`). */
const areas: AppRoute[] = [
  { below: pathsOf('account'), area: async () => (await import('./areas/account.ts')).accountPages },
  { below: pathsOf('admin'), area: async () => (await import('./areas/admin.ts')).adminPages },
  {
    below: pathsOf('assetmanagement'),
    area: async () => (await import('./areas/asset-management.ts')).assetManagementPages,
  },
  { below: pathsOf('surveys-survey'), area: async () => (await import('./areas/of-survey.ts')).surveyPages },
]

const notFound: Screen = async () => (await import('./screens/general/not-found.tsx')).NotFoundScreen

/** The pages of the application: those for everybody, and those behind the log-in. */
export const pageRoutes: AppRoute[] = [
  {
    frame: Root,
    children: [
      {
        failed: FailedScreen,
        children: [
          ...pagesOf(publicScreens),
          {
            frame: Guard,
            before: fetchSignedInFrame,
            children: [
              {
                failed: FailedScreen,
                children: [...pagesOf(navigationScreens), ...areas, { path: '*', screen: notFound }],
              },
            ],
          },
        ],
      },
    ],
  },
]
