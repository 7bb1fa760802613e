import { amountUnknown, type ToldAmount } from '@vezel/model/amount.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { formats } from '../../i18n/formats.ts'

/** How much there is, in words: `12,5 m²`, or that nobody knows; empty where nothing is told. */
export const amountText = (told: ToldAmount, unit: string, locale: Locale): string =>
  told === 'unknown' ? inLocale(amountUnknown, locale) : formats(locale).number(told, unit)
