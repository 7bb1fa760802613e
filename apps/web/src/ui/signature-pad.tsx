import { useEffect, useRef, useState } from 'react'
import Pad, { type PointGroup } from 'signature_pad'
import { Button } from './button.tsx'
import { textFile } from './text-file.ts'
import './signature-pad.css'

export interface SignaturePadProps {
  /** What is asked, and what the button says that takes it all away. */
  label: string
  clearLabel: string
  /** Of the file, without its ending. */
  name: string
  disabled?: boolean
  /** Told after each stroke: an svg that is no larger than the ink; null once there is none. */
  onDrawn: (file: File | null) => void
}

/** White paper to sign on with a pen, a finger or a mouse. */
export function SignaturePad({ label, clearLabel, name, disabled = false, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(null)
  const told = useRef(onDrawn)
  told.current = onDrawn
  const [isEmpty, setEmpty] = useState(true)
  useEffect(() => {
    if (!canvas.current) return
    const made = new Pad(canvas.current, { penColor: '#111111', minWidth: 0.8, maxWidth: 2.6 })
    pad.current = made
    const onEnd = () => {
      setEmpty(false)
      told.current(textFile(svgOf(made.toData(), made.toSVG()), `${name}.svg`, 'image/svg+xml'))
    }
    made.addEventListener('endStroke', onEnd)
    const stop = keepSharp(canvas.current, made)
    return () => {
      stop()
      made.off()
    }
  }, [name])
  useEffect(() => (disabled ? pad.current?.off() : pad.current?.on()), [disabled])
  const clear = () => {
    pad.current?.clear()
    setEmpty(true)
    onDrawn(null)
  }
  return (
    <span className="signature-pad">
      <canvas ref={canvas} className="signature-canvas" role="img" aria-label={label} />
      <span className="signature-pad-foot">
        <span className="dim">{label}</span>
        <Button kind="quiet" disabled={disabled || isEmpty} onClick={clear}>
          {clearLabel}
        </Button>
      </span>
    </span>
  )
}

/** As many pixels as the screen has, also after it turned: what was drawn is drawn anew. */
function keepSharp(canvas: HTMLCanvasElement, pad: Pad): () => void {
  const fit = () => {
    const ratio = Math.max(window.devicePixelRatio, 1)
    const { clientWidth, clientHeight } = canvas
    if (canvas.width === clientWidth * ratio && canvas.height === clientHeight * ratio) return
    canvas.width = clientWidth * ratio
    canvas.height = clientHeight * ratio
    canvas.getContext('2d')?.scale(ratio, ratio)
    pad.redraw()
  }
  fit()
  const observer = new ResizeObserver(fit)
  observer.observe(canvas)
  return () => observer.disconnect()
}

const marginPx = 6

/** The drawing without the empty paper around it: a report prints a signature in the height of a line. */
export function svgOf(strokes: readonly Pick<PointGroup, 'points'>[], svg: string): string {
  const points = strokes.flatMap((stroke) => stroke.points)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - marginPx, Math.min(...ys) - marginPx].map(Math.floor)
  const width = Math.ceil(Math.max(...xs) + marginPx) - (left ?? 0)
  const height = Math.ceil(Math.max(...ys) + marginPx) - (top ?? 0)
  return svg.replace(/^<svg[^>]*>/, (head) =>
    head
      .replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${width} ${height}"`)
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`),
  )
}
