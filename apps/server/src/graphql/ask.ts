import type { Session } from '../access.ts'
import type { Ask } from '../operations/operation.ts'
import type { Services } from '../services.ts'
import { run } from './run.ts'

/** The API as somebody, from inside the product: the same rights, the same one snapshot. */
export const askAs =
  (services: Services, session: Session): Ask =>
  async <T>(query: string, variables: Record<string, unknown>) => {
    const context = { services, session, locale: session.locale, token: undefined, address: 'internal' }
    const { body } = await run({ query, variables }, context, services.log)
    const answer = JSON.parse(body) as { data: T | null; errors?: readonly { message: string }[] }
    if (answer.errors || !answer.data) throw new Error(answer.errors?.map((e) => e.message).join('; ') ?? 'No answer')
    return answer.data
  }
