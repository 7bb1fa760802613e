import { labels } from './labels.ts'
import { area, card, route, tab } from './route.ts'

/** The samples of a survey, their analyses and certificates. */
export const sampleRoutes = area(
  route('surveys/{survey}/sources/{source}/locations/{location}/samples', labels.samples, card),
  route('surveys/{survey}/sources/{source}/locations/{location}/samples/{sample}', {
    nl: 'Monster',
    en: 'Sample',
    fr: 'Échantillon',
  }),
  route('surveys/{survey}/sources/{source}/locations/{location}/samples/{sample}/analysis/{analysis}', {
    nl: 'Analyse',
    en: 'Analysis',
    fr: 'Analyse',
  }),
  route(
    'surveys/{survey}/sources/{source}/locations/{location}/samples/{sample}/analysis/{analysis}/results/{result}',
    { nl: 'Resultaat', en: 'Result', fr: 'Résultat' },
  ),
  route('surveys/{survey}/samples', labels.samples, tab),
  route('surveys/{survey}/samples/{sample}', { nl: 'Monster', en: 'Sample', fr: 'Échantillon' }),
  route('surveys/{survey}/samples/{sample}/analysis/{analysis}', { nl: 'Analyse', en: 'Analysis', fr: 'Analyse' }),
  route('surveys/{survey}/samples/{sample}/analysis/{analysis}/results/{result}', {
    nl: 'Resultaat',
    en: 'Result',
    fr: 'Résultat',
  }),
)

/** The same, of §2, whose screen does not exist yet: no menu shows them and no link leads there. */
export const plannedSampleRoutes = area(
  route('surveys/{survey}/certificates', labels.certificates, tab),
  route(
    'surveys/{survey}/certificates/laboratories',
    { nl: 'Labopdrachten en certificaten', en: 'Lab orders and certificates', fr: 'Commandes et certificats' },
    tab,
  ),
  route('surveys/{survey}/certificates/laboratories/{laboratory}/certificates', labels.certificates, card),
  route('surveys/{survey}/certificates/laboratories/{laboratory}/certificates/{certificate}', labels.certificates),
  route(
    'surveys/{survey}/certificates/laboratories/{laboratory}/laborders',
    { nl: 'Labopdrachten', en: 'Lab orders', fr: 'Commandes' },
    card,
  ),
  route('surveys/{survey}/certificates/laboratories/{laboratory}/laborders/{laborder}', {
    nl: 'Labopdracht',
    en: 'Lab order',
    fr: 'Commande',
  }),
  route(
    'surveys/{survey}/certificates/smart',
    { nl: 'Smart-certificaten', en: 'Smart certificates', fr: 'Certificats smart' },
    tab,
  ),
  route('surveys/{survey}/certificates/smart/{certificate}', labels.certificates),
)
