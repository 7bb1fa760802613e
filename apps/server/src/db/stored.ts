import type { EntityKey, Registry } from '@vezel/model'
import type { FlatRow } from '@vezel/model/kit/entity.ts'
import type { ComputedField } from '@vezel/model/kit/field.ts'

type FieldsOf<K extends EntityKey> = Registry[K]['fields']
/** The fields of a definition that are worked out when it is read, its abstract entity's among them. */
export type ComputedOf<K extends EntityKey> = {
  [N in keyof FieldsOf<K>]: FieldsOf<K>[N] extends ComputedField ? N : never
}[keyof FieldsOf<K>]

/** A record as the write path holds it, by what its definition says: `Values` of a known entity. What is computed is not among it. */
export type StoredOf<K extends EntityKey> = {
  -readonly [N in Exclude<keyof FieldsOf<K>, ComputedOf<K>>]: FlatRow<FieldsOf<K>>[N]
} & { id: string; record_version: number; inventarisatie_user?: string | null }

/** A record on its way to the table: what nobody has filled yet is absent or null. */
export type DraftOf<K extends EntityKey> = {
  -readonly [N in Exclude<keyof FieldsOf<K>, ComputedOf<K>>]?: FlatRow<FieldsOf<K>>[N] | null
} & { id?: string }
