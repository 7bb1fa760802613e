import { useEffect, useRef } from 'react'

/**
 * Escape leads back, except while something above the page is open or a field has text of its own to give up. Null where
 * there is nothing to lead back from.
 */
export function useEscape(onEscape: (() => void) | null): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !latest.current) return
      if (document.querySelector('dialog[open], [popover].popover:popover-open')) return
      // A question that comes up now would else be closed by this very key.
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
