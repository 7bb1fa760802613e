import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'
import { hashOf } from '../records/hash-of.ts'

/** What a key stands for: the call and what is sent along, the key itself excepted. */
interface Sent {
  readonly key?: unknown
  readonly [name: string]: unknown
}

/**
 * Runs a write at most once for a key: sent again, it answers the record of the first time. A second request with the
 * same key waits for the first to commit. Throws `keyUsed` when the key came with another call or other input.
 */
export async function once(work: Work, mutation: string, sent: Sent, write: () => Promise<string>): Promise<string> {
  const { key, ...input } = sent
  if (typeof key !== 'string' || key === '') return write()
  if (key.length > limits.keyLength)
    throw new Problem('badValue', { summary: 'key' }, [{ path: 'key', rule: 'isTooLong', args: [] }])
  const at = [work.session.organisationId, work.session.userId, keyOf(key)]
  const hash = hashOf(input)
  const taken = await work.query(
    `insert into "verzoek" ("organisatie_id", "user_id", "sleutel", "mutatie", "invoer", "record_id") values ($1, $2, $3, $4, $5, '') on conflict do nothing returning 1`,
    [...at, mutation, hash],
  )
  if (taken.length === 0) {
    const [first] = await work.query<{ record_id: string; mutatie: string; invoer: string }>(
      `select "record_id", "mutatie", "invoer" from "verzoek" where "organisatie_id" = $1 and "user_id" = $2 and "sleutel" = $3`,
      at,
    )
    if (first?.mutatie !== mutation || (first.invoer !== '' && first.invoer !== hash)) throw new Problem('keyUsed')
    return first.record_id
  }
  const id = await write()
  await work.query(
    `update "verzoek" set "record_id" = $4 where "organisatie_id" = $1 and "user_id" = $2 and "sleutel" = $3`,
    [...at, id],
  )
  return id
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** An id that serves as a key is the same one in capitals. */
const keyOf = (key: string) => (isUuid(key) ? key.toLowerCase() : key)
