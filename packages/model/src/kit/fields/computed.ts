import type { Label } from '../label.ts'
import { type Base, base, type Choice, choicesOf, type FieldOptions } from './base.ts'
import { type Filtered, type KindsOf, plain } from './kind.ts'

export type ScalarType = 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'datetime' | 'json'
/** The arguments of a computed field: `uuid` is the id of a record. */
export type FieldArguments = Readonly<Record<string, 'uuid' | 'date'>>
export type NoArguments = Readonly<Record<never, never>>

export interface ComputedField<V = unknown, A extends FieldArguments = FieldArguments>
  extends Base<'computed', V, false> {
  readonly type: ScalarType | 'record'
  readonly target?: string
  /** The record is an item of a list. */
  readonly isLookup?: boolean
  /** Arguments, by what they are: the id of a record, or a day, such as the survey and the day a status is shown for. */
  readonly args: A
  /** The words a text may be, with what is shown for them; see `computedChoice`. */
  readonly choices?: readonly Choice[]
  /** Every record has it: an answer is never empty. Not of what is worked out for a survey, which may not be given. */
  readonly always?: boolean
}
type Always<W> = W extends true ? { readonly always: true } : unknown

export interface ComputedFields {
  computed: ComputedField
}

interface ScalarTypes {
  string: string
  integer: number
  decimal: number
  boolean: boolean
  date: string
  datetime: string
  json: unknown
}
/** A value the server works out when it reads; its SQL stands in the server's file of the entity. */
export const computed = <
  const T extends ScalarType,
  const A extends FieldArguments = NoArguments,
  const W extends boolean = false,
>(
  type: T,
  options: Pick<FieldOptions, 'label' | 'unit' | 'help' | 'access'> & { readonly args?: A; readonly always?: W },
) => ({ args: {}, ...base('computed', options), type }) as unknown as ComputedField<ScalarTypes[T], A> & Always<W>

/** A structure that the server works out when it reads, such as counts by the items of a list; `T` says what it holds. */
export const computedJson = <T>(options: Pick<FieldOptions, 'label' | 'help'>) =>
  ({ args: {}, ...base('computed', options), type: 'json' }) as unknown as ComputedField<T, NoArguments>

/** One of a fixed set of words that the server works out when it reads, such as the status of a sample. */
export const computedChoice = <
  const C extends Record<string, Label>,
  const A extends FieldArguments = NoArguments,
  const W extends boolean = false,
>(
  choices: C,
  options: Pick<FieldOptions, 'label' | 'help'> & { readonly args?: A; readonly always?: W },
) =>
  ({
    args: {},
    ...base('computed', options),
    type: 'string',
    choices: choicesOf(choices),
  }) as unknown as ComputedField<keyof C & string, A> & Always<W>

/** A record the server works out when it reads, such as the status of a source in the survey shown. */
export const computedRecord = <
  const L extends { readonly key: string; readonly isLookup?: boolean },
  const A extends FieldArguments = NoArguments,
>(
  target: L,
  options: Pick<FieldOptions, 'label' | 'help'> & { readonly args?: A },
) =>
  ({
    args: {},
    ...base('computed', options),
    type: 'record',
    target: target.key,
    isLookup: target.isLookup === true,
  }) as unknown as ComputedField<string, A> & {
    readonly target: L['key']
  }

/** What the server works out is asked for as what it is. */
const filters: { readonly [T in ComputedField['type']]: Filtered | null } = {
  string: { kind: 'text' },
  integer: { kind: 'number' },
  decimal: { kind: 'number' },
  boolean: { kind: 'boolean' },
  date: { kind: 'date' },
  datetime: { kind: 'moment' },
  record: null,
  json: null,
}

export const computedKinds = {
  computed: {
    ...plain,
    draft: 'absent',
    filter: ({ type, choices, isLookup, target = '' }) =>
      choices ? { kind: 'choice', choices } : isLookup ? { kind: 'list', target } : filters[type],
  },
} as const satisfies KindsOf<ComputedFields>
