import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Pool } from 'pg'
import type { JobName } from './payloads.ts'

/** Remembers that a job that runs by itself has done its work: somebody has to see that it did. */
export const didRun = (owner: Pool, job: JobName): Promise<unknown> =>
  owner.query(
    `insert into "joblog" ("naam", "op") values ($1, now()) on conflict ("naam") do update set "op" = now()`,
    [job],
  )

/** When a job was last done with its work, and whether it should have been done again by now: `Nagekeken` of the API. */
export async function lastRun(serve: Pool, job: JobName, hours: number) {
  const { rows } = await serve.query<{ at: Date; isLate: boolean }>(
    `select "op" as "at", "op" < now() - $2 * interval '1 hour' as "isLate" from "joblog" where "naam" = $1`,
    [job, hours],
  )
  const [last] = rows
  return { op: last ? dutchTime(last.at) : null, isTeLaat: last?.isLate ?? false }
}
