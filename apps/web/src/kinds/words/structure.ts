import type { StructureFields } from '@vezel/model/kit/field.ts'
import { type KindsOf, plain } from './kind.ts'

export const structures: KindsOf<StructureFields> = {
  json: { ...plain, text: (value) => JSON.stringify(value), isSentEmpty: true },
}
