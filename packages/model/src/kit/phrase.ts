import { inLocale, isLabel, type Label, type Locale } from './label.ts'

/**
 * The one grammar of every phrase of the product: of pages, problems, rules, notices, mails and reports.
 *
 * - `{name}` is the argument: a text as it is, a number as the language writes it (a year is a text), a label in the language.
 * - `{n|één bron|# bronnen}` chooses by a number, as the language counts; `#` is that number.
 * - `{names&}` is a list: `B01, B02 en B03`.
 * - `{reason?, want {reason}}` stands only where the argument says something.
 *
 * A choice and an optional part may hold `{name}` and `{names&}` again. A sentence that an argument ends already gets no
 * second point. Why this and no library: docs/decisions/0035-phrases.md.
 */
export type Argument = string | number | Label | readonly string[] | null | undefined
export type Arguments = Readonly<Record<string, Argument>>

/** The place of an argument, from the text after its brace: `name`, and the sign that says how it is taken. */
type PlaceAt<After extends string> = After extends `${infer Inside}}${string}`
  ? Inside extends `${infer Before}|${string}`
    ? Before extends `${infer Name}?${string}`
      ? [Name, '?']
      : [Before, '|']
    : Inside extends `${infer Name}?${string}`
      ? [Name, '?']
      : Inside extends `${infer Name}&`
        ? [Name, '&']
        : [Inside, '']
  : never
type PlacesIn<Text extends string> = Text extends `${string}{${infer After}` ? PlaceAt<After> | PlacesIn<After> : never

/** What a text asks for, read from the text itself: a number where it counts, names where it lists, anything readable elsewhere. */
export type ArgumentsOf<Text extends string> = string extends Text ? Arguments : ArgumentsAt<PlacesIn<Text>>
type ArgumentsAt<Place extends [string, string]> = {
  readonly [Name in Place[0]]: [Name, '|'] extends Place
    ? number
    : [Name, '&'] extends Place
      ? readonly string[]
      : string | number | Label | ([Name, '?'] extends Place ? null | undefined : never)
}

/** The arguments of a text as a function takes them last: none where it asks for none. */
export type Rest<Text extends string> = string extends Text
  ? [args?: Arguments]
  : [PlacesIn<Text>] extends [never]
    ? []
    : [args: ArgumentsOf<Text>]

/** The language tag for `Intl` and `lang`; French is that of Belgium. */
export const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' }

const PLACE = /\{(\w+)(?:([|?&])((?:[^{}]|\{[^{}]*\})*))?\}(\.?)/g
/** Marks of private use around a text say of which language it is, and are no part of it. */
const ENDED = /[.!?…]\p{Co}*$/u

/** A phrase in a language with its arguments filled in. What a newer text asks for and nobody gave stays empty. */
export function fill(text: string, args: Readonly<Record<string, unknown>>, locale: Locale): string {
  if (!text.includes('{')) return text
  return text.replace(PLACE, (_, name: string, how: string | undefined, inside: string, point: string) => {
    const value = args[name]
    const said = shown(value, locale)
    const put =
      how === '?'
        ? said.trim() && fill(inside, args, locale)
        : how === '|'
          ? fill(chosen(inside, Number(value), locale).replaceAll('#', said), args, locale)
          : said
    return ENDED.test(put) ? put : put + point
  })
}

/** A label with its arguments filled in, for a sentence that is said later. */
export const filled = (label: Label, args: Arguments): Label => ({
  nl: fill(label.nl, args, 'nl'),
  en: fill(label.en, args, 'en'),
  fr: fill(inLocale(label, 'fr'), args, 'fr'),
})

function chosen(choices: string, by: number, locale: Locale): string {
  const [one = '', several = one] = choices.split('|')
  return speech(locale).plural.select(by) === 'one' ? one : several
}

function shown(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return speech(locale).number.format(value)
  if (Array.isArray(value)) return speech(locale).list.format(value)
  return isLabel(value) ? inLocale(value, locale) : typeof value === 'string' ? value : ''
}

const made: Partial<Record<Locale, ReturnType<typeof make>>> = {}
const make = (tag: string) => ({
  number: new Intl.NumberFormat(tag),
  plural: new Intl.PluralRules(tag),
  list: new Intl.ListFormat(tag),
})
/** Made once: each costs more than a thousand phrases. */
const speech = (locale: Locale) => (made[locale] ??= make(tags[locale]))

/** The arguments of a text, each with the sign that says how it is taken: `n|`, `names&`, `name`; in order, each once. */
export const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)([|?&]?)/g)].map(([, name = '', how = '']) => name + how))].sort()

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>

/** The phrases of an area in three languages. Dutch decides which there are and what they take; French may lack some, and is Dutch there. */
export interface Phrases<Nl extends Texts = Texts> {
  readonly nl: Nl
  readonly en: { readonly [Key in keyof Nl]: string }
  readonly fr: { readonly [Key in keyof Nl]?: string }
}
export const phrases = <const Nl extends Texts>(nl: Nl, en: Phrases<Nl>['en'], fr: Phrases<Nl>['fr']): Phrases<Nl> => ({
  nl,
  en,
  fr,
})

/** `t('samples', { n: 2 })`: key and arguments are checked against the Dutch text. */
export type Translate<Nl extends Texts> = <Key extends keyof Nl & string>(key: Key, ...args: Rest<Nl[Key]>) => string

/** `t` of an area in a language. An unknown key reads as itself, so that a gap shows and nothing breaks. */
export const speak =
  <Nl extends Texts>(of: Phrases<Nl>, locale: Locale): Translate<Nl> =>
  (key, ...[args]) =>
    fill(of[locale][key] ?? of.nl[key] ?? key, args ?? {}, locale)
