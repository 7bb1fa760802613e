import { isRecord } from '@vezel/model/kit/record.ts'
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

/** The state of a list under a name, as the server keeps it. */
export interface SavedView extends ListState {
  readonly id: string
  readonly name: string
  /** Everybody of the organisation has it. */
  readonly isShared: boolean
  /** It comes with the product: nobody changes it. */
  readonly isGiven?: true
  /** The id and the name of who keeps it. */
  readonly of: string
  readonly by: string
  readonly version: number
}

/** The views of a list that somebody may choose from: those kept for oneself, and those that are shared. */
export interface KeptViews {
  readonly views: readonly SavedView[]
  /** The one the list opens with. */
  readonly first: string | null
  /** The record that says so. */
  readonly opening: string | null
}

const none: KeptViews = { views: [], first: null, opening: null }
const prefix = 'vezel-kept-views '

/**
 * The views of a list, as far as this device knows them: a list opens at once as it did, and what the server has comes after
 * that. Null while it is not known who asks.
 */
export function useKeptViews(list: string): KeptViews | null {
  const { me, problem } = useMe()
  const id = me?.id
  const text = useStored(viewsKey(list, id))
  const kept = useMemo(() => readViews(text), [text])
  if (id === undefined) return problem === null && hasAnyViews() ? null : none
  return kept
}

const viewsKey = (list: string, me: string | undefined) => `${prefix}${me} ${list}`

/** Has this device know the views of a list as somebody has them. */
export const knowViews = (list: string, me: string, views: KeptViews): void => store(viewsKey(list, me), views)

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
  const { views, first, opening } = asRecord(parsed(text))
  const read = (Array.isArray(views) ? views : []).flatMap((view: unknown): SavedView[] => {
    const { id, name, isShared, of, by, version } = asRecord(view)
    if (typeof id !== 'string' || typeof name !== 'string') return []
    const kept = {
      isShared: isShared === true,
      of: wordOf(of) ?? '',
      by: wordOf(by) ?? '',
      version: Number(version) || 0,
    }
    return [{ id, name, ...readState(view), ...kept }]
  })
  return { views: read, first: read.find(({ id }) => id === first)?.id ?? null, opening: wordOf(opening) }
}

/** The state of a list in what was kept, as far as it can be read. */
export function readState(value: unknown): ListState {
  const { sort, filter } = asRecord(value)
  return { ...readLook(value), sort: wordOf(sort), filter: wordOf(filter) ?? '' }
}

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function readLook(value: unknown): TableLook {
  const { columns, density, group } = asRecord(value)
  return {
    ...(typeof group === 'string' || group === null ? { group } : {}),
    columns: Array.isArray(columns) ? columns.filter((one): one is string => typeof one === 'string') : null,
    density: density === 'compact' || density === 'normal' ? density : standardView.density,
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

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
  const text = value === null ? null : JSON.stringify(value)
  if (text === localStorage.getItem(key)) return
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A full store keeps what it had.
  }
  for (const listener of [...listeners]) listener()
}
