import { assetRoutes } from '@vezel/model/routes/asset.ts'
import { addArea } from '@vezel/model/routes/between.ts'
import { reportRoutes } from '@vezel/model/routes/report.ts'
import { sampleRoutes } from '@vezel/model/routes/sample.ts'
import { surveyRoutes } from '@vezel/model/routes/survey.ts'
import { tabOrder } from '@vezel/model/routes/tab-order.ts'
import { assetScreens } from './asset.ts'
import { reportScreens } from './report.ts'
import { sampleScreens } from './sample.ts'
import { pagesOf } from './screen.ts'
import { surveyScreens } from './survey.ts'

// Before the paths of the screens are asked for.
addArea({ ...surveyRoutes, ...assetRoutes, ...sampleRoutes, ...reportRoutes }, tabOrder)

/** Everything at and below a survey, fetched when somebody opens one. */
export const surveyAreaScreens = { ...surveyScreens, ...assetScreens, ...sampleScreens, ...reportScreens }
export const surveyPages = pagesOf(surveyAreaScreens)
