import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'

/**
 * Runs a write at most once for a key: sent again, it answers the record of the first time. A second request with the
 * same key waits for the first to commit.
 */
export async function once(work: Work, key: unknown, mutation: string, write: () => Promise<string>): Promise<string> {
  if (typeof key !== 'string' || key === '') return write()
  if (key.length > limits.keyLength)
    throw new Problem('badValue', { summary: 'key' }, [{ path: 'key', rule: 'isTooLong', args: [] }])
  const at = [work.session.organisationId, work.session.userId, key]
  const taken = await work.query(
    `insert into "verzoek" ("organisatie_id", "user_id", "sleutel", "mutatie", "record_id") values ($1, $2, $3, $4, '') on conflict do nothing returning 1`,
    [...at, mutation],
  )
  if (taken.length === 0) {
    const [first] = await work.query<{ record_id: string }>(
      `select "record_id" from "verzoek" where "organisatie_id" = $1 and "user_id" = $2 and "sleutel" = $3`,
      at,
    )
    return first?.record_id ?? ''
  }
  const id = await write()
  await work.query(
    `update "verzoek" set "record_id" = $4 where "organisatie_id" = $1 and "user_id" = $2 and "sleutel" = $3`,
    [...at, id],
  )
  return id
}
