import type { DecimalField, NumberFields } from '@vezel/model/kit/field.ts'
import type { KindOnServer, KindsOf } from './kind.ts'
import { givenOrDefault, plain } from './plain.ts'

const number = (type: string, scalar: string) => {
  const value = plain(type, scalar, 'NumberFilter')
  return {
    ...value,
    bind: { ...value.bind, inRows: givenOrDefault },
    filter: { ...value.filter, cast: () => '::numeric' },
  } as const satisfies KindOnServer
}

const float = number('numeric', 'Float')
const decimal = {
  ...float,
  column: {
    ...float.column,
    type: ({ decimals }) => `numeric(${9 + decimals},${decimals})`,
  },
  read: { ...float.read, held: (column) => `${column}::float8` },
  check: {
    ...float.check,
    // As its column rounds it.
    value: (value, { decimals }) => (Math.abs(Number(Number(value).toFixed(decimals))) < 1e9 ? undefined : 'isNumber'),
  },
} as const satisfies KindOnServer<DecimalField>

const yesOrNo = plain('boolean', 'Boolean', 'BooleanFilter')
const boolean = {
  ...yesOrNo,
  bind: { ...yesOrNo.bind, inRows: givenOrDefault },
  filter: { ...yesOrNo.filter, cast: () => '::boolean' },
} as const satisfies KindOnServer

export const numbers = { integer: number('integer', 'Int'), decimal, boolean } as const satisfies KindsOf<NumberFields>
