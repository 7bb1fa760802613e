import type { Item } from '../dossier.ts'
import { en } from './en.ts'
import type { ReportLocale } from './locale.ts'
import { nl, type Texts } from './nl.ts'
import { enOfShips, nlOfShips } from './ships.ts'
import { withoutTongues } from './tongues.ts'

export type TextKey = keyof Texts

/** The phrases, labels, numbers and dates of one language. */
export interface Words {
  readonly locale: ReportLocale
  t(key: TextKey, args?: Readonly<Record<string, string | number>>): string
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
  const tag = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' }[locale]
  const numbers = [undefined, 0, 1, 2, 3].map(
    (decimals) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 3 }),
  )
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' })
  return {
    locale,
    t: (key, args = {}) => fill(texts[key], args),
    item: (item) =>
      item == null ? '' : ((locale === 'en' ? item.value_en : locale === 'fr' ? item.value_fr : null) ?? item.value),
    // French groups thousands with a narrow space that the report's fonts lack.
    number: (value, decimals) =>
      (numbers[decimals === undefined ? 0 : decimals + 1]?.format(value) ?? '').replaceAll('\u202f', '\u00a0'),
    date: (value) => dates.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)),
    day: (value) => value.slice(0, 10).split('-').reverse().join('-'),
    list: (parts) => lists.format(parts),
  }
}

/**
 * `{n}` becomes the argument, `{n|one|several}` a choice by it, `{n?text}` a text that stands only where the argument
 * says something; a choice may hold `{n}` again. A sentence that an argument ends already gets no second point.
 */
function fill(text: string, args: Readonly<Record<string, string | number>>): string {
  const kept = text.replace(/\{(\w+)\?((?:[^{}]|\{\w+\})*)\}/g, (_, name: string, part: string) =>
    String(args[name] ?? '').trim() === '' ? '' : part,
  )
  const chosen = kept.replace(
    /\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g,
    (_, name: string, one: string, several: string) => (Number(args[name]) === 1 ? one : several),
  )
  return chosen.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, point: string) => {
    const value = args[name]
    return value === undefined ? whole : `${value}${/[.!?…]$/.test(withoutTongues(String(value))) ? '' : point}`
  })
}
