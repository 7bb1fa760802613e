import type { Label, Locale } from './kit/label.ts'

/** Where a route stands: in the main navigation, as a tab of a page, or as a tab of the detail card. */
export type Place = 'menu' | 'tab' | 'card'
/** Who may go there; absent: everybody who is logged in (§6). */
export type Audience = 'public' | 'manager' | 'developer' | 'admin'

/** One address of the application. Parameters stand in braces; French uses the English words behind /fr (§2). */
export interface Route<Nl extends string = string, En extends string = string> {
  readonly nl: Nl
  readonly en: En
  readonly label: Label
  readonly place?: Place
  readonly for?: Audience
}

type Options = Pick<Route, 'place' | 'for'>
const route = <const Nl extends string, const En extends string>(
  nl: Nl,
  en: En,
  label: Label,
  options?: Options,
): Route<Nl, En> => ({
  nl,
  en,
  label,
  ...options,
})
const tab: Options = { place: 'tab' }
const card: Options = { place: 'card' }
const everybody: Options = { for: 'public' }

const labels = {
  surveys: { nl: 'Onderzoeken', en: 'Surveys', fr: 'Examens' },
  survey: { nl: 'Onderzoek', en: 'Survey', fr: 'Examen' },
  information: { nl: 'Informatie', en: 'Information', fr: 'Informations' },
  asset: { nl: 'Pand', en: 'Asset', fr: 'Bien' },
  spaces: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
  photos: { nl: "Foto's", en: 'Photos', fr: 'Photos' },
  plans: { nl: 'Plattegronden', en: 'Plans', fr: 'Plans' },
  remarks: { nl: 'Overig', en: 'Other', fr: 'Autres' },
  limitations: { nl: 'Beperkingen', en: 'Limitations', fr: 'Limitations' },
  exclusions: { nl: 'Uitsluitingen', en: 'Exclusions', fr: 'Exclusions' },
  sources: { nl: 'Bronnen', en: 'Sources', fr: 'Sources' },
  samples: { nl: 'Monsters', en: 'Samples', fr: 'Échantillons' },
  analyses: { nl: 'Analyses', en: 'Analyses', fr: 'Analyses' },
  results: { nl: 'Resultaten', en: 'Results', fr: 'Résultats' },
  reports: { nl: 'Rapporten', en: 'Reports', fr: 'Rapports' },
  observations: { nl: 'Waarnemingen', en: 'Observations', fr: 'Observations' },
  certificates: { nl: 'Certificaten', en: 'Certificates', fr: 'Certificats' },
  equipment: { nl: 'Uitrusting', en: 'Equipment', fr: 'Équipement' },
  capabilities: { nl: 'Bekwaamheden', en: 'Capabilities', fr: 'Compétences' },
  signature: { nl: 'Handtekening', en: 'Signature', fr: 'Signature' },
  templates: { nl: 'Sjablonen', en: 'Templates', fr: 'Modèles' },
  connections: { nl: 'Koppelingen', en: 'Connections', fr: 'Liaisons' },
  chapters: { nl: 'Hoofdstukken', en: 'Chapters', fr: 'Chapitres' },
  elements: { nl: 'Elementen', en: 'Elements', fr: 'Éléments' },
  contacts: { nl: 'Contacten', en: 'Contacts', fr: 'Contacts' },
  address: { nl: 'Adres', en: 'Address', fr: 'Adresse' },
  documents: { nl: 'Documenten', en: 'Documents', fr: 'Documents' },
  mappings: { nl: 'Koppelwaarden', en: 'Mappings', fr: 'Correspondances' },
  suitability: { nl: 'Geschiktheid', en: 'Suitability', fr: 'Aptitude' },
  controlMeasures: { nl: 'Beheersmaatregelen', en: 'Control measures', fr: 'Mesures de gestion' },
  laboratories: { nl: 'Laboratoria', en: 'Laboratories', fr: 'Laboratoires' },
  variables: { nl: 'Variabelen', en: 'Variables', fr: 'Variables' },
} as const satisfies Record<string, Label>

/**
 * Every route that has a screen, by its name of §2. The order is that of menus and tabs; a tab belongs to the nearest
 * route above it, which is the longest other name that its own begins with.
 */
