import { model } from '@vezel/model'
import type { BelongsToField, ManyToManyField } from '@vezel/model/kit/field.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { Combobox, MultiCombobox } from '../ui/combobox.tsx'
import type { ComboboxOption } from '../ui/combobox-panel.tsx'
import { useUiTexts } from '../ui/texts.ts'
import type { InputProps } from './kind.ts'
import { noneFound } from './none-found.ts'
import { useItems, useOffered, useOfferedById } from './offered.ts'
import { noteChosen, recentFirst } from './recent.ts'
import { hintOf, type Read, titleOf } from './record.ts'

type RelationInputProps<F extends BelongsToField | ManyToManyField> = InputProps<F>

/** The record a relation points at: an item of a list, or any other record, found by typing. */
export function BelongsToInput(props: RelationInputProps<BelongsToField>) {
  return props.field.isLookup ? <ItemInput {...props} /> : <RecordInput {...props} />
}

function ItemInput({ field, value, onChange, known, disabled, fits, watched }: RelationInputProps<BelongsToField>) {
  const none = useNoneFound(field.target, watched)
  const { options, loading } = useItemOptions(field.target, [value, known], fits)
  return (
    <Combobox
      value={idOf(value)}
      onChange={onChange}
      options={options}
      required={field.required}
      disabled={disabled}
      loading={loading}
      none={none}
    />
  )
}

function RecordInput(props: RelationInputProps<BelongsToField>) {
  const { field, value, onChange, known, disabled, fits, filter } = props
  const none = useNoneFound(field.target, props.watched)
  const offered = useRecordOptions(field.target, value === null ? [] : [value], known, fits, filter)
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
      none={none}
    />
  )
}

/** Several records or items; what is chosen stands in it as chips. */
export function ManyToManyInput(props: RelationInputProps<ManyToManyField>) {
  return props.field.isLookup ? <ItemsInput {...props} /> : <RecordsInput {...props} />
}

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function ItemsInput({ field, value, onChange, known, disabled, fits, watched }: RelationInputProps<ManyToManyField>) {
  const none = useNoneFound(field.target, watched)
  const { options, loading } = useItemOptions(field.target, [ids(value), known].flat(), fits)
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
  const { field, value, onChange, known, disabled, fits, filter } = props
  const none = useNoneFound(field.target, props.watched)
  const offered = useRecordOptions(field.target, ids(value), known, fits, filter)
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
      none={none}
    />
  )
}

/** What is said where nothing fits (§8). */
const useNoneFound = (target: string, watched: InputProps['watched']) =>
  noneFound(model.named(target), watched, useUiTexts().locale)

/** The active items of a list in the language of the page; a chosen one that is no longer active stays readable. */
function useItemOptions(list: string, chosen: readonly unknown[], fits: ((item: Read) => boolean) | undefined) {
  const { locale } = useUiTexts()
  const { items, loading } = useItems(list)
  const kept = chosen.filter(isRecord)
  const wanted = chosen.map(idOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows from what is chosen.
  const options = useMemo((): ComboboxOption[] => {
    const entity = model.named(list)
    const all = [...items, ...kept.filter((item) => !items.some((other) => other.id === item.id))]
    return all
      .filter((item) => wanted.includes(String(item.id)) || (item.active !== false && (fits?.(item) ?? true)))
      .map((item) => ({ value: String(item.id), label: titleOf(entity, item, locale) }))
  }, [items, list, locale, fits, wanted.join()])
  return { options, loading }
}

/** Records found by what is typed, and those already chosen, which may not be among them. */
function useRecordOptions(
  key: string,
  chosen: readonly unknown[],
  known: unknown,
  fits: ((record: Read) => boolean) | undefined,
  filter: Readonly<Record<string, unknown>> | undefined,
) {
  const { locale } = useUiTexts()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { records, loading } = useOffered(key, search, filter)
  const nearby = [known, records].flat().filter(isRecord)
  const missing = chosen.map(String).filter((id) => !nearby.some((record) => record.id === id))
  const fetched = useOfferedById(key, missing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is nearby follows from these.
  const options = useMemo((): ComboboxOption[] => {
    const entity = model.named(key)
    const offered = records.filter((record) => fits?.(record) ?? true)
    const extra = [...nearby, ...fetched].filter(
      (record) => chosen.map(String).includes(String(record.id)) && !offered.some((other) => other.id === record.id),
    )
    // What somebody types is found in the order of the server, the best first.
    const ordered = search === '' ? recentFirst(key, offered) : offered
    return [...ordered, ...extra].map((record) => ({
      value: String(record.id),
      label: titleOf(entity, record, locale),
      hint: hintOf(entity, record, locale),
    }))
  }, [records, fetched, key, locale, fits, search, chosen.join()])
  return { options, loading: loading || search !== typed.trim(), onSearch: setTyped }
}

function idOf(value: unknown): string | null {
  if (isRecord(value) && 'id' in value) return String(value.id)
  return value === null || value === undefined ? null : String(value)
}
