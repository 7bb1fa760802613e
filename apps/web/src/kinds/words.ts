import type { Field, FieldTypes } from '@vezel/model/kit/field.ts'
import { choices } from './words/choice.ts'
import { computedKinds } from './words/computed.ts'
import { days } from './words/day.ts'
import { files } from './words/file.ts'
import { formOnly } from './words/form-only.ts'
import type { KindInWords, KindsOf } from './words/kind.ts'
import { numbers } from './words/number.ts'
import { relations } from './words/relation.ts'
import { structures } from './words/structure.ts'
import { texts } from './words/text.ts'

export type KindsInWords = KindsOf<FieldTypes>

/** Every kind of field in words; one that is missing, or that lacks a part, does not compile. */
export const words: KindsInWords = {
  ...texts,
  ...numbers,
  ...days,
  ...choices,
  ...files,
  ...structures,
  ...formOnly,
  ...relations,
  ...computedKinds,
}

/** The words of a field's kind, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const wordsOf = (field: Field): KindInWords => words[field.kind] as unknown as KindInWords