export const routes = {
  index: route('', '', { nl: 'Dashboard', en: 'Dashboard', fr: 'Tableau de bord' }, { place: 'menu' }),
  login: route('login', 'login', { nl: 'Inloggen', en: 'Log in', fr: 'Connexion' }, everybody),
  forgotpassword: route(
    'forgotpassword',
    'forgotpassword',
    { nl: 'Wachtwoord vergeten', en: 'Forgotten password', fr: 'Mot de passe oublié' },
    everybody,
  ),
  'reset-password': route(
    'reset-password',
    'reset-password',
    { nl: 'Nieuw wachtwoord', en: 'New password', fr: 'Nouveau mot de passe' },
    everybody,
  ),
  'resetpassword-resetpassword': route(
    'resetpassword/{resetpassword}',
    'resetpassword/{resetpassword}',
    { nl: 'Nieuw wachtwoord', en: 'New password', fr: 'Nouveau mot de passe' },
    everybody,
  ),
  browser: route(
    'browser',
    'browser',
    { nl: 'Browser niet ondersteund', en: 'Browser not supported', fr: 'Navigateur non pris en charge' },
    everybody,
  ),
  changelog: route('wijzigingen', 'changelog', { nl: 'Wat is er nieuw', en: "What's new", fr: 'Nouveautés' }),

  surveys: route('onderzoeken', 'surveys', labels.surveys, { place: 'menu' }),
  'surveys-active': route('onderzoeken/actief', 'surveys/active', { nl: 'Actief', en: 'Active', fr: 'Actifs' }, tab),
  'surveys-proposed': route(
    'onderzoeken/gepland',
    'surveys/proposed',
    { nl: 'Gepland', en: 'Proposed', fr: 'Prévus' },
    tab,
  ),
  'surveys-completed': route(
    'onderzoeken/afgerond',
    'surveys/completed',
    { nl: 'Afgerond', en: 'Completed', fr: 'Terminés' },
    tab,
  ),
  'surveys-cancelled': route(
    'onderzoeken/geannuleerd',
    'surveys/cancelled',
    { nl: 'Geannuleerd', en: 'Cancelled', fr: 'Annulés' },
    tab,
  ),

  'surveys-survey': route('onderzoeken/{survey}', 'surveys/{survey}', labels.survey),
  'surveys-survey-information': route(
    'onderzoeken/{survey}/informatie',
    'surveys/{survey}/information',
    labels.information,
    tab,
  ),
  'surveys-survey-information-surveyinfo': route(
    'onderzoeken/{survey}/informatie/onderzoeksgegevens',
    'surveys/{survey}/information/surveyinfo',
    { nl: 'Onderzoeksgegevens', en: 'Survey info', fr: "Données de l'examen" },
    tab,
  ),
  'surveys-survey-information-execution': route(
    'onderzoeken/{survey}/informatie/uitvoering',
    'surveys/{survey}/information/execution',
    { nl: 'Uitvoering', en: 'Execution', fr: 'Exécution' },
    tab,
  ),
  'surveys-survey-information-client': route(
    'onderzoeken/{survey}/informatie/opdrachtgever',
    'surveys/{survey}/information/client',
    { nl: 'Opdrachtgever', en: 'Client', fr: "Donneur d'ordre" },
    tab,
  ),
  'surveys-survey-information-other': route(
    'onderzoeken/{survey}/informatie/overig',
    'surveys/{survey}/information/other',
    labels.remarks,
    tab,
  ),
  'surveys-survey-information-other-remark': route(
    'onderzoeken/{survey}/informatie/overig/{remark}',
    'surveys/{survey}/information/other/{remark}',
    { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' },
  ),
  'surveys-survey-asset': route('onderzoeken/{survey}/pand', 'surveys/{survey}/asset', labels.asset, tab),
  'surveys-survey-asset-information': route(
    'onderzoeken/{survey}/pand/informatie',
    'surveys/{survey}/asset/information',
    labels.information,
    tab,
  ),
  'surveys-survey-asset-spaces': route(
    'onderzoeken/{survey}/pand/ruimten',
    'surveys/{survey}/asset/spaces',
    labels.spaces,
    tab,
  ),
  'surveys-survey-asset-spaces-space': route(
    'onderzoeken/{survey}/pand/ruimten/{space}',
    'surveys/{survey}/asset/spaces/{space}',
    { nl: 'Ruimte', en: 'Space', fr: 'Local' },
  ),
  'surveys-survey-limitations': route(
    'onderzoeken/{survey}/beperkingen',
    'surveys/{survey}/limitations',
    labels.limitations,
    tab,
  ),
  'surveys-survey-limitations-limitation': route(
    'onderzoeken/{survey}/beperkingen/{limitation}',
    'surveys/{survey}/limitations/{limitation}',
    { nl: 'Beperking', en: 'Limitation', fr: 'Limitation' },
  ),
  'surveys-survey-exclusions': route(
    'onderzoeken/{survey}/uitsluitingen',
    'surveys/{survey}/exclusions',
    labels.exclusions,
    tab,
  ),
  'surveys-survey-exclusions-exclusion': route(
    'onderzoeken/{survey}/uitsluitingen/{exclusion}',
    'surveys/{survey}/exclusions/{exclusion}',
    { nl: 'Uitsluiting', en: 'Exclusion', fr: 'Exclusion' },
  ),
  'surveys-survey-sources': route('onderzoeken/{survey}/bronnen', 'surveys/{survey}/sources', labels.sources, tab),
  'surveys-survey-sources-source': route('onderzoeken/{survey}/bronnen/{source}', 'surveys/{survey}/sources/{source}', {
    nl: 'Bron',
    en: 'Source',
    fr: 'Source',
  }),
  'surveys-survey-sources-source-group-status': route(
    'onderzoeken/{survey}/bronnen/{source}/groep/status',
    'surveys/{survey}/sources/{source}/group/status',
    { nl: 'Status', en: 'Status', fr: 'Statut' },
    card,
  ),
  'surveys-survey-sources-source-group-sanitationstrategies': route(
    'onderzoeken/{survey}/bronnen/{source}/groep/saneringsstrategieen',
    'surveys/{survey}/sources/{source}/group/sanitationstrategies',
    { nl: 'Saneringsstrategieën', en: 'Sanitation strategies', fr: "Stratégies d'assainissement" },
    card,
  ),
  'surveys-survey-sources-source-group-sanitationstrategies-sanitationstrategy': route(
    'onderzoeken/{survey}/bronnen/{source}/groep/saneringsstrategieen/{sanitationstrategy}',
    'surveys/{survey}/sources/{source}/group/sanitationstrategies/{sanitationstrategy}',
    { nl: 'Saneringsstrategie', en: 'Sanitation strategy', fr: "Stratégie d'assainissement" },
  ),
  'surveys-survey-sources-source-locations-location': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}',
    'surveys/{survey}/sources/{source}/locations/{location}',
    { nl: 'Bronlocatie', en: 'Source location', fr: 'Emplacement' },
  ),
  'surveys-survey-sources-source-locations-location-details': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/details',
    'surveys/{survey}/sources/{source}/locations/{location}/details',
    { nl: 'Details', en: 'Details', fr: 'Détails' },
    card,
  ),
  'surveys-survey-sources-source-locations-location-photos': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/fotos',
    'surveys/{survey}/sources/{source}/locations/{location}/photos',
    labels.photos,
    card,
  ),
  'surveys-survey-sources-source-locations-location-photos-photo': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/fotos/{photo}',
    'surveys/{survey}/sources/{source}/locations/{location}/photos/{photo}',
    { nl: 'Foto', en: 'Photo', fr: 'Photo' },
  ),
  'surveys-survey-sources-source-locations-location-samples': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/monsters',
    'surveys/{survey}/sources/{source}/locations/{location}/samples',
    labels.samples,
    card,
  ),
  'surveys-survey-sources-source-locations-location-samples-sample': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/monsters/{sample}',
    'surveys/{survey}/sources/{source}/locations/{location}/samples/{sample}',
    { nl: 'Monster', en: 'Sample', fr: 'Échantillon' },
  ),
  'surveys-survey-sources-source-locations-location-samples-sample-analysis-analysis': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/monsters/{sample}/analyse/{analysis}',
    'surveys/{survey}/sources/{source}/locations/{location}/samples/{sample}/analysis/{analysis}',
    { nl: 'Analyse', en: 'Analysis', fr: 'Analyse' },
  ),
  'surveys-survey-sources-source-locations-location-samples-sample-analysis-analysis-results-result': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/monsters/{sample}/analyse/{analysis}/resultaten/{result}',
    'surveys/{survey}/sources/{source}/locations/{location}/samples/{sample}/analysis/{analysis}/results/{result}',
    { nl: 'Resultaat', en: 'Result', fr: 'Résultat' },
  ),
  'surveys-survey-samples': route('onderzoeken/{survey}/monsters', 'surveys/{survey}/samples', labels.samples, tab),
  'surveys-survey-samples-sample': route(
    'onderzoeken/{survey}/monsters/{sample}',
    'surveys/{survey}/samples/{sample}',
    { nl: 'Monster', en: 'Sample', fr: 'Échantillon' },
  ),
  'surveys-survey-samples-sample-analysis-analysis': route(
    'onderzoeken/{survey}/monsters/{sample}/analyse/{analysis}',
    'surveys/{survey}/samples/{sample}/analysis/{analysis}',
    { nl: 'Analyse', en: 'Analysis', fr: 'Analyse' },
  ),
  'surveys-survey-samples-sample-analysis-analysis-results-result': route(
    'onderzoeken/{survey}/monsters/{sample}/analyse/{analysis}/resultaten/{result}',
    'surveys/{survey}/samples/{sample}/analysis/{analysis}/results/{result}',
    { nl: 'Resultaat', en: 'Result', fr: 'Résultat' },
  ),
  'surveys-survey-reports': route('onderzoeken/{survey}/rapporten', 'surveys/{survey}/reports', labels.reports, tab),
  'surveys-survey-reports-report': route(
    'onderzoeken/{survey}/rapporten/{report}',
    'surveys/{survey}/reports/{report}',
    { nl: 'Rapport', en: 'Report', fr: 'Rapport' },
  ),
} as const

