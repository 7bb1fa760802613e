import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { inTransaction } from '../db/work.ts'
import type { Operation, RequestContext } from './operation.ts'

const idsOf = (ids: unknown): string[] | null => (Array.isArray(ids) ? ids.slice(0, limits.listMost).map(String) : null)

/** Sets own notices done or open again; answers the ids of those that changed. */
async function set({ services, session }: RequestContext, change: string, where: string, values: readonly unknown[]) {
  if (!session) throw new Problem('unauthenticated')
  const rows = await inTransaction(services.pools.serve, session, (work) =>
    work.query<{ id: string }>(
      `update "bericht" set ${change}, "updated_at" = now(), "record_version" = "record_version" + 1
       where "voor_id" = $1 and "deleted_at" is null and ${where} returning "id"::text`,
      [session.inspectionUserId, ...values],
    ),
  )
  return { ids: rows.map(({ id }) => id) }
}

/** Notices are of one person, who alone says that they are done; what is done with their record ends them for everybody. */
export const noticeOperations: readonly Operation[] = [
  {
    name: 'sluitBerichten',
    kind: 'mutation',
    signature: '(ids: [ID!], taak: ID): BerichtenAntwoord!',
    types: `"The own notices that changed."
type BerichtenAntwoord {
  ids: [ID!]!
}`,
    /** These, those of a task, or, when neither is given, all that are open. */
    run: ({ ids, taak }, context) =>
      set(
        context,
        '"klaar_op" = now(), "klaar_door_id" = $1',
        `"klaar_op" is null and ($2::text[] is null or "id"::text = any($2)) and ($3::text is null or "argumenten" ->> 'taak_id' = $3)`,
        [idsOf(ids), taak ?? null],
      ),
  },
  {
    name: 'heropenBerichten',
    kind: 'mutation',
    signature: '(ids: [ID!]!): BerichtenAntwoord!',
    /** Those that this person had done; what somebody else did stays done. */
    run: ({ ids }, context) =>
      set(
        context,
        '"klaar_op" = null, "klaar_door_id" = null',
        '"klaar_door_id" = $1 and "id"::text = any($2::text[])',
        [idsOf(ids)],
      ),
  },
]
