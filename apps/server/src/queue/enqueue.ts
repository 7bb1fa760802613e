import type { JobName, JobPayloads } from './payloads.ts'

/** A pool, or the transaction that is being worked in. */
interface Queryable {
  query(sql: string, values?: unknown[]): Promise<unknown>
}

/**
 * Asks for a job. Inside a transaction it is there when that commits, and never was when it rolls back. Of jobs with
 * the same `key` that still wait only the last is done.
 */
export async function enqueue<N extends JobName>(
  db: Queryable,
  job: N,
  payload: JobPayloads[N],
  { key }: { readonly key?: string } = {},
): Promise<void> {
  await db.query('select graphile_worker.vezel_enqueue($1, $2::json, $3)', [job, JSON.stringify(payload), key ?? null])
}
