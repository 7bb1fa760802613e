import { inSentence } from './in-sentence.ts'
import { inLocale, type Label, type Locale } from './label.ts'

/** What there is none of: the words behind "no", and the number with which the verb goes. */
export interface NoneOf {
  readonly what: string
  readonly n: 1 | 2
}

/**
 * The rows of a kind as a sentence says that there are none. What has no plural, as equipment, is one thing; in French `de` goes
 * before it, without its vowel where one follows.
 */
export function noneOf({ label, plural }: { readonly label: Label; readonly plural: Label }, locale: Locale): NoneOf {
  const words = inSentence(plural, locale)
  const isVowel = /^[aeiouyhœæ]/.test(words.normalize('NFD'))
  const what = locale === 'fr' ? `${isVowel ? "d'" : 'de '}${words}` : words
  return { what, n: inLocale(label, locale) === inLocale(plural, locale) ? 1 : 2 }
}
