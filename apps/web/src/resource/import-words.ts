import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { importEn } from '@vezel/model/messages/import/en.ts'
import { importFr } from '@vezel/model/messages/import/fr.ts'
import { importNl } from '@vezel/model/messages/import/nl.ts'
import { type Locale, type Translate, translate } from '../i18n/texts.ts'
import { useUiTexts } from '../ui/texts.ts'

export type ImportTexts = Translate<typeof importNl>

/** The phrases of an import by language. */
export const importTexts: Readonly<Record<Locale, ImportTexts>> = {
  nl: translate('nl', importNl),
  en: translate('en', importEn),
  fr: translate('fr', importFr),
}

export const useImportT = (): ImportTexts => importTexts[useUiTexts().locale]

/** What stands above the import of records of a kind, by the key of its entity. */
export function useImportTitle(of: string): string {
  const { locale } = useUiTexts()
  const plural = inLocale(model.named(of).plural, locale)
  return importTexts[locale]('title', { what: locale === 'nl' ? plural : plural.toLocaleLowerCase(locale) })
}
