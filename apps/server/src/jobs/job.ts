import type { JobPayloads } from '../queue/payloads.ts'
import type { Services } from '../services.ts'

/**
 * What a job does. It may run more than once: after an error it is tried again, ever more slowly, and a worker that was
 * killed leaves it to the next. `signal` aborts when the worker has to stop and the job takes too long.
 */
export type Job<N extends keyof JobPayloads> = (
  payload: JobPayloads[N],
  services: Services,
  signal: AbortSignal,
) => Promise<void>
