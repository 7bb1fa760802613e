import { labels } from './labels.ts'
import { area, card, route } from './route.ts'

/** What lies below the tabs of one's own account (§2); the tabs are in `signed-in.ts`, as the first page has them in its menu. */
export const accountRoutes = area(
  route('account/certificates/{certificate}', labels.certificate),
  route('account/equipment/{item}', labels.equipment),
  route('account/equipment/{item}/certificates', labels.inspections, card),
  route('account/equipment/{item}/certificates/{certificate}', labels.inspection),
)
