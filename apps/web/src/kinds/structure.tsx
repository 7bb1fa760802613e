import type { StructureFields } from '@vezel/model/kit/field.ts'
import { JsonDisplay, JsonKindInput } from './code-inputs.tsx'
import type { KindsOf } from './kind.ts'
import { source, value } from './plain.tsx'

/** What a text says; one that is none is left as it is, for the rules to refuse. */
function parsed(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return words
  }
}

export const structures: KindsOf<StructureFields> = {
  json: {
    ...source,
    Input: JsonKindInput,
    Display: JsonDisplay,
    text: (value) => JSON.stringify(value),
    inFile: { write: (value) => JSON.stringify(value), read: (words) => value(parsed(words)) },
    isSentEmpty: true,
  },
}
