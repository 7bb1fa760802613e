import type { Policy } from '../rights.ts'
import type { Rule } from '../rules/rule.ts'
import type { Label } from './label.ts'
import type { Retention } from './retention.ts'

/** The lines of the matrix in `rights.ts` for one field. */
export interface FieldAccess {
  readonly read?: Policy
  readonly update?: Policy
}

/** What every field may say about itself. */
export interface FieldOptions {
  readonly label: Label
  readonly required?: boolean
  /**
   * Required, and filled in by the server on a new record that leaves it empty: `prepare` of the entity's behaviour does
   * so for every caller, and the form does not ask for it.
   */
  readonly proposed?: boolean
  readonly rules?: readonly Rule[]
  /** A sentence under the input. */
  readonly help?: Label
  /** Unit shown inside the input at the right, and behind the value. */
  readonly unit?: string
  /** Set by the server alone: readable, in no input type and on no form. */
  readonly readOnly?: boolean
  /** Written, never read back: passwords and keys. */
  readonly writeOnly?: boolean
  /** Written for colleagues, about the work or about people: never in a report. */
  readonly internal?: boolean
  /**
   * Tells something of a living person. Its former values are for managers, and for the person, in the history, and can be
   * blanked there; it says how long it is kept.
   */
  readonly personal?: boolean
  /** How long its values are kept; absent: as long as the record. */
  readonly retention?: Retention
  /** Who reads or changes it, where that differs from the record's: others read nothing there. */
  readonly access?: FieldAccess
  /** No second live record of the same parent (`unique: 'onderzoek'`) or of the same organisation (`unique: true`). */
  readonly unique?: boolean | string
}

interface Base<Kind extends string, Value, Required extends boolean> {
  readonly kind: Kind
  readonly label?: Label
  readonly help?: Label
  readonly required: Required
  readonly proposed?: boolean
  readonly rules: readonly Rule[]
  readonly unit?: string
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly internal?: boolean
  readonly personal?: boolean
  readonly retention?: Retention
  readonly access?: FieldAccess
  readonly unique?: boolean | string
  readonly default?: unknown
  /** Carries the value type through inference; holds nothing at run time. */
  readonly value?: Value
}

export type InputType = 'text' | 'email' | 'password' | 'tel'
export type OnDelete = 'cascade' | 'null' | 'restrict'
export type ScalarType = 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'datetime'

export interface TextField<R extends boolean = boolean> extends Base<'text', string, R> {
  readonly inputType: InputType
}
export interface TextAreaField<R extends boolean = boolean> extends Base<'textArea', string, R> {}
export interface RichTextField<R extends boolean = boolean> extends Base<'richText', string, R> {}
export interface CodeField<R extends boolean = boolean> extends Base<'code', string, R> {
  readonly language: 'markup' | 'graphql'
}
export interface SvgField<R extends boolean = boolean> extends Base<'svg', string, R> {}
export interface ColorField<R extends boolean = boolean> extends Base<'color', string, R> {}
export interface IntegerField<R extends boolean = boolean> extends Base<'integer', number, R> {}
export interface DecimalField<R extends boolean = boolean> extends Base<'decimal', number, R> {
  readonly decimals: number
}
export interface BooleanField<R extends boolean = boolean> extends Base<'boolean', boolean, R> {}
export interface DateField<R extends boolean = boolean> extends Base<'date', string, R> {}
export interface DateTimeField<R extends boolean = boolean> extends Base<'datetime', string, R> {}
export interface JsonField<R extends boolean = boolean> extends Base<'json', unknown, R> {}
export interface ChoiceField<V extends string = string, R extends boolean = boolean> extends Base<'choice', V, R> {
  readonly choices: readonly { readonly value: V; readonly label: Label }[]
  /** Words that rows may hold and nobody can choose: what the product cannot do yet, or no longer. */
  readonly notOffered: readonly V[]
}
export interface FileField<R extends boolean = boolean> extends Base<'file', string, R> {
  /** Extensions without a dot; the server checks the content, not the name. */
  readonly accept: readonly string[]
  readonly maxMegabytes: number
}
/** A row read from a file: the words of each column, by its name; null where there are none. */
export type ImportedRow = Readonly<Record<string, string | null>>
/** A column of a file that is read, with the words that stand above it in the file. */
export interface ImportColumn {
  readonly name: string
  readonly label: Label
  readonly required: boolean
}
export interface FileImportField<R extends boolean = boolean> extends Base<'fileImport', readonly ImportedRow[], R> {
  readonly columns: readonly ImportColumn[]
}
/** A sentence that stands on a form. */
export interface InfoField extends Base<'info', never, false> {
  readonly text: Label
}
/** A button on a form; the screen says what it does. */
export interface ButtonField extends Base<'button', never, false> {}
/** What only stands on a form, and has no value. */
export type FormOnlyField = InfoField | ButtonField
export interface BelongsToField<
  Target extends string = string,
  R extends boolean = boolean,
  Inverse extends string = string,
