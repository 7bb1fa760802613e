import { newId } from '../api/ids.ts'
import { keepTableLook, type SavedView } from './kept-views.ts'
import type { Keeping, List } from './use-list.ts'

/** What can be done with the views of a list. */
export interface ViewChanges {
  /** Keeps the list as it is under a name, and chooses that. */
  readonly saveAs: (name: string) => void
  /** Changes the chosen view to the list as it is, or its name. */
  readonly save: (change?: Pick<SavedView, 'name'>) => void
  readonly setFirst: (id: string | null) => void
  /** Forgets the chosen view, the list stays as it is. Gives the way back. */
  readonly remove: () => () => void
}

/** Changes the views of a list; apart from the list, because it is fetched with the panel that asks for it. */
export function changesOf({ view, keeping }: List): ViewChanges {
  const { now, keep, setSearch } = keeping
  const put = (change: (views: readonly SavedView[]) => readonly SavedView[]) =>
    keep((before) => ({ ...before, views: change(before.views) }))
  return {
    saveAs: (name) => {
      const made = { ...now, id: newId(), name }
      keepTableLook(keeping.name, made.id, made)
      put((views) => [...views, made])
      setSearch({ view: made.id })
    },
    save: (change) => put((views) => views.map((one) => (one.id === view?.id ? { ...one, ...(change ?? now) } : one))),
    setFirst: (id) => keep((before) => ({ ...before, first: id })),
    remove: () => (view ? forget(view, keeping) : () => {}),
  }
}

/** Forgets a view; the list stays as it is. Gives the way back. */
function forget(gone: SavedView, { name, now, kept, keep, first, none, setSearch }: Keeping): () => void {
  const place = kept?.views.indexOf(gone) ?? 0
  const page = location.pathname
  keepTableLook(name, null, now)
  keepTableLook(name, gone.id, null)
  keep((before) => ({
    views: before.views.filter(({ id }) => id !== gone.id),
    first: before.first === gone.id ? null : before.first,
  }))
  setSearch({ view: first === gone ? null : none })
  return () => {
    keep((before) => ({
      views: before.views.toSpliced(place, 0, gone),
      first: first === gone ? gone.id : before.first,
    }))
    if (location.pathname === page) setSearch({ view: gone.id })
  }
}
