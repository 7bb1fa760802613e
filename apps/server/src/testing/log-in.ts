import { type LoggedIn, login } from '../auth/login.ts'

/** Logs in somebody who has no organisation to choose, or names it. */
export async function logIn(...args: Parameters<typeof login>): Promise<LoggedIn> {
  const answer = await login(...args)
  if ('session' in answer) return answer
  if ('code_gevraagd' in answer) throw new Error('A code is asked for')
  throw new Error(`An organisation has to be chosen: ${answer.organisaties.map(({ naam }) => naam).join(', ')}`)
}
