import { labels } from './labels.ts'
import { area, route, tab } from './route.ts'

/** Menus and tabs of §2 whose screen does not exist yet: no menu shows them and no link leads there. */
export const plannedNavigationRoutes = area(
  route(
    'subscription',
    { nl: 'Abonnement', en: 'Subscription', fr: 'Abonnement' },
    { place: 'menu', for: 'developer' },
  ),
  route('app-feedback', { nl: 'Feedback', en: 'App feedback', fr: 'Retour' }, { for: 'admin' }),
  route('integrations', { nl: 'Integraties', en: 'Integrations', fr: 'Intégrations' }, { place: 'menu', isPage: true }),
  route('integrations/asbestregisseur', { nl: 'Asbestregisseur', en: 'Asbestregisseur' }, tab),
  route(
    'integrations/asbestregisseur/{status}',
    { nl: 'Projecten', en: 'Projects', fr: 'Projets' },
    {
      place: 'tab',
      values: {
        new: { nl: 'Nieuw', en: 'New', fr: 'Nouveaux' },
        active: { nl: 'Actief', en: 'Active', fr: 'Actifs' },
        completed: { nl: 'Afgerond', en: 'Completed', fr: 'Terminés' },
        rejected: { nl: 'Afgewezen', en: 'Rejected', fr: 'Refusés' },
        revision: { nl: 'Revisieverzoek', en: 'Revision request', fr: 'Demande de révision' },
      },
    },
  ),
  route('integrations/lavs', { nl: 'LAVS', en: 'LAVS' }, tab),
  route('admin/dossierchecks', { nl: 'Dossierchecks', en: 'Dossier checks', fr: 'Contrôles du dossier' }, tab),
  route('admin/dossierchecks/surveytypes', { nl: 'Onderzoekstypes', en: 'Survey types', fr: "Types d'examen" }, tab),
  route('admin/dossierchecks/templates', labels.templates, tab),
  route('admin/reports', labels.reports, tab),
  route('admin/reports/templates', labels.templates, tab),
  route('admin/reports/chapters', labels.chapters, tab),
  route('admin/reports/elements', labels.elements, tab),
  route('admin/lavs', { nl: 'LAVS', en: 'LAVS' }, tab),
  route(
    'admin/lavs/mappingwarnings',
    { nl: 'Koppelwaarschuwingen', en: 'Mapping warnings', fr: 'Avertissements' },
    tab,
  ),
  route('admin/lavs/settings', { nl: 'Instellingen', en: 'Settings', fr: 'Paramètres' }, tab),
)
