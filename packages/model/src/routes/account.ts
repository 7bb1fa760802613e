import { labels } from './labels.ts'
import { area, card, route } from './route.ts'

/** One's own account (§2). The screens do not exist yet: no menu shows them and no link leads there. */
export const plannedAccountRoutes = area(
  route('account/certificates/{certificate}', labels.certificates),
  route('account/equipment/{item}', labels.equipment),
  route('account/equipment/{item}/certificates', labels.certificates, card),
  route('account/equipment/{item}/certificates/{certificate}', labels.certificates),
)
