import type { DrawnObject } from '@vezel/plan/drawing.ts'
import { outlineOf } from '@vezel/plan/elements/index.ts'
import type { Point, Stretch } from '@vezel/plan/geometry/point.ts'
import { composed, scaling, translation } from '@vezel/plan/geometry/transform.ts'
import type { Handle } from '@vezel/plan/handles.ts'
import { CHOSEN, type Mark, PAPER } from '@vezel/plan/marks.ts'
import { listDrawing, marksIn } from '@vezel/plan/markup.ts'
import { marksOf, type Scene, sceneLabels } from '@vezel/plan/scene.ts'
import type { Snapped } from '@vezel/plan/snap.ts'
import type { View } from '@vezel/plan/view.ts'
import { paint } from './paint.ts'

/** What moves with the hand, and is drawn over the sheet in every frame. */
export interface Overlay {
  readonly scene: Scene
  readonly font: string
  /** What is chosen, where it is held now. */
  readonly objects: readonly DrawnObject[]
  /** Those of which the label is held. */
  readonly labels: readonly DrawnObject[]
  readonly handles: readonly Handle[]
  readonly isTouch: boolean
  readonly trail: readonly Point[]
  readonly isClosed: boolean
  readonly snapped: Snapped | null
  /** In which things are chosen. */
  readonly box: Stretch | null
}

/** Radius of a handle in pixels: a finger gets one of 44 across. */
const HANDLE = { mouse: 7, touch: 22 } as const

export function paintOverlay(context: CanvasRenderingContext2D, overlay: Overlay, view: View, ratio: number): void {
  const zoom = view.zoom * ratio
  context.setTransform(zoom, 0, 0, zoom, -view.x * zoom, -view.y * zoom)
  context.globalAlpha = 1
  const chosen = new Set(overlay.objects.map(({ id }) => id))
  const scene = { ...overlay.scene, chosen }
  for (const object of overlay.objects) {
    paint(context, marksOf(object, scene), overlay.font, zoom)
    const { points, isClosed } = outlineOf(object, scene.typeOf(object))
    line(context, points, { isClosed, width: 1.5 / view.zoom, dash: [6 / view.zoom, 4 / view.zoom] })
  }
  for (const { leader, marks } of overlay.labels.length > 0 ? sceneLabels({ ...scene, objects: overlay.labels }) : [])
    paint(context, [...leader, ...marks], overlay.font, zoom)
  if (overlay.trail.length > 0) paintTrail(context, overlay, view)
  if (overlay.box) paintBox(context, overlay.box, view)
  if (overlay.snapped?.to) ring(context, overlay.snapped.point, 6 / view.zoom, view)
  for (const handle of overlay.handles) paintHandle(context, handle, overlay, view, zoom)
}

interface LineLook {
  readonly isClosed: boolean
  readonly width: number
  readonly dash: readonly number[]
}

function line(context: CanvasRenderingContext2D, points: readonly Point[], { isClosed, width, dash }: LineLook): void {
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  if (isClosed) context.closePath()
  context.setLineDash([...dash])
  context.globalAlpha = 1
  context.lineWidth = width
  context.strokeStyle = CHOSEN
  context.stroke()
}

function paintTrail(context: CanvasRenderingContext2D, { trail, isClosed }: Overlay, view: View): void {
  line(context, trail, { isClosed, width: 3 / view.zoom, dash: [] })
  if (isClosed) {
    context.globalAlpha = 0.15
    context.fillStyle = CHOSEN
    context.fill()
  }
  for (const point of trail) ring(context, point, 4 / view.zoom, view)
}

function ring(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, view: View): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.globalAlpha = 1
  context.fillStyle = PAPER
  context.fill()
  context.setLineDash([])
  context.lineWidth = 2 / view.zoom
  context.strokeStyle = CHOSEN
  context.stroke()
}

function paintBox(context: CanvasRenderingContext2D, [from, to]: Stretch, view: View): void {
  const box = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  line(context, box, { isClosed: true, width: 1 / view.zoom, dash: [4 / view.zoom, 4 / view.zoom] })
}

/** A circle with the drawing of the type in it; a corner is a circle with its point. */
function paintHandle(
  context: CanvasRenderingContext2D,
  handle: Handle,
  { isTouch, font }: Overlay,
  view: View,
  zoom: number,
): void {
  // What is chosen is moved by itself: a handle on it would hide a small sign.
  if (handle.does === 'move') return
  const radius = (isTouch ? HANDLE.touch : HANDLE.mouse) / view.zoom
  ring(context, handle.at, radius, view)
  if (handle.does === 'point') {
    context.beginPath()
    context.arc(handle.at.x, handle.at.y, radius / 3, 0, 2 * Math.PI)
    context.fillStyle = CHOSEN
    context.fill()
    return
  }
  paint(context, signOf(handle.svg, handle.at, radius), font, zoom)
}

function signOf(svg: string, { x, y }: Point, radius: number): Mark[] {
  const drawing = listDrawing(svg)
  if (!drawing) return []
  const [left, top, width, height] = drawing.box
  const size = (radius * 1.4) / Math.max(width, height)
  const place = composed(translation(x, y), scaling(size, size), translation(-left - width / 2, -top - height / 2))
  return marksIn(drawing, { color: CHOSEN, opacity: 1 }, place)
}
