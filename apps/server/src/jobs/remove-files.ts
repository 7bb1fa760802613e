import { limits } from '@vezel/model/limits.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import { photoTypes } from '../files/images.ts'
import { cleanKey, DRAFT, objectKey } from '../files/store.ts'
import type { Services } from '../services.ts'

/** Keys that are looked up in one statement. */
const BATCH = 1000

type Parts = Pick<Services, 'pools' | 'files'>

/** Removes the content of files whose rows are gone, with the copies of a photo. */
export async function removeContent(
  parts: Parts,
  gone: readonly { readonly organisation: number; readonly checksum: string }[],
): Promise<void> {
  for (const { organisation, checksum } of gone) {
    const widths = [undefined, ...limits.imageWidths]
    await removeUnnamed(parts, organisation, checksum, [
      ...widths.map((width) => objectKey(organisation, checksum, width)),
      ...photoTypes.map((extension) => cleanKey(organisation, checksum, extension)),
    ])
  }
}

/**
 * Looks through the store for content without a row: of an upload that was refused, or left by a kill. What is younger
 * than `limits.deletedDays` stays, so that a database put back from a backup does not cost the photos made since.
 */
export async function removeLostContent({ pools, files }: Parts, signal: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - limits.deletedDays * 24 * 60 * 60 * 1000)
  let keys: string[] = []
  const look = async () => {
    signal.throwIfAborted()
    const { rows } = await pools.owner.query<{ key: string; organisation: number; checksum: string }>(
      `select k."key", k."part"[1]::integer as "organisation", k."part"[2] as "checksum"
       from (select "key", regexp_match("key", '^([0-9]{1,9})/([0-9a-f]{64})') as "part" from unnest($1::text[]) "key") k
       where k."part" is not null and not exists (
         select from "file" f where f."organisatie_id" = k."part"[1]::integer and f."checksum" = k."part"[2])`,
      [keys],
    )
    keys = []
    for (const { key, organisation, checksum } of rows) {
      await removeUnnamed({ pools, files }, organisation, checksum, [key])
    }
  }
  for await (const key of files.list(before)) {
    if (key.endsWith(DRAFT)) await files.delete(key)
    else if (keys.push(key) === BATCH) await look()
  }
  await look()
}

/**
 * Removes objects of a content that no row names. An upload of the same content shares this lock until its row is there
 * (`storeFile`): while one is under way the content stays.
 */
async function removeUnnamed({ pools, files }: Parts, organisation: number, checksum: string, keys: readonly string[]) {
  await inOneTransaction(pools.owner, async (client) => {
    const lock = await client.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "free"',
      [objectKey(organisation, checksum)],
    )
    if (!lock.rows[0]?.free) return
    // Asked only now: a row that came before the lock was ours is seen.
    const named = await client.query('select from "file" where "organisatie_id" = $1 and "checksum" = $2 limit 1', [
      organisation,
      checksum,
    ])
    if (named.rowCount) return
    for (const key of keys) await files.delete(key)
  })
}
