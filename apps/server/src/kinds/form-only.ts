import type { KindOnServer } from './kind.ts'
import { plain } from './plain.ts'

const nothing = plain('text', 'String', 'StringFilter')

/** What only stands on a form: nothing is stored, read, sent or filtered. */
export const formOnly = {
  ...nothing,
  column: null,
  read: { ...nothing.read, answer: () => 'null', value: () => undefined },
  graphql: { output: () => undefined, input: () => undefined, filter: () => undefined },
} as const satisfies KindOnServer
