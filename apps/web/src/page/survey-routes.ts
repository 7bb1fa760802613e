import { assetManagementRoutes, assetRoutes } from '@vezel/model/routes/asset.ts'
import { addArea } from '@vezel/model/routes/between.ts'
import { reportRoutes } from '@vezel/model/routes/report.ts'
import { sampleRoutes } from '@vezel/model/routes/sample.ts'
import { surveyRoutes } from '@vezel/model/routes/survey.ts'
import { tabOrder } from '@vezel/model/routes/tab-order.ts'

// Before what lies in the middle of these paths is looked for: the tabs above an asset have pages of their own.
import '@vezel/model/routes/signed-in.ts'

// What lies at and below a survey and an asset, for whoever leads there from elsewhere: its screens are fetched when somebody goes.
addArea({ ...surveyRoutes, ...assetRoutes, ...assetManagementRoutes, ...sampleRoutes, ...reportRoutes }, tabOrder)
