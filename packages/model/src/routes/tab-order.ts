/** The order of tabs whose routes stand in several files, as §2 has it. Absent: the order of their file. */
export const tabOrder: readonly string[] = [
  'surveys-survey-information',
  'surveys-survey-asset',
  'surveys-survey-interviews',
  'surveys-survey-deskresearch',
  'surveys-survey-limitations',
  'surveys-survey-exclusions',
  'surveys-survey-inventarisations',
  'surveys-survey-sources',
  'surveys-survey-samples',
  'surveys-survey-observations',
  'surveys-survey-certificates',
  'surveys-survey-plans',
  'surveys-survey-reports',
  'surveys-survey-checks',

  'surveys-survey-information-surveyinfo',
  'surveys-survey-information-asbestosuitability',
  'surveys-survey-information-execution',
  'surveys-survey-information-client',
  'surveys-survey-information-reportphotos',
  'surveys-survey-information-other',

  'assetmanagement-assets-asset-information',
  'assetmanagement-assets-asset-spaces',
  'assetmanagement-assets-asset-photos',

  'surveys-survey-sources-source-locations-location-details',
  'surveys-survey-sources-source-locations-location-observations',
  'surveys-survey-sources-source-locations-location-photos',
  'surveys-survey-sources-source-locations-location-samples',
  'surveys-survey-sources-source-locations-location-controlmeasures',
]