> extends Base<'belongsTo', string, R> {
  readonly target: Target
  /** The name of the list (or, when `unique`, of the one record) on the target. */
  readonly inverse?: Inverse
  readonly onDelete: OnDelete
  /** The target is an item of a lookup list: shown as a choice, offered while active. */
  readonly isLookup: boolean
}
export interface ManyToManyField<Target extends string = string, Inverse extends string = string>
  extends Base<'manyToMany', string[], boolean> {
  readonly target: Target
  readonly inverse?: Inverse
  readonly isLookup: boolean
}
/** The arguments of a computed field: `uuid` is the id of a record. */
export type FieldArguments = Readonly<Record<string, 'uuid' | 'date'>>
export type NoArguments = Readonly<Record<never, never>>
export interface ComputedField<V = unknown, A extends FieldArguments = FieldArguments>
  extends Base<'computed', V, false> {
  readonly type: ScalarType | 'record'
  readonly target?: string
  /** Arguments, by what they are: the id of a record, or a day, such as the survey and the day a status is shown for. */
  readonly args: A
  /** The words a text may be, with what is shown for them; see `computedChoice`. */
  readonly choices?: ChoiceField['choices']
}

export type Field =
  | TextField
  | TextAreaField
  | RichTextField
  | CodeField
  | SvgField
  | ColorField
  | IntegerField
  | DecimalField
  | BooleanField
  | DateField
  | DateTimeField
  | JsonField
  | ChoiceField
  | FileField
  | FileImportField
  | InfoField
  | ButtonField
  | BelongsToField
  | ManyToManyField
  | ComputedField
export type Fields = { readonly [name: string]: Field }
export type FieldKind = Field['kind']

/** A default: a value, or a word the side that makes the record resolves. */
export type Default<V> = V | 'today' | 'now'
type With<V, O> = O & { readonly default?: Default<V> }
type Req<O> = O extends { readonly required: true } ? true : false

const base = <const K extends string>(kind: K, options: Partial<FieldOptions> & { default?: unknown }) =>
  ({ rules: [], ...options, kind, required: options.required ?? false }) as const

/** A line of text. Without a length rule it holds 190 characters (§9). */
export const text = <const O extends With<string, FieldOptions> & { readonly inputType?: InputType }>(options: O) =>
  ({ inputType: 'text', ...base('text', options) }) as unknown as TextField<Req<O>>
/** Several lines of plain text, 20,000 characters at most. */
export const textArea = <const O extends With<string, FieldOptions>>(options: O) =>
  base('textArea', options) as unknown as TextAreaField<Req<O>>
/** Several lines with markup; the server keeps an allow-list of it. */
export const richText = <const O extends With<string, FieldOptions>>(options: O) =>
  base('richText', options) as unknown as RichTextField<Req<O>>
/** Source text in a code editor (§2). */
export const code = <const O extends With<string, FieldOptions> & { readonly language: CodeField['language'] }>(
  options: O,
) => ({ ...base('code', options), language: options.language }) as unknown as CodeField<Req<O>>
/** A complete svg document; `#color` and `#opacity` are placeholders (§5). */
export const svg = <const O extends With<string, FieldOptions>>(options: O) =>
  base('svg', options) as unknown as SvgField<Req<O>>
/** `#RRGGBB`. */
export const color = <const O extends With<string, FieldOptions>>(options: O) =>
  base('color', options) as unknown as ColorField<Req<O>>
/** A whole number from 0 to 2147483647 (§5), unless its rules say otherwise. */
export const integer = <const O extends With<number, FieldOptions>>(options: O) =>
  base('integer', options) as unknown as IntegerField<Req<O>>
/** A number with three decimals, `numeric(12,3)`, or as many as `decimals` says. */
export const decimal = <const O extends With<number, FieldOptions> & { readonly decimals?: number }>(options: O) =>
  ({ decimals: 3, ...base('decimal', options) }) as unknown as DecimalField<Req<O>>
export const boolean = <const O extends With<boolean, FieldOptions>>(options: O) =>
  base('boolean', options) as unknown as BooleanField<Req<O>>
/** A day, `YYYY-MM-DD`. */
export const date = <const O extends With<string, FieldOptions>>(options: O) =>
  base('date', options) as unknown as DateField<Req<O>>
/** A moment, `YYYY-MM-DD HH:mm:ss` in Europe/Amsterdam. */
export const datetime = <const O extends With<string, FieldOptions>>(options: O) =>
  base('datetime', options) as unknown as DateTimeField<Req<O>>
/** Free structure; checked by whoever reads it. */
export const json = <const O extends FieldOptions>(options: O) => base('json', options) as unknown as JsonField<Req<O>>

/** One of a fixed set of words; the keys of `choices` are stored, their labels shown. */
export const choice = <
  const C extends Record<string, Label>,
  const O extends With<keyof C & string, FieldOptions> & { readonly notOffered?: readonly (keyof C & string)[] },
