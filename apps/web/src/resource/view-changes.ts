import { isListView, knownIn, listNamed } from '@vezel/model/list-views.ts'
import { newId } from '../api/ids.ts'
import { currentMe, isManager } from '../api/me.ts'
import { saveOf } from '../api/save.ts'
import { type KeptViews, keepTableLook, knowViews, type ListState, type SavedView } from './kept-views.ts'
import { refreshViews } from './server-views.ts'
import type { Keeping, List } from './use-list.ts'

/** What can be done with the views of a list. Each promise rejects with an `ApiProblem`; nothing is then left changed. */
export interface ViewChanges {
  /** Keeps the list as it is under a name, and chooses that. Answers what the list does not know and was left out. */
  readonly saveAs: (name: string, isShared: boolean) => Promise<readonly string[]>
  /** Changes the chosen view to the list as it is. Answers the same. */
  readonly save: () => Promise<readonly string[]>
  readonly rename: (name: string) => Promise<void>
  /** Gives the chosen view to everybody of the organisation, or keeps it for oneself again. */
  readonly share: (isShared: boolean) => Promise<void>
  readonly setFirst: (id: string | null) => Promise<void>
  /** Forgets the chosen view, the list stays as it is. Gives the way back. */
  readonly remove: () => Promise<() => Promise<void>>
}

const views = saveOf('keptView')
const openings = saveOf('openingView')

/** Whether somebody may change a view: who keeps it, and of what is shared a manager. */
export function mayChange(view: SavedView): boolean {
  const me = currentMe()
  return view.of === me?.inventarisatie_user?.id || (view.isShared && isManager(me))
}

/** The names in the state of a list that the list does not know: columns and conditions of an earlier version. */
export function unknownIn(list: string, state: ListState): readonly string[] {
  return contentOf(list, state).dropped
}

/** What is kept of the state of a list, in the form that the server takes. */
function contentOf(list: string, { columns, density, group, sort, filter }: ListState) {
  const view = { columns, density, ...(group === undefined ? {} : { group }), sort, filter }
  const names = listNamed(list)
  return names && isListView(view) ? knownIn(names, view) : { view, dropped: [] }
}

/** Keeps a view on the server; answers its id and what was left out of it. */
export async function keepView(list: string, name: string, state: ListState, isShared: boolean) {
  const { view, dropped } = contentOf(list, state)
  const { id } = await views.create({ id: newId(), lijst: list, naam: name, inhoud: view, gedeeld: isShared })
  return { id, dropped }
}

/** Has a list open with a view for whoever asks, or as it comes. `opening` is the record that says so now. */
export async function openWith(opening: string | null, view: string | null): Promise<void> {
  if (opening !== null) await openings.remove(opening)
  if (view !== null) await openings.create({ id: newId(), weergave: view })
}

/** Changes the views of a list; apart from the list, because it is fetched with the panel that asks for it. */
export function changesOf({ view, keeping }: List): ViewChanges {
  const { name: list, now, kept, setSearch } = keeping
  const me = currentMe()?.id ?? ''
  const refresh = () => refreshViews(list, me)
  /** Shown at once; what the server has stands there after it. */
  const atOnce = async (next: Partial<KeptViews>, work: () => Promise<unknown>) => {
    if (kept) knowViews(list, me, { ...kept, ...next })
    try {
      await work()
    } finally {
      await refresh()
    }
  }
  const put = async (patch: Parameters<typeof views.update>[1]) => {
    if (view) await views.update(view.id, patch, view.version)
    await refresh()
  }
  return {
    saveAs: async (name, isShared) => {
      const { id, dropped } = await keepView(list, name, now, isShared)
      keepTableLook(list, id, now)
      await refresh()
      setSearch({ view: id })
      return dropped
    },
    save: async () => {
      const { view: inhoud, dropped } = contentOf(list, now)
      await put({ inhoud })
      return dropped
    },
    rename: (naam) => put({ naam }),
    share: (gedeeld) =>
      atOnce(
        { views: (kept?.views ?? []).map((one) => (one.id === view?.id ? { ...one, isShared: gedeeld } : one)) },
        () => put({ gedeeld }),
      ),
    setFirst: (id) => atOnce({ first: id }, () => openWith(kept?.opening ?? null, id)),
    remove: async () => (view ? forget(view, keeping, refresh) : async () => {}),
  }
}

/** Forgets a view; the list stays as it is. Gives the way back. */
async function forget(gone: SavedView, { name, now, first, none, setSearch }: Keeping, refresh: () => Promise<void>) {
  const page = location.pathname
  await views.remove(gone.id)
  keepTableLook(name, null, now)
  setSearch({ view: first === gone ? null : none })
  await refresh()
  return async () => {
    await views.restore(gone.id)
    await refresh()
    keepTableLook(name, gone.id, now)
    if (location.pathname === page) setSearch({ view: gone.id })
  }
}
