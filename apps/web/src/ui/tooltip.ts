import type { FocusEvent, PointerEvent } from 'react'
import { place, type Side } from './place.ts'
import './tooltip.css'

let shown: HTMLElement | null = null
let timer = 0
/** Whether the key is being handled that moves the focus: only then a focus is somebody's own. */
let moving = false

const movingKeys = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']
// Read without a page, as a module may be, there is no focus either.
globalThis.addEventListener?.(
  'keydown',
  ({ key }) => {
    if (!movingKeys.includes(key)) return
    moving = true
    setTimeout(() => {
      moving = false
    })
  },
  true,
)

/**
 * Handlers that show `text` beside an element while a mouse rests on it or the keyboard has come there. The element
 * needs the same words as its accessible name, for the tooltip itself is not read out. A focus that a page or a dialog
 * sets shows nothing: nobody asked what the button is.
 */
export function tooltip(text: string, side: Side = 'bottom') {
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') return
      const anchor = event.currentTarget
      timer = window.setTimeout(() => showTooltip(anchor, text, side), 300)
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (moving && event.currentTarget.matches(':focus-visible')) showTooltip(event.currentTarget, text, side)
    },
    onBlur: hide,
  }
}

/** Shows words beside an element, until the pointer or the focus leaves it. */
export function showTooltip(anchor: HTMLElement, text: string, side: Side = 'bottom'): void {
  hide()
  if (!anchor.isConnected) return
  shown = document.createElement('div')
  shown.popover = 'manual'
  shown.className = 'tooltip'
  shown.ariaHidden = 'true'
  shown.textContent = text
  document.body.append(shown)
  shown.showPopover()
  place(shown, anchor, side, 6)
}

function hide() {
  clearTimeout(timer)
  shown?.remove()
  shown = null
}
