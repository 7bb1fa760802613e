import { firstLabels } from './first-labels.ts'
import { addRoutes } from './known.ts'
import { area, route, tab } from './route.ts'

/** The tabs of one's own account. */
export const accountTabs = area(
  route('account/information', firstLabels.information, tab),
  route('account/signature', { nl: 'Handtekening', en: 'Signature', fr: 'Signature' }, tab),
  route('account/capabilities', { nl: 'Bevoegdheden', en: 'Capabilities', fr: 'Compétences' }, tab),
  route('account/certificates', { nl: 'Certificaten', en: 'Certificates', fr: 'Certificats' }, tab),
  route('account/equipment', { nl: 'Uitrusting', en: 'Equipment', fr: 'Équipement' }, tab),
)

/** The tabs of what managers set up, in the order of §2. */
export const adminTabs = area(
  route('admin/kiwa', { nl: 'Kiwa', en: 'Kiwa', fr: 'Kiwa' }, { place: 'tab', isForm: true }),
  route('admin/users', { nl: 'Gebruikers', en: 'Users', fr: 'Utilisateurs' }, tab),
  route('admin/clients', { nl: 'Klanten', en: 'Clients', fr: 'Clients' }, tab),
  route('admin/laboratories', { nl: 'Laboratoria', en: 'Laboratories', fr: 'Laboratoires' }, tab),
  route('admin/laboratories/laboratories', { nl: 'Laboratoria', en: 'Laboratories', fr: 'Laboratoires' }, tab),
  route('admin/laboratories/connections', { nl: 'Koppelingen', en: 'Connections', fr: 'Liaisons' }, tab),
  route('admin/variables', { nl: 'Variabelen', en: 'Variables', fr: 'Variables' }, tab),
)

/** The tabs of asset management. */
export const assetManagementTabs = area(
  route('assetmanagement/assets', { nl: 'Panden', en: 'Assets', fr: 'Biens' }, tab),
  route('assetmanagement/templates', { nl: 'Sjablonen', en: 'Templates', fr: 'Modèles' }, tab),
)

// The menu of somebody who is logged in shows them; the page of the log-in has no menu.
addRoutes({ ...accountTabs, ...adminTabs, ...assetManagementTabs })
