import type { StructureFields } from '@vezel/model/kit/field.ts'
import type { KindOnServer, KindsOf } from './kind.ts'
import { plain } from './plain.ts'

const structure = plain('jsonb', 'JSON', 'JSON')
/** A free structure, in which nobody filters. */
export const json = {
  ...structure,
  bind: {
    ...structure.bind,
    value: (held) => (held === null || held === undefined ? null : JSON.stringify(held)),
    ofJson: (object, key) => `${object}->${key}`,
  },
  graphql: { ...structure.graphql, filter: () => undefined },
} as const satisfies KindOnServer

export const structures = { json } as const satisfies KindsOf<StructureFields>
