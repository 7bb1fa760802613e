import { firstLabels } from './first-labels.ts'
import { area, route, tab } from './route.ts'

/** The main navigation of §2: the menus with their tabs, and the way into a survey. Every page has these at hand. */
export const navigationRoutes = area(
  route('', { nl: 'Dashboard', en: 'Dashboard', fr: 'Tableau de bord' }, { place: 'menu' }),
  route('changelog', { nl: 'Wat is er nieuw', en: "What's new", fr: 'Nouveautés' }),
  route('surveys', firstLabels.surveys, { place: 'menu' }),
  route('surveys/active', { nl: 'Actief', en: 'Active', fr: 'Actifs' }, tab),
  route('surveys/proposed', { nl: 'Gepland', en: 'Proposed', fr: 'Prévus' }, tab),
  route('surveys/completed', { nl: 'Afgerond', en: 'Completed', fr: 'Terminés' }, tab),
  route('surveys/cancelled', { nl: 'Geannuleerd', en: 'Cancelled', fr: 'Annulés' }, tab),
  route('assetmanagement', { nl: 'Pandenbeheer', en: 'Asset management', fr: 'Gestion des biens' }, { place: 'menu' }),
)

/** The way to one's own account and to what managers set up; their tabs come with the menu (`signed-in.ts`). */
export const accountEntrance = area(route('account', { nl: 'Account', en: 'Account', fr: 'Compte' }, { place: 'menu' }))
export const adminEntrance = area(
  route('admin', { nl: 'Beheer', en: 'Admin', fr: 'Administration' }, { place: 'menu', for: 'manager' }),
)

/** The way into a survey, which lists of surveys lead to; its screens come with those of the survey. */
export const entranceRoutes = area(
  route('surveys/{survey}', firstLabels.survey),
  route('surveys/{survey}/information', firstLabels.information, tab),
  route(
    'surveys/{survey}/information/surveyinfo',
    { nl: 'Onderzoeksgegevens', en: 'Survey info', fr: "Données de l'examen" },
    tab,
  ),
)