/** The routes of §2 whose screen does not exist yet: no menu shows them and no link leads there. */
export const plannedRoutes = {
  subscription: route(
    'abonnement',
    'subscription',
    { nl: 'Abonnement', en: 'Subscription', fr: 'Abonnement' },
    { place: 'menu', for: 'developer' },
  ),
  'app-feedback': route(
    'app-feedback',
    'app-feedback',
    { nl: 'Feedback', en: 'App feedback', fr: 'Retour' },
    { for: 'admin' },
  ),

  'surveys-survey-information-asbestosuitability': route(
    'onderzoeken/{survey}/informatie/asbestgeschiktheid',
    'surveys/{survey}/information/asbestosuitability',
    { nl: 'Asbest en geschiktheid', en: 'Asbestos and suitability', fr: 'Amiante et aptitude' },
    tab,
  ),
  'surveys-survey-information-asbestosuitability-suitability': route(
    'onderzoeken/{survey}/informatie/asbestgeschiktheid/{suitability}',
    'surveys/{survey}/information/asbestosuitability/{suitability}',
    labels.suitability,
  ),
  'surveys-survey-information-asbestos': route(
    'onderzoeken/{survey}/informatie/asbest',
    'surveys/{survey}/information/asbestos',
    { nl: 'Asbest', en: 'Asbestos', fr: 'Amiante' },
  ),
  'surveys-survey-information-suitabilities': route(
    'onderzoeken/{survey}/informatie/geschiktheden',
    'surveys/{survey}/information/suitabilities',
    { nl: 'Geschiktheden', en: 'Suitabilities', fr: 'Aptitudes' },
  ),
  'surveys-survey-information-suitabilities-suitability': route(
    'onderzoeken/{survey}/informatie/geschiktheden/{suitability}',
    'surveys/{survey}/information/suitabilities/{suitability}',
    labels.suitability,
  ),
  'surveys-survey-information-reportphotos': route(
    'onderzoeken/{survey}/informatie/rapportfotos',
    'surveys/{survey}/information/reportphotos',
    { nl: "Rapportfoto's", en: 'Report photos', fr: 'Photos du rapport' },
    tab,
  ),
  'surveys-survey-information-reportphotos-reportphoto': route(
    'onderzoeken/{survey}/informatie/rapportfotos/{reportphoto}',
    'surveys/{survey}/information/reportphotos/{reportphoto}',
    { nl: 'Rapportfoto', en: 'Report photo', fr: 'Photo du rapport' },
  ),
  'surveys-survey-asset-plans': route(
    'onderzoeken/{survey}/pand/plattegronden',
    'surveys/{survey}/asset/plans',
    labels.plans,
    tab,
  ),
  'surveys-survey-asset-plans-plan': route(
    'onderzoeken/{survey}/pand/plattegronden/{plan}',
    'surveys/{survey}/asset/plans/{plan}',
    labels.plans,
  ),
  'surveys-survey-asset-photos': route(
    'onderzoeken/{survey}/pand/fotos',
    'surveys/{survey}/asset/photos',
    labels.photos,
    tab,
  ),
  'surveys-survey-asset-photos-photo': route(
    'onderzoeken/{survey}/pand/fotos/{photo}',
    'surveys/{survey}/asset/photos/{photo}',
    labels.photos,
  ),
  'surveys-survey-interviews': route(
    'onderzoeken/{survey}/interviews',
    'surveys/{survey}/interviews',
    { nl: 'Interviews', en: 'Interviews', fr: 'Entretiens' },
    tab,
  ),
  'surveys-survey-interviews-interview': route(
    'onderzoeken/{survey}/interviews/{interview}',
    'surveys/{survey}/interviews/{interview}',
    { nl: 'Interview', en: 'Interview', fr: 'Entretien' },
  ),
  'surveys-survey-deskresearch': route(
    'onderzoeken/{survey}/deskresearch',
    'surveys/{survey}/deskresearch',
    { nl: 'Deskresearch', en: 'Desk research', fr: 'Recherche documentaire' },
    tab,
  ),
  'surveys-survey-deskresearch-onderzoekfoto-onderzoekfoto': route(
    'onderzoeken/{survey}/deskresearch/onderzoekfoto/{onderzoekfoto}',
    'surveys/{survey}/deskresearch/onderzoekfoto/{onderzoekfoto}',
    labels.photos,
  ),
  'surveys-survey-deskresearch-document': route(
    'onderzoeken/{survey}/deskresearch/{document}',
    'surveys/{survey}/deskresearch/{document}',
    { nl: 'Document', en: 'Document', fr: 'Document' },
  ),
  'surveys-survey-inventarisations': route(
    'onderzoeken/{survey}/inventarisaties',
    'surveys/{survey}/inventarisations',
    { nl: 'Inventarisaties', en: 'Inventarisations', fr: 'Inventaires' },
    tab,
  ),
  'surveys-survey-inventarisations-inventarisation-dossierchecks': route(
    'onderzoeken/{survey}/inventarisaties/{inventarisation}/dossierchecks',
    'surveys/{survey}/inventarisations/{inventarisation}/dossierchecks',
    { nl: 'Dossierchecks', en: 'Dossier checks', fr: 'Contrôles du dossier' },
    card,
  ),
  'surveys-survey-inventarisations-inventarisation-information': route(
    'onderzoeken/{survey}/inventarisaties/{inventarisation}/informatie',
    'surveys/{survey}/inventarisations/{inventarisation}/information',
    labels.information,
    card,
  ),
  'surveys-survey-sources-source-locations-location-controlmeasures': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/beheersmaatregelen',
    'surveys/{survey}/sources/{source}/locations/{location}/controlmeasures',
    labels.controlMeasures,
    card,
  ),
  'surveys-survey-sources-source-locations-location-controlmeasures-controlmeasure': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/beheersmaatregelen/{controlmeasure}',
    'surveys/{survey}/sources/{source}/locations/{location}/controlmeasures/{controlmeasure}',
    labels.controlMeasures,
  ),
  'surveys-survey-sources-source-locations-location-observations': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/waarnemingen',
    'surveys/{survey}/sources/{source}/locations/{location}/observations',
    labels.observations,
    card,
  ),
  'surveys-survey-sources-source-locations-location-observations-observation': route(
    'onderzoeken/{survey}/bronnen/{source}/locaties/{location}/waarnemingen/{observation}',
    'surveys/{survey}/sources/{source}/locations/{location}/observations/{observation}',
    labels.observations,
  ),
  'surveys-survey-observations': route(
    'onderzoeken/{survey}/waarnemingen',
    'surveys/{survey}/observations',
    labels.observations,
    tab,
  ),
  'surveys-survey-observations-observation': route(
    'onderzoeken/{survey}/waarnemingen/{observation}',
    'surveys/{survey}/observations/{observation}',
    labels.observations,
  ),
  'surveys-survey-certificates': route(
    'onderzoeken/{survey}/certificaten',
    'surveys/{survey}/certificates',
    labels.certificates,
    tab,
  ),
  'surveys-survey-certificates-laboratories': route(
    'onderzoeken/{survey}/certificaten/laboratoria',
    'surveys/{survey}/certificates/laboratories',
    { nl: 'Labopdrachten en certificaten', en: 'Lab orders and certificates', fr: 'Commandes et certificats' },
    tab,
  ),
  'surveys-survey-certificates-laboratories-laboratory-certificates': route(
    'onderzoeken/{survey}/certificaten/laboratoria/{laboratory}/certificaten',
    'surveys/{survey}/certificates/laboratories/{laboratory}/certificates',
    labels.certificates,
    card,
  ),
  'surveys-survey-certificates-laboratories-laboratory-certificates-certificate': route(
    'onderzoeken/{survey}/certificaten/laboratoria/{laboratory}/certificaten/{certificate}',
    'surveys/{survey}/certificates/laboratories/{laboratory}/certificates/{certificate}',
    labels.certificates,
  ),
  'surveys-survey-certificates-laboratories-laboratory-laborders': route(
    'onderzoeken/{survey}/certificaten/laboratoria/{laboratory}/labopdrachten',
    'surveys/{survey}/certificates/laboratories/{laboratory}/laborders',
    { nl: 'Labopdrachten', en: 'Lab orders', fr: 'Commandes' },
    card,
  ),
  'surveys-survey-certificates-laboratories-laboratory-laborders-laborder': route(
    'onderzoeken/{survey}/certificaten/laboratoria/{laboratory}/labopdrachten/{laborder}',
    'surveys/{survey}/certificates/laboratories/{laboratory}/laborders/{laborder}',
    { nl: 'Labopdracht', en: 'Lab order', fr: 'Commande' },
  ),
  'surveys-survey-certificates-smart': route(
    'onderzoeken/{survey}/certificaten/smart',
    'surveys/{survey}/certificates/smart',
    { nl: 'Smart-certificaten', en: 'Smart certificates', fr: 'Certificats smart' },
    tab,
  ),
  'surveys-survey-certificates-smart-certificate': route(
    'onderzoeken/{survey}/certificaten/smart/{certificate}',
    'surveys/{survey}/certificates/smart/{certificate}',
    labels.certificates,
  ),
  'surveys-survey-plans': route('onderzoeken/{survey}/plattegronden', 'surveys/{survey}/plans', labels.plans, tab),
  'surveys-survey-oldreports': route('onderzoeken/{survey}/oude-rapporten', 'surveys/{survey}/oldreports', {
    nl: 'Oude rapporten',
    en: 'Old reports',
    fr: 'Anciens rapports',
  }),
  'surveys-survey-oldreports-oldreport': route(
    'onderzoeken/{survey}/oude-rapporten/{oldreport}',
    'surveys/{survey}/oldreports/{oldreport}',
    { nl: 'Oud rapport', en: 'Old report', fr: 'Ancien rapport' },
  ),
  'surveys-survey-checks': route(
    'onderzoeken/{survey}/controles',
    'surveys/{survey}/checks',
    { nl: 'Controles', en: 'Checks', fr: 'Contrôles' },
    tab,
  ),
  'surveys-survey-checks-lavs': route(
    'onderzoeken/{survey}/controles/lavs',
    'surveys/{survey}/checks/lavs',
    { nl: 'LAVS', en: 'LAVS' },
    tab,
  ),
  'surveys-survey-iframe': route('onderzoeken/{survey}/iframe', 'surveys/{survey}/iframe', {
    nl: 'Externe pagina',
    en: 'External page',
    fr: 'Page externe',
  }),

  assetmanagement: route(
    'pandenbeheer',
    'assetmanagement',
    { nl: 'Pandenbeheer', en: 'Asset management', fr: 'Gestion des biens' },
    { place: 'menu' },
  ),
  'assetmanagement-assets': route(
    'pandenbeheer/panden',
    'assetmanagement/assets',
    { nl: 'Panden', en: 'Assets', fr: 'Biens' },
    tab,
  ),
  'assetmanagement-assets-asset-information': route(
    'pandenbeheer/panden/{asset}/informatie',
    'assetmanagement/assets/{asset}/information',
    labels.information,
    card,
  ),
  'assetmanagement-assets-asset-photos': route(
    'pandenbeheer/panden/{asset}/fotos',
    'assetmanagement/assets/{asset}/photos',
    labels.photos,
    card,
  ),
  'assetmanagement-assets-asset-photos-photo': route(
    'pandenbeheer/panden/{asset}/fotos/{photo}',
    'assetmanagement/assets/{asset}/photos/{photo}',
    labels.photos,
  ),
  'assetmanagement-assets-asset-plans': route(
    'pandenbeheer/panden/{asset}/plattegronden',
    'assetmanagement/assets/{asset}/plans',
    labels.plans,
    card,
  ),
  'assetmanagement-assets-asset-plans-plan': route(
    'pandenbeheer/panden/{asset}/plattegronden/{plan}',
    'assetmanagement/assets/{asset}/plans/{plan}',
    labels.plans,
  ),
  'assetmanagement-assets-asset-spaces': route(
    'pandenbeheer/panden/{asset}/ruimten',
    'assetmanagement/assets/{asset}/spaces',
    labels.spaces,
    card,
  ),
  'assetmanagement-assets-asset-spaces-space': route(
    'pandenbeheer/panden/{asset}/ruimten/{space}',
    'assetmanagement/assets/{asset}/spaces/{space}',
    labels.spaces,
  ),
  'assetmanagement-templates': route('pandenbeheer/sjablonen', 'assetmanagement/templates', labels.templates, tab),
  'assetmanagement-templates-template-spaces-space': route(
    'pandenbeheer/sjablonen/{template}/ruimten/{space}',
    'assetmanagement/templates/{template}/spaces/{space}',
    labels.spaces,
  ),

  account: route('account', 'account', { nl: 'Account', en: 'Account', fr: 'Compte' }, { place: 'menu' }),
  'account-information': route('account/informatie', 'account/information', labels.information, tab),
  'account-signature': route('account/handtekening', 'account/signature', labels.signature, tab),
  'account-capabilities': route('account/bekwaamheden', 'account/capabilities', labels.capabilities, tab),
  'account-certificates': route('account/certificaten', 'account/certificates', labels.certificates, tab),
  'account-certificates-certificate': route(
    'account/certificaten/{certificate}',
    'account/certificates/{certificate}',
    labels.certificates,
  ),
  'account-equipment': route('account/uitrusting', 'account/equipment', labels.equipment, tab),
  'account-equipment-item': route('account/uitrusting/{item}', 'account/equipment/{item}', labels.equipment),
  'account-equipment-item-certificates': route(
    'account/uitrusting/{item}/certificaten',
    'account/equipment/{item}/certificates',
    labels.certificates,
    card,
  ),
  'account-equipment-item-certificates-certificate': route(
    'account/uitrusting/{item}/certificaten/{certificate}',
    'account/equipment/{item}/certificates/{certificate}',
    labels.certificates,
  ),

  integrations: route(
    'integraties',
    'integrations',
    { nl: 'Integraties', en: 'Integrations', fr: 'Intégrations' },
    { place: 'menu' },
  ),
  'integrations-asbestregisseur': route(
    'integraties/asbestregisseur',
    'integrations/asbestregisseur',
    { nl: 'Asbestregisseur', en: 'Asbestregisseur' },
    tab,
  ),
  'integrations-asbestregisseur-incoming': route(
    'integraties/asbestregisseur/binnengekomen',
    'integrations/asbestregisseur/incoming',
    { nl: 'Binnengekomen', en: 'Incoming', fr: 'Entrants' },
  ),
  'integrations-asbestregisseur-status': route(
    'integraties/asbestregisseur/{status}',
    'integrations/asbestregisseur/{status}',
    { nl: 'Projecten', en: 'Projects', fr: 'Projets' },
    tab,
  ),
  'integrations-asbestregisseur-status-project-documents': route(
    'integraties/asbestregisseur/{status}/{project}/documenten',
    'integrations/asbestregisseur/{status}/{project}/documents',
    labels.documents,
    card,
  ),
  'integrations-asbestregisseur-status-project-documents-document': route(
    'integraties/asbestregisseur/{status}/{project}/documenten/{document}',
    'integrations/asbestregisseur/{status}/{project}/documents/{document}',
    labels.documents,
  ),
  'integrations-asbestregisseur-status-project-information': route(
    'integraties/asbestregisseur/{status}/{project}/informatie',
    'integrations/asbestregisseur/{status}/{project}/information',
    labels.information,
    card,
  ),
  'integrations-asbestregisseur-status-project-information-information': route(
    'integraties/asbestregisseur/{status}/{project}/informatie/{information}',
    'integrations/asbestregisseur/{status}/{project}/information/{information}',
    labels.information,
  ),
  'integrations-asbestregisseur-status-project-plans': route(
    'integraties/asbestregisseur/{status}/{project}/plattegronden',
    'integrations/asbestregisseur/{status}/{project}/plans',
    labels.plans,
    card,
  ),
  'integrations-asbestregisseur-status-project-plans-plan': route(
    'integraties/asbestregisseur/{status}/{project}/plattegronden/{plan}',
    'integrations/asbestregisseur/{status}/{project}/plans/{plan}',
    labels.plans,
  ),
  'integrations-lavs': route('integraties/lavs', 'integrations/lavs', { nl: 'LAVS', en: 'LAVS' }, tab),

  admin: route(
    'beheer',
    'admin',
    { nl: 'Beheer', en: 'Admin', fr: 'Administration' },
    { place: 'menu', for: 'manager' },
  ),
  'admin-kiwa': route('beheer/kiwa', 'admin/kiwa', { nl: 'Kiwa', en: 'Kiwa' }, tab),
  'admin-kiwa-branch-address': route('beheer/kiwa/{branch}/adres', 'admin/kiwa/{branch}/address', labels.address, card),
  'admin-kiwa-branch-information': route(
    'beheer/kiwa/{branch}/informatie',
    'admin/kiwa/{branch}/information',
    labels.information,
    card,
  ),
  'admin-kiwa-branch-other': route('beheer/kiwa/{branch}/overig', 'admin/kiwa/{branch}/other', labels.remarks, card),
  'admin-dossierchecks': route(
    'beheer/dossierchecks',
    'admin/dossierchecks',
    { nl: 'Dossierchecks', en: 'Dossier checks', fr: 'Contrôles du dossier' },
    tab,
  ),
  'admin-dossierchecks-surveytypes': route(
    'beheer/dossierchecks/onderzoekstypes',
    'admin/dossierchecks/surveytypes',
    { nl: 'Onderzoekstypes', en: 'Survey types', fr: "Types d'examen" },
    tab,
  ),
  'admin-dossierchecks-templates': route(
    'beheer/dossierchecks/sjablonen',
    'admin/dossierchecks/templates',
    labels.templates,
    tab,
  ),
  'admin-dossierchecks-templates-template': route(
    'beheer/dossierchecks/sjablonen/{template}',
    'admin/dossierchecks/templates/{template}',
    labels.templates,
  ),
  'admin-dossierchecks-templates-template-part-part': route(
    'beheer/dossierchecks/sjablonen/{template}/onderdeel/{part}',
    'admin/dossierchecks/templates/{template}/part/{part}',
    { nl: 'Onderdeel', en: 'Part', fr: 'Partie' },
  ),
  'admin-dossierchecks-templates-template-part-part-answer-answer': route(
    'beheer/dossierchecks/sjablonen/{template}/onderdeel/{part}/antwoord/{answer}',
    'admin/dossierchecks/templates/{template}/part/{part}/answer/{answer}',
    { nl: 'Antwoord', en: 'Answer', fr: 'Réponse' },
  ),
  'admin-users': route('beheer/gebruikers', 'admin/users', { nl: 'Gebruikers', en: 'Users', fr: 'Utilisateurs' }, tab),
  'admin-users-user-information': route(
    'beheer/gebruikers/{user}/informatie',
    'admin/users/{user}/information',
    labels.information,
    card,
  ),
  'admin-users-user-signature': route(
    'beheer/gebruikers/{user}/handtekening',
    'admin/users/{user}/signature',
    labels.signature,
    card,
  ),
  'admin-users-user-capabilities': route(
    'beheer/gebruikers/{user}/bekwaamheden',
    'admin/users/{user}/capabilities',
    labels.capabilities,
    card,
  ),
  'admin-users-user-certificates': route(
    'beheer/gebruikers/{user}/certificaten',
    'admin/users/{user}/certificates',
    labels.certificates,
    card,
  ),
  'admin-users-user-certificates-certificate': route(
    'beheer/gebruikers/{user}/certificaten/{certificate}',
    'admin/users/{user}/certificates/{certificate}',
    labels.certificates,
  ),
  'admin-users-user-equipment': route(
    'beheer/gebruikers/{user}/uitrusting',
    'admin/users/{user}/equipment',
    labels.equipment,
    card,
  ),
  'admin-users-user-equipment-item': route(
    'beheer/gebruikers/{user}/uitrusting/{item}',
    'admin/users/{user}/equipment/{item}',
    labels.equipment,
  ),
  'admin-users-user-equipment-item-certificates': route(
    'beheer/gebruikers/{user}/uitrusting/{item}/certificaten',
    'admin/users/{user}/equipment/{item}/certificates',
    labels.certificates,
  ),
  'admin-users-user-equipment-item-certificates-certificate': route(
    'beheer/gebruikers/{user}/uitrusting/{item}/certificaten/{certificate}',
    'admin/users/{user}/equipment/{item}/certificates/{certificate}',
    labels.certificates,
  ),
  'admin-clients': route('beheer/klanten', 'admin/clients', { nl: 'Klanten', en: 'Clients', fr: 'Clients' }, tab),
  'admin-clients-client-address': route(
    'beheer/klanten/{client}/adres',
    'admin/clients/{client}/address',
    labels.address,
    card,
  ),
  'admin-clients-client-contacts': route(
    'beheer/klanten/{client}/contacten',
    'admin/clients/{client}/contacts',
    labels.contacts,
    card,
  ),
  'admin-clients-client-contacts-contact': route(
    'beheer/klanten/{client}/contacten/{contact}',
    'admin/clients/{client}/contacts/{contact}',
    labels.contacts,
  ),
  'admin-clients-client-information': route(
    'beheer/klanten/{client}/informatie',
    'admin/clients/{client}/information',
    labels.information,
    card,
  ),
  'admin-laboratories': route('beheer/laboratoria', 'admin/laboratories', labels.laboratories, tab),
  'admin-laboratories-laboratories': route(
    'beheer/laboratoria/laboratoria',
    'admin/laboratories/laboratories',
    labels.laboratories,
    tab,
  ),
  'admin-laboratories-laboratories-lab-analysis': route(
    'beheer/laboratoria/laboratoria/{lab}/analyse',
    'admin/laboratories/laboratories/{lab}/analysis',
    labels.analyses,
    card,
  ),
  'admin-laboratories-laboratories-lab-connections': route(
    'beheer/laboratoria/laboratoria/{lab}/koppelingen',
    'admin/laboratories/laboratories/{lab}/connections',
    labels.connections,
    card,
  ),
  'admin-laboratories-laboratories-lab-connections-connection': route(
    'beheer/laboratoria/laboratoria/{lab}/koppelingen/{connection}',
    'admin/laboratories/laboratories/{lab}/connections/{connection}',
    labels.connections,
  ),
  'admin-laboratories-laboratories-lab-information': route(
    'beheer/laboratoria/laboratoria/{lab}/informatie',
    'admin/laboratories/laboratories/{lab}/information',
    labels.information,
    card,
  ),
  'admin-laboratories-laboratories-lab-possibilities': route(
    'beheer/laboratoria/laboratoria/{lab}/mogelijkheden',
    'admin/laboratories/laboratories/{lab}/possibilities',
    { nl: 'Mogelijkheden', en: 'Possibilities', fr: 'Possibilités' },
    card,
  ),
  'admin-laboratories-connections': route(
    'beheer/laboratoria/koppelingen',
    'admin/laboratories/connections',
    labels.connections,
    tab,
  ),
  'admin-laboratories-connections-connection': route(
    'beheer/laboratoria/koppelingen/{connection}',
    'admin/laboratories/connections/{connection}',
    labels.connections,
  ),
  'admin-reports': route('beheer/rapporten', 'admin/reports', labels.reports, tab),
  'admin-reports-templates': route('beheer/rapporten/sjablonen', 'admin/reports/templates', labels.templates, tab),
  'admin-reports-templates-template': route(
    'beheer/rapporten/sjablonen/{template}',
    'admin/reports/templates/{template}',
    labels.templates,
  ),
  'admin-reports-templates-template-chapters-chapter': route(
    'beheer/rapporten/sjablonen/{template}/hoofdstukken/{chapter}',
    'admin/reports/templates/{template}/chapters/{chapter}',
    labels.chapters,
  ),
  'admin-reports-templates-template-chapters-chapter-elements-element': route(
    'beheer/rapporten/sjablonen/{template}/hoofdstukken/{chapter}/elementen/{element}',
    'admin/reports/templates/{template}/chapters/{chapter}/elements/{element}',
    labels.elements,
  ),
  'admin-reports-chapters': route('beheer/rapporten/hoofdstukken', 'admin/reports/chapters', labels.chapters, tab),
  'admin-reports-chapters-chapter': route(
    'beheer/rapporten/hoofdstukken/{chapter}',
    'admin/reports/chapters/{chapter}',
    labels.chapters,
  ),
  'admin-reports-chapters-chapter-elements-element': route(
    'beheer/rapporten/hoofdstukken/{chapter}/elementen/{element}',
    'admin/reports/chapters/{chapter}/elements/{element}',
    labels.elements,
  ),
  'admin-reports-elements': route('beheer/rapporten/elementen', 'admin/reports/elements', labels.elements, tab),
  'admin-reports-elements-element': route(
    'beheer/rapporten/elementen/{element}',
    'admin/reports/elements/{element}',
    labels.elements,
  ),
  'admin-lavs': route('beheer/lavs', 'admin/lavs', { nl: 'LAVS', en: 'LAVS' }, tab),
  'admin-lavs-mappingwarnings': route(
    'beheer/lavs/koppelwaarschuwingen',
    'admin/lavs/mappingwarnings',
    { nl: 'Koppelwaarschuwingen', en: 'Mapping warnings', fr: 'Avertissements' },
    tab,
  ),
  'admin-lavs-settings': route(
    'beheer/lavs/instellingen',
    'admin/lavs/settings',
    { nl: 'Instellingen', en: 'Settings', fr: 'Paramètres' },
    tab,
  ),

  'admin-variables': route('beheer/variabelen', 'admin/variables', labels.variables, tab),
  'admin-variables-variableset': route(
    'beheer/variabelen/{variableset}',
    'admin/variables/{variableset}',
    labels.variables,
  ),
  'admin-variables-variableset-externalSystem-externalSystem': route(
    'beheer/variabelen/{variableset}/externalSystem/{externalSystem}',
    'admin/variables/{variableset}/externalSystem/{externalSystem}',
    { nl: 'Extern systeem', en: 'External system', fr: 'Système externe' },
  ),
  'admin-variables-variableset-externalSystem-externalSystem-mappings-mapping': route(
    'beheer/variabelen/{variableset}/externalSystem/{externalSystem}/mappings/{mapping}',
    'admin/variables/{variableset}/externalSystem/{externalSystem}/mappings/{mapping}',
    labels.mappings,
  ),
  'admin-variables-variableset-inventarisatieUserCapability-id': route(
    'beheer/variabelen/{variableset}/inventarisatieUserCapability/{id}',
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}',
    labels.capabilities,
  ),
  'admin-variables-variableset-inventarisatieUserCapability-id-capabilityRequirement': route(
    'beheer/variabelen/{variableset}/inventarisatieUserCapability/{id}/capabilityRequirement',
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/capabilityRequirement',
    labels.capabilities,
    card,
  ),
  'admin-variables-variableset-inventarisatieUserCapability-id-variableMappingUserCapability': route(
    'beheer/variabelen/{variableset}/inventarisatieUserCapability/{id}/variableMappingUserCapability',
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/variableMappingUserCapability',
    labels.mappings,
    card,
  ),
  'admin-variables-variableset-inventarisatieUserCapability-id-mappings-mapping': route(
    'beheer/variabelen/{variableset}/inventarisatieUserCapability/{id}/mappings/{mapping}',
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/mappings/{mapping}',
    labels.mappings,
  ),
  'admin-variables-variableset-materiaalType-materiaalType': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}',
    { nl: 'Stof', en: 'Substance', fr: 'Substance' },
  ),
  'admin-variables-variableset-materiaalType-materiaalType-details': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/details',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/details',
    { nl: 'Details', en: 'Details', fr: 'Détails' },
    card,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-details-mappings-mapping': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/details/mappings/{mapping}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/details/mappings/{mapping}',
    labels.mappings,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}',
    labels.analyses,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal-tab1': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab1',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab1',
    labels.results,
    card,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal-tab2': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab2',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab2',
    labels.mappings,
    card,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal-analyseResultaten-analyseResultaat':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}',
      labels.results,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal-analyseResultaten-analyseResultaat-resultaatVariableMapping':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/resultaatVariableMapping',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/resultaatVariableMapping',
      labels.mappings,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal-analyseResultaten-analyseResultaat-mappings-mapping':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/mappings/{mapping}',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/mappings/{mapping}',
      labels.mappings,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-analyseMaterialen-analyseMateriaal-variableMapping-externalvariableanalyseMaterial':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/variableMapping/{externalvariableanalyseMaterial}',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/variableMapping/{externalvariableanalyseMaterial}',
      labels.mappings,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-materiaalStatussen-materiaalStatus': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}',
    { nl: 'Materiaalstatus', en: 'Material status', fr: 'Statut du matériau' },
  ),
  'admin-variables-variableset-materiaalType-materiaalType-materiaalStatussen-materiaalStatus-variableMappingMaterialStatus':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/variableMappingMaterialStatus',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/variableMappingMaterialStatus',
      labels.mappings,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-materiaalStatussen-materiaalStatus-mappings-mapping': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/mappings/{mapping}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/mappings/{mapping}',
    labels.mappings,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}',
    { nl: 'Monstersoort', en: 'Sample kind', fr: "Type d'échantillon" },
  ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort-analyseMethode': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethode',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethode',
    { nl: 'Analysemethoden', en: 'Analysis methods', fr: "Méthodes d'analyse" },
    card,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort-externalSystemMonster': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/externalSystemMonster',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/externalSystemMonster',
    labels.mappings,
    card,
  ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort-analyseMethodes-analyseMethode':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}',
      { nl: 'Analysemethode', en: 'Analysis method', fr: "Méthode d'analyse" },
    ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort-analyseMethodes-analyseMethode-variableMapAnalyseMethodes':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/variableMapAnalyseMethodes',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/variableMapAnalyseMethodes',
      labels.mappings,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort-analyseMethodes-analyseMethode-mappings-mapping':
    route(
      'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/mappings/{mapping}',
      'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/mappings/{mapping}',
      labels.mappings,
    ),
  'admin-variables-variableset-materiaalType-materiaalType-monsterSoorten-monsterSoort-mappings-mapping': route(
    'beheer/variabelen/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/mappings/{mapping}',
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/mappings/{mapping}',
    labels.mappings,
  ),
  'admin-variables-variableset-variable': route(
    'beheer/variabelen/{variableset}/{variable}',
    'admin/variables/{variableset}/{variable}',
    labels.variables,
  ),
  'admin-variables-variableset-variable-variableitem': route(
    'beheer/variabelen/{variableset}/{variable}/{variableitem}',
    'admin/variables/{variableset}/{variable}/{variableitem}',
    labels.variables,
  ),
  'admin-variables-variableset-variable-variableitem-mappings-mapping': route(
    'beheer/variabelen/{variableset}/{variable}/{variableitem}/mappings/{mapping}',
    'admin/variables/{variableset}/{variable}/{variableitem}/mappings/{mapping}',
    labels.mappings,
  ),
} as const
