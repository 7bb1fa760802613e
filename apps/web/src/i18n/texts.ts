import { type Locale, locales } from '@vezel/model/kit/label.ts'

export { type Locale, locales }

/** Texts by key. `{name}` takes an argument; `{n|één monster|# monsters}` chooses by number, `#` being that number. */
export type Messages = Readonly<Record<string, string>>

type ArgumentNames<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ?
      | {
          name: Inside extends `${infer Name}|${string}` ? Name : Inside
          count: Inside extends `${string}|${string}` ? true : false
        }
      | ArgumentNames<Rest>
  : never

/** The arguments a text asks for: numbers where it counts, anything readable elsewhere. */
export type ArgumentsOf<Text extends string> = {
  [Argument in ArgumentNames<Text> as Argument['name']]: Argument['count'] extends true ? number : string | number
}

type Rest<Text extends string> = string extends Text
  ? [args?: Record<string, string | number>]
  : [ArgumentNames<Text>] extends [never]
    ? []
    : [args: ArgumentsOf<Text>]

/** `t('samples', { n: 2 })`: key and arguments are checked against the Dutch texts. */
export type Translate<Nl extends Messages> = <Key extends keyof Nl & string>(key: Key, ...args: Rest<Nl[Key]>) => string

type Part = string | { name: string; one?: string; other?: string }

/** Where the texts of a language come from: itself, or a chunk that is fetched. */
type Source<Of> = Of | (() => Promise<Of>)

export interface Texts<Nl extends Messages> {
  /** Fetches a language and gives its `t`; French lacks texts, which are then Dutch. */
  load: (locale: Locale) => Promise<Translate<Nl>>
}

/** Makes typed texts from three languages. Dutch decides which keys and arguments exist; French may have fewer keys. */
export function createTexts<const Nl extends Messages>(
  nl: Source<Nl>,
  en: Source<{ readonly [Key in keyof Nl]: string }>,
  fr: Source<{ readonly [Key in keyof Nl]?: string }>,
): Texts<Nl> {
  return {
    load: async (locale) => {
      if (locale === 'en') return translate<Nl>('en', await read<Messages>(en))
      if (locale === 'nl') return translate<Nl>('nl', await read<Messages>(nl))
      const [dutch, french] = await Promise.all([read<Messages>(nl), read(fr)])
      return translate<Nl>('fr', { ...dutch, ...french })
    },
  }
}

/** `t` over texts that are already there. An unknown key reads as itself, so that a gap shows and nothing breaks. */
export function translate<Nl extends Messages>(locale: Locale, messages: Messages): Translate<Nl> {
  const parsed = new Map<string, Part[]>()
  const plural = new Intl.PluralRules(tags[locale])
  const number = new Intl.NumberFormat(tags[locale])
  const show = (value: string | number | undefined) =>
    typeof value === 'number' ? number.format(value) : (value ?? '')
  return (key: string, args?: Record<string, string | number>) => {
    let parts = parsed.get(key)
    if (parts === undefined) {
      parts = parse(messages[key] ?? key)
      parsed.set(key, parts)
    }
    let text = ''
    for (const part of parts) {
      if (typeof part === 'string') text += part
      else {
        const value = args?.[part.name]
        if (part.one === undefined || part.other === undefined) text += show(value)
        else text += (plural.select(Number(value)) === 'one' ? part.one : part.other).replaceAll('#', show(value))
      }
    }
    return text
  }
}

/** The language tag for `Intl` and `lang`; French is that of Belgium. */
export const tags: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' }

function read<Of>(source: Source<Of>): Promise<Of> | Of {
  return typeof source === 'function' ? (source as () => Promise<Of>)() : source
}

function parse(text: string): Part[] {
  return text.split(/(\{[^}]*\})/).flatMap<Part>((piece) => {
    if (!piece.startsWith('{')) return piece === '' ? [] : [piece]
    const [name = '', one, other = one] = piece.slice(1, -1).split('|')
    return [one === undefined ? { name } : { name, one, other }]
  })
}
