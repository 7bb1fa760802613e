import { model } from '@vezel/model'
import type { BelongsToField, ComputedField, Field } from '@vezel/model/kit/field.ts'
import { CodeDisplay, CodeKindInput, JsonDisplay, JsonKindInput, SvgDisplay, SvgKindInput } from './code-kinds.tsx'
import { ComputedDisplay, computedColumn } from './computed-kind.tsx'
import {
  BooleanDisplay,
  ColorDisplay,
  DateDisplay,
  DateTimeDisplay,
  RecordDisplay,
  RecordsDisplay,
  RichTextDisplay,
  TextAreaDisplay,
  TickCell,
  WordsDisplay,
} from './displays.tsx'
import { FileImportInput } from './file-import-kind.tsx'
import { FileDisplay, FileKindInput, PhotoCell } from './file-kind.tsx'
import { ButtonKindInput, InfoDisplay, NothingDisplay } from './form-only-kinds.tsx'
import type { KindOnScreen, KindsOnScreen } from './kind.ts'
import {
  BooleanKindInput,
  ChoiceKindInput,
  ColorKindInput,
  DateKindInput,
  DateTimeKindInput,
  DecimalKindInput,
  IntegerKindInput,
  isSegmented,
  RichTextKindInput,
  TextAreaKindInput,
  TextKindInput,
} from './plain-inputs.tsx'
import { BelongsToInput, ManyToManyInput } from './relation-inputs.tsx'
import './kinds.css'

type Shown = Omit<KindOnScreen, 'Input'>
/** What most kinds are: words in half the width of a form. */
const plain: Shown = {
  Display: WordsDisplay,
  cell: () => undefined,
  column: () => 'text',
  width: () => 'half',
  isGroup: () => false,
  isBare: false,
  isChosen: false,
}
const wide: Shown = { ...plain, width: () => 'full' }
const bare: Shown = { ...wide, isBare: true }
/** Controls in the whole width, such as an editor. */
const group: Shown = { ...wide, isGroup: () => true }
const source: Shown = { ...group, column: () => 'code' }
const number: Shown = { ...plain, column: () => 'number' }

/** The item of a list has its sign in a table too. */
const itemCell = ({ target }: BelongsToField | ComputedField) =>
  target && model.named(target).isLookup ? RecordDisplay : undefined

/** Every kind of field with its input, its display and its column; one that is missing, or lacks a part, does not compile. */
export const kinds: KindsOnScreen = {
  text: { ...plain, Input: TextKindInput },
  textArea: { ...wide, Input: TextAreaKindInput, Display: TextAreaDisplay },
  richText: { ...group, Input: RichTextKindInput, Display: RichTextDisplay },
  code: { ...source, Input: CodeKindInput, Display: CodeDisplay },
  svg: { ...source, Input: SvgKindInput, Display: SvgDisplay },
  color: { ...plain, Input: ColorKindInput, Display: ColorDisplay, column: () => 'code' },
  integer: { ...number, Input: IntegerKindInput },
  decimal: { ...number, Input: DecimalKindInput },
  boolean: {
    ...plain,
    Input: BooleanKindInput,
    Display: BooleanDisplay,
    cell: () => TickCell,
    column: () => 'boolean',
    isGroup: () => true,
  },
  date: { ...plain, Input: DateKindInput, Display: DateDisplay, column: () => 'date' },
  datetime: { ...plain, Input: DateTimeKindInput, Display: DateTimeDisplay, column: () => 'datetime' },
  choice: {
    ...plain,
    Input: ChoiceKindInput,
    // Long words side by side need the whole width.
    width: (field) => (isSegmented(field) && field.choices.some(({ label }) => label.nl.length > 12) ? 'full' : 'half'),
    isGroup: isSegmented,
    isChosen: true,
  },
  belongsTo: { ...plain, Input: BelongsToInput, Display: RecordDisplay, cell: itemCell, isChosen: true },
  manyToMany: { ...wide, Input: ManyToManyInput, Display: RecordsDisplay, isChosen: true },
  file: { ...group, Input: FileKindInput, Display: FileDisplay, cell: () => PhotoCell, column: () => 'image' },
  fileImport: { ...group, Input: FileImportInput, column: () => 'number' },
  info: { ...bare, Input: InfoDisplay, Display: InfoDisplay },
  button: { ...bare, Input: ButtonKindInput, Display: NothingDisplay },
  json: { ...source, Input: JsonKindInput, Display: JsonDisplay },
  // Worked out by the server: there is nothing to put in.
  computed: {
    ...plain,
    Input: ComputedDisplay,
    Display: ComputedDisplay,
    cell: itemCell,
    column: computedColumn,
  },
}

/** The kind of a field, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const kindOfField = (field: Field): KindOnScreen => kinds[field.kind] as unknown as KindOnScreen
