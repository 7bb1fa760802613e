import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import type { Messages } from '@vezel/model/messages/nl.ts'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { ownWords } from '../api/problem.ts'
import { type Formats, formats } from '../i18n/formats.ts'
import { rememberLocale } from '../i18n/locale.ts'
import { createTexts, type Locale, type Translate } from '../i18n/texts.ts'
import { orReload } from '../router/reload-once.ts'
import { type UiTexts, UiTextsContext } from '../ui/texts.ts'
import { uiTextsNl } from '../ui/texts-nl.ts'

/** The texts of one language, fetched. */
export interface PageTexts {
  readonly locale: Locale
  readonly t: Translate<Messages>
  readonly ui: UiTexts
}

const texts = createTexts<Messages>(
  async () => (await import('@vezel/model/messages/nl.ts')).nl,
  async () => (await import('@vezel/model/messages/en.ts')).en,
  async () => (await import('@vezel/model/messages/fr.ts')).fr,
)
const uiTexts: Readonly<Record<Locale, () => Promise<UiTexts>>> = {
  nl: async () => uiTextsNl,
  en: async () => (await import('../ui/texts-en.ts')).uiTextsEn,
  fr: async () => (await import('../ui/texts-fr.ts')).uiTextsFr,
}
const loaded = new Map<Locale, PageTexts>()

/** Fetches a language, once. */
export async function loadTexts(locale: Locale): Promise<PageTexts> {
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

async function fetched(locale: Locale): Promise<PageTexts> {
  const [t, ui] = await orReload(() => Promise.all([texts.load(locale), uiTexts[locale]()]))
  return { locale, t, ui }
}

const TextsContext = createContext<PageTexts | null>(null)

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
  useEffect(() => {
    if (now === null) return
    rememberLocale(locale, now.locale)
    ownWords.connection = now.t('connectionLostSaving')
    ownWords.unexpected = now.t('unexpectedAnswer')
  }, [now, locale])
  if (now === null) return null
  return (
    <TextsContext value={now}>
      <UiTextsContext value={now.ui}>{children}</UiTextsContext>
    </TextsContext>
  )
}

function useTexts(): PageTexts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('No language above this part')
  return texts
}

/** `t('surveyCreated', { number })`: a phrase of `model/messages` in the language of the page. */
export const useT = (): Translate<Messages> => useTexts().t
export const useLocale = (): Locale => useTexts().locale
/** How dates and numbers read in the language of the page. */
export const useFormats = (): Formats => formats(useTexts().locale)
/** `label(survey.plural)`: the words of a definition in the language of the page. */
export function useLabel(): (label: Label) => string {
  const { locale } = useTexts()
  return (label) => inLocale(label, locale)
}
