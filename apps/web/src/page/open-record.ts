import type { Place, RecordRoute, RouteName } from '@vezel/model/route-paths.ts'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Counted } from '../api/rows.ts'

/** What stands on the bar of a page that lies below a record. */
export interface RecordBar {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly state?: ReactNode
  /** What can be done from every page below it; it stays there from one to the next. */
  readonly actions?: ReactNode
  /** Those for which the bar of a phone has no room: they stand at the end of its tabs. */
  readonly besideTabs?: ReactNode
  /** What tabs are called of this one, where that is not the word of their route. */
  readonly tabs?: { readonly [Name in RouteName]?: string } | undefined
  /** The list to which it belongs, which is marked in the menu. */
  readonly list?: RouteName | undefined
  /** Which part of the list of its route it stands in, and what that is called: of several kinds that share a page. */
  readonly listed?: { readonly label: string; readonly query: Readonly<Record<string, string>> } | undefined
}

/** The record below which the page lies, as its frame tells it (`resource/in-record.tsx`). */
export interface OpenRecord {
  readonly route: RecordRoute
  readonly id: string
  /** Undefined while it is on its way, null when there is no such record: then it has no tabs either. */
  readonly bar: RecordBar | null | undefined
  /** What its tabs hold, by their routes. */
  readonly contents: Readonly<Record<string, Counted>>
}

let opened: OpenRecord | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the bar and the tabs which record is open, before they are painted. It stays told while its next tab is fetched. */
export function useTellRecord(record: OpenRecord): void {
  useLayoutEffect(() => {
    opened = record
    for (const listener of [...listeners]) listener()
  }, [record])
}

/** What is still to do on a tab: how much, and that in words. */
export interface ToDo {
  readonly n: number
  readonly words: string
}
type ToDos = Readonly<Partial<Record<RouteName, ToDo>>>
let told: { readonly of: string; readonly tabs: ToDos } | null = null

/** Tells the tabs of a record what is still to do on each; null once nobody knows any more. */
export function tellToDos(of: string, tabs: ToDos | null): void {
  told = tabs && { of, tabs }
  for (const listener of [...listeners]) listener()
}

/** What is still to do on the tabs of a record, as far as it was told. */
export const useToDos = (of: string | undefined): ToDos | undefined => {
  const now = useSyncExternalStore(subscribe, () => told)
  return now?.of === of ? now?.tabs : undefined
}

/** The record below which a page lies; null where it lies below none, or where none was told yet. */
export function useOpenRecord(place: Place | null): OpenRecord | null {
  const record = useSyncExternalStore(subscribe, () => opened)
  if (!record || !place) return null
  const isBelow = place.name === record.route || place.name.startsWith(`${record.route}-`)
  return isBelow && Object.values(place.params).includes(record.id) ? record : null
}
