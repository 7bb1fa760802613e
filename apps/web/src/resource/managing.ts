import { useRef, useSyncExternalStore } from 'react'

/** The key of the kind whose records are being managed in a dialog; null for none. */
let managed: string | null = null
const listeners = new Set<() => void>()

/** Opens the dialog in which records of a kind without a page are managed, above whatever is open; null closes it. */
export function manage(of: string | null): void {
  managed = of
  for (const listener of listeners) listener()
}

const onManaged = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useManaged = (): string | null => useSyncExternalStore(onManaged, () => managed)

/** Tells whether that dialog was opened above what asks: the keys pressed in it are not for what lies below. */
export function useIsCovered(): () => boolean {
  const above = useRef(managed)
  return () => managed !== above.current
}
