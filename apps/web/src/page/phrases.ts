import type { Locale } from '@vezel/model/kit/label.ts'
import type { Phrases } from '@vezel/model/kit/phrase.ts'
import type { Messages } from '@vezel/model/messages/nl.ts'

const files: { readonly [L in Locale]: () => Promise<Phrases<Messages>[L]> } = {
  nl: async () => (await import('@vezel/model/messages/nl.ts')).nl,
  en: async () => (await import('@vezel/model/messages/en.ts')).en,
  fr: async () => (await import('@vezel/model/messages/fr.ts')).fr,
}

/**
 * The phrases of the first pages. Those of an area come with the code that speaks them; of these each language is fetched by
 * itself: no first visit waits for the other two. Empty until then, and nothing is shown before.
 */
export const pagePhrases = { nl: {}, en: {}, fr: {} } as Phrases<Messages>

/** Fetches a language; French lacks phrases, which are then Dutch. */
export async function fetchPhrases(locale: Locale): Promise<void> {
  if (locale === 'fr') await fetchPhrases('nl')
  Object.assign(pagePhrases[locale], await files[locale]())
}
