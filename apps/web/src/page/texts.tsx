import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { speak } from '@vezel/model/kit/phrase.ts'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ownWords } from '../api/problem.ts'
import { type Formats, formats } from '../i18n/formats.ts'
import { rememberLocale } from '../i18n/locale.ts'
import type { Locale } from '../i18n/texts.ts'
import { orReload } from '../router/reload-once.ts'
import { type UiTexts, UiTextsContext, uiTexts, useUiTexts } from '../ui/texts.ts'
import { uiNl } from '../ui/texts-nl.ts'
import { fetchPhrases, pagePhrases } from './phrases.ts'

const uiPhrases = {
  nl: async () => uiNl,
  en: async () => (await import('../ui/texts-en.ts')).uiEn,
  fr: async () => (await import('../ui/texts-fr.ts')).uiFr,
}
const loaded = new Map<Locale, UiTexts>()

/** Fetches a language, once. */
export async function loadTexts(locale: Locale): Promise<UiTexts> {
  const known = loaded.get(locale)
  if (known) return known
  const made = await fetched(locale).catch((cause: unknown) => {
    if (locale === 'nl') throw cause
    // §8, locale problems: a warning, and the language that is always there.
    // biome-ignore lint/suspicious/noConsole: the page goes on, and whoever looks why it is Dutch finds it here.
    console.warn(`The texts of the language ${locale} could not be fetched: the page is Dutch`, cause)
    return fetched('nl')
  })
  loaded.set(locale, made)
  return made
}

const fetched = (locale: Locale) =>
  orReload(async () => {
    const [ui] = await Promise.all([uiPhrases[locale](), fetchPhrases(locale)])
    return uiTexts(locale, ui)
  })

/** The texts of the page's language below it. While another language is fetched the former one stays. */
export function TextsProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [shown, setShown] = useState(() => loaded.get(locale) ?? null)
  const now = loaded.get(locale) ?? shown
  useEffect(() => {
    let left = false
    void loadTexts(locale).then((made) => left || setShown(made))
    return () => {
      left = true
    }
  }, [locale])
  // Before what stands below it asks anything: the language of the page goes along with every question.
  useLayoutEffect(() => {
    if (now === null) return
    rememberLocale(locale, now.locale)
    const t = speak(pagePhrases, now.locale)
    ownWords.connection = t('connectionLostSaving')
    ownWords.unexpected = t('unexpectedAnswer')
  }, [now, locale])
  if (now === null) return null
  return <UiTextsContext value={now}>{children}</UiTextsContext>
}

export const useLocale = (): Locale => useUiTexts().locale
/** How dates and numbers read in the language of the page. */
export const useFormats = (): Formats => formats(useUiTexts().locale)
/** `label(survey.plural)`: the words of a definition in the language of the page. */
export function useLabel(): (label: Label) => string {
  const { locale } = useUiTexts()
  return (label) => inLocale(label, locale)
}
