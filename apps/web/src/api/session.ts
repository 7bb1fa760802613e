import { useSyncExternalStore } from 'react'
import { call, type OrganisationChoice } from './call.ts'
import { onRefused } from './connection.ts'
import { type Me, setMe } from './me.ts'
import { forgetAll } from './queries.ts'
import { dropToken, keepToken, readToken } from './token.ts'

/** Whether somebody is logged in on this device, and if not, why not any more. */
export interface Session {
  readonly isLoggedIn: boolean
  readonly ended: 'logged-out' | 'expired' | null
}

let session: Session = { isLoggedIn: readToken() !== null, ended: null }
const listeners = new Set<() => void>()
function set(next: Session) {
  session = next
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

/**
 * Logs in; gives the user, or the organisations of which whoever works for several names one. Rejects with an
 * `ApiProblem`: `loginFailed`, `tooManyAttempts`, `invalid` or `connection`.
 */
export async function logIn(input: {
  username: string
  password: string
  organisatie?: string
}): Promise<{ me: Me } | { choices: readonly OrganisationChoice[] }> {
  const answer = await call('login', { input })
  if (answer.access_token === null) return { choices: answer.organisaties }
  forgetAll()
  keepToken(answer.access_token)
  setMe(answer.user)
  set({ isLoggedIn: true, ended: null })
  return { me: answer.user }
}

/** Logs out here and in the other tabs. The server is told; when it cannot be reached the token still goes. */
export function logOut(): void {
  // The request has taken the token along before it is dropped.
  void call('logout', {}).catch(() => undefined)
  end('logged-out')
}

function end(ended: Session['ended']) {
  dropToken()
  setMe(null)
  forgetAll()
  set({ isLoggedIn: false, ended })
}

onRefused(() => end('expired'))
// Local storage tells the other tabs that somebody logged in or out.
globalThis.addEventListener?.('storage', (event) => {
  // The cookie may still be the old one here: another tab is another process.
  const isLoggedIn = event.newValue !== null
  if (event.key !== 'auth_token' || isLoggedIn === session.isLoggedIn) return
  if (isLoggedIn) set({ isLoggedIn, ended: null })
  else end('logged-out')
})
