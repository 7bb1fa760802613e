import { model } from '@vezel/model'
import { actionOfEvent } from '@vezel/model/history.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import { remember } from '../db/history.ts'
import type { StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
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
    if (event === 'notify' || event === 'notifyChange')
      await work.query(`update "inventarisatie" set "gemeld_op" = now() where "id" = try_uuid($1)`, [record.id])
    if (event === 'cancel') await withdraw(record, work)
  },
  /** Of what was done the notification stands: nobody is waited for any more. */
  async beforeDelete(record, work) {
    if (record.status === 'concept') await withdraw(record, work)
  },
}

/** Who was told of a visit is told that it does not take place. */
async function withdraw({ id, melding_status: told }: StoredOf<'visit'>, work: Work): Promise<void> {
  if (told !== 'gemeld' && told !== 'gewijzigd') return
  await work.query(`update "inventarisatie" set "melding_status" = 'ingetrokken' where "id" = try_uuid($1)`, [id])
  await remember(work, actionOfEvent('withdraw'), model.entity('visit'), id, { melding_status: [told, 'ingetrokken'] })
}
