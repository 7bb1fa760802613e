import { useCallback, useSyncExternalStore } from 'react'
import type { FieldState, FormStore, FormSummary } from './form-store.ts'

/** One field of a form; redraws when that field changes. */
export function useFieldState(store: FormStore, name: string): FieldState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name])
  return useSyncExternalStore(subscribe, () => store.field(name))
}

/** What stands around the input of a field: redraws when that changes, which most keys do not. */
export function useFieldFrame(store: FormStore, name: string): Omit<FieldState, 'value'> {
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name])
  useSyncExternalStore(subscribe, () => {
    const { hidden, required, changed, shown, issue, becomes, takenFrom, unlike } = store.field(name)
    return `${hidden} ${required} ${changed} ${shown} ${issue?.rule} ${issue?.args} ${becomes} ${takenFrom} ${unlike}`
  })
  return store.field(name)
}

/** The form as a whole: how many changes, what is wrong. */
export function useFormSummary(store: FormStore): FormSummary {
  return useSyncExternalStore(store.subscribeSummary, store.summary)
}

const nothing: readonly string[] = []

/** Redraws when one of these fields changes, for an input that offers what fits them. */
export function useWatched(store: FormStore, names: readonly string[] = nothing): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map((name) => store.subscribe(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, names],
  )
  useSyncExternalStore(subscribe, () => names.map((name) => String(store.field(name).value)).join('\n'))
}
