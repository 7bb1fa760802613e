import { assetManagementRoutes } from '@vezel/model/routes/asset.ts'
import type { navigationRoutes } from '@vezel/model/routes/navigation.ts'
import type { assetManagementTabs } from '@vezel/model/routes/signed-in.ts'
// Before the paths of the screens are asked for; what is known of an asset leads into its surveys.
import '@vezel/model/routes/signed-in.ts'
import '../page/survey-routes.ts'
import { cardsIn, pagesOf, type ScreensOf, toFirstTab } from './screen.ts'

const withCards = cardsIn(assetManagementRoutes)

/** The assets that an organisation keeps, fetched when somebody goes there. */
export const assetManagementScreens: ScreensOf<
  Pick<typeof navigationRoutes, 'assetmanagement'> & typeof assetManagementTabs & typeof assetManagementRoutes
> = {
  assetmanagement: toFirstTab,
  'assetmanagement-assets': async () => (await import('../screens/assetmanagement/assets.tsx')).AssetsScreen,
  'assetmanagement-assets-asset': toFirstTab,
  'assetmanagement-assets-asset-information': async () =>
    (await import('../screens/survey/kept-asset.tsx')).AssetInformationScreen,
  ...withCards(
    'assetmanagement-assets-asset-spaces',
    async () => (await import('../screens/survey/asset-spaces.tsx')).AssetSpacesScreen,
  ),
  ...withCards(
    'assetmanagement-assets-asset-plans',
    async () => (await import('../screens/survey/asset-plans.tsx')).KeptAssetPlansScreen,
  ),
  ...withCards(
    'assetmanagement-assets-asset-photos',
    async () => (await import('../screens/survey/asset-photos.tsx')).KeptAssetPhotosScreen,
  ),
  'assetmanagement-templates': async () => (await import('../screens/assetmanagement/templates.tsx')).TemplatesScreen,
  'assetmanagement-templates-template': toFirstTab,
  'assetmanagement-templates-template-information': async () =>
    (await import('../screens/assetmanagement/templates.tsx')).TemplateInformationScreen,
  ...withCards(
    'assetmanagement-templates-template-spaces',
    async () => (await import('../screens/assetmanagement/templates.tsx')).TemplateSpacesScreen,
  ),
}
export const assetManagementPages = pagesOf(assetManagementScreens)
