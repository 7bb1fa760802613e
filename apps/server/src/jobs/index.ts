import type { TaskList } from 'graphile-worker'
import type { JobName, JobPayloads } from '../queue/payloads.ts'
import type { Services } from '../services.ts'
import { cleanUp } from './clean-up.ts'
import { demoPhotos } from './demo-photos.ts'
import { drawPlanJob } from './draw-plan.ts'
import { endLog } from './end-log.ts'
import type { Job } from './job.ts'
import { makeReport } from './make-report.ts'
import { makeVisitPlan } from './make-visit-plan.ts'
import { releaseReport } from './release-report.ts'
import { sendEmailChange } from './send-email-change.ts'
import { sendFactorReset } from './send-factor-reset.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendResetMail } from './send-reset-mail.ts'
import { warnCertificates } from './warn-certificates.ts'

const jobs: { readonly [N in JobName]: Job<N> } = {
  'send-reset-mail': sendResetMail,
  'send-email-change': sendEmailChange,
  'send-invitation': sendInvitation,
  'send-factor-reset': sendFactorReset,
  'warn-certificates': warnCertificates,
  'end-log': endLog,
  'clean-up': cleanUp,
  'demo-photos': demoPhotos,
  'make-report': makeReport,
  'release-report': releaseReport,
  'make-visit-plan': makeVisitPlan,
  'draw-plan': drawPlanJob,
}

/** When jobs start by themselves (times in UTC). What was missed while nothing ran is done at the next start. */
export const schedule = `17 2 * * * clean-up
5 3 * * * end-log ?fill=1d
41 3 * * * warn-certificates ?fill=1d`

/** Every job as the queue runs it. */
export function taskList(services: Services): TaskList {
  const task = <N extends JobName>(name: N) =>
    [
      name,
      (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) =>
        jobs[name](payload as JobPayloads[N], services, abortSignal),
    ] as const
  return Object.fromEntries((Object.keys(jobs) as JobName[]).map(task))
}
