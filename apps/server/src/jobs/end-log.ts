import { endOldLines } from '../auth/access-log.ts'
import { didRun } from '../queue/did-run.ts'
import type { Job } from './job.ts'

/** Takes away, every night, what the log of access has told for ten years. Another day than today is for tests. */
export const endLog: Job<'end-log'> = async ({ today }, { pools }) => {
  const { rows } = await pools.owner.query<{ day: string }>(`select coalesce($1::date, vandaag())::text as "day"`, [
    today ?? null,
  ])
  await endOldLines(pools.owner, rows[0]?.day ?? '')
  await didRun(pools.owner, 'end-log')
}
