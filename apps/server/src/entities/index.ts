import { addressBehaviour } from './address.ts'
import { analysisBehaviour } from './analysis.ts'
import { assetBehaviour } from './asset.ts'
import { assetTemplateBehaviour } from './asset-template.ts'
import { assetTemplateSpaceBehaviour } from './asset-template-space.ts'
import type { AnyBehaviour, Behaviours } from './behaviour.ts'
import { branchBehaviour } from './branch.ts'
import { buildingBehaviour } from './building.ts'
import { buildingPhotoBehaviour } from './building-photo.ts'
import { buildingPlanBehaviour } from './building-plan.ts'
import { clientBehaviour } from './client.ts'
import { contactBehaviour } from './contact.ts'
import { controlMeasureBehaviour } from './control-measure.ts'
import { documentBehaviour } from './document.ts'
import { equipmentBehaviour } from './equipment.ts'
import { equipmentCertificateBehaviour } from './equipment-certificate.ts'
import { exclusionBehaviour } from './exclusion.ts'
import { executionBehaviour } from './execution.ts'
import { fileBehaviour } from './file.ts'
import { findingBehaviour } from './finding.ts'
import { floorBehaviour } from './floor.ts'
import { gapArgumentBehaviour } from './gap-argument.ts'
import { inspectionUserBehaviour } from './inspection-user.ts'
import { interviewBehaviour } from './interview.ts'
import { inventoryAssetBehaviour } from './inventory-asset.ts'
import { invitationBehaviour } from './invitation.ts'
import { keptViewBehaviour } from './kept-view.ts'
import { laboratoryBehaviour } from './laboratory.ts'
import { laboratoryConnectionBehaviour } from './laboratory-connection.ts'
import { laboratoryPossibilityBehaviour } from './laboratory-possibility.ts'
import { limitationBehaviour } from './limitation.ts'
import { locationBehaviour } from './location.ts'
import { noticeBehaviour } from './notice.ts'
import { observationBehaviour } from './observation.ts'
import { openingViewBehaviour } from './opening-view.ts'
import { organisationBehaviour } from './organisation.ts'
import { planObjectBehaviour } from './plan-object.ts'
import { reportBehaviour } from './report.ts'
import { reportChapterBehaviour } from './report-chapter.ts'
import { reportElementBehaviour } from './report-element.ts'
import { reportTemplateBehaviour } from './report-template.ts'
import { resultBehaviour } from './result.ts'
import { sampleBehaviour } from './sample.ts'
import { sanitationStrategyBehaviour } from './sanitation-strategy.ts'
import { signatureBehaviour } from './signature.ts'
import { sourceBehaviour } from './source.ts'
import { sourcePhotoBehaviour } from './source-photo.ts'
import { spaceBehaviour } from './space.ts'
import { subAssetBehaviour } from './sub-asset.ts'
import { suitabilityBehaviour } from './suitability.ts'
import { surveyBehaviour } from './survey.ts'
import { surveyAsbestosBehaviour } from './survey-asbestos.ts'
import { surveyClientBehaviour } from './survey-client.ts'
import { surveyPhotoBehaviour } from './survey-photo.ts'
import { surveyPlanBehaviour } from './survey-plan.ts'
import { surveySpaceBehaviour } from './survey-space.ts'
import { taskBehaviour } from './task.ts'
import { treatmentBehaviour } from './treatment.ts'
import { userBehaviour } from './user.ts'
import { userCapabilityBehaviour } from './user-capability.ts'
import { userCertificateBehaviour } from './user-certificate.ts'
import { variableMappingBehaviour } from './variable-mapping.ts'
import { variableSetBehaviour } from './variable-set.ts'
import { vesselBehaviour } from './vessel.ts'
import { vesselPhotoBehaviour } from './vessel-photo.ts'
import { vesselPlanBehaviour } from './vessel-plan.ts'
import { vesselSpaceBehaviour } from './vessel-space.ts'
import { visitBehaviour } from './visit.ts'
import { vscpEntryBehaviour } from './vscp-entry.ts'

/** What is special, by the key of its definition, in a file of that name. An entity that is absent is not special. */
const special = {
  address: addressBehaviour,
  analysis: analysisBehaviour,
  asset: assetBehaviour,
  assetTemplate: assetTemplateBehaviour,
  assetTemplateSpace: assetTemplateSpaceBehaviour,
  branch: branchBehaviour,
  building: buildingBehaviour,
  buildingPhoto: buildingPhotoBehaviour,
  buildingPlan: buildingPlanBehaviour,
  client: clientBehaviour,
  contact: contactBehaviour,
  controlMeasure: controlMeasureBehaviour,
  equipment: equipmentBehaviour,
  equipmentCertificate: equipmentCertificateBehaviour,
  exclusion: exclusionBehaviour,
  execution: executionBehaviour,
  file: fileBehaviour,
  finding: findingBehaviour,
  floor: floorBehaviour,
  gapArgument: gapArgumentBehaviour,
  inspectionUser: inspectionUserBehaviour,
  interview: interviewBehaviour,
  document: documentBehaviour,
  observation: observationBehaviour,
  inventoryAsset: inventoryAssetBehaviour,
  invitation: invitationBehaviour,
  keptView: keptViewBehaviour,
  laboratory: laboratoryBehaviour,
  laboratoryConnection: laboratoryConnectionBehaviour,
  laboratoryPossibility: laboratoryPossibilityBehaviour,
  limitation: limitationBehaviour,
  location: locationBehaviour,
  notice: noticeBehaviour,
  openingView: openingViewBehaviour,
  organisation: organisationBehaviour,
  planObject: planObjectBehaviour,
  report: reportBehaviour,
  reportChapter: reportChapterBehaviour,
  reportElement: reportElementBehaviour,
  reportTemplate: reportTemplateBehaviour,
  result: resultBehaviour,
  sample: sampleBehaviour,
  sanitationStrategy: sanitationStrategyBehaviour,
  signature: signatureBehaviour,
  source: sourceBehaviour,
  sourcePhoto: sourcePhotoBehaviour,
  space: spaceBehaviour,
  subAsset: subAssetBehaviour,
  suitability: suitabilityBehaviour,
  survey: surveyBehaviour,
  surveyAsbestos: surveyAsbestosBehaviour,
  surveyClient: surveyClientBehaviour,
  surveyPhoto: surveyPhotoBehaviour,
  surveyPlan: surveyPlanBehaviour,
  surveySpace: surveySpaceBehaviour,
  task: taskBehaviour,
  treatment: treatmentBehaviour,
  user: userBehaviour,
  userCapability: userCapabilityBehaviour,
  userCertificate: userCertificateBehaviour,
  variableMapping: variableMappingBehaviour,
  variableSet: variableSetBehaviour,
  vessel: vesselBehaviour,
  vesselSpace: vesselSpaceBehaviour,
  vesselPhoto: vesselPhotoBehaviour,
  vesselPlan: vesselPlanBehaviour,
  visit: visitBehaviour,
  vscpEntry: vscpEntryBehaviour,
} satisfies Behaviours

/** The behaviour of an entity, by its key; generic code asks it without knowing the entity. */
export const behaviours: Readonly<Record<string, AnyBehaviour | undefined>> = special
