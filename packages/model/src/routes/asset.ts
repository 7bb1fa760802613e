import { labels } from './labels.ts'
import { area, route, tab, tabOf } from './route.ts'

const space = { nl: 'Ruimte', en: 'Space', fr: 'Local' }
const plan = { nl: 'Plattegrond', en: 'Plan', fr: 'Plan' }
const photo = { nl: 'Foto', en: 'Photo', fr: 'Photo' }
/** The asset of a survey, and what is drawn of it. */
export const assetRoutes = area(
  route('surveys/{survey}/asset', labels.asset, tab),
  route('surveys/{survey}/asset/information', labels.information, tab),
  route('surveys/{survey}/asset/spaces', labels.spaces, tabOf('subAsset')),
  route('surveys/{survey}/asset/spaces/{space}', space),
  route('surveys/{survey}/asset/plans', labels.plans, tabOf('assetPlan')),
  route('surveys/{survey}/asset/plans/{plan}', plan),
  route('surveys/{survey}/asset/photos', labels.photos, tabOf('assetPhoto')),
  route('surveys/{survey}/asset/photos/{photo}', photo),
  route('surveys/{survey}/plans', labels.plans, tabOf('surveyPlan')),
  route('surveys/{survey}/plans/{plan}', plan),
)

/** The assets that an organisation keeps, whichever survey they are of. */
export const assetManagementRoutes = area(
  route('assetmanagement/assets/{asset}', { nl: 'Pand of schip', en: 'Asset', fr: 'Bien' }),
  route('assetmanagement/assets/{asset}/information', labels.information, tab),
  route('assetmanagement/assets/{asset}/spaces', labels.spaces, tabOf('subAsset')),
  route('assetmanagement/assets/{asset}/spaces/{space}', space),
  route('assetmanagement/templates/{template}', { nl: 'Sjabloon', en: 'Template', fr: 'Modèle' }),
  route('assetmanagement/templates/{template}/information', labels.information, tab),
  route('assetmanagement/templates/{template}/spaces', labels.spaces, tabOf('assetTemplateSpace')),
  route('assetmanagement/templates/{template}/spaces/{space}', space),
  route('assetmanagement/assets/{asset}/plans', labels.plans, tabOf('assetPlan')),
  route('assetmanagement/assets/{asset}/plans/{plan}', plan),
  route('assetmanagement/assets/{asset}/photos', labels.photos, tabOf('assetPhoto')),
  route('assetmanagement/assets/{asset}/photos/{photo}', photo),
)
