import { analysisBehaviour, resultBehaviour } from './analysis.ts'
import type { Behaviour } from './behaviour.ts'
import { findingBehaviour } from './finding.ts'
import { locationBehaviour } from './location.ts'
import { contactBehaviour, inspectionUserBehaviour, invitationBehaviour, userBehaviour } from './people.ts'
import { reportBehaviour } from './report.ts'
import { sampleBehaviour } from './sample.ts'
import {
  addressBehaviour,
  assetBehaviour,
  clientBehaviour,
  fileBehaviour,
  floorBehaviour,
  laboratoryBehaviour,
  reportChapterBehaviour,
  reportElementBehaviour,
  reportTemplateBehaviour,
} from './small.ts'
import { sourceBehaviour } from './source.ts'
import {
  controlMeasureBehaviour,
  sanitationStrategyBehaviour,
  sourcePhotoBehaviour,
  treatmentBehaviour,
} from './source-photo.ts'
import {
  exclusionBehaviour,
  ofSurveyedAssetBehaviour,
  spaceBehaviour,
  subAssetBehaviour,
  surveySpaceBehaviour,
} from './spaces.ts'
import { surveyBehaviour } from './survey.ts'
import { visitBehaviour } from './visit.ts'

/** What is special, by the key of its definition. An entity that is absent is not special. */
export const behaviours: Readonly<Record<string, Behaviour | undefined>> = {
  address: addressBehaviour,
  analysis: analysisBehaviour,
  asset: assetBehaviour,
  building: assetBehaviour,
  client: clientBehaviour,
  contact: contactBehaviour,
  controlMeasure: controlMeasureBehaviour,
  exclusion: exclusionBehaviour,
  file: fileBehaviour,
  finding: findingBehaviour,
  floor: floorBehaviour,
  inspectionUser: inspectionUserBehaviour,
  invitation: invitationBehaviour,
  laboratory: laboratoryBehaviour,
  location: locationBehaviour,
  report: reportBehaviour,
  reportChapter: reportChapterBehaviour,
  reportElement: reportElementBehaviour,
  reportTemplate: reportTemplateBehaviour,
  result: resultBehaviour,
  sample: sampleBehaviour,
  sanitationStrategy: sanitationStrategyBehaviour,
  source: sourceBehaviour,
  sourcePhoto: sourcePhotoBehaviour,
  space: spaceBehaviour,
  subAsset: subAssetBehaviour,
  suitability: ofSurveyedAssetBehaviour,
  survey: surveyBehaviour,
  surveySpace: surveySpaceBehaviour,
  treatment: treatmentBehaviour,
  user: userBehaviour,
  vessel: assetBehaviour,
  visit: visitBehaviour,
}
