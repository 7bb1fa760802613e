import { useMemo, useSyncExternalStore } from 'react'
import { useMe } from '../api/me.ts'
import { standardView, type TableView } from '../ui/table-rows.ts'

/** Which columns in which order, how high the rows are, and what they are grouped by. */
export type TableLook = Pick<TableView, 'columns' | 'density' | 'group'>

/** Everything somebody makes of a list, but for what is searched. */
export interface ListState extends TableLook {
  /** As in the address: `einddatum`, `-einddatum`; null as it comes. */
  readonly sort: string | null
  /** As in the address, see `writeConditions`. */
  readonly filter: string
}

/** The state of a list under a name. */
export interface SavedView extends ListState {
  readonly id: string
  readonly name: string
}

/** The views of a list that somebody has saved. */
export interface KeptViews {
  readonly views: readonly SavedView[]
  /** The one the list opens with. */
  readonly first: string | null
}

const none: KeptViews = { views: [], first: null }
const prefix = 'vezel-views '

/**
 * The views that the person who is logged in has saved of a list, and how to keep others in their place. Null while it
 * is not known whose they are. Kept on this device; whoever keeps them elsewhere changes this function alone.
 */
export function useKeptViews(
  list: string,
): [kept: KeptViews | null, keep: (change: (before: KeptViews) => KeptViews) => void] {
  const { me, problem } = useMe()
  const key = `${prefix}${me?.id} ${list}`
  const text = useStored(key)
  const kept = useMemo(() => readViews(text), [text])
  if (me === null) return [problem === null && hasAnyViews() ? null : none, () => {}]
  return [kept, (change) => store(key, change(readViews(localStorage.getItem(key))))]
}

/** The look of a list on this device, null when nothing was changed; of one of its views when that has an id. */
export function useTableLook(list: string, view: string | null): TableLook | null {
  const text = useStored(lookKey(list, view))
  return useMemo(() => (text === null ? null : readLook(parsed(text))), [text])
}

/** Keeps the look of a list, or of one of its views, on this device; null forgets it. */
export function keepTableLook(list: string, view: string | null, look: TableLook | null): void {
  store(lookKey(list, view), look && { columns: look.columns, density: look.density, group: look.group })
}

/** Whether the state of a list is another one than that of a view: what is shown, not how it is written. */
export function differs(a: ListState, b: ListState): boolean {
  const conditions = ({ filter }: ListState) => filter.split('*').sort().join('*')
  return (
    a.density !== b.density ||
    a.group !== b.group ||
    (a.sort ?? '') !== (b.sort ?? '') ||
    JSON.stringify(a.columns) !== JSON.stringify(b.columns) ||
    conditions(a) !== conditions(b)
  )
}

/** What was kept, as far as it can be read: this device may have an older form, or somebody else's. */
export function readViews(text: string | null): KeptViews {
  const { views, first } = asRecord(parsed(text))
  const read = (Array.isArray(views) ? views : []).flatMap((view: unknown): SavedView[] => {
    const { id, name, sort, filter } = asRecord(view)
    if (typeof id !== 'string' || typeof name !== 'string') return []
    const state = { sort: typeof sort === 'string' ? sort : null, filter: typeof filter === 'string' ? filter : '' }
    return [{ id, name, ...readLook(view), ...state }]
  })
  return { views: read, first: read.find(({ id }) => id === first)?.id ?? null }
}

function readLook(value: unknown): TableLook {
  const { columns, density, group } = asRecord(value)
  return {
    ...(typeof group === 'string' || group === null ? { group } : {}),
    columns: Array.isArray(columns) ? columns.filter((one): one is string => typeof one === 'string') : null,
    density: density === 'compact' || density === 'normal' ? density : standardView.density,
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const lookKey = (list: string, view: string | null) => `vezel-table ${list}${view === null ? '' : ` ${view}`}`
const hasAnyViews = () => Object.keys(localStorage).some((key) => key.startsWith(prefix))

const listeners = new Set<() => void>()

function useStored(key: string): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab changed something.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function store(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full store keeps what it had.
  }
  for (const listener of [...listeners]) listener()
}
