import { inLocale, type Label, type Locale } from './label.ts'

/** The words of a label as they stand within a sentence: in small letters, but for abbreviations such as VSCP and PDF. */
export const inSentence = (label: Label, locale: Locale): string => small(inLocale(label, locale), locale)

/** `inSentence` of a text that is known already. */
export const small = (text: string, locale: Locale): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => (/\p{Lu}{2}/u.test(word) ? word : word.toLocaleLowerCase(locale)))

/** A text within a sentence whose further words keep their capitals: only the first letter of its first word is made small. */
export const uncapital = (text: string): string =>
  // A report puts a mark of the language before words that are not in its own.
  text.replace(
    /^([\ue000-\ue00f]?)(\p{Lu})(?=[\p{Ll}\s-]|$)/u,
    (_, mark: string, first: string) => mark + first.toLowerCase(),
  )
