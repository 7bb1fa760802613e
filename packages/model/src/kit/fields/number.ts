import { between } from '../../rules/between.ts'
import { type Base, base, type FieldOptions, type Req, type With } from './base.ts'
import { type KindInModel, type KindsOf, plain, unlessOwn } from './kind.ts'

export interface IntegerField<R extends boolean = boolean> extends Base<'integer', number, R> {}
export interface DecimalField<R extends boolean = boolean> extends Base<'decimal', number, R> {
  readonly decimals: number
}
export interface BooleanField<R extends boolean = boolean> extends Base<'boolean', boolean, R> {}

export interface NumberFields {
  integer: IntegerField
  decimal: DecimalField
  boolean: BooleanField
}

/** A whole number from 0 to 2147483647 (§5), unless its rules say otherwise. */
export const integer = <const O extends With<number, FieldOptions>>(options: O) =>
  base('integer', options) as unknown as IntegerField<Req<O>>
/** A number with three decimals, `numeric(12,3)`, or as many as `decimals` says. */
export const decimal = <const O extends With<number, FieldOptions> & { readonly decimals?: number }>(options: O) =>
  ({ decimals: 3, ...base('decimal', options) }) as unknown as DecimalField<Req<O>>
export const boolean = <const O extends With<boolean, FieldOptions>>(options: O) =>
  base('boolean', options) as unknown as BooleanField<Req<O>>

/** Whether a number is rounded to so many decimals, but for what a sum of such numbers is off in the last bit. */
const isRoundedTo = (value: number, decimals: number) =>
  Math.abs(value - Number(value.toFixed(decimals))) <= 4 * Number.EPSILON * Math.max(1, Math.abs(value))

const measured = unlessOwn(between(0, 999_999_999))
const number = {
  ...plain,
  filter: ({ unit }: Base) => ({ kind: 'number', unit }),
} as const satisfies KindInModel

export const numberKinds = {
  integer: { ...number, isSign: true, isTelling: true, value: unlessOwn(between(0, 2_147_483_647)) },
  // What has a unit is measured, and nothing is measured below zero.
  decimal: {
    ...number,
    value: (field) => (field.unit ? measured(field) : []),
    // Its column would keep another number than was sent, or none of it.
    refusal: (value, { decimals }) =>
      typeof value === 'number' && !isRoundedTo(value, decimals)
        ? { rule: 'hasDecimals', args: [decimals] }
        : undefined,
  },
  boolean: {
    ...plain,
    draft: 'filled',
    blank: (field) => field.default ?? false,
    filter: () => ({ kind: 'boolean' }),
  },
} as const satisfies KindsOf<NumberFields>
