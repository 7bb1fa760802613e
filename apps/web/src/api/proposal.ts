import { model } from '@vezel/model'
import { proposalCall } from '@vezel/model/kit/proposals.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { ask } from './connection.ts'
import { toInput } from './save.ts'

/** What the server would fill in of a new record with these values: relations as ids. Nothing is kept of it. */
export async function askProposal(of: string, known: Draft, signal: AbortSignal): Promise<Draft> {
  const entity = model.named(of)
  const document = `query propose($input: Create${entity.api.type}Input!) { answer: ${proposalCall(entity)}(input: $input) }`
  return (await ask<{ answer: Draft }>({ document, variables: { input: toInput(entity, known) } }, signal)).answer
}
