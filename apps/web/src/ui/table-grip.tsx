import { IconGripVertical } from '@tabler/icons-react'
import { type PointerEvent, useRef } from 'react'
import { drop, dragTo as moveTo } from './table-moves.ts'
import type { RowOrder } from './table-order.ts'
import { useUiTexts } from './texts.ts'

interface GripProps {
  /** The line. */
  at: number
  /** What its row is called. */
  name: string
  isFixed: boolean
  /** Rows lie in each other: dragged sideways one goes into another. */
  isTree: boolean
  order: Pick<RowOrder, 'body' | 'begin' | 'cancel' | 'moving'>
  scroller: HTMLElement | null
}

/** What a row is dragged by. */
export function Grip({ at, name, isFixed, isTree, order, scroller }: GripProps) {
  const texts = useUiTexts()
  const startX = useRef<number | null>(null)
  const dragTo = (event: PointerEvent) => {
    if (!order.body.current || startX.current === null) return
    moveTo(order.moving, {
      y: event.clientY - order.body.current.getBoundingClientRect().top,
      x: event.clientX - startX.current,
    })
    scrollAlong(scroller, event.clientY)
  }
  const end = (then: () => void) => () => {
    startX.current = null
    then()
  }
  return (
    <button
      type="button"
      className="row-handle"
      tabIndex={-1}
      disabled={isFixed}
      aria-label={texts.move({ what: name })}
      title={isTree ? texts.moveInHelp : texts.moveHelp}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        startX.current = event.clientX
        order.begin(at)
      }}
      onPointerMove={dragTo}
      onPointerUp={end(() => drop(order.moving))}
      onPointerCancel={end(order.cancel)}
    >
      <IconGripVertical />
    </button>
  )
}

/** Near its ends the table scrolls, so that a row can be dragged further than is seen. */
function scrollAlong(scroller: HTMLElement | null, y: number) {
  const box = scroller?.getBoundingClientRect()
  if (!box || !scroller) return
  if (y > box.bottom - 40) scroller.scrollTop += 12
  else if (y < box.top + 60) scroller.scrollTop -= 12
}
