import { useEffect, useRef, useState } from 'react'
import { useMe } from '../api/me.ts'
import { draftKey, keepDraft, readDraft } from './drafts.ts'
import type { FormPart } from './fields.tsx'
import { anyField } from './form-store.ts'

/** Keeps what is typed on this device, and finds what was kept before. */
export function useDraft(parts: readonly FormPart[], editing: boolean, place: string | undefined) {
  // A draft is of the one who typed it: the next person on this device does not see it.
  const { me } = useMe()
  const key = parts
    .map((part) =>
      part.row === null
        ? draftKey(me?.id, part.store.entity.api.type, place ?? '', 'new')
        : draftKey(me?.id, part.store.entity.api.type, String(part.row.id), part.store.version()),
    )
    .join('+')
  const keeps = parts.some((part) => part.row !== null) || place !== undefined
  const look = () => ({ key, found: keeps ? readDraft(key) : null })
  const [state, setState] = useState(look)
  if (state.key !== key) setState(look())
  const { found } = state
  const latest = useRef(parts)
  latest.current = parts

  useEffect(() => {
    if (!editing || !keeps) return
    let timer = 0
    const put = () => {
      const values = latest.current.flatMap((part, index) =>
        Object.entries(part.store.patch())
          .filter(([name]) => part.store.field(name).changed)
          .map(([name, value]) => [`${index}.${name}`, value]),
      )
      keepDraft(key, Object.fromEntries(values))
    }
    const later = () => {
      clearTimeout(timer)
      timer = window.setTimeout(put, 400)
    }
    const stops = latest.current.map((part) => part.store.subscribe(anyField, later))
    addEventListener('pagehide', put)
    return () => {
      // Also when the page is taken away, as by a log-out in another tab; after a save there is nothing left to keep.
      clearTimeout(timer)
      put()
      removeEventListener('pagehide', put)
      for (const stop of stops) stop()
    }
  }, [editing, keeps, key])

  return {
    found: editing && !parts.every((part) => part.row === null) ? null : found,
    forget: () => {
      keepDraft(key, {})
      setState({ key, found: null })
    },
    restore: () => {
      for (const [path, value] of Object.entries(found?.values ?? {})) {
        const at = path.indexOf('.')
        parts[Number(path.slice(0, at))]?.store.set(path.slice(at + 1), value)
      }
      setState({ key, found: null })
    },
  }
}
