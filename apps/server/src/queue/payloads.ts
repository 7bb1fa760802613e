import type { AskedTask, JobOf } from '@vezel/model/tasks.ts'

/** The job of a task: which one, and who asked. What it concerns stands in the task itself. */
export interface TaskPayload {
  readonly task: string
  readonly organisation: number
  readonly user: number
}
/** The jobs of the kinds of long work that somebody asks for (`tasks.ts` of the model). */
type TaskJobs = { readonly [K in AskedTask as JobOf<K>]: TaskPayload }

/** What each other kind of job is given. A job is a line here, a file in `jobs/` and a line in its `index.ts`. */
interface OtherJobs {
  'send-reset-mail': { readonly email: string }
  /** The id of the change that was asked for. */
  'send-email-change': { readonly change: string }
  'send-invitation': { readonly organisation: number; readonly invitation: string }
  'send-factor-reset': { readonly user: number }
  'demo-photos': { readonly organisation: number; readonly today: string }
  /** Another day than today: `YYYY-MM-DD`. */
  'warn-certificates': { readonly today?: string }
  'end-log': { readonly today?: string }
  'clean-up': Readonly<Record<string, never>>
}
export type JobPayloads = OtherJobs & TaskJobs
export type JobName = keyof JobPayloads
