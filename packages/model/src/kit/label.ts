/** The languages of the interface. Dutch is the default and what a missing French text falls back to (§1, §9). */
export const locales = ['nl', 'en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A text that belongs to one definition: Dutch and English always, French where the trade has settled on one. */
export interface Label {
  readonly nl: string
  readonly en: string
  readonly fr?: string
}

/** The text in `locale`, or the Dutch one where French is missing. */
export const inLocale = (label: Label, locale: Locale): string => label[locale] ?? label.nl

/** What is said in each language. */
export const inEach = (said: (locale: Locale) => string): Label => ({ nl: said('nl'), en: said('en'), fr: said('fr') })

export const isLabel = (value: unknown): value is Label =>
  typeof value === 'object' && value !== null && 'nl' in value && 'en' in value
