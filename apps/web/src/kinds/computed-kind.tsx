import type { ComputedField } from '@vezel/model/kit/field.ts'
import type { FunctionComponent } from 'react'
import type { ColumnKind } from '../ui/table-rows.ts'
import { DateDisplay, DateTimeDisplay, RecordDisplay, WordsDisplay } from './displays.tsx'
import type { DisplayProps } from './kind.ts'

interface Worked {
  readonly Display: FunctionComponent<DisplayProps<ComputedField>>
  readonly column: ColumnKind
}

/** How what the server works out is shown, by what it is. */
const worked: { readonly [T in ComputedField['type']]: Worked } = {
  string: { Display: WordsDisplay, column: 'text' },
  integer: { Display: WordsDisplay, column: 'number' },
  decimal: { Display: WordsDisplay, column: 'number' },
  boolean: { Display: WordsDisplay, column: 'boolean' },
  date: { Display: DateDisplay, column: 'date' },
  datetime: { Display: DateTimeDisplay, column: 'datetime' },
  record: { Display: RecordDisplay, column: 'status' },
}

export function ComputedDisplay(props: DisplayProps<ComputedField>) {
  const { Display } = worked[props.field.type]
  return <Display {...props} />
}

/** A word of a few is a state, which has a sign. */
export const computedColumn = ({ type, choices }: ComputedField): ColumnKind =>
  choices ? 'status' : worked[type].column
