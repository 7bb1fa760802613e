import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import type { Pointed } from '@vezel/plan/touch.ts'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useT } from '../ui/texts.ts'
import { CanvasController, type Showing, type Told } from './canvas-controller.ts'

const kinds: Readonly<Record<string, Pointed['does'] | undefined>> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
}
const MIDDLE = 1
/** How much nearer one notch of a wheel, or one pixel of a pinch on a touchpad, comes. */
const WHEEL = 0.0015
const PINCH = 0.01

/** The plan itself. What hands do on it goes to its controller; for the keyboard and for who cannot see it there is the list. */
export function PlanCanvas({
  name,
  showing,
  told,
  controller,
}: {
  name: string
  showing: Showing
  told: Told
  controller: RefObject<CanvasController | null>
}) {
  const t = useT(drawingPhrases)
  const canvas = useRef<HTMLCanvasElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  useController(canvas, controller, told)
  useEffect(() => controller.current?.show(showing), [controller, showing])

  const onPointer = (event: PointerEvent<HTMLCanvasElement>) => {
    const does = kinds[event.type]
    if (!does || !controller.current) return
    if (does === 'down') {
      event.currentTarget.setPointerCapture(event.pointerId)
      paper.current?.focus({ preventScroll: true })
    }
    controller.current.point(pointed(event, does), event.shiftKey || event.ctrlKey || event.metaKey)
  }
  return (
    <div
      ref={paper}
      className="plan-paper"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move what is chosen, as its description says.
      tabIndex={0}
      role="application"
      aria-label={t('sheet', { name })}
      aria-description={t('sheetHelp')}
    >
      <canvas
        ref={canvas}
        className="plan-canvas"
        data-tool={showing.tool.does}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerUp={onPointer}
        onPointerCancel={onPointer}
        onPointerLeave={() => controller.current?.leave()}
        onDoubleClick={() => controller.current?.finish()}
      />
    </div>
  )
}

/** Makes the controller of a canvas, for as long as that is there. */
function useController(
  canvas: RefObject<HTMLCanvasElement | null>,
  controller: RefObject<CanvasController | null>,
  told: Told,
): void {
  const latest = useRef(told)
  latest.current = told
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const made = new CanvasController(element, {
      onCommand: (command) => latest.current.onCommand(command),
      onChoose: (ids) => latest.current.onChoose(ids),
      onChange: () => latest.current.onChange(),
      onDrawn: (object) => latest.current.onDrawn(object),
    })
    controller.current = made
    const leave = watch(element, made)
    return () => {
      leave()
      made.stop()
      controller.current = null
    }
  }, [canvas, controller])
}

function pointed(event: PointerEvent<HTMLCanvasElement>, does: Pointed['does']): Pointed {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  const type = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
  return {
    id: event.pointerId,
    does,
    type,
    at: { x: event.clientX - left, y: event.clientY - top },
    contact: Math.max(event.width, event.height),
    pans: type === 'mouse' && does === 'down' && event.button === MIDDLE,
    time: event.timeStamp,
  }
}

/** The size of the window, and the wheel, which the browser would scroll the page with. */
function watch(canvas: HTMLCanvasElement, controller: CanvasController): () => void {
  const sized = new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect()
    if (width > 0 && height > 0) controller.resize({ width, height })
  })
  sized.observe(canvas)
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const { left, top } = canvas.getBoundingClientRect()
    if (event.shiftKey) return controller.pan({ x: -event.deltaY, y: 0 })
    const by = event.deltaY * (event.ctrlKey ? PINCH : WHEEL)
    controller.zoom(Math.exp(-by), { x: event.clientX - left, y: event.clientY - top })
  }
  canvas.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    sized.disconnect()
    canvas.removeEventListener('wheel', onWheel)
  }
}
