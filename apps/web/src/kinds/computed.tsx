import type { ComputedField, ComputedFields } from '@vezel/model/kit/field.ts'
import { choiceText } from './choice.tsx'
import { days } from './day.tsx'
import type { DisplayProps, KindOnPage, KindsOf } from './kind.ts'
import { numbers } from './number.tsx'
import { plain, WordsDisplay } from './plain.tsx'
import { isItem, WorkedRecordDisplay } from './relation.tsx'

type Worked = Pick<KindOnPage<ComputedField>, 'text' | 'sort' | 'Display' | 'column'>

/** What the server works out reads, compares and is shown as what it is worked out to be. */
const worked: { readonly [T in ComputedField['type']]: Worked } = {
  string: plain,
  ...numbers,
  boolean: { ...numbers.boolean, Display: WordsDisplay },
  ...days,
  // Drawn by the screen that asks for it.
  json: { ...plain, text: () => '' },
  record: {
    ...plain,
    text: (record, { target }, { titleOf }) => (target ? titleOf(target, record) : ''),
    Display: WorkedRecordDisplay,
    column: () => 'status',
  },
}

function ComputedDisplay(props: DisplayProps<ComputedField>) {
  const { Display } = worked[props.field.type]
  return <Display {...props} />
}

export const computedKinds: KindsOf<ComputedFields> = {
  computed: {
    ...plain,
    // Worked out by the server: there is nothing to put in.
    Input: ComputedDisplay,
    Display: ComputedDisplay,
    text: (value, field, speaking) =>
      field.choices ? choiceText(field.choices, value, speaking) : worked[field.type].text(value, field, speaking),
    sort: (value, text, field) => worked[field.type].sort(value, text, field),
    cell: (field) => (isItem(field) ? WorkedRecordDisplay : undefined),
    // A word of a few is a state, which has a sign.
    column: (field) => (field.choices ? 'status' : worked[field.type].column(field)),
  },
}
