import type { ChoiceField, ComputedField, Field, FieldKind } from '@vezel/model/kit/field.ts'
import type { FieldOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { formats } from '../i18n/formats.ts'

/** What a kind may ask for when it puts a value into words. */
export interface Speaking {
  readonly locale: Locale
  /** What a record of the definition with this key is called. */
  readonly titleOf: (target: string, record: unknown) => string
}

/** What the page knows of a kind without its input: how a value reads, compares and begins. */
export interface KindInWords<F extends Field = Field> {
  /** A filled value as people read it; relations as records, not as ids. */
  readonly text: (value: unknown, field: F, speaking: Speaking) => string
  /** What rows are compared by in the browser, of a filled value; `text` gives its words. */
  readonly sort: (value: unknown, text: () => string, field: F) => string | number
  /** What a new form begins with, as far as the definition says it; `now` is `YYYY-MM-DD HH:mm:ss` in Dutch time. */
  readonly start: (field: F, now: string) => unknown
  /** A read value as a form holds it: relations and files as ids. */
  readonly held: (value: unknown) => unknown
  /** The name of the rule that an input's value breaks, since no value of the kind could be read from it. */
  readonly misread: (value: unknown) => string | undefined
  /** A new record sends it also where the rules take it for empty. */
  readonly isSentEmpty: boolean
  /** A record without a title is told apart by its words. */
  readonly isNaming: boolean
}

export type KindsInWords = { readonly [K in FieldKind]: KindInWords<FieldOf<K>> }

const choiceText = (choices: ChoiceField['choices'], value: unknown, { locale }: Speaking) => {
  const found = choices.find((choice) => choice.value === value)
  return found ? inLocale(found.label, locale) : String(value)
}
/** Without a unit it is a year, a number or a count, which is not written with a point. */
const wholeText = (value: unknown, { unit }: { readonly unit?: string }, { locale }: Speaking) =>
  unit ? formats(locale).number(Number(value), unit, 0) : String(Number(value))

const answers = { nl: ['Ja', 'Nee'], en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const
const countOfRows = {
  nl: (n: number) => (n === 1 ? '1 rij' : `${n} rijen`),
  en: (n: number) => (n === 1 ? '1 row' : `${n} rows`),
  fr: (n: number) => (n === 1 ? '1 ligne' : `${n} lignes`),
} as const
const byWords: KindInWords['sort'] = (_, text) => text()
const bySize: KindInWords['sort'] = (value) => Number(value)
const idOf = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : (record ?? null)
const unless = (rule: string, isOne: (value: unknown) => boolean) => (value: unknown) =>
  isEmpty(value) || isOne(value) ? undefined : rule

const plain = {
  text: String,
  sort: byWords,
  start: ({ default: first }) => first ?? null,
  held: (value) => value ?? null,
  misread: () => undefined,
  isSentEmpty: false,
  isNaming: false,
} as const satisfies KindInWords
const naming = { ...plain, isNaming: true } as const

const integer = {
  ...plain,
  text: wholeText,
  sort: bySize,
  misread: unless('isInteger', Number.isInteger),
} as const satisfies KindInWords
const decimal = {
  ...plain,
  text: (value: unknown, { unit, decimals }: { unit?: string; decimals?: number }, { locale }: Speaking) =>
    formats(locale).number(Number(value), unit, decimals),
  sort: bySize,
  misread: unless('isNumber', Number.isFinite),
} as const
const boolean = {
  ...plain,
  text: (value, _, { locale }) => answers[locale][value ? 0 : 1],
  sort: (value) => (value ? 1 : 0),
} as const satisfies KindInWords
const date = {
  ...naming,
  text: (value, _, { locale }) => formats(locale).date(String(value)),
  sort: String,
  start: ({ default: first }, now) => (first === 'today' || first === 'now' ? now.slice(0, 10) : (first ?? null)),
  misread: unless('isDate', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
} as const satisfies KindInWords
const datetime = {
  ...naming,
  text: (value, _, { locale }) => formats(locale).dateTime(String(value)),
  sort: String,
  start: ({ default: first }, now) =>
    first === 'today' || first === 'now' ? `${now.slice(0, 16)}:00` : (first ?? null),
  misread: unless('isTime', (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(value))),
} as const satisfies KindInWords

/** What the server works out reads and compares as what it is worked out to be. */
const worked: { readonly [T in ComputedField['type']]: Pick<KindInWords<ComputedField>, 'text' | 'sort'> } = {
  string: plain,
  integer,
  decimal,
  boolean,
  date,
  datetime,
  record: { text: (record, { target }, { titleOf }) => (target ? titleOf(target, record) : ''), sort: byWords },
}

/** Every kind of field in words; one that is missing, or that lacks a part, does not compile. */
export const words: KindsInWords = {
  text: naming,
  textArea: naming,
  richText: {
    ...plain,
    text: (value) =>
      String(value)
        .replace(/<[^>]*>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  },
  code: plain,
  svg: plain,
  color: plain,
  integer,
  decimal,
  boolean,
  date,
  datetime,
  json: { ...plain, text: (value) => JSON.stringify(value), isSentEmpty: true },
  choice: { ...naming, text: (value, { choices }, speaking) => choiceText(choices, value, speaking) },
  file: {
    ...plain,
    text: (file) =>
      typeof file === 'object' && file !== null && 'filename' in file ? String(file.filename ?? '') : '',
    held: idOf,
    // What is stored is known by its id. An object that is no file is empty to every rule, and would be sent as nothing.
    misread: (value) =>
      typeof value === 'object' && value !== null && !(value instanceof File) ? 'isFile' : undefined,
  },
  fileImport: {
    ...plain,
    text: (rows, _, { locale }) => (Array.isArray(rows) ? countOfRows[locale](rows.length) : ''),
    isSentEmpty: true,
  },
  info: { ...plain, text: (_, { text }, { locale }) => inLocale(text, locale) },
  button: plain,
  belongsTo: {
    ...naming,
    text: (record, { target }, { titleOf }) => titleOf(target, record),
    // The default of a list is a word; the server looks up which item that is.
    start: () => null,
    held: idOf,
  },
  manyToMany: {
    ...plain,
    text: (records, { target }, { titleOf }) =>
      Array.isArray(records) ? records.map((record) => titleOf(target, record)).join(', ') : '',
    start: () => [],
    held: (records) => (Array.isArray(records) ? records.map(idOf) : []),
  },
  computed: {
    ...plain,
    text: (value, field, speaking) =>
      field.choices ? choiceText(field.choices, value, speaking) : worked[field.type].text(value, field, speaking),
    sort: (value, text, field) => worked[field.type].sort(value, text, field),
  },
}

/** The words of a field's kind, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const wordsOf = (field: Field): KindInWords => words[field.kind] as unknown as KindInWords
