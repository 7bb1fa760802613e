import { entity } from '../../kit/entity.ts'
import { belongsTo } from '../../kit/field.ts'
import { assetPlanFields, assetPlanForm, assetPlanParts } from './asset-plan.ts'

/** A plan of a deck of a vessel. */
export const vesselPlan = entity({
  key: 'vesselPlan',
  ...assetPlanParts,
  variantOf: 'assetPlan',
  api: { type: 'VesselPlattegrond', plural: 'vesselPlattegronden' },
  fields: {
    ...assetPlanFields,
    asset: belongsTo('vessel', { required: true, inverse: 'plattegronden' }),
    verdieping: belongsTo('floor', {
      copy: 'never',
      label: { nl: 'Dek', en: 'Deck', fr: 'Pont' },
      inverse: 'plattegronden',
      onDelete: 'restrict',
    }),
  },
  form: assetPlanForm,
  access: { read: 'member', create: 'worker', update: 'worker', delete: 'worker' },
})
