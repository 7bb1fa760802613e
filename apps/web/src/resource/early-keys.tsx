import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

interface EarlyKeysProps {
  scroller: HTMLElement
  /** Keys that what comes later listens to. */
  keys: readonly string[]
  /** May still be on its way. */
  children: ReactNode
}

/** Waits for a part that listens to the keys of a table; those that were pressed before it came are played then, in their order. */
export function EarlyKeys({ scroller, keys, children }: EarlyKeysProps) {
  const early = useRef<KeyboardEvent[]>([])
  return (
    <Suspense fallback={<KeepKeys {...{ scroller, keys, early }} />}>
      {children}
      <PlayKeys early={early} />
    </Suspense>
  )
}

type Kept = RefObject<KeyboardEvent[]>

function KeepKeys({ scroller, keys, early }: Omit<EarlyKeysProps, 'children'> & { early: Kept }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keys.includes(event.key)) early.current.push(event)
    }
    scroller.addEventListener('keydown', listen)
    return () => scroller.removeEventListener('keydown', listen)
  }, [scroller, keys, early])
  return null
}

/** Mounted after what listens. Who has gone elsewhere in the meantime stays there. */
function PlayKeys({ early }: { early: Kept }) {
  useEffect(() => {
    const kept = early.current.splice(0).filter((event) => !event.defaultPrevented)
    if (kept.length === 0 || kept[0]?.target !== document.activeElement) return
    // Each goes to where the one before it has led, which is drawn first: not from within an effect.
    queueMicrotask(() => {
      for (const event of kept)
        flushSync(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', copyOf(event))))
    })
  }, [early])
  return null
}

const copyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEventInit => ({
  ...{ key, altKey, ctrlKey, metaKey, shiftKey },
  bubbles: true,
  cancelable: true,
})
