import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Work } from './work.ts'

/** Writes one line of history. */
export async function remember(
  work: Work,
  action: string,
  entity: Entity,
  id: string,
  changes: unknown,
): Promise<void> {
  await work.query(
    `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen") values ($1, $2, $3, $4, $5, $6)`,
    [work.session.organisationId, work.session.userId, action, entity.api.type, id, JSON.stringify(changes)],
  )
}
