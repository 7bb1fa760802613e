import { adminRoutes } from '@vezel/model/routes/admin.ts'
import { addRoutes } from '@vezel/model/routes/known.ts'
import type { adminEntrance } from '@vezel/model/routes/navigation.ts'
import { cardsIn, pagesOf, type Screen, type ScreensOf, toFirstTab } from './screen.ts'

// Before the paths of the screens are asked for.
addRoutes(adminRoutes)

const lists: Screen = async () => (await import('../screens/admin/variables.tsx')).VariablesScreen

/** What managers set up, fetched when one goes there. */
export const adminScreens: ScreensOf<typeof adminEntrance & typeof adminRoutes> = {
  admin: toFirstTab,
  'admin-variables': async () => (await import('../screens/admin/variables.tsx')).OwnSetScreen,
  ...cardsIn(adminRoutes)('admin-variables-variableset', lists),
}
export const adminPages = pagesOf(adminScreens)
