import { adminRoutes } from '@vezel/model/routes/admin.ts'
import { addArea } from '@vezel/model/routes/between.ts'
import type { adminEntrance } from '@vezel/model/routes/navigation.ts'
import type { adminTabs } from '@vezel/model/routes/signed-in.ts'
import '@vezel/model/routes/signed-in.ts'
import { cardsIn, pagesOf, type Screen, type ScreensOf, toFirstTab } from './screen.ts'

// Before the paths of the screens are asked for.
addArea(adminRoutes)

const lists: Screen = async () => (await import('../screens/admin/variables.tsx')).VariablesScreen

/** What managers set up, fetched when one goes there. */
export const adminScreens: ScreensOf<typeof adminEntrance & typeof adminTabs & typeof adminRoutes> = {
  admin: toFirstTab,
  'admin-kiwa': async () => (await import('../screens/admin/branches.tsx')).OrganisationScreen,
  'admin-kiwa-branch': toFirstTab,
  'admin-kiwa-branch-information': async () => (await import('../screens/admin/branches.tsx')).BranchInformationScreen,
  'admin-kiwa-branch-address': async () => (await import('../screens/admin/branches.tsx')).BranchAddressScreen,
  'admin-kiwa-branch-other': async () => (await import('../screens/admin/branches.tsx')).BranchOtherScreen,
  'admin-users': async () => (await import('../screens/account/users.tsx')).UsersScreen,
  'admin-users-log': async () => (await import('../screens/account/access-log.tsx')).AccessLogScreen,
  'admin-users-matrix': async () => (await import('../screens/account/rights.tsx')).RightsScreen,
  'admin-users-user': toFirstTab,
  'admin-users-user-information': async () => (await import('../screens/account/users.tsx')).UserInformationScreen,
  'admin-users-user-signature': async () => (await import('../screens/account/users.tsx')).UserSignatureScreen,
  'admin-users-user-capabilities': async () => (await import('../screens/account/users.tsx')).UserCapabilitiesScreen,
  ...cardsIn(adminRoutes)(
    'admin-users-user-certificates',
    async () => (await import('../screens/account/users.tsx')).UserCertificatesScreen,
  ),
  ...cardsIn(adminRoutes)(
    'admin-users-user-equipment',
    async () => (await import('../screens/account/users.tsx')).UserEquipmentScreen,
  ),
  'admin-users-user-matrix': async () => (await import('../screens/account/users.tsx')).UserRightsScreen,
  'admin-clients': async () => (await import('../screens/admin/clients.tsx')).ClientsScreen,
  'admin-clients-client': toFirstTab,
  'admin-clients-client-information': async () =>
    (await import('../screens/admin/clients.tsx')).ClientInformationScreen,
  'admin-clients-client-address': async () => (await import('../screens/admin/clients.tsx')).ClientAddressScreen,
  ...cardsIn(adminRoutes)(
    'admin-clients-client-contacts',
    async () => (await import('../screens/admin/clients.tsx')).ClientContactsScreen,
  ),
  'admin-laboratories': toFirstTab,
  'admin-laboratories-laboratories': async () => (await import('../screens/admin/laboratories.tsx')).LaboratoriesScreen,
  'admin-laboratories-laboratories-lab': toFirstTab,
  'admin-laboratories-laboratories-lab-information': async () =>
    (await import('../screens/admin/laboratories.tsx')).LaboratoryInformationScreen,
  'admin-laboratories-laboratories-lab-possibilities': async () =>
    (await import('../screens/admin/laboratories.tsx')).LaboratoryPossibilitiesScreen,
  'admin-laboratories-laboratories-lab-analysis': async () =>
    (await import('../screens/admin/laboratories.tsx')).LaboratoryAnalysesScreen,
  ...cardsIn(adminRoutes)(
    'admin-laboratories-laboratories-lab-connections',
    async () => (await import('../screens/admin/laboratories.tsx')).LaboratoryConnectionsScreen,
  ),
  'admin-laboratories-connections': async () => (await import('../screens/admin/laboratories.tsx')).ConnectionsScreen,
  'admin-laboratories-connections-connection': async () =>
    (await import('../screens/admin/laboratories.tsx')).ConnectionsScreen,
  'admin-variables': async () => (await import('../screens/admin/variables.tsx')).OwnSetScreen,
  ...cardsIn(adminRoutes)('admin-variables-variableset', lists),
}
export const adminPages = pagesOf(adminScreens)
