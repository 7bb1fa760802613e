import { labels } from './labels.ts'
import { area, card, route, tab, tabOf } from './route.ts'

/** What lies below a survey, apart from its asset, its samples and its reports. */
export const surveyRoutes = area(
  route(
    'surveys/{survey}/information/asbestosuitability',
    { nl: 'Asbest en geschiktheid', en: 'Asbestos and suitability', fr: 'Amiante et aptitude' },
    { place: 'tab', isForm: true },
  ),
  route('surveys/{survey}/information/asbestosuitability/{suitability}', labels.suitability),
  route('surveys/{survey}/information/asbestos', { nl: 'Asbest', en: 'Asbestos', fr: 'Amiante' }),
  route('surveys/{survey}/information/suitabilities', { nl: 'Geschiktheden', en: 'Suitabilities', fr: 'Aptitudes' }),
  route('surveys/{survey}/information/suitabilities/{suitability}', labels.suitability),
  route('surveys/{survey}/information/execution', { nl: 'Uitvoering', en: 'Execution', fr: 'Exécution' }, tab),
  route('surveys/{survey}/information/client', { nl: 'Opdrachtgever', en: 'Client', fr: "Donneur d'ordre" }, tab),
  route('surveys/{survey}/information/other', labels.other, tab),
  route('surveys/{survey}/information/other/{remark}', { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }),
  route('surveys/{survey}/limitations', labels.limitations, tab),
  route('surveys/{survey}/limitations/{limitation}', { nl: 'Beperking', en: 'Limitation', fr: 'Limitation' }),
  route('surveys/{survey}/exclusions', labels.exclusions, tab),
  route('surveys/{survey}/exclusions/{exclusion}', { nl: 'Uitsluiting', en: 'Exclusion', fr: 'Exclusion' }),
  route(
    'surveys/{survey}/inventarisations',
    { nl: 'Inventarisaties', en: 'Inventarisations', fr: 'Inventaires' },
    tabOf('visit'),
  ),
  route('surveys/{survey}/inventarisations/{inventarisation}/information', labels.information, card),
  route('surveys/{survey}/sources', labels.sources, tab),
  route('surveys/{survey}/sources/{source}', {
    nl: 'Bron',
    en: 'Source',
    fr: 'Source',
  }),
  route('surveys/{survey}/sources/{source}/group/status', { nl: 'Status', en: 'Status', fr: 'Statut' }, card),
  route(
    'surveys/{survey}/sources/{source}/group/sanitationstrategies',
    { nl: 'Saneringsstrategieën', en: 'Removal strategies', fr: "Stratégies d'enlèvement" },
    card,
  ),
  route('surveys/{survey}/sources/{source}/group/sanitationstrategies/{sanitationstrategy}', {
    nl: 'Saneringsstrategie',
    en: 'Removal strategy',
    fr: "Stratégie d'enlèvement",
  }),
  route('surveys/{survey}/sources/{source}/locations/{location}', {
    nl: 'Bronlocatie',
    en: 'Source location',
    fr: 'Emplacement',
  }),
  route(
    'surveys/{survey}/sources/{source}/locations/{location}/details',
    { nl: 'Details', en: 'Details', fr: 'Détails' },
    card,
  ),
  route('surveys/{survey}/sources/{source}/locations/{location}/photos', labels.photos, card),
  route('surveys/{survey}/sources/{source}/locations/{location}/photos/{photo}', {
    nl: 'Foto',
    en: 'Photo',
    fr: 'Photo',
  }),
  route('surveys/{survey}/sources/{source}/locations/{location}/observations', labels.observations, card),
  route('surveys/{survey}/sources/{source}/locations/{location}/observations/{observation}', labels.observation),
  route('surveys/{survey}/sources/{source}/locations/{location}/controlmeasures', labels.measures, card),
  route(
    'surveys/{survey}/sources/{source}/locations/{location}/controlmeasures/{controlmeasure}',
    labels.controlMeasures,
  ),
  route(
    'surveys/{survey}/deskresearch',
    { nl: 'Deskresearch', en: 'Desk research', fr: 'Recherche documentaire' },
    tab,
  ),
  route('surveys/{survey}/deskresearch/{document}', { nl: 'Document', en: 'Document', fr: 'Document' }),
  route('surveys/{survey}/deskresearch/onderzoekfoto/{onderzoekfoto}', { nl: 'Foto', en: 'Photo', fr: 'Photo' }),
  route('surveys/{survey}/interviews', { nl: 'Interviews', en: 'Interviews', fr: 'Entretiens' }, tab),
  route('surveys/{survey}/interviews/{interview}', { nl: 'Interview', en: 'Interview', fr: 'Entretien' }),
  route('surveys/{survey}/iframe', { nl: 'Externe pagina', en: 'External page', fr: 'Page externe' }),
  route('surveys/{survey}/observations', labels.observations, tab),
  route('surveys/{survey}/observations/{observation}', labels.observation),
)

/** The same, of §2, whose screen does not exist yet: no menu shows them and no link leads there. */
export const plannedSurveyRoutes = area(
  route(
    'surveys/{survey}/inventarisations/{inventarisation}/dossierchecks',
    { nl: 'Dossierchecks', en: 'Dossier checks', fr: 'Contrôles du dossier' },
    card,
  ),
  route('surveys/{survey}/checks', { nl: 'Controles', en: 'Checks', fr: 'Contrôles' }, tab),
  route('surveys/{survey}/checks/lavs', { nl: 'LAVS', en: 'LAVS' }, tab),
)
