import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useUiTexts } from './texts.ts'
import './toast.css'

export interface ToastMessage {
  text: string
  icon?: ReactNode
  /** Where it can be undone. */
  onUndo?: () => void
}

const secondsShown = 8
const listeners = new Set<() => void>()
let current: (ToastMessage & { at: number }) | null = null

/** Says that something has been done, for eight seconds, in place of what was said before. Never for errors. */
export function toast(message: ToastMessage): void {
  put({ ...message, at: Date.now() })
}

function put(next: typeof current) {
  current = next
  for (const listener of listeners) listener()
}

/** The place of toasts: once on a page, at the left below. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
  return (
    <div role="status" className="toast-place">
      {shown && <Toast key={shown.at} {...shown} />}
    </div>
  )
}

function Toast({ text, icon, onUndo }: ToastMessage) {
  const texts = useUiTexts()
  const [left, setLeft] = useState(secondsShown)
  const [held, setHeld] = useState(false)
  const giveBack = useRef<(() => void) | null>(null)
  useEffect(() => () => giveBack.current?.(), [])
  useEffect(() => {
    if (held) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [held])
  useEffect(() => {
    if (left <= 0) put(null)
  }, [left])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it keeps it; its button is what can be used.
    <div
      className="toast"
      // In the top layer, above a dialog that opened it.
      popover="manual"
      ref={(element) => element?.showPopover()}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true)
        if (!currentTarget.contains(relatedTarget)) giveBack.current = () => goBackTo(relatedTarget)
      }}
      onBlur={({ relatedTarget }) => {
        setHeld(false)
        // Who goes on elsewhere stays there.
        if (relatedTarget !== null) giveBack.current = null
      }}
    >
      {icon ?? <IconCheck />}
      <span>{text}</span>
      {onUndo && (
        <>
          <button
            type="button"
            className="toast-undo"
            onClick={() => {
              put(null)
              onUndo()
            }}
          >
            {texts.undo}
          </button>
          <span className="toast-left" aria-hidden="true">
            {left} s
          </span>
        </>
      )}
    </div>
  )
}

/** Where the keyboard was, else the line of a table. As short as it can be: it comes with the first page. */
function goBackTo(from: EventTarget | null): void {
  if (from instanceof HTMLElement && from.isConnected) from.focus()
  else document.querySelector<HTMLElement>('.row-focus[tabindex="0"]')?.focus()
}
