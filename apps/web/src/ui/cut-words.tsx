import type { PointerEvent, ReactNode } from 'react'
import { tooltip } from './tooltip.ts'
import './cut-words.css'

/** Words on one line that may have too little room: while they are cut off a mouse that rests on them shows them whole. */
export function CutWords({ children }: { children: ReactNode }) {
  return (
    <span
      className="cut-words"
      {...tooltip('')}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        const words = event.currentTarget
        if (words.scrollWidth > words.clientWidth) tooltip(words.textContent).onPointerEnter(event)
      }}
    >
      {children}
    </span>
  )
}
