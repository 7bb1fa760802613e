import { type Base, base, type FieldOptions, type Req, type With } from './base.ts'
import { type KindsOf, plain } from './kind.ts'

export interface DateField<R extends boolean = boolean> extends Base<'date', string, R> {}
export interface DateTimeField<R extends boolean = boolean> extends Base<'datetime', string, R> {}

export interface DayFields {
  date: DateField
  datetime: DateTimeField
}

/** A day, `YYYY-MM-DD`. */
export const date = <const O extends With<string, FieldOptions>>(options: O) =>
  base('date', options) as unknown as DateField<Req<O>>
/** A moment, `YYYY-MM-DD HH:mm:ss` in Europe/Amsterdam. */
export const datetime = <const O extends With<string, FieldOptions>>(options: O) =>
  base('datetime', options) as unknown as DateTimeField<Req<O>>

export const dayKinds = {
  date: { ...plain, isTelling: true, filter: () => ({ kind: 'date' }) },
  datetime: { ...plain, isTelling: true, filter: () => ({ kind: 'moment' }) },
} as const satisfies KindsOf<DayFields>
