import { accessLogOperations } from '../operations/access-log.ts'
import { assetPlanOperations } from '../operations/asset-plan.ts'
import { assetTypeOperations } from '../operations/asset-types.ts'
import { authOperations } from '../operations/auth.ts'
import { capabilityOperations } from '../operations/capabilities.ts'
import { certificateOperations } from '../operations/certificates.ts'
import { historyOperations } from '../operations/history.ts'
import { lostSecretOperations } from '../operations/lost-secrets.ts'
import { noticeOperations } from '../operations/notice.ts'
import type { Operation } from '../operations/operation.ts'
import { proposalOperations } from '../operations/proposal.ts'
import { reportOperations } from '../operations/report.ts'
import { secondFactorOperations } from '../operations/second-factor.ts'
import { sessionOperations } from '../operations/sessions.ts'
import { taskOperations } from '../operations/task.ts'
import { turnPhotoOperations } from '../operations/turn-photo.ts'
import { variableSetOperations } from '../operations/variable-set.ts'
import { visitPlanOperations } from '../operations/visit-plan.ts'

/** Every call that is not CRUD. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...reportOperations,
  ...visitPlanOperations,
  ...assetPlanOperations,
  ...assetTypeOperations,
  ...turnPhotoOperations,
  ...taskOperations,
  ...noticeOperations,
  ...historyOperations,
  ...proposalOperations,
  ...variableSetOperations,
  ...sessionOperations,
  ...secondFactorOperations,
  ...accessLogOperations,
  ...certificateOperations,
  ...capabilityOperations,
  ...lostSecretOperations,
]

/** Their part of the schema. */
export function operationsSdl(): { types: string; queries: string[]; mutations: string[] } {
  const line = (o: Operation) => `${o.name}${o.signature}`
  return {
    types: operations.flatMap((o) => o.types ?? []).join('\n\n'),
    queries: operations.filter((o) => o.kind === 'query').map(line),
    mutations: operations.filter((o) => o.kind === 'mutation').map(line),
  }
}
