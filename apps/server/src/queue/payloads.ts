/** What each kind of job is given. A job is a line here, a file beside this one and a line in `index.ts`. */
export interface JobPayloads {
  'send-reset-mail': { readonly email: string }
  /** The id of the change that was asked for. */
  'send-email-change': { readonly change: string }
  'send-invitation': { readonly organisation: number; readonly invitation: string }
  /** Ids of the task and the report, and who asked. */
  'make-report': {
    readonly task: string
    readonly report: string
    readonly organisation: number
    readonly user: number
  }
  /** The same, of a report to release. */
  'release-report': JobPayloads['make-report']
  'demo-photos': { readonly organisation: number; readonly today: string }
  'clean-up': Readonly<Record<string, never>>
}
export type JobName = keyof JobPayloads