>(
  choices: C,
  options: O,
) =>
  ({
    notOffered: [],
    ...base('choice', options),
    choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
  }) as unknown as ChoiceField<keyof C & string, Req<O>>

/** A stored file. */
export const file = <
  const O extends FieldOptions & { readonly accept: readonly string[]; readonly maxMegabytes?: number },
>(
  options: O,
) => ({ maxMegabytes: 50, ...base('file', options), accept: options.accept }) as unknown as FileField<Req<O>>

/**
 * Rows of a file that a spreadsheet wrote as CSV, kept as text by the names of the columns: `columns: { postcode: { label,
 * required: true } }`. What they become is up to whoever takes them.
 */
export const fileImport = <
  const O extends FieldOptions & {
    readonly columns: Readonly<Record<string, { readonly label: Label; readonly required?: boolean }>>
  },
>(
  options: O,
) =>
  ({
    ...base('fileImport', options),
    columns: Object.entries(options.columns).map(([name, column]) => ({ required: false, ...column, name })),
  }) as unknown as FileImportField<Req<O>>

/** A sentence among the fields of a form, under a heading of its own. */
export const info = (options: { readonly label: Label; readonly text: Label }) =>
  ({ ...base('info', options), text: options.text }) as unknown as InfoField
/** A button among the fields of a form; pressing it is `onSet` of the screen, under its name. */
export const button = (options: Pick<FieldOptions, 'label' | 'help'>) =>
  base('button', options) as unknown as ButtonField

type RelationOptions = Partial<FieldOptions> & { readonly inverse?: string; readonly onDelete?: OnDelete }
type OneToOne<O> = O extends { readonly unique: true } ? { readonly unique: true } : unknown
type InverseOf<O> = O extends { readonly inverse: infer I extends string } ? I : never

/**
 * One record of another entity, named by its key. The registry refuses a key that does not exist, so a typo does not
 * compile. Without a label the target's own is shown. `unique: true` makes the relation one-to-one: its inverse is then
 * one record instead of a list.
 */
export const belongsTo = <const T extends string, const O extends RelationOptions>(target: T, options: O) =>
  ({ onDelete: 'cascade', ...base('belongsTo', options), target, isLookup: false }) as unknown as BelongsToField<
    T,
    Req<O>,
    InverseOf<O>
  > &
    OneToOne<O>

/** One item of a lookup list. An item in use cannot be deleted, only made inactive. */
export const list = <
  const L extends { readonly key: string },
  const O extends With<string, FieldOptions> & { readonly inverse?: string },
>(
  lookup: L,
  options: O,
) =>
  ({
    ...base('belongsTo', options),
    onDelete: 'restrict',
    target: lookup.key,
    isLookup: true,
  }) as unknown as BelongsToField<L['key'], Req<O>, InverseOf<O>>

/** Several records of another entity, kept in a link table. */
export const manyToMany = <const T extends string, const O extends RelationOptions>(target: T, options: O) =>
  ({ ...base('manyToMany', options), target, isLookup: false }) as unknown as ManyToManyField<T, InverseOf<O>>

/** Several items of a lookup list. */
export const lists = <const L extends { readonly key: string }, const O extends FieldOptions>(lookup: L, options: O) =>
  ({ ...base('manyToMany', options), target: lookup.key, isLookup: true }) as unknown as ManyToManyField<
    L['key'],
    never
  >

interface ScalarTypes {
  string: string
  integer: number
  decimal: number
  boolean: boolean
  date: string
  datetime: string
}
/** A value the server works out when it reads; its SQL stands in the server's file of the entity. */
export const computed = <const T extends ScalarType, const A extends FieldArguments = NoArguments>(
  type: T,
  options: Pick<FieldOptions, 'label' | 'unit' | 'help'> & { readonly args?: A },
) => ({ args: {}, ...base('computed', options), type }) as unknown as ComputedField<ScalarTypes[T], A>

/** One of a fixed set of words that the server works out when it reads, such as the status of a sample. */
export const computedChoice = <const C extends Record<string, Label>, const A extends FieldArguments = NoArguments>(
  choices: C,
  options: Pick<FieldOptions, 'label' | 'help'> & { readonly args?: A },
) =>
  ({
    args: {},
    ...base('computed', options),
    type: 'string',
    choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
  }) as unknown as ComputedField<keyof C & string, A>

/** A record the server works out when it reads, such as the status of a source in the survey shown. */
export const computedRecord = <const L extends { readonly key: string }, const A extends FieldArguments = NoArguments>(
  target: L,
  options: Pick<FieldOptions, 'label' | 'help'> & { readonly args?: A },
) =>
  ({
    args: {},
    ...base('computed', options),
    type: 'record',
    target: target.key,
  }) as unknown as ComputedField<string, A> & {
    readonly target: L['key']
  }
