import type { Field } from '@vezel/model/kit/field.ts'
import { CodeDisplay, CodeKindInput, JsonDisplay, JsonKindInput, SvgDisplay, SvgKindInput } from './code-kinds.tsx'
import {
  BooleanDisplay,
  ColorDisplay,
  DateDisplay,
  kindOf,
  RecordDisplay,
  RecordsDisplay,
  RichTextDisplay,
  TextAreaDisplay,
  WordsDisplay,
} from './displays.tsx'
import { FileDisplay, FileKindInput } from './file-kind.tsx'
import type { Kind, Kinds } from './kind.ts'
import {
  BooleanKindInput,
  ChoiceKindInput,
  ColorKindInput,
  DateKindInput,
  DateTimeKindInput,
  isSegmented,
  NumberKindInput,
  RichTextKindInput,
  TextAreaKindInput,
  TextKindInput,
} from './plain-inputs.tsx'
import { BelongsToInput, ManyToManyInput } from './relation-inputs.tsx'
import './kinds.css'

const half = () => 'half' as const
const full = () => 'full' as const
const yes = () => true
const no = () => false

/** Every kind of field with its input, its display and its column; a kind that is missing does not compile. */
export const kinds: Kinds = {
  text: { Input: TextKindInput, Display: WordsDisplay, column: () => 'text', width: half, isGroup: no },
  textArea: { Input: TextAreaKindInput, Display: TextAreaDisplay, column: () => 'text', width: full, isGroup: no },
  richText: { Input: RichTextKindInput, Display: RichTextDisplay, column: () => 'text', width: full, isGroup: yes },
  code: { Input: CodeKindInput, Display: CodeDisplay, column: () => 'code', width: full, isGroup: yes },
  svg: { Input: SvgKindInput, Display: SvgDisplay, column: () => 'code', width: full, isGroup: yes },
  color: { Input: ColorKindInput, Display: ColorDisplay, column: () => 'code', width: half, isGroup: no },
  integer: { Input: NumberKindInput, Display: WordsDisplay, column: () => 'number', width: half, isGroup: no },
  decimal: { Input: NumberKindInput, Display: WordsDisplay, column: () => 'number', width: half, isGroup: no },
  boolean: { Input: BooleanKindInput, Display: BooleanDisplay, column: () => 'boolean', width: half, isGroup: yes },
  date: { Input: DateKindInput, Display: DateDisplay, column: () => 'date', width: half, isGroup: no },
  datetime: { Input: DateTimeKindInput, Display: DateDisplay, column: () => 'datetime', width: half, isGroup: no },
  choice: {
    Input: ChoiceKindInput,
    Display: WordsDisplay,
    column: () => 'text',
    // Long words side by side need the whole width.
    width: (field) => (isSegmented(field) && field.choices.some(({ label }) => label.nl.length > 12) ? 'full' : 'half'),
    isGroup: isSegmented,
  },
  belongsTo: { Input: BelongsToInput, Display: RecordDisplay, column: () => 'text', width: half, isGroup: no },
  manyToMany: { Input: ManyToManyInput, Display: RecordsDisplay, column: () => 'text', width: full, isGroup: no },
  file: { Input: FileKindInput, Display: FileDisplay, column: () => 'image', width: full, isGroup: yes },
  json: { Input: JsonKindInput, Display: JsonDisplay, column: () => 'code', width: full, isGroup: yes },
  computed: {
    // Worked out by the server: there is nothing to put in.
    Input: RecordDisplay,
    Display: RecordDisplay,
    column: (field) => {
      const kind = kindOf(field)
      if (kind === 'record' || field.choices) return 'status'
      if (kind === 'integer' || kind === 'decimal') return 'number'
      return kind === 'date' || kind === 'datetime' || kind === 'boolean' ? kind : 'text'
    },
    width: half,
    isGroup: no,
  },
}

/** The kind of a field, for code that works with any of them. */
export const kindOfField = (field: Field): Kind => kinds[field.kind] as unknown as Kind
