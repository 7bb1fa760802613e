import type { StructureFields } from '@vezel/model/kit/field.ts'
import { JsonDisplay, JsonKindInput } from './code-inputs.tsx'
import type { KindsOf } from './kind.ts'
import { source } from './plain.tsx'

export const structures: KindsOf<StructureFields> = {
  json: {
    ...source,
    Input: JsonKindInput,
    Display: JsonDisplay,
    text: (value) => JSON.stringify(value),
    isSentEmpty: true,
  },
}
