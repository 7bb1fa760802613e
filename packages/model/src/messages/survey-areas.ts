import { phrases } from '../kit/phrase.ts'
import { assetPhrases as asset } from './asset/index.ts'
import { reportPhrases as report } from './report/index.ts'
import { resourcePhrases as resource } from './resource/index.ts'
import { samplePhrases as sample } from './sample/index.ts'
import { surveyPhrases as survey } from './survey/index.ts'

/** What the screens of a survey say: the phrases of all its areas, and those of any record where it has no own. */
export const surveyAreas = phrases(
  { ...resource.nl, ...asset.nl, ...sample.nl, ...report.nl, ...survey.nl },
  { ...resource.en, ...asset.en, ...sample.en, ...report.en, ...survey.en },
  { ...resource.fr, ...asset.fr, ...sample.fr, ...report.fr, ...survey.fr },
)
