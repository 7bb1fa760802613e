import type { FactorOffer } from './call.ts'
import { change } from './connection.ts'

// The calls about the security of one's own account, apart from `Calls`: the first page brings those, and is measured in bytes.

interface SecurityCalls {
  beginTweedeFactor: { args: { current_password: string }; answer: FactorOffer }
  bevestigTweedeFactor: { args: { code: string }; answer: { codes: readonly string[] } }
  nieuweHerstelcodes: { args: { current_password: string }; answer: { codes: readonly string[] } }
  zetTweedeFactorUit: { args: { current_password: string; code: string }; answer: { status: string } }
  herstelTweedeFactor: { args: { id: string }; answer: { status: string } }
  beeindigSessie: { args: { id: string }; answer: { status: string } }
  beeindigAndereSessies: { args: Record<string, never>; answer: { aantal: number } }
}
type Name = keyof SecurityCalls

const password = ['$current_password: String!', 'current_password: $current_password'] as const
const code = ['$code: String!', 'code: $code'] as const
const id = ['$id: ID!', 'id: $id'] as const
/** What each takes, and what is asked of its answer. */
const signatures: {
  readonly [N in Name]: readonly [takes: readonly (readonly [declared: string, passed: string])[], asks: string]
} = {
  beginTweedeFactor: [[password], 'geheim uri'],
  bevestigTweedeFactor: [[code], 'codes'],
  nieuweHerstelcodes: [[password], 'codes'],
  zetTweedeFactorUit: [[password, code], 'status'],
  herstelTweedeFactor: [[id], 'status'],
  beeindigSessie: [[id], 'status'],
  beeindigAndereSessies: [[], 'aantal'],
}

/** Makes a call about the security of an account. Rejects with an `ApiProblem`. */
export async function securityCall<N extends Name>(
  name: N,
  args: SecurityCalls[N]['args'],
): Promise<SecurityCalls[N]['answer']> {
  const [takes, asks] = signatures[name]
  const list = (at: 0 | 1) => (takes.length > 0 ? `(${takes.map((one) => one[at]).join(', ')})` : '')
  const document = `mutation ${name}${list(0)} { answer: ${name}${list(1)} { ${asks} } }`
  return (await change<{ answer: SecurityCalls[N]['answer'] }>({ document, variables: args })).answer
}
