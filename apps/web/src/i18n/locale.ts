import { type Locale, locales } from './texts.ts'

const cookieName = 'i18n_redirected'

/** The language of a path: `/en/…` and `/fr/…`, everything else Dutch. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1]
  return first === 'en' || first === 'fr' ? first : 'nl'
}

/** The language chosen before on this device, from the cookie `i18n_redirected`. */
export function rememberedLocale(): Locale | null {
  const found = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1]
  return locales.find((locale) => locale === found) ?? null
}

/**
 * Remembers the language for 365 days and tells the page which words it has, so that they are broken and read out rightly:
 * `shown` is another one where the chosen one could not be fetched.
 */
export function rememberLocale(locale: Locale, shown: Locale = locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in Safari and on plain http.
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`
  document.documentElement.lang = shown
}
