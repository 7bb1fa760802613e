import { entity } from '../../kit/entity.ts'
import { belongsTo } from '../../kit/field.ts'
import { assetPlanFields, assetPlanForm, assetPlanParts } from './asset-plan.ts'

/** A plan of a floor of a building. */
export const buildingPlan = entity({
  key: 'buildingPlan',
  ...assetPlanParts,
  variantOf: 'assetPlan',
  api: { type: 'Plattegrond', plural: 'plattegronden' },
  fields: { ...assetPlanFields, asset: belongsTo('building', { required: true, inverse: 'plattegronden' }) },
  form: assetPlanForm,
  access: { read: 'member', create: 'worker', update: 'worker', delete: 'worker' },
})
