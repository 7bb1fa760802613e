import { useSyncExternalStore } from 'react'
import { call, type MoreAsked } from './call.ts'
import { ask, onRefused } from './connection.ts'
import { currentMe, type Me, meFields, setMe } from './me.ts'
import { forgetAll } from './queries.ts'
import { dropToken, keepToken, readToken } from './token.ts'

/** Whether somebody is logged in on this device, and if not, why not any more. */
export interface Session {
  readonly isLoggedIn: boolean
  readonly ended: 'logged-out' | 'expired' | null
  /** The server knows the session no more, of somebody who is at work: it can be renewed where they are. */
  readonly isExpired: boolean
}

let session: Session = { isLoggedIn: readToken() !== null, ended: null, isExpired: false }
const listeners = new Set<() => void>()
function set(next: Omit<Session, 'isExpired'>, isExpired = false) {
  session = { ...next, isExpired }
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

/** What somebody logs in with; who works for several organisations names one. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly organisatie?: string
  readonly code?: string
}

/**
 * Logs in; gives the user, with recovery codes of what was set up on the way, or what is asked further. Rejects with an
 * `ApiProblem`: `loginFailed`, `codeFailed`, `tooManyAttempts`, `invalid` or `connection`.
 */
export async function logIn(
  input: Credentials,
): Promise<{ readonly me: Me; readonly codes: readonly string[] | null } | MoreAsked> {
  const answer = await call('login', { input })
  if (answer.access_token === null) return answer
  forgetAll()
  keepToken(answer.access_token)
  setMe(answer.user)
  set({ isLoggedIn: true, ended: null })
  return { me: answer.user, codes: answer.herstelcodes }
}

/** Who is told that the session was renewed, or that it was not. */
let waiting: { readonly answer: Promise<boolean>; readonly tell: (isRenewed: boolean) => void } | null = null

/** Who is at work is asked for the password where they are; what was refused waits until they gave it or left. */
onRefused(async (refused) => {
  const token = readToken()
  // Meanwhile somebody logged in.
  if (token !== null && token !== refused) return true
  // A page that has just begun holds nothing that could be lost. Who logged out, or never was logged in, lost no session.
  if (currentMe() === null) {
    if (token !== null) end('expired')
    return false
  }
  if (waiting === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { answer: promise, tell: resolve }
    set({ isLoggedIn: true, ended: null }, true)
  }
  return waiting.answer
})

/** Leaves the page of a session that expired, for the log-in page. */
export const leaveExpired = (): void => end('expired')

/**
 * Goes on with another token: what waits goes on when the same person works for the same organisation as before; else
 * nothing of the page stands any more.
 */
export function goOnAs(before: Me | null, now: Me | null): void {
  if (!isSame(before, now)) {
    location.reload()
    return
  }
  setMe(now)
  waiting?.tell(true)
  waiting = null
  set({ isLoggedIn: true, ended: null })
}
const isSame = (one: Me | null, other: Me | null) =>
  one?.id === other?.id && one?.inventarisatie_user?.id === other?.inventarisatie_user?.id

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
  waiting?.tell(false)
  waiting = null
  set({ isLoggedIn: false, ended })
}

// Local storage tells the other tabs that somebody logged in or out.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== 'auth_token') return
  // The cookie may still be the old one here: another tab is another process.
  const isLoggedIn = event.newValue !== null
  if (isLoggedIn && session.isExpired) {
    const before = currentMe()
    void ask<{ me: Me | null }>({ document: `query me { me { ${meFields} } }` }).then(({ me }) => goOnAs(before, me))
  }
  if (isLoggedIn === session.isLoggedIn) return
  if (isLoggedIn) set({ isLoggedIn, ended: null })
  else end('logged-out')
})
