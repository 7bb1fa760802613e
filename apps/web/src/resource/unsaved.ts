import { useSyncExternalStore } from 'react'

/** Changes typed and not saved, by form: the bar at the top tells how many there are. */
const counts = new Map<string, number>()
const listeners = new Set<() => void>()
let total = 0

/** Says how many changes a form holds; 0 when it is saved, left or gone. */
export function setUnsaved(form: string, changes: number): void {
  if (changes === 0) counts.delete(form)
  else counts.set(form, changes)
  const next = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (next === total) return
  total = next
  for (const listener of listeners) listener()
}

/** The number of changes on the page that are not saved. */
export function useUnsaved(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => total,
  )
}
