import { useMemo, useSyncExternalStore } from 'react'

/** Whether the window is so now. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query])
  return useSyncExternalStore(
    (onChange) => {
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => media.matches,
  )
}
