import type { Locale } from '@vezel/model/kit/label.ts'
import {
  type Arguments,
  fill,
  type Phrases,
  type Rest,
  speak,
  type Texts,
  type Translate,
} from '@vezel/model/kit/phrase.ts'
import { createContext, useContext, useMemo } from 'react'
import { type UiPhrases, uiNl } from './texts-nl.ts'

/** The phrases of the parts in a language: a text, or what gives it for its arguments. */
export type UiTexts = { readonly locale: Locale } & {
  readonly [Key in keyof UiPhrases]: Rest<UiPhrases[Key]> extends []
    ? string
    : (...args: Rest<UiPhrases[Key]>) => string
}

/** Makes them from the phrases of a language. */
export function uiTexts(locale: Locale, phrases: { readonly [Key in keyof UiPhrases]: string }): UiTexts {
  const said = Object.entries<string>(phrases).map(([key, text]) => [
    key,
    text.includes('{') ? (args: Arguments) => fill(text, args, locale) : text,
  ])
  // The type tells of each text what was done here.
  return { ...Object.fromEntries(said), locale } as UiTexts
}

/** The language of the page, and what the parts say in it. Dutch unless the application says otherwise. */
export const UiTextsContext = createContext<UiTexts>(uiTexts('nl', uiNl))

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext)
}

/**
 * `const t = useT(surveyPhrases)`, `t('sources')`: the phrases of an area in the language of the page. An area is imported,
 * so that it comes with the chunk of the code that speaks it, and no sooner.
 */
export function useT<Nl extends Texts>(of: Phrases<Nl>): Translate<Nl> {
  const { locale } = useUiTexts()
  return useMemo(() => speak(of, locale), [of, locale])
}
