import { maxLength } from '../../rules/lengths.ts'
import { type Base, base, type FieldOptions, type Req, type With } from './base.ts'
import { type KindsOf, plain, typed, unlessOwn } from './kind.ts'

/** The type of the input that a line is typed in. */
export type InputType = 'text' | 'email' | 'password' | 'tel'

export interface TextField<R extends boolean = boolean> extends Base<'text', string, R> {
  readonly inputType: InputType
  /** How a value is kept, whatever way it was typed. */
  readonly spelled?: (value: string) => string
  /** A key to something outside: stored sealed, and read back by nobody. */
  readonly isSecret?: true
  /** Of a secret the computed field that tells since when there is one. */
  readonly since?: string
}
export interface TextAreaField<R extends boolean = boolean> extends Base<'textArea', string, R> {}
export interface RichTextField<R extends boolean = boolean> extends Base<'richText', string, R> {}
export interface CodeField<R extends boolean = boolean> extends Base<'code', string, R> {
  readonly language: 'markup' | 'graphql'
}
export interface SvgField<R extends boolean = boolean> extends Base<'svg', string, R> {}
export interface ColorField<R extends boolean = boolean> extends Base<'color', string, R> {}

export interface TextFields {
  text: TextField
  textArea: TextAreaField
  richText: RichTextField
  code: CodeField
  svg: SvgField
  color: ColorField
}

/** A line of text. Without a length rule it holds 190 characters (§9). */
export const text = <const O extends With<string, FieldOptions> & Partial<Pick<TextField, 'inputType' | 'spelled'>>>(
  options: O,
) => ({ inputType: 'text', ...base('text', options) }) as unknown as TextField<Req<O>>
/**
 * A key or password of a system outside. Written once and never read back: the API tells with the computed field `since`
 * since when there is one. Sent empty it stays as it is, and null takes it away. Stored sealed with a key that stands in no
 * backup (decision 40).
 */
export const secret = <const O extends With<string, FieldOptions> & { readonly since: string }>(options: O) =>
  ({
    ...text({ rules: [maxLength(1000)], ...options }),
    inputType: 'password',
    writeOnly: true,
    isSecret: true,
    since: options.since,
  }) as unknown as TextField<Req<O>>
/** Whether a field is a key to something outside. */
export const isSecret = (field: Base | undefined): field is TextField =>
  field !== undefined && 'isSecret' in field && field.isSecret === true
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

/** §4: a text that a flag hides keeps a single space. Nobody reads it as content: to every rule it is empty. */
const spaced = { blank: (_: Base, why: 'unless' | 'other') => (why === 'unless' ? ' ' : null) }
const long = typed(unlessOwn(maxLength(20_000)))

export const textKinds = {
  text: { ...typed(unlessOwn(maxLength())), ...spaced, isTelling: true },
  textArea: { ...long, ...spaced },
  richText: long,
  code: typed(),
  svg: { ...typed(), isLarge: true },
  color: { ...plain, isSign: true },
} as const satisfies KindsOf<TextFields>
