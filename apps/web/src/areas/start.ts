import type { navigationRoutes } from '@vezel/model/routes/navigation.ts'
import type { publicRoutes } from '@vezel/model/routes/public.ts'
import type { Screen, ScreensOf } from './screen.ts'
import { toFirstTab } from './screen.ts'

const surveys: Screen = async () => (await import('../screens/surveys/surveys.tsx')).SurveysScreen
const resetPassword: Screen = async () => (await import('../screens/account/reset-password.tsx')).ResetPasswordScreen

/** What anybody may see. */
export const publicScreens: ScreensOf<typeof publicRoutes> = {
  login: async () => (await import('../screens/account/login.tsx')).LoginScreen,
  forgotpassword: async () => (await import('../screens/account/forgot-password.tsx')).ForgotPasswordScreen,
  'reset-password': resetPassword,
  'confirm-email': async () => (await import('../screens/account/confirm-email.tsx')).ConfirmEmailScreen,
  'resetpassword-resetpassword': resetPassword,
  browser: async () => (await import('../screens/general/browser.tsx')).BrowserScreen,
}

/** The menus and their tabs. */
export const navigationScreens: ScreensOf<Omit<typeof navigationRoutes, 'assetmanagement'>> = {
  index: async () => (await import('../screens/general/home.tsx')).HomeScreen,
  changelog: async () => (await import('../screens/general/changelog.tsx')).ChangelogScreen,
  surveys: toFirstTab,
  'surveys-active': surveys,
  'surveys-proposed': surveys,
  'surveys-completed': surveys,
  'surveys-cancelled': surveys,
}
