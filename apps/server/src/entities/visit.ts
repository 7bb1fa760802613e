import { isNotFuture } from '@vezel/model/rules/dates.ts'
import type { Behaviour } from './behaviour.ts'
import { tellAssigned } from './shared/tell-assigned.ts'

/** A visit takes the branch of its survey, and remembers when it was announced. */
export const visitBehaviour: Behaviour<'visit'> = {
  async prepare(draft, work) {
    draft.vestiging ??= (await work.find('survey', draft.onderzoek))?.vestiging ?? null
  },
  /** What has been done lies behind us; what is planned may be moved. */
  async beforeSave(draft, _work, before) {
    if (draft.status !== 'uitgevoerd') return undefined
    return (['start', 'eind'] as const)
      .filter((name) => before?.[name] !== draft[name] && draft[name] && !isNotFuture.test(draft[name], draft))
      .map((path) => ({ path, rule: isNotFuture.name, args: [] }))
  },
  /** Who goes is told so. */
  afterCreate: (_id, draft, work) => tellAssigned(work, draft.onderzoek, draft.inspecteurs),
  afterUpdate: (_id, draft, work, before) => tellAssigned(work, draft.onderzoek, draft.inspecteurs, before.inspecteurs),
  async afterTransition(event, record, work) {
    if (event === 'notify')
      await work.query(`update "inventarisatie" set "gemeld_op" = now() where "id" = try_uuid($1)`, [record.id])
  },
}
