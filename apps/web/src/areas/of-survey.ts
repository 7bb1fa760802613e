// Before the paths of the screens are asked for.
import '../page/survey-routes.ts'
import { assetScreens } from './asset.ts'
import { reportScreens } from './report.ts'
import { sampleScreens } from './sample.ts'
import { pagesOf } from './screen.ts'
import { surveyScreens } from './survey.ts'

/** Everything at and below a survey, fetched when somebody opens one. */
export const surveyAreaScreens = { ...surveyScreens, ...assetScreens, ...sampleScreens, ...reportScreens }
export const surveyPages = pagesOf(surveyAreaScreens)
