import type { Behaviour } from './behaviour.ts'
import { tellAssigned } from './shared/tell-assigned.ts'

/** Who carries a survey out is told so. */
export const executionBehaviour: Behaviour<'execution'> = {
  afterCreate: (_id, draft, work) => tellAssigned(work, draft.onderzoek, draft.inspecteurs),
  afterUpdate: (_id, draft, work, before) => tellAssigned(work, draft.onderzoek, draft.inspecteurs, before.inspecteurs),
}
