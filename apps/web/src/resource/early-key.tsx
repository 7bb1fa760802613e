import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'

interface EarlyKeyProps {
  scroller: HTMLElement
  /** Keys that what comes later listens to. */
  keys: readonly string[]
  /** May still be on its way. */
  children: ReactNode
}

/** Waits for a part that listens to the keys of a table; the first one that was pressed before it came is played then. */
export function EarlyKey({ scroller, keys, children }: EarlyKeyProps) {
  const early = useRef<KeyboardEvent>(null)
  return (
    <Suspense fallback={<KeepKey {...{ scroller, keys, early }} />}>
      {children}
      <PlayKey early={early} />
    </Suspense>
  )
}

type Kept = RefObject<KeyboardEvent | null>

function KeepKey({ scroller, keys, early }: Omit<EarlyKeyProps, 'children'> & { early: Kept }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keys.includes(event.key)) early.current ??= event
    }
    scroller.addEventListener('keydown', listen)
    return () => scroller.removeEventListener('keydown', listen)
  }, [scroller, keys, early])
  return null
}

/** Mounted after what listens. Who has gone elsewhere in the meantime stays there. */
function PlayKey({ early }: { early: Kept }) {
  useEffect(() => {
    const kept = early.current
    early.current = null
    if (kept && !kept.defaultPrevented && kept.target === document.activeElement)
      kept.target?.dispatchEvent(new KeyboardEvent('keydown', copyOf(kept)))
  }, [early])
  return null
}

const copyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEventInit => ({
  ...{ key, altKey, ctrlKey, metaKey, shiftKey },
  bubbles: true,
  cancelable: true,
})
