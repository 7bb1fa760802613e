import type { Label } from './kit/label.ts'

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
  /** The tab is a form, with rows below it at most: it does not say how many. */
  readonly isForm?: true
}

export type Options = Pick<Route, 'place' | 'for' | 'isForm'>
/** Keeps the paths' exact texts, from which the parameters' names are read. */
export const route = <const Nl extends string, const En extends string>(
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
export const tab: Options = { place: 'tab' }
export const card: Options = { place: 'card' }
const everybody: Options = { for: 'public' }

/** Words that several routes share. */
export const labels = {
  surveys: { nl: 'Onderzoeken', en: 'Surveys', fr: 'Examens' },
  survey: { nl: 'Onderzoek', en: 'Survey', fr: 'Examen' },
  information: { nl: 'Informatie', en: 'Information', fr: 'Informations' },
  asset: { nl: 'Pand', en: 'Asset', fr: 'Bien' },
  spaces: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
  photos: { nl: "Foto's", en: 'Photos', fr: 'Photos' },
  remarks: { nl: 'Overig', en: 'Other', fr: 'Autres' },
  limitations: { nl: 'Beperkingen', en: 'Limitations', fr: 'Limitations' },
  exclusions: { nl: 'Uitsluitingen', en: 'Exclusions', fr: 'Exclusions' },
  sources: { nl: 'Bronnen', en: 'Sources', fr: 'Sources' },
  samples: { nl: 'Monsters', en: 'Samples', fr: 'Échantillons' },
  reports: { nl: 'Rapporten', en: 'Reports', fr: 'Rapports' },
  suitability: { nl: 'Geschiktheid', en: 'Suitability', fr: 'Aptitude' },
  controlMeasures: { nl: 'Beheersmaatregelen', en: 'Control measures', fr: 'Mesures de gestion' },
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
  'surveys-survey-information-asbestosuitability': route(
    'onderzoeken/{survey}/informatie/asbestgeschiktheid',
    'surveys/{survey}/information/asbestosuitability',
    { nl: 'Asbest en geschiktheid', en: 'Asbestos and suitability', fr: 'Amiante et aptitude' },
    { place: 'tab', isForm: true },
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
