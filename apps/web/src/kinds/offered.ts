import { model } from '@vezel/model'
import type { Field } from '@vezel/model/kit/field.ts'
import { offeredOrder } from '@vezel/model/kit/model.ts'
import { takesInUse } from '@vezel/model/kit/retiring.ts'
import { createContext, useContext, useMemo } from 'react'
import { type LookupItem, useListItems } from '../api/lookups.ts'
import { useRows } from '../api/rows.ts'
import type { ListKeyOf } from '../api/typed.ts'
import { type Asked, askFor, hintNames, type Read, titleSelection } from './record.ts'

/** The variable set whose items are offered: a survey keeps the one it was opened with; null is the organisation's. */
export const VariableSetContext = createContext<string | null>(null)

/** The items of a list, also those that are no longer active. */
export function useItems<const K extends string>(
  list: K & ListKeyOf<K>,
): { items: readonly LookupItem[]; loading: boolean } {
  const { all, loading } = useListItems(list, useContext(VariableSetContext))
  return { items: all, loading }
}

const mostOffered = 100
const titles = new Map<string, Asked>()

/** What names a record and tells it from another of that name; the same object each time, so that the same question is one question. */
function namesOf(key: string): Asked {
  const entity = model.named(key)
  const hints = hintNames(entity).map((name) => [name, askFor(entity.fields[name])])
  const known = titles.get(key) ?? { ...titleSelection(entity), ...Object.fromEntries(hints) }
  titles.set(key, known)
  return known
}

/** A condition on what a relation offers, with that it is in use where nothing else may be chosen. */
export const inUse = (field: Field, filter?: Readonly<Record<string, unknown>>) =>
  takesInUse(model, field) ? { ...filter, active: { eq: true } } : filter

/** Records that fit what was typed, the first hundred; none where they could not be read. */
export function useOffered(key: string, search: string, filter?: Readonly<Record<string, unknown>>) {
  const entity = model.named(key)
  const { rows, status, changing } = useRows(entity, namesOf(key), {
    search,
    filter,
    limit: mostOffered,
    sort: offeredOrder(model, entity).map((field) => ({ field })),
  })
  return {
    records: rows as readonly Read[],
    loading: status === 'loading' || changing,
    isFailed: status === 'failed',
  }
}

/** Records by their ids, for names that are not known otherwise. */
export function useOfferedById(key: string, ids: readonly string[]): readonly Read[] {
  const { rows } = useRows(model.named(key), namesOf(key), { filter: { id: { in: ids } }, skip: ids.length === 0 })
  return useMemo(() => (ids.length === 0 ? [] : (rows as readonly Read[])), [rows, ids.length])
}
