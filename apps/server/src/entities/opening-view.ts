import type { Behaviour } from './behaviour.ts'

/** A list opens for whoever chooses so, with a view of it which that person may read. */
export const openingViewBehaviour: Behaviour<'openingView'> = {
  async prepare(draft, work) {
    draft.van = work.session.inspectionUserId
  },
  async beforeSave(draft, work) {
    const [view] = await work.query<{ lijst: string }>(
      `select "lijst" from "weergave" where "organisatie_id" = $1 and "id" = try_uuid($2) and ("gedeeld" or "van_id" = $3) and "deleted_at" is null`,
      [work.session.organisationId, draft.weergave, work.session.inspectionUserId],
    )
    draft.lijst = view?.lijst ?? null
    return view ? undefined : [{ path: 'weergave', rule: 'isId', args: [] }]
  },
}
