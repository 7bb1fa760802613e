import { accountRoutes } from '@vezel/model/routes/account.ts'
import { addArea } from '@vezel/model/routes/between.ts'
import type { accountEntrance } from '@vezel/model/routes/navigation.ts'
import { accountTabs } from '@vezel/model/routes/signed-in.ts'
import { cardsIn, pagesOf, type ScreensOf, toFirstTab } from './screen.ts'

// Before the paths of the screens are asked for.
addArea(accountRoutes)

const withCards = cardsIn({ ...accountTabs, ...accountRoutes })

/** One's own account, fetched when somebody goes there. */
export const accountScreens: ScreensOf<typeof accountEntrance & typeof accountTabs & typeof accountRoutes> = {
  account: toFirstTab,
  'account-information': async () =>
    (await import('../screens/account/account-information.tsx')).AccountInformationScreen,
  'account-signature': async () => (await import('../screens/account/own-account.tsx')).OwnSignatureScreen,
  'account-capabilities': async () => (await import('../screens/account/own-account.tsx')).OwnCapabilitiesScreen,
  ...withCards(
    'account-certificates',
    async () => (await import('../screens/account/own-account.tsx')).OwnCertificatesScreen,
  ),
  ...withCards(
    'account-equipment',
    async () => (await import('../screens/account/own-account.tsx')).OwnEquipmentScreen,
  ),
}
export const accountPages = pagesOf(accountScreens)
