import { model } from '@vezel/model'
import { proposalCall } from '@vezel/model/kit/proposals.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { ask } from './connection.ts'
import { toInput } from './save.ts'

/**
 * What the server would fill in of a new record with these values: relations as ids, null of what it leaves open. With
 * `isLikeLast` as the last one had it. Nothing is kept of it.
 */
export async function askProposal(of: string, known: Draft, isLikeLast: boolean, signal: AbortSignal): Promise<Draft> {
  const entity = model.named(of)
  const document = `query propose($input: Create${entity.api.type}Input!, $last: Boolean) { answer: ${proposalCall(entity)}(input: $input, zoals_vorige: $last) }`
  const variables = { input: toInput(entity, known), ...(isLikeLast ? { last: true } : {}) }
  return (await ask<{ answer: Draft }>({ document, variables }, signal)).answer
}
