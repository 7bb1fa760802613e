import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { ask } from '../api/connection.ts'
import { currentMe } from '../api/me.ts'
import { rowsQuestion } from '../api/rows.ts'
import { type Condition, type FilterField, readConditions, writeConditions } from './conditions.ts'
import { type ListState, readState } from './kept-views.ts'
import { refreshViews } from './server-views.ts'
import type { List } from './use-list.ts'
import { keepView, openWith } from './view-changes.ts'

/** A view as this device kept it before the server did. */
interface DeviceView {
  readonly id: string
  readonly name: string
  readonly state: ListState
}

const keyOf = (list: string) => `vezel-views ${currentMe()?.id} ${list}`

/** What the device still has of the views of a list. */
export function viewsOfDevice({ keeping }: List): readonly DeviceView[] {
  return readDevice(localStorage.getItem(keyOf(keeping.name))).views
}

export const forgetViewsOfDevice = ({ keeping }: List): void => localStorage.removeItem(keyOf(keeping.name))

/** The views in what was kept; what is none is left out. */
export function readDevice(text: string | null): { views: readonly DeviceView[]; first: string | null } {
  const kept = asRecord(parsed(text))
  const views = (Array.isArray(kept.views) ? kept.views : []).flatMap((one: unknown): DeviceView[] => {
    const { id, name } = asRecord(one)
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name, state: readState(one) }] : []
  })
  return { views, first: views.find(({ id }) => id === kept.first)?.id ?? null }
}

/**
 * Keeps the views of this device on the server, for whoever asks, and forgets them here. Answers what could not be taken
 * over, in words: a condition on an item that is no longer in its list.
 */
export async function takeOverViews(list: List): Promise<readonly string[]> {
  const { name: of, kept } = list.keeping
  const { views, first } = readDevice(localStorage.getItem(keyOf(of)))
  const known = new Set(kept?.views.map(({ name }) => name))
  const lost: string[] = []
  for (const { id, name, state } of views) {
    const mended = await mend(state.filter, list.fields)
    lost.push(...mended.lost.map((what) => `${name}: ${what}`))
    if (known.has(name)) continue
    const made = await keepView(of, name, { ...state, filter: mended.filter }, false)
    lost.push(...made.dropped.map((what) => `${name}: ${what}`))
    if (id === first && !kept?.first) await openWith(null, made.id)
  }
  forgetViewsOfDevice(list)
  await refreshViews(of, currentMe()?.id ?? '')
  return lost
}

/** An item as conditions name it, and as they once did. */
export interface ItemNames {
  readonly code: string
  readonly value: string
}

/** The conditions of an address, with the words of items as their codes; and the words that no item has. */
export function mendedConditions(
  conditions: readonly Condition[],
  itemsOf: (field: string) => readonly ItemNames[] | undefined,
): { readonly conditions: readonly Condition[]; readonly lost: readonly string[] } {
  const lost: string[] = []
  const mended = conditions.flatMap((condition): Condition[] => {
    const items = itemsOf(condition.field)
    if (!items || condition.values.length === 0) return [condition]
    const values = condition.values.flatMap((value) => {
      const item = items.find(({ code }) => code === value) ?? items.find((one) => isSameWord(one.value, value))
      if (!item) lost.push(value)
      return item ? [item.code] : []
    })
    return values.length > 0 ? [{ ...condition, values }] : []
  })
  return { conditions: mended, lost }
}

const isSameWord = (a: string, b: string) => a.toLocaleLowerCase('nl') === b.toLocaleLowerCase('nl')

async function mend(filter: string, fields: readonly FilterField[]) {
  const conditions = readConditions(filter, fields)
  const items = new Map<string, readonly ItemNames[]>()
  for (const { field: key } of conditions) {
    const field = fields.find((one) => one.key === key)
    if (field?.kind === 'list' && field.target && !items.has(key)) items.set(key, await itemsOf(field.target))
  }
  const { conditions: mended, lost } = mendedConditions(conditions, (key) => items.get(key))
  return { filter: writeConditions(mended), lost }
}

async function itemsOf(list: string): Promise<readonly ItemNames[]> {
  const selection = { code: true, value: true }
  const question = rowsQuestion(model.named(list), selection, { limit: pageLimits.listMost })
  return (await ask<{ rows: readonly ItemNames[] }>(question)).rows
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
