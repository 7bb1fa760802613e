import { globalLookup, lookup } from '../kit/lookup.ts'

// The plain lists of §3, a line each. Lists with fields of their own have a file beside this one.
export const afschermingen = lookup({
  key: 'afschermingen',
  type: 'Afscherming',
  label: { nl: 'Afschermingen', en: 'Shieldings' },
})
export const asbestosRiskAssessments = lookup({
  key: 'asbestos_risk_assessments',
  type: 'AsbestosRiskAssessment',
  label: { nl: 'Risicobeoordelingen', en: 'Asbestos risk assessments' },
})
export const asbestosSurveyExtends = lookup({
  key: 'asbestos_survey_extends',
  type: 'AsbestosSurveyExtend',
  label: { nl: 'Omvang onderzoek', en: 'Survey extents' },
})
export const asbestosSurveyPurposes = lookup({
  key: 'asbestos_survey_purposes',
  type: 'AsbestosSurveyPurpose',
  label: { nl: 'Doelen onderzoek', en: 'Survey purposes' },
})
export const asbestosSurveyScopes = lookup({
  key: 'asbestos_survey_scopes',
  type: 'AsbestosSurveyScope',
  label: { nl: 'Reikwijdten', en: 'Survey scopes' },
})
export const asbestStatussen = lookup({
  key: 'asbest_statussen',
  type: 'AsbestStatus',
  label: { nl: 'Asbeststatussen', en: 'Asbestos statuses' },
})
export const asbestRegisseurLocaties = lookup({
  key: 'asbest_regisseur_locaties',
  type: 'AsbestRegisseurLocatie',
  label: { nl: 'Locaties Asbestregisseur', en: 'Asbestregisseur locations' },
})
export const asbestRegisseurRedenInvLater = lookup({
  key: 'asbest_regisseur_reden_inv_later',
  type: 'AsbestRegisseurRedenInvLater',
  label: { nl: 'Redenen latere inventarisatie', en: 'Reasons for a later inventory' },
})
export const beheersmaatregelTypes = lookup({
  key: 'beheersmaatregel_types',
  type: 'BeheersmaatregelType',
  label: { nl: 'Soorten beheersmaatregel', en: 'Control measure types' },
})
export const beperkingen = lookup({
  key: 'beperkingen',
  type: 'Beperking',
  label: { nl: 'Beperkingen', en: 'Limitations' },
})
export const bereikbaarheden = lookup({
  key: 'bereikbaarheden',
  type: 'Bereikbaarheid',
  label: { nl: 'Bereikbaarheden', en: 'Accessibilities' },
})
export const bevestigingen = lookup({
  key: 'bevestigingen',
  type: 'Bevestiging',
  label: { nl: 'Bevestigingen', en: 'Fixings' },
})
export const bindingen = lookup({ key: 'bindingen', type: 'Binding', label: { nl: 'Bindmiddelen', en: 'Binders' } })
export const blootstellingen = lookup({
  key: 'blootstellingen',
  type: 'Blootstelling',
  label: { nl: 'Blootstellingen', en: 'Exposures' },
})
export const bronAdviezen = lookup({
  key: 'bron_adviezen',
  type: 'BronAdvies',
  label: { nl: 'Bronadviezen', en: 'Source advices' },
})
export const bronLocatieAnalysemethodes = lookup({
  key: 'bron_locatie_analysemethodes',
  type: 'BronLocatieAnalysemethode',
  label: { nl: 'Wijzen van vaststelling', en: 'Ways of establishing' },
  known: [
    'eigen_monster',
    'verwijzing_monster',
    'verwijzing_onderzoek',
    'eerder_rapport',
    'documentatie',
    'aangenomen',
    'omsloten',
    'te_bemonsteren',
  ],
})
export const bronLocatieFotoLabels = lookup({
  key: 'bron_locatie_foto_labels',
  type: 'BronLocatieFotoLabel',
  label: { nl: 'Fotolabels', en: 'Photo labels' },
})
export const documentTypes = lookup({
  key: 'document_types',
  type: 'DocumentType',
  label: { nl: 'Documentsoorten', en: 'Document types' },
})
export const inventarisatieAssetDocumentTypes = lookup({
  key: 'inventarisatie_asset_document_types',
  type: 'InventarisatieAssetDocumentType',
  label: { nl: 'Documentsoorten pand', en: 'Asset document types' },
})
export const inventarisatieRollen = globalLookup({
  key: 'inventarisatie_rollen',
  type: 'InventarisatieRol',
  label: { nl: 'Rollen', en: 'Roles' },
})
export const inventarisatieUserCapabilities = lookup({
  key: 'inventarisatie_user_capabilities',
  type: 'InventarisatieUserCapability',
  label: { nl: 'Bevoegdheden', en: 'Capabilities' },
})
export const projectAarden = lookup({
  key: 'project_aarden',
  type: 'ProjectAard',
  label: { nl: 'Projectaarden', en: 'Project natures' },
})
export const projectSoorten = lookup({
  key: 'project_soorten',
  type: 'ProjectSoort',
  label: { nl: 'Projectsoorten', en: 'Project kinds' },
})
export const projectTypes = lookup({
  key: 'project_types',
  type: 'ProjectType',
  label: { nl: 'Projecttypen', en: 'Project types' },
})
export const structuren = lookup({
  key: 'structuren',
  type: 'Structuur',
  label: { nl: 'Hechtgebondenheid', en: 'Friabilities' },
})
export const toepassingCategories = lookup({
  key: 'toepassing_categories',
  type: 'ToepassingCategorie',
  label: { nl: 'Toepassingscategorieën', en: 'Application categories' },
})
export const vscpCheckProcedures = lookup({
  key: 'vscp_check_procedures',
  type: 'VscpCheckProcedure',
  label: { nl: 'VSCP-controlewijzen', en: 'VSCP check procedures' },
})
export const vscpComponents = lookup({
  key: 'vscp_components',
  type: 'VscpComponent',
  label: { nl: 'VSCP-onderdelen', en: 'VSCP components' },
})
export const vscpSystems = lookup({
  key: 'vscp_systems',
  type: 'VscpSystem',
  label: { nl: 'VSCP-systemen', en: 'VSCP systems' },
})
export const vscpZones = lookup({ key: 'vscp_zones', type: 'VscpZone', label: { nl: 'VSCP-zones', en: 'VSCP zones' } })
export const locationNames = lookup({
  key: 'location_names',
  type: 'LocationName',
  label: { nl: 'Plaatsen aan boord', en: 'Locations on board' },
})
export const vesselDocumentTypes = lookup({
  key: 'vessel_document_types',
  type: 'VesselDocumentType',
  label: { nl: 'Scheepsdocumenten', en: 'Vessel document types' },
})
export const ruimteNamen = lookup({
  key: 'ruimte_namen',
  type: 'RuimteNaam',
  label: { nl: 'Ruimtenamen', en: 'Space names' },
})
