import type pg from 'pg'
import { inOneTransaction } from '../../db/one-transaction.ts'

/** Any number will do, as long as every process that starts takes the same. */
const KEEPING = 7_340

/**
 * Writes down what closed surveys take over from others where nothing is kept of them yet: those that closed before it was
 * kept, and those that were imported closed. They then no longer move from this start on (decision 0023).
 */
export async function keepClosedSurveys(owner: pg.Pool): Promise<void> {
  await inOneTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [KEEPING])
    const { rows } = await client.query<{ id: string }>(
      `select o."id", leg_slotstand_vast(o."organisatie_id", o."id") from "onderzoek" o
       join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" in ('afgerond', 'geannuleerd')
       where o."deleted_at" is null and not exists (
         select 1 from "slotstand" k where k."organisatie_id" = o."organisatie_id" and k."onderzoek_id" = o."id")`,
    )
    // By now there may be places that nobody had seen when it closed: of those it says nothing, and they are not kept for it.
    const day = `peildatum(k."organisatie_id", k."onderzoek_id", null)`
    const seen = `select 1 from "bron_locatie_inventarisatie" f
      join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
      where f."organisatie_id" = k."organisatie_id" and f."bron_locatie_id" = k."bron_locatie_id" and f."deleted_at" is null`
    await client.query(
      `delete from "slotstand_locatie" k where k."onderzoek_id" = any($1::uuid[]) and exists (${seen})
       and not exists (${seen} and (v."start" at time zone 'Europe/Amsterdam')::date <= ${day})`,
      [rows.map(({ id }) => id)],
    )
  })
}
