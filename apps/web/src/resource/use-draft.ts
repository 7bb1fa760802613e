import { useEffect, useRef, useState } from 'react'
import { newId } from '../api/ids.ts'
import { useMe } from '../api/me.ts'
import { draftKey, forgetDrafts, type KeptDraft, keepDraft, readDrafts } from './drafts.ts'
import type { FormPart } from './form-part.ts'
import { anyField, isSame } from './form-store.ts'
import { flatDraft } from './selection.ts'

/** What is typed in a form, kept on this device; and what was typed there before. */
export interface Drafts {
  /** The last draft that somebody left behind here; it stays until it is taken up or thrown away, whatever else is typed. */
  readonly found: KeptDraft | null
  /** A record of the draft was changed after it: whoever saves chooses between the two. */
  readonly isOlder: boolean
  /** Throws away what is typed in this form, for it is saved or given up. */
  readonly forget: () => void
  /** Puts the found draft into the form. */
  readonly restore: () => void
  /** Throws the found draft away. */
  readonly discard: () => void
}

const restMs = 400

/** Keeps what is typed on this device, and finds what was kept before. */
export function useDraft(parts: readonly FormPart[], editing: boolean, place: string | undefined): Drafts {
  // A draft is of the one who typed it: the next person on this device does not see it.
  const { me } = useMe()
  const key = parts
    .map(({ row, store }) =>
      draftKey(me?.id, store.entity.api.type, row === null ? `${place ?? ''} new` : String(row.id)),
    )
    .join('+')
  const keeps = parts.some((part) => part.row !== null) || place !== undefined
  /** The drafts that this form holds, its own and those it took up, under each key that it has had: a form may grow. */
  const held = useRef<Held>({ ids: [], keys: new Set() })
  if (held.current.ids.length === 0) held.current.ids = [newId()]
  const look = () => ({ key, drafts: keeps ? offered(parts, key, held.current.ids) : [] })
  const [state, setState] = useState(look)
  if (state.key !== key) setState(look())
  const [found = null] = state.drafts
  const without = (draft: KeptDraft | null) => state.drafts.filter((one) => one !== draft)
  useKeeping(parts, editing && keeps, key, held)

  return {
    found,
    isOlder: found !== null && parts.some((part, at) => versionOf(part) > (found.versions[at] ?? 0)),
    forget: () => {
      for (const one of [key, ...held.current.keys]) forgetDrafts(one, held.current.ids)
      held.current = { ids: [newId()], keys: new Set() }
    },
    restore: () => {
      if (found === null) return
      held.current.ids = [...held.current.ids, found.id]
      for (const [at, part] of parts.entries()) takeUp(part, found, at)
      setState({ key, drafts: without(found) })
    },
    discard: () => {
      if (found) forgetDrafts(key, [found.id])
      setState({ key, drafts: without(found) })
    },
  }
}

interface Held {
  ids: readonly string[]
  readonly keys: Set<string>
}

/**
 * The drafts to offer under a key: those of this form itself are not, nor those that say what stands in the records by now, for
 * their save came through after the page was left.
 */
function offered(parts: readonly FormPart[], key: string, held: readonly string[]): readonly KeptDraft[] {
  const drafts = readDrafts(key).filter(({ id }) => !held.includes(id))
  const saved = drafts.filter((draft) => isSaved(parts, draft))
  if (saved.length > 0)
    forgetDrafts(
      key,
      saved.map(({ id }) => id),
    )
  return drafts.filter((draft) => !saved.includes(draft))
}

const isSaved = (parts: readonly FormPart[], { values }: KeptDraft): boolean =>
  parts.every(({ row }) => row !== null) &&
  Object.entries(values).every(([path, value]) => {
    const [at, name = ''] = path.split('.')
    const part = parts[Number(at)]
    return part?.row != null && isSame(value, flatDraft(part.store.entity, part.row)[name])
  })

/** Writes down what is typed, soon after it is, and when the page is left. */
function useKeeping(parts: readonly FormPart[], isOn: boolean, key: string, held: { readonly current: Held }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which records they are.
  useEffect(() => {
    if (!isOn) return
    const stores = parts.map(({ store }) => store)
    let timer = 0
    const put = () => {
      const [id = '', ...takenUp] = held.current.ids
      held.current.keys.add(key)
      const changed = stores.flatMap((store, at) =>
        Object.entries(store.patch())
          .map(([name, value]) => ({ path: `${at}.${name}`, value, field: store.field(name) }))
          .filter(({ field }) => field.changed),
      )
      const values = Object.fromEntries(changed.map(({ path, value }) => [path, value]))
      const was = Object.fromEntries(changed.map(({ path, field }) => [path, field.was]))
      keepDraft(key, { id, values, was, versions: stores.map((store) => store.version()) })
      forgetDrafts(key, takenUp)
    }
    const later = () => {
      clearTimeout(timer)
      timer = window.setTimeout(put, restMs)
    }
    const stops = stores.map((store) => store.subscribe(anyField, later))
    addEventListener('pagehide', put)
    return () => {
      // Also when the page is taken away, as by a log-out in another tab; after a save there is nothing left to keep.
      clearTimeout(timer)
      put()
      removeEventListener('pagehide', put)
      for (const stop of stops) stop()
    }
  }, [isOn, key])
}

const versionOf = ({ row }: FormPart) => (row === null ? 0 : Number(row.record_version))

/**
 * Puts what was typed in one record of a form. Where that was changed since, the form goes back to the version that was
 * read then, so that the server finds what two people changed.
 */
function takeUp(part: FormPart, { values, was, versions }: KeptDraft, at: number): void {
  const { store, row } = part
  const before = `${at}.`
  const own = (kept: KeptDraft['values']) =>
    Object.entries(kept).flatMap(([path, value]) =>
      path.startsWith(before) ? [[path.slice(before.length), value] as const] : [],
    )
  const version = versions[at] ?? 0
  if (row !== null && versionOf(part) !== version)
    store.reset({ ...flatDraft(store.entity, row), ...Object.fromEntries(own(was)) }, version)
  for (const [name, value] of own(values)) store.set(name, value)
}
