import { model } from '@vezel/model'
import { inSentence, small } from '@vezel/model/kit/in-sentence.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { type NoneOf, noneOf } from '@vezel/model/kit/none-of.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Read } from '../kinds/record.ts'
import { useT, useUiTexts } from '../ui/texts.ts'

/** A phrase about a kind of record as a sentence starts: the kind is in small letters unless it comes first. */
export const about = ({ label }: { label: Label }, locale: Locale, phrase: (what: string) => string): string =>
  aboutText(inLocale(label, locale), locale, phrase)

/** The same of a text that is known already, such as the label of a field. */
export function aboutText(what: string, locale: Locale, phrase: (what: string) => string): string {
  const text = phrase(small(what, locale))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** The name of who recorded a row, where its kind keeps that; elsewhere a relation of that name means something else. */
export function recorderOf({ __typename: type, inventarisatie_user: by }: Read): string | null {
  const isKept = typeof type === 'string' && model.ofType(type)?.recorded === true
  return isKept && isRecord(by) && typeof by.full_name === 'string' ? by.full_name : null
}

/** The kind of the rows as it stands in a sentence, by the key of its entity: "ruimten". */
export function usePluralOf(of: string): string {
  const { locale } = useUiTexts()
  return inSentence(model.named(of).plural, locale)
}

/** The rows of a kind as a sentence says that there are none, by the key of its entity. */
export function useNoneOf(of: string): NoneOf {
  const { locale } = useUiTexts()
  return noneOf(model.named(of), locale)
}

/** What adds a record of a kind, by the key of its entity: on the button and above the dialog that it opens (§9). */
export function useNewOne(): (of: string) => string {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  return (of) => about(model.named(of), locale, (what) => t('newOne', { what }))
}

/** What is said once a record of a kind has been added, by the key of its entity. */
export function useMadeOne(): (of: string) => string {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  return (of) => about(model.named(of), locale, (what) => t('madeOne', { what }))
}
