import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { SERVING_ROLE } from '../db/app-role.ts'
import { inOneTransaction } from '../db/one-transaction.ts'

/**
 * Makes or renews the tables of the job queue, as their owner. Requests come in with a role that owns nothing: one
 * function lets it add a job, and nothing more.
 */
export async function prepareJobs(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner })
  await inOneTransaction(owner, async (client) => {
    // `create or replace` by two processes at once would fail with 'tuple concurrently updated'.
    await client.query('select pg_advisory_xact_lock(7340)')
    await client.query(
      `create or replace function graphile_worker.vezel_enqueue("taak" text, "gegevens" json, "sleutel" text)
       returns void language sql security definer set search_path = pg_catalog, pg_temp
       as $$ select graphile_worker.add_job("taak", "gegevens", job_key := "sleutel") $$;
       revoke all on function graphile_worker.vezel_enqueue(text, json, text) from public;
       grant usage on schema graphile_worker to ${SERVING_ROLE};
       grant execute on function graphile_worker.vezel_enqueue(text, json, text) to ${SERVING_ROLE}`,
    )
  })
}
