import { labels } from './labels.ts'
import { area, card, route } from './route.ts'

/** Other systems (§2). The screens do not exist yet: no menu shows them and no link leads there. */
export const plannedIntegrationsRoutes = area(
  route('integrations/asbestregisseur/incoming', { nl: 'Binnengekomen', en: 'Incoming', fr: 'Entrants' }),
  route('integrations/asbestregisseur/{status}/{project}/documents', labels.documents, card),
  route('integrations/asbestregisseur/{status}/{project}/documents/{document}', labels.documents),
  route('integrations/asbestregisseur/{status}/{project}/information', labels.information, card),
  route('integrations/asbestregisseur/{status}/{project}/information/{information}', labels.information),
  route('integrations/asbestregisseur/{status}/{project}/plans', labels.plans, card),
  route('integrations/asbestregisseur/{status}/{project}/plans/{plan}', labels.plans),
)
