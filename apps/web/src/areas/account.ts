import type { accountEntrance } from '@vezel/model/routes/navigation.ts'
import { pagesOf, type ScreensOf, toFirstTab } from './screen.ts'

/** One's own account, fetched when somebody goes there. */
export const accountScreens: ScreensOf<typeof accountEntrance> = {
  account: toFirstTab,
  'account-information': async () =>
    (await import('../screens/account/account-information.tsx')).AccountInformationScreen,
}
export const accountPages = pagesOf(accountScreens)
