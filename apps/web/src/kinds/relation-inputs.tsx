import { model } from '@vezel/model'
import type { BelongsToField, ManyToManyField } from '@vezel/model/kit/field.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { speak } from '@vezel/model/kit/phrase.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Combobox, MultiCombobox } from '../ui/combobox.tsx'
import type { ComboboxOption } from '../ui/combobox-panel.tsx'
import type { InputProps, Speaking } from './kind.ts'
import { noneFound } from './none-found.ts'
import { inUse, useItems, useOffered, useOfferedById } from './offered.ts'
import { nonePhrases } from './phrases.ts'
import { noteChosen, recentFirst } from './recent.ts'
import { hintNames, type Read } from './record.ts'

type RelationInputProps<F extends BelongsToField | ManyToManyField> = InputProps<F>
/** What relations to one and to several records have in common. */
type AnyRelationProps = Omit<RelationInputProps<BelongsToField | ManyToManyField>, 'onChange'>

/** The record a relation points at: an item of a list, or any other record, found by typing. */
export function BelongsToInput(props: RelationInputProps<BelongsToField>) {
  return props.field.isLookup ? <ItemInput {...props} /> : <RecordInput {...props} />
}

function ItemInput(props: RelationInputProps<BelongsToField>) {
  const { field, value, onChange, known, disabled } = props
  const none = useNoneFound(props)
  const { options, loading } = useItemOptions(props, [value, known])
  const { hint } = options.find((option) => option.value === idOf(value)) ?? {}
  return (
    <>
      <Combobox
        value={idOf(value)}
        onChange={onChange}
        options={options}
        required={field.required}
        disabled={disabled}
        loading={loading}
        none={none}
      />
      {hint && <span className="field-was">{hint}</span>}
    </>
  )
}

function RecordInput(props: RelationInputProps<BelongsToField>) {
  const { field, value, onChange, disabled } = props
  const offered = useRecordOptions(props, value === null ? [] : [value])
  return (
    <Combobox
      value={idOf(value)}
      onChange={(chosen) => {
        offered.onSearch('')
        if (chosen !== null) noteChosen(field.target, chosen)
        onChange(chosen)
      }}
      options={offered.options}
      onSearch={offered.onSearch}
      required={field.required}
      disabled={disabled}
      loading={offered.loading}
      none={offered.none}
    />
  )
}

/** Several records or items; what is chosen stands in it as chips. */
export function ManyToManyInput(props: RelationInputProps<ManyToManyField>) {
  return props.field.isLookup ? <ItemsInput {...props} /> : <RecordsInput {...props} />
}

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function ItemsInput(props: RelationInputProps<ManyToManyField>) {
  const { value, onChange, known, disabled } = props
  const none = useNoneFound(props)
  const { options, loading } = useItemOptions(props, [ids(value), known].flat())
  return (
    <MultiCombobox
      value={ids(value)}
      onChange={onChange}
      options={options}
      disabled={disabled}
      loading={loading}
      none={none}
    />
  )
}

function RecordsInput(props: RelationInputProps<ManyToManyField>) {
  const { value, onChange, disabled } = props
  const offered = useRecordOptions(props, ids(value))
  return (
    <MultiCombobox
      value={ids(value)}
      onChange={(chosen) => {
        offered.onSearch('')
        onChange(chosen)
      }}
      options={offered.options}
      onSearch={offered.onSearch}
      disabled={disabled}
      loading={offered.loading}
      none={offered.none}
    />
  )
}

/** What is said where nothing fits (§8). */
const useNoneFound = ({ field, watched, speaking }: AnyRelationProps) =>
  noneFound(model.named(field.target), watched, speaking.locale)

/** The active items of a list in the language of the page; a chosen one that is no longer active stays readable. */
function useItemOptions({ field, fits, hint, speaking }: AnyRelationProps, chosen: readonly unknown[]) {
  const list = field.target
  const { items, loading } = useItems(list)
  const groupOf = useGroups(list, speaking)
  const kept = chosen.filter(isRecord)
  const wanted = chosen.map(idOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows from what is chosen.
  const options = useMemo((): ComboboxOption[] => {
    const all = [...items, ...kept.filter((item) => !items.some((other) => other.id === item.id))]
    const offered = all
      .filter((item) => wanted.includes(String(item.id)) || (item.active !== false && (fits?.(item) ?? true)))
      .map((item) => ({ item, group: groupOf(item) }))
    const ordered = offered.toSorted((one, other) => one.group.place - other.group.place)
    return ordered.map(({ item, group }) => ({
      value: String(item.id),
      label: speaking.titleOf(list, item),
      hint: hint?.(item),
      group: group.name,
    }))
  }, [items, list, speaking, fits, hint, groupOf, wanted.join()])
  return { options, loading }
}

/** With what an item of a list stands together: the words of that, and its place; without one it comes last. */
function useGroups(list: string, speaking: Speaking) {
  const { grouped = '', fields } = model.named(list)
  const by = fields[grouped]
  const target = pointsAtOne(by) ? by.target : undefined
  const { items } = useItems(target ?? list)
  return useCallback(
    (item: Read): { readonly place: number; readonly name?: string } => {
      const id = target === undefined ? null : idOf(item[grouped])
      const place = items.findIndex((one) => String(one.id) === id)
      const group = items[place]
      return target !== undefined && group ? { place, name: speaking.titleOf(target, group) } : { place: items.length }
    },
    [items, target, grouped, speaking],
  )
}

/** Records found by what is typed, and those already chosen, which may not be among them; `none` is said where nothing is found. */
function useRecordOptions(
  { field, known, fits, filter, watched, speaking }: AnyRelationProps,
  chosen: readonly unknown[],
) {
  const key = field.target
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { records, loading, isFailed } = useOffered(key, search, inUse(field, filter))
  const nearby = [known, records].flat().filter(isRecord)
  const missing = chosen.map(String).filter((id) => !nearby.some((record) => record.id === id))
  const fetched = useOfferedById(key, missing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is nearby follows from these.
  const options = useMemo((): ComboboxOption[] => {
    const offered = records.filter((record) => fits?.(record) ?? true)
    const extra = [...nearby, ...fetched].filter(
      (record) => chosen.map(String).includes(String(record.id)) && !offered.some((other) => other.id === record.id),
    )
    // What somebody types is found in the order of the server, the best first.
    const ordered = search === '' ? recentFirst(key, offered) : offered
    return [...ordered, ...extra].map((record) => ({
      value: String(record.id),
      label: speaking.titleOf(key, record),
      hint: hintOf(key, record, speaking),
    }))
  }, [records, fetched, key, speaking, fits, search, chosen.join()])
  const none = isFailed
    ? speak(nonePhrases, speaking.locale)('unread')
    : noneFound(model.named(key), watched, speaking.locale)
  return { options, loading: loading || search !== typed.trim(), none, onSearch: setTyped }
}

/** What tells a record from another of the same name, in one line; empty where nothing does. */
export function hintOf(key: string, record: Read, { textOf }: Speaking): string {
  const entity = model.named(key)
  return hintNames(entity)
    .map((name) => textOf(entity.fields[name], record[name]))
    .filter(Boolean)
    .join(', ')
}

function idOf(value: unknown): string | null {
  if (isRecord(value) && 'id' in value) return String(value.id)
  return value === null || value === undefined ? null : String(value)
}
