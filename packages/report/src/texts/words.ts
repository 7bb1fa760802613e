import { itemText } from '@vezel/model/kit/item-words.ts'
import { fill, type Rest, type Translate, tags } from '@vezel/model/kit/phrase.ts'
import type { Item } from '../dossier.ts'
import { en } from './en.ts'
import type { ReportLocale } from './locale.ts'
import { nl, type Texts } from './nl.ts'
import { enOfShips, nlOfShips } from './ships.ts'

export type TextKey = keyof Texts
/** One that takes nothing: a label, a title. */
export type PlainKey = { [K in TextKey]: Rest<(typeof nl)[K]> extends [] ? K : never }[TextKey]

/** The phrases, labels, numbers and dates of one language. */
export interface Words {
  readonly locale: ReportLocale
  readonly t: Translate<typeof nl>
  /** Label of a lookup item; falls back to Dutch. */
  item(item: Item | null | undefined): string
  /** 1234.5 → `1.234,5`; with two decimals `1.234,50`. At most three decimals. */
  number(value: number, decimals?: number): string
  /** `2026-03-06…` → `6 maart 2026`. */
  date(value: string): string
  /** `2026-03-06…` → `06-03-2026`. */
  day(value: string): string
  list(parts: readonly string[]): string
}

/** French texts do not exist yet: a French report shows Dutch phrases with French labels and dates. */
export function wordsOf(locale: ReportLocale, isOfShip = false): Words {
  const texts: Texts = locale === 'en' ? { ...en, ...(isOfShip && enOfShips) } : { ...nl, ...(isOfShip && nlOfShips) }
  const tag = tags[locale]
  const numbers = [undefined, 0, 1, 2, 3].map(
    (decimals) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 3 }),
  )
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' })
  return {
    locale,
    // Counted as the language that the phrases are in does.
    t: (key, ...[args]) => fill(texts[key], args ?? {}, locale === 'en' ? 'en' : 'nl'),
    item: (item) => itemText(item, locale),
    // French groups thousands with a narrow space that the report's fonts lack.
    number: (value, decimals) =>
      (numbers[decimals === undefined ? 0 : decimals + 1]?.format(value) ?? '').replaceAll('\u202f', '\u00a0'),
    date: (value) => dates.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)),
    day: (value) => value.slice(0, 10).split('-').reverse().join('-'),
    list: (parts) => lists.format(parts),
  }
}
