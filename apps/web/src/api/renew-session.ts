import { call } from './call.ts'
import { currentMe } from './me.ts'
import { goOnAs } from './session.ts'
import { keepToken } from './token.ts'

/**
 * Logs in again as who was at work, for the same organisation: what is on the page goes on. Answers false where a code is
 * asked for. Rejects as `logIn` does.
 */
export async function renewSession(password: string, code?: string): Promise<boolean> {
  const before = currentMe()
  if (before === null) return true
  const organisatie = before.inventarisatie_user?.inventarisatie_organisatie.id
  const input = { username: before.username || before.email, password, ...(code ? { code } : {}), organisatie }
  const answer = await call('login', { input })
  if (answer.access_token === null) return false
  keepToken(answer.access_token)
  goOnAs(before, answer.user)
  return true
}
