import { isAWorkingDayAhead, isNotified, isUrgent } from '@vezel/model/entities/survey/visit.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { tellAssigned } from './shared/tell-assigned.ts'
import { withdrawNotices } from './shared/withdraw-notice.ts'

/** A visit takes the branch of its survey, and does not leave whoever was told of it waiting. */
export const visitBehaviour: Behaviour<'visit'> = {
  computed: { land: ({ row }) => countryOf(row) },
  async prepare(draft, work) {
    draft.vestiging ??= (await work.find('survey', draft.onderzoek))?.vestiging ?? null
  },
  /** What has been done lies behind us; what is planned may be moved. */
  async beforeSave(draft, work, before) {
    const ahead = (['start', 'eind'] as const)
      .filter((name) => before?.[name] !== draft[name] && draft[name] && !isNotFuture.test(draft[name], draft))
      .map((path): Issue => ({ path, rule: isNotFuture.name, args: [] }))
    const late = (await isLeftLate(draft, work, before))
      ? [
          {
            path: before?.spoed ? 'spoed' : before?.calamiteit ? 'calamiteit' : 'start',
            rule: 'isNotifiedInTime',
            args: [],
          },
        ]
      : []
    return [...(draft.status === 'uitgevoerd' ? ahead : []), ...late]
  },
  /** Who goes is told so. */
  afterCreate: (_id, draft, work) => tellAssigned(work, draft.onderzoek, draft.inspecteurs),
  afterUpdate: (_id, draft, work, before) => tellAssigned(work, draft.onderzoek, draft.inspecteurs, before.inspecteurs),
  async afterTransition(event, record, work) {
    if (event === 'cancel') await withdrawNotices(work, { by: 'id', id: record.id })
  },
  afterDelete: (record, work) => withdrawNotices(work, { by: 'id', id: record.id }),
}

/**
 * Whether a late notification would stand by an urgency that there is no longer. Once a change is notified that says so, the
 * warning of that event is the last word.
 */
async function isLeftLate(draft: DraftOf<'visit'>, work: Work, before?: StoredOf<'visit'>): Promise<boolean> {
  const { gemeld_op: at, start } = draft
  const wasUrgent = draft.gemeld_calamiteit || draft.gemeld_spoed
  if (!before || !isNotified(draft) || !wasUrgent || isUrgent(draft) || !at || !start) return false
  const [asset] = await work.query<{ land: string | null }>(
    `select ${countryOf('t')} as "land" from "inventarisatie" t where t."id" = try_uuid($1)`,
    [before.id],
  )
  return !isAWorkingDayAhead(at, start, asset?.land)
}

/** Of the building that is visited. */
const countryOf = (visit: string) =>
  `(select a."land" from "onderzoek" o
    join "inventarisatie_asset" i on i."organisatie_id" = o."organisatie_id" and i."id" = o."inventarisatie_asset_id"
    join "asset" a on a."organisatie_id" = i."organisatie_id" and a."id" = i."asset_id"
    where o."organisatie_id" = ${visit}."organisatie_id" and o."id" = ${visit}."onderzoek_id")`
