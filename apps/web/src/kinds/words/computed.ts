import type { ComputedField, ComputedFields } from '@vezel/model/kit/field.ts'
import { choiceText } from './choice.ts'
import { days } from './day.ts'
import { type KindInWords, type KindsOf, plain } from './kind.ts'
import { numbers } from './number.ts'

/** What the server works out reads and compares as what it is worked out to be. */
const worked: { readonly [T in ComputedField['type']]: Pick<KindInWords<ComputedField>, 'text' | 'sort'> } = {
  string: plain,
  ...numbers,
  ...days,
  record: { ...plain, text: (record, { target }, { titleOf }) => (target ? titleOf(target, record) : '') },
}

export const computedKinds: KindsOf<ComputedFields> = {
  computed: {
    ...plain,
    text: (value, field, speaking) =>
      field.choices ? choiceText(field.choices, value, speaking) : worked[field.type].text(value, field, speaking),
    sort: (value, text, field) => worked[field.type].sort(value, text, field),
  },
}
