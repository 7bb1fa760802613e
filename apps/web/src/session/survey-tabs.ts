import { space } from '@vezel/model/entities/asset/space.ts'
import { report } from '@vezel/model/entities/report/report.ts'
import { sample } from '@vezel/model/entities/sample/sample.ts'
import { source } from '@vezel/model/entities/source/source.ts'
import { exclusion } from '@vezel/model/entities/survey/exclusion.ts'
import { limitation } from '@vezel/model/entities/survey/limitation.ts'
import { remark } from '@vezel/model/entities/survey/remark.ts'
import type { Definition, Filter } from '../api/rows.ts'
import type { CountedTab } from './page-tabs.ts'

/** What the tabs of a survey hold: the records that their screens show. */
export function contentsOf(survey: string): Record<CountedTab, { of: Definition; filter: Filter }> {
  const ofSurvey = { onderzoek: { eq: survey } }
  const isFound = { inventarisaties: { where: { inventarisatie: { where: ofSurvey } } } }
  return {
    'surveys-survey-information-other': { of: remark, filter: ofSurvey },
    // Spaces belong to the asset, whichever survey it is.
    'surveys-survey-asset-spaces': {
      of: space,
      filter: {
        asset: { where: { inventarisatie_asset: { where: { onderzoeken: { where: { id: { eq: survey } } } } } } },
      },
    },
    'surveys-survey-limitations': { of: limitation, filter: ofSurvey },
    'surveys-survey-exclusions': { of: exclusion, filter: ofSurvey },
    // §8: sources first recorded in the survey, and those found again in it.
    'surveys-survey-sources': { of: source, filter: { or: [ofSurvey, { locaties: { where: isFound } }] } },
    'surveys-survey-samples': { of: sample, filter: ofSurvey },
    'surveys-survey-reports': { of: report, filter: ofSurvey },
  }
}
