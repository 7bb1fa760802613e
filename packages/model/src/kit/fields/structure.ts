import { isUnreadJson } from '../../rules/json.ts'
import { type Base, base, type FieldOptions, type Req } from './base.ts'
import { type KindsOf, plain, unfiltered } from './kind.ts'

export interface JsonField<R extends boolean = boolean> extends Base<'json', unknown, R> {}

export interface StructureFields {
  json: JsonField
}

/** Free structure; checked by whoever reads it. */
export const json = <const O extends FieldOptions>(options: O) => base('json', options) as unknown as JsonField<Req<O>>

export const structureKinds = {
  json: {
    ...plain,
    ...unfiltered,
    isLarge: true,
    refusal: (value) => (isUnreadJson(value) ? { rule: 'isJson', args: [value.line, value.column] } : undefined),
  },
} as const satisfies KindsOf<StructureFields>
