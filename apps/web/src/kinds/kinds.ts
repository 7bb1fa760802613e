import type { Field } from '@vezel/model/kit/field.ts'
import { choices } from './choice.tsx'
import { computedKinds } from './computed.tsx'
import { days } from './day.tsx'
import { files } from './file.tsx'
import { formOnly } from './form-only.tsx'
import type { KindOnPage, KindsOnPage } from './kind.ts'
import { numbers } from './number.tsx'
import { relations } from './relation.tsx'
import { structures } from './structure.tsx'
import { texts } from './text.tsx'
import './kinds.css'

/** Every kind of field on the page; one that is missing, or that lacks a part, does not compile. */
export const kinds: KindsOnPage = {
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

/** The kind of a field, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const kindOfField = (field: Field): KindOnPage => kinds[field.kind] as unknown as KindOnPage
