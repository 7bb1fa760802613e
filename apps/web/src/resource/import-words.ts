import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { useT, useUiTexts } from '../ui/texts.ts'

/** What stands above the import of records of a kind, by the key of its entity. */
export function useImportTitle(of: string): string {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const plural = inLocale(model.named(of).plural, locale)
  return t('title', { what: locale === 'nl' ? plural : plural.toLocaleLowerCase(locale) })
}
