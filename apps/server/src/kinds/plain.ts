import type { Field } from '@vezel/model/kit/field.ts'
import { trimmed } from '@vezel/model/rules/blank.ts'
import type { KindOnServer } from './kind.ts'

const withoutEnds = (sent: unknown) => (typeof sent === 'string' ? trimmed(sent) || null : sent)

/** A value in a column of that type, which travels as it is: what the kinds have in common that hold one. */
export const plain = (type: string, scalar: string, filter: string) =>
  ({
    column: {
      name: (field) => field,
      type: () => type,
      condition: () => undefined,
      compared: (column) => column,
      target: () => undefined,
    },
    read: {
      answer: (row) => row.column(),
      value: (row) => row.column(),
      held: (column) => column,
    },
    bind: {
      value: (held) => held ?? null,
      place: (place) => place,
      inRows: (given) => given ?? null,
      ofJson: (object, key, type) => `(${object}->>${key})::${type}`,
    },
    take: {
      refusal: () => undefined,
      sent: withoutEnds,
      start: (field) => field.default ?? null,
      again: (held) => held,
      isKeptApart: false,
    },
    check: {
      value: () => undefined,
      targets: () => [],
    },
    filter: {
      cast: () => '',
      ids: () => undefined,
      compared: (value) => value,
      leadsTo: () => undefined,
      isWords: () => false,
    },
    graphql: {
      output: (_, bang) => `: ${scalar}${bang}`,
      input: () => scalar,
      filter: () => filter,
    },
  }) as const satisfies KindOnServer

/** The default where a row of many leaves the field out. */
export const givenOrDefault = (given: unknown, field: Field) => given ?? field.default ?? null
