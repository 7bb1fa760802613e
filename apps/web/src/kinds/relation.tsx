import { model } from '@vezel/model'
import type { BelongsToField, ComputedField, ManyToManyField, RelationFields } from '@vezel/model/kit/field.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import type { ReactNode } from 'react'
import { SignedWord } from '../ui/signs.tsx'
import { useItemLook } from './item-look.ts'
import type { DisplayProps, KindsOf, Reading, ReadingWith, Speaking } from './kind.ts'
import { dash, idOf, naming, none, value, wide } from './plain.tsx'
import type { Read } from './record.ts'
import { BelongsToInput, ManyToManyInput } from './relation-inputs.tsx'

function recordOf(name: string, target: string, { idsOf }: ReadingWith): Reading {
  const ids = idsOf(target, name)
  return ids.length === 1 ? value(ids[0]) : none(ids.length === 0 ? 'Unknown' : 'Several', name)
}

/** Several names in one cell, apart by a semicolon, a new line or a comma; a name may itself hold what separates the others. */
function recordsOf(cell: string, target: string, reading: ReadingWith): Reading {
  const whole = recordOf(cell, target, reading)
  if ('value' in whole) return value([whole.value])
  const sign = /[;\n]/.test(cell) ? /[;\r\n]+/ : /,/
  const names = cell
    .split(sign)
    .map((name) => name.trim())
    .filter(Boolean)
  const ids: unknown[] = []
  for (const name of names) {
    const one = recordOf(name, target, reading)
    if (!('value' in one)) return one
    ids.push(one.value)
  }
  return value([...new Set(ids)])
}

/** What a record is called; an item of a list with its sign. */
export function ShownRecord({ target, record, speaking }: ShownRecordProps): ReactNode {
  const look = useItemLook()
  if (!isRecord(record)) return dash
  const words = speaking.titleOf(target, record)
  const special = model.named(target).isLookup ? look(target, record) : undefined
  if (special?.shown) return special.shown
  return special?.sign ? <SignedWord sign={special.sign}>{words}</SignedWord> : words || dash
}

interface ShownRecordProps {
  readonly target: string
  readonly record: unknown
  readonly speaking: Speaking
}

/** The record a value points at. */
function RecordDisplay({ field, value, speaking }: DisplayProps<BelongsToField | ComputedField>) {
  return field.target ? <ShownRecord target={field.target} record={value} speaking={speaking} /> : dash
}

/** The record that a value is worked out to be; of one that is not there, what its list says of that. */
export function WorkedRecordDisplay(props: DisplayProps<ComputedField>) {
  const { target } = props.field
  const absent = useItemLook()(target ?? '', null)
  return props.value === null && absent?.shown ? absent.shown : <RecordDisplay {...props} />
}

function RecordsDisplay({ field, value, speaking }: DisplayProps<ManyToManyField>) {
  if (!Array.isArray(value) || value.length === 0) return dash
  return value.map((record: Read, index) => (
    <span key={String(record.id)}>
      <ShownRecord target={field.target} record={record} speaking={speaking} />
      {index < value.length - 1 && ', '}
    </span>
  ))
}

/** Whether a value is an item of a list, which has its sign in a table too. */
export const isItem = ({ target }: BelongsToField | ComputedField): boolean =>
  target !== undefined && model.named(target).isLookup

export const relations: KindsOf<RelationFields> = {
  belongsTo: {
    ...naming,
    Input: BelongsToInput,
    Display: RecordDisplay,
    cell: (field) => (isItem(field) ? RecordDisplay : undefined),
    isChosen: true,
    text: (record, { target }, { titleOf }) => titleOf(target, record),
    // The default of a list is a word; the server looks up which item that is.
    start: () => null,
    held: idOf,
    read: (cell, { target }, reading) => recordOf(cell, target, reading),
  },
  manyToMany: {
    ...wide,
    Input: ManyToManyInput,
    Display: RecordsDisplay,
    isChosen: true,
    text: (records, { target }, { titleOf }) =>
      Array.isArray(records) ? records.map((record) => titleOf(target, record)).join(', ') : '',
    start: () => [],
    held: (records) => (Array.isArray(records) ? records.map(idOf) : []),
    read: (cell, { target }, reading) => recordsOf(cell, target, reading),
  },
}
