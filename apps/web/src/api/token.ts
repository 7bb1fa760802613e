import { pageLimits } from '@vezel/model/page-limits.ts'

// §7: queries read the token from the cookie, downloads of files from local storage. Both are set and removed together.
const cookieName = 'apollo-token'
const storageName = 'auth_token'

/** The token of the cookie, which ends with the session; null for somebody who is not logged in. */
export function readToken(): string | null {
  return new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(document.cookie)?.[1] ?? null
}

/** The token with which files are fetched. */
export function readFileToken(): string | null {
  return localStorage.getItem(storageName)
}

/** Keeps the token for seven days. */
export function keepToken(token: string): void {
  writeCookie(token, pageLimits.tokenDays * 24 * 3600)
  localStorage.setItem(storageName, token)
}

/** Forgets the token on this device. */
export function dropToken(): void {
  writeCookie('', 0)
  localStorage.removeItem(storageName)
}

function writeCookie(value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in Safari and on plain http.
  document.cookie = `${cookieName}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
