import type { Fields } from '../kit/field.ts'

/**
 * What a call that is not CRUD asks of the person who makes it. Has the shape `check()` reads, so the form and the
 * server apply the same rules to it as to a record.
 */
export interface Operation<N extends string = string, F extends Fields = Fields> {
  readonly name: N
  readonly fields: F
  readonly hide: Readonly<Record<string, never>>
  readonly requiredWhen: Readonly<Record<string, never>>
}

export const operation = <const N extends string, const F extends Fields>(name: N, fields: F): Operation<N, F> => ({
  name,
  fields,
  hide: {},
  requiredWhen: {},
})
