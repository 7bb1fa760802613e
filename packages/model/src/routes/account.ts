import { labels } from './labels.ts'
import { area, card, route } from './route.ts'

/** What lies below the tabs of one's own account (§2). */
export const accountRoutes = area(
  route('account/certificates/{certificate}', labels.certificate),
  route('account/equipment/{item}', labels.equipment),
  route('account/equipment/{item}/certificates', labels.inspections, card),
  route('account/equipment/{item}/certificates/{certificate}', labels.inspection),
)
