import type { Behaviour } from './behaviour.ts'
import { holdSets, holdsToday } from './variable-set.ts'

/** New surveys open with its variable set, so it takes only one that holds on the day; what it has already may run out. */
export const organisationBehaviour: Behaviour<'organisation'> = {
  async beforeSave(draft, work, before) {
    if (draft.variable_set === null || draft.variable_set === before?.variable_set) return undefined
    await holdSets(work)
    const found = await work.query(
      `select 1 from "variable_set" s where s."organisatie_id" = $1 and s."id" = $2::integer and s."deleted_at" is null and not ${holdsToday('s')}`,
      [work.session.organisationId, draft.variable_set],
    )
    return found.length > 0 ? [{ path: 'variable_set', rule: 'isHeldToday', args: [] }] : undefined
  },
}
