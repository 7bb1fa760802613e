import type { FormOnlyFields } from '@vezel/model/kit/field.ts'
import type { KindOnServer, KindsOf } from './kind.ts'
import { plain } from './plain.ts'

const nothing = plain('text', 'String', 'StringFilter')

/** What only stands on a form: nothing is stored, read, sent or filtered. */
const nowhere = {
  ...nothing,
  column: null,
  read: { ...nothing.read, answer: () => 'null', value: () => undefined },
  graphql: { output: () => undefined, input: () => undefined, filter: () => undefined },
} as const satisfies KindOnServer

export const formOnly = { info: nowhere, button: nowhere } as const satisfies KindsOf<FormOnlyFields>
