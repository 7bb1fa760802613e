import { model } from '@vezel/model'
import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { resourceEn } from '@vezel/model/messages/resource/en.ts'
import { resourceFr } from '@vezel/model/messages/resource/fr.ts'
import { resourceNl } from '@vezel/model/messages/resource/nl.ts'
import { type Locale, type Translate, translate } from '../i18n/texts.ts'
import { useUiTexts } from '../ui/texts.ts'

type ResourceTexts = typeof resourceNl

const made: Record<Locale, Translate<ResourceTexts>> = {
  nl: translate('nl', resourceNl),
  en: translate('en', resourceEn),
  fr: translate('fr', { ...resourceNl, ...resourceFr }),
}

/** The phrases of tables, forms and dialogs over any record. */
export const useT = () => made[useUiTexts().locale]

/** A phrase about a kind of record as a sentence starts: the kind is in small letters unless it comes first. */
export function about({ label }: { label: Label }, locale: Locale, phrase: (what: string) => string): string {
  const text = phrase(inLocale(label, locale).toLocaleLowerCase(locale))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** What adds a record of a kind, by the key of its entity: on the button and above the dialog that it opens (§9). */
export function useNewOne(): (of: string) => string {
  const t = useT()
  const { locale } = useUiTexts()
  return (of) => about(model.named(of), locale, (what) => t('newOne', { what }))
}

/** What is said once a record of a kind has been added, by the key of its entity. */
export function useMadeOne(): (of: string) => string {
  const t = useT()
  const { locale } = useUiTexts()
  return (of) => about(model.named(of), locale, (what) => t('madeOne', { what }))
}
