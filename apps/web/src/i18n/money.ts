import { type Locale, tags } from './texts.ts'

/** An amount of euros, always with its cents: `€ 32,50`. */
export const money = (euros: number, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' }).format(euros)
