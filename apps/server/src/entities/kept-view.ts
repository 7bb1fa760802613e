import { limits } from '@vezel/model/limits.ts'
import { isListView, knownIn, listNamed } from '@vezel/model/list-views.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'

const refused = (path: string): readonly Issue[] => [{ path, rule: 'isView', args: [] }]

/** A view is of whoever makes it, and holds nothing that its list does not know. */
export const keptViewBehaviour: Behaviour<'keptView'> = {
  async prepare(draft, work) {
    draft.van = work.session.inspectionUserId
    const [kept] = await work.query<{ n: number }>(
      `select count(*)::int as n from "weergave" where "organisatie_id" = $1 and "van_id" = $2 and "deleted_at" is null`,
      [work.session.organisationId, draft.van],
    )
    if ((kept?.n ?? 0) >= limits.viewsMost) throw new Problem('tooManyViews', { most: limits.viewsMost })
  },
  async beforeSave(draft) {
    const list = listNamed(draft.lijst ?? '')
    if (list === null) return refused('lijst')
    if (!isListView(draft.inhoud)) return refused('inhoud')
    draft.inhoud = knownIn(list, draft.inhoud).view
    return undefined
  },
}
