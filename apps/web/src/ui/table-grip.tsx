import { IconGripVertical } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import type { RowOrder } from './table-order.ts'
import { useUiTexts } from './texts.ts'

interface GripProps {
  /** The line. */
  at: number
  /** What its row is called. */
  name: string
  isFixed: boolean
  order: Pick<RowOrder<unknown>, 'body' | 'drag' | 'setDrag' | 'move'>
  /** How many rows there are. */
  count: number
  /** Of a line, in px. */
  height: number
  scroller: HTMLElement | null
}

/** What a row is dragged by. */
export function Grip({ at, name, isFixed, order, count, height, scroller }: GripProps) {
  const texts = useUiTexts()
  const { body, drag, setDrag } = order
  const dragTo = (event: PointerEvent) => {
    if (!body.current || !drag) return
    const target = Math.floor((event.clientY - body.current.getBoundingClientRect().top) / height)
    setDrag({ ...drag, to: Math.max(0, Math.min(count - 1, target)) })
    scrollAlong(scroller, event.clientY)
  }
  const drop = () => {
    if (drag) order.move(drag.from, drag.to)
    setDrag(null)
  }
  return (
    <button
      type="button"
      className="row-handle"
      tabIndex={-1}
      disabled={isFixed}
      aria-label={texts.move({ what: name })}
      title={texts.moveHelp}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      }}
      onPointerMove={dragTo}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
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
