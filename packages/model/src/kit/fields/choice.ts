import { isEmpty } from '../../rules/rule.ts'
import type { Label } from '../label.ts'
import { type Base, base, type Choice, choicesOf, type FieldOptions, type Req, type With } from './base.ts'
import { type KindsOf, plain } from './kind.ts'

export interface ChoiceField<V extends string = string, R extends boolean = boolean> extends Base<'choice', V, R> {
  readonly choices: readonly Choice<V>[]
  /** Words that rows may hold and nobody can choose: what the product cannot do yet, or no longer. */
  readonly notOffered: readonly V[]
  /** A form for a new record begins with the country of whoever fills it in, where that is one of the words. */
  readonly isCountry: boolean
}

export interface ChoiceFields {
  choice: ChoiceField
}

/** One of a fixed set of words; the keys of `choices` are stored, their labels shown. */
export const choice = <
  const C extends Record<string, Label>,
  const O extends With<keyof C & string, FieldOptions> & {
    readonly notOffered?: readonly (keyof C & string)[]
    readonly isCountry?: boolean
  },
>(
  choices: C,
  options: O,
) =>
  ({
    notOffered: [],
    isCountry: false,
    ...base('choice', options),
    choices: choicesOf(choices),
  }) as unknown as ChoiceField<keyof C & string, Req<O>>

export const choiceKinds = {
  choice: {
    ...plain,
    refusal: (value, { choices }) =>
      isEmpty(value) || choices.some((word) => word.value === value) ? undefined : { rule: 'isChoice', args: [] },
    blank: (field) => field.default ?? null,
    copy: 'kept',
    filter: ({ choices }) => ({ kind: 'choice', choices }),
  },
} as const satisfies KindsOf<ChoiceFields>
