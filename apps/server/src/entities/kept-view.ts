import { isDeepStrictEqual } from 'node:util'
import { limits } from '@vezel/model/limits.ts'
import { isListView, knownIn, type ListView, listNamed } from '@vezel/model/list-views.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'

const refused = (path: string): readonly Issue[] => [{ path, rule: 'isView', args: [] }]

/** A view is of whoever makes it, and names each thing that its list knows once. */
export const keptViewBehaviour: Behaviour<'keptView'> = {
  async prepare(draft, work) {
    draft.van = work.session.inspectionUserId
    const [kept] = await work.query<{ n: number }>(
      `select count(*)::int as n from "weergave" where "organisatie_id" = $1 and "van_id" = $2 and "deleted_at" is null`,
      [work.session.organisationId, draft.van],
    )
    if ((kept?.n ?? 0) >= limits.viewsMost) throw new Problem('tooManyViews', { most: limits.viewsMost })
  },
  async beforeSave(draft, _, before) {
    const list = listNamed(draft.lijst ?? '')
    if (list === null) return refused('lijst')
    if (!isListView(draft.inhoud)) return refused('inhoud')
    const { view, dropped } = knownIn(list, draft.inhoud)
    // What stands there may name what the list had in an earlier version of the product; what is sent may not.
    const isSent = !isDeepStrictEqual(draft.inhoud, before?.inhoud)
    if (isSent && (dropped.length > 0 || namesTwice(draft.inhoud))) return refused('inhoud')
    draft.inhoud = view
    return undefined
  },
}

/** Whether a view names a column, or says a condition, more than once. */
const namesTwice = ({ columns, filter }: ListView): boolean =>
  [columns ?? [], filter.split('*')].some((names) => new Set(names).size < names.length)
