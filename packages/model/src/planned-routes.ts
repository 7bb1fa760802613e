import { plannedAdminRoutes } from './routes/admin.ts'
import { plannedIntegrationsRoutes } from './routes/integrations.ts'
import { plannedNavigationRoutes } from './routes/planned-navigation.ts'
import { plannedSampleRoutes } from './routes/sample.ts'
import { plannedSurveyRoutes } from './routes/survey.ts'

/** The routes of §2 whose screen does not exist yet: no menu shows them and no link leads there. */
export const plannedRoutes = {
  ...plannedNavigationRoutes,
  ...plannedSurveyRoutes,
  ...plannedSampleRoutes,
  ...plannedIntegrationsRoutes,
  ...plannedAdminRoutes,
}
