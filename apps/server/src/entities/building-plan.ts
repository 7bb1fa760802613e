import type { Behaviour } from './behaviour.ts'
import { assetPlanHooks } from './shared/asset-plan.ts'

export const buildingPlanBehaviour: Behaviour<'buildingPlan'> = assetPlanHooks()
