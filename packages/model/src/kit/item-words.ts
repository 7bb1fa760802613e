import type { Label, Locale } from './label.ts'

/** The words of a list's item: Dutch always, the others where a manager gave them. */
export interface ItemWords {
  readonly value?: unknown
  readonly value_en?: unknown
  readonly value_fr?: unknown
}

/** The field whose words are an item's in a language: the Dutch ones where those of the language are missing or empty. */
export const itemField = (item: ItemWords, locale: Locale): keyof ItemWords => {
  const own = locale === 'nl' ? 'value' : (`value_${locale}` as const)
  return item[own] ? own : 'value'
}

/** What an item is called in a language; '' without an item. */
export const itemText = (item: ItemWords | null | undefined, locale: Locale): string =>
  item ? String(item[itemField(item, locale)] || '') : ''

/** What an item is called, for a sentence that is said later. */
export const itemLabel = (item: ItemWords): Label => ({
  nl: itemText(item, 'nl'),
  en: itemText(item, 'en'),
  fr: itemText(item, 'fr'),
})
