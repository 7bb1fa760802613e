import { asked, askedOfSurvey } from '../asked-capabilities.ts'
import { globalLookup, lookup } from '../kit/lookup.ts'
import { ruledCodes } from '../rules/ruled-codes.ts'
import { procedureCodes } from '../rules/vscp-codes.ts'

// The plain lists of §3, a line each. Lists with fields of their own have a file beside this one.
export const afschermingen = lookup({
  key: 'afschermingen',
  type: 'Afscherming',
  label: { nl: 'Afschermingen', en: 'Shieldings', fr: 'Protections' },
})
export const asbestosRiskAssessments = lookup({
  key: 'asbestos_risk_assessments',
  type: 'AsbestosRiskAssessment',
  label: { nl: 'Risicobeoordelingen', en: 'Asbestos risk assessments', fr: 'Évaluations des risques' },
})
export const asbestosSurveyExtends = lookup({
  key: 'asbestos_survey_extends',
  type: 'AsbestosSurveyExtend',
  label: { nl: 'Omvang onderzoek', en: 'Survey extents', fr: "Étendues de l'examen" },
})
export const asbestosSurveyPurposes = lookup({
  key: 'asbestos_survey_purposes',
  type: 'AsbestosSurveyPurpose',
  label: { nl: 'Doelen onderzoek', en: 'Survey purposes', fr: "Buts de l'examen" },
})
export const asbestosSurveyScopes = lookup({
  key: 'asbestos_survey_scopes',
  type: 'AsbestosSurveyScope',
  label: { nl: 'Reikwijdten', en: 'Survey scopes', fr: "Portées de l'examen" },
})
export const asbestStatussen = lookup({
  key: 'asbest_statussen',
  type: 'AsbestStatus',
  label: { nl: 'Asbeststatussen', en: 'Asbestos statuses', fr: 'Statuts amiante' },
  // The first three follow from the sources of an asset (`status_van_pand`).
  known: ['asbesthoudend', 'verdacht', 'niet_onderzocht', ...ruledCodes.asbest_statussen],
})
export const asbestRegisseurLocaties = lookup({
  key: 'asbest_regisseur_locaties',
  type: 'AsbestRegisseurLocatie',
  label: { nl: 'Locaties Asbestregisseur', en: 'Asbestregisseur locations', fr: 'Lieux Asbestregisseur' },
})
export const asbestRegisseurRedenInvLater = lookup({
  key: 'asbest_regisseur_reden_inv_later',
  type: 'AsbestRegisseurRedenInvLater',
  label: { nl: 'Redenen latere inventarisatie', en: 'Reasons for a later inventory', fr: "Motifs d'inventaire tardif" },
})
export const beheersmaatregelTypes = lookup({
  key: 'beheersmaatregel_types',
  type: 'BeheersmaatregelType',
  label: { nl: 'Soorten beheersmaatregel', en: 'Control measure types', fr: 'Types de mesure de gestion' },
})
export const beperkingen = lookup({
  key: 'beperkingen',
  type: 'Beperking',
  label: { nl: 'Beperkingen', en: 'Limitations', fr: 'Limitations' },
})
export const bereikbaarheden = lookup({
  key: 'bereikbaarheden',
  type: 'Bereikbaarheid',
  label: { nl: 'Bereikbaarheden', en: 'Accessibilities', fr: 'Accessibilités' },
})
export const bevestigingen = lookup({
  key: 'bevestigingen',
  type: 'Bevestiging',
  label: { nl: 'Bevestigingen', en: 'Fixings', fr: 'Fixations' },
})
export const bindingen = lookup({
  key: 'bindingen',
  type: 'Binding',
  label: { nl: 'Bindmiddelen', en: 'Binders', fr: 'Liants' },
})
export const blootstellingen = lookup({
  key: 'blootstellingen',
  type: 'Blootstelling',
  label: { nl: 'Blootstellingen', en: 'Exposures', fr: 'Expositions' },
})
export const bronAdviezen = lookup({
  key: 'bron_adviezen',
  type: 'BronAdvies',
  label: { nl: 'Bronadviezen', en: 'Source advices', fr: 'Conseils par source' },
  known: ruledCodes.bron_adviezen,
})
export const bronLocatieAnalysemethodes = lookup({
  key: 'bron_locatie_analysemethodes',
  type: 'BronLocatieAnalysemethode',
  label: { nl: 'Wijzen van vaststelling', en: 'Ways of establishing', fr: 'Modes de constat' },
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
  label: { nl: 'Fotolabels', en: 'Photo labels', fr: 'Étiquettes de photo' },
})
export const documentTypes = lookup({
  key: 'document_types',
  type: 'DocumentType',
  label: { nl: 'Documentsoorten', en: 'Document types', fr: 'Types de document' },
})
export const inventarisatieAssetDocumentTypes = lookup({
  key: 'inventarisatie_asset_document_types',
  type: 'InventarisatieAssetDocumentType',
  label: { nl: 'Documentsoorten pand', en: 'Asset document types', fr: 'Types de document du bâtiment' },
})
export const inventarisatieRollen = globalLookup({
  key: 'inventarisatie_rollen',
  type: 'InventarisatieRol',
  label: { nl: 'Rollen', en: 'Roles', fr: 'Rôles' },
})
export const inventarisatieUserCapabilities = lookup({
  key: 'inventarisatie_user_capabilities',
  type: 'InventarisatieUserCapability',
  label: { nl: 'Bevoegdheden', en: 'Capabilities', fr: 'Compétences' },
  known: [...Object.values(asked), ...Object.values(askedOfSurvey)],
})
export const projectAarden = lookup({
  key: 'project_aarden',
  type: 'ProjectAard',
  label: { nl: 'Projectaarden', en: 'Project natures', fr: 'Caractères de projet' },
})
export const projectSoorten = lookup({
  key: 'project_soorten',
  type: 'ProjectSoort',
  label: { nl: 'Projectsoorten', en: 'Project kinds', fr: 'Natures de projet' },
})
export const projectTypes = lookup({
  key: 'project_types',
  type: 'ProjectType',
  label: { nl: 'Projecttypen', en: 'Project types', fr: 'Types de projet' },
})
export const structuren = lookup({
  key: 'structuren',
  type: 'Structuur',
  label: { nl: 'Hechtgebondenheid', en: 'Friabilities', fr: 'Friabilités' },
  known: ruledCodes.structuren,
})
export const toepassingCategories = lookup({
  key: 'toepassing_categories',
  type: 'ToepassingCategorie',
  label: { nl: 'Toepassingscategorieën', en: 'Application categories', fr: "Catégories d'application" },
})
export const vscpCheckProcedures = lookup({
  key: 'vscp_check_procedures',
  type: 'VscpCheckProcedure',
  known: procedureCodes,
  label: { nl: 'VSCP-controlewijzen', en: 'VSCP check procedures', fr: 'Modes de contrôle VSCP' },
})
export const vscpComponents = lookup({
  key: 'vscp_components',
  type: 'VscpComponent',
  label: { nl: 'VSCP-onderdelen', en: 'VSCP components', fr: 'Composants VSCP' },
})
export const vscpSystems = lookup({
  key: 'vscp_systems',
  type: 'VscpSystem',
  label: { nl: 'VSCP-systemen', en: 'VSCP systems', fr: 'Systèmes VSCP' },
})
export const vscpZones = lookup({
  key: 'vscp_zones',
  type: 'VscpZone',
  label: { nl: 'VSCP-zones', en: 'VSCP zones', fr: 'Zones VSCP' },
})
export const locationNames = lookup({
  key: 'location_names',
  type: 'LocationName',
  label: { nl: 'Plaatsen aan boord', en: 'Locations on board', fr: 'Lieux à bord' },
})
export const vesselDocumentTypes = lookup({
  key: 'vessel_document_types',
  type: 'VesselDocumentType',
  label: { nl: 'Scheepsdocumenten', en: 'Vessel document types', fr: 'Documents de navire' },
})
export const ruimteNamen = lookup({
  key: 'ruimte_namen',
  type: 'RuimteNaam',
  label: { nl: 'Ruimtenamen', en: 'Space names', fr: 'Noms de local' },
})
