import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { assetManagementRoutes, assetRoutes } from './routes/asset.ts'
import { addArea } from './routes/between.ts'
import { accountEntrance, adminEntrance, entranceRoutes, navigationRoutes } from './routes/navigation.ts'
import { publicRoutes } from './routes/public.ts'
import { reportRoutes } from './routes/report.ts'
import { sampleRoutes } from './routes/sample.ts'
import { accountTabs, adminTabs, assetManagementTabs } from './routes/signed-in.ts'
import { surveyRoutes } from './routes/survey.ts'
import { tabOrder } from './routes/tab-order.ts'

/**
 * Every route that has a screen, by its name of §2. For programs that need them all at hand, and for the type of their
 * names; a page in the browser has the first ones and fetches those of an area with its screens (`routes/known.ts`).
 */
export const routes = {
  ...publicRoutes,
  ...navigationRoutes,
  ...accountEntrance,
  ...adminEntrance,
  ...accountTabs,
  ...adminTabs,
  ...assetManagementTabs,
  ...entranceRoutes,
  ...surveyRoutes,
  ...assetRoutes,
  ...assetManagementRoutes,
  ...sampleRoutes,
  ...reportRoutes,
  ...accountRoutes,
  ...adminRoutes,
}
addArea(routes, tabOrder)
