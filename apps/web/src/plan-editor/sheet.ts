import { type DrawnObject, drawingOf } from '@vezel/plan/drawing.ts'
import { type Bounds, overlap, widened } from '@vezel/plan/geometry/bounds.ts'
import type { Hits } from '@vezel/plan/hits.ts'
import { LABEL_SIZE } from '@vezel/plan/labels.ts'
import type { Mark } from '@vezel/plan/marks.ts'
import { marksOf, type Scene, type SceneLabel, sceneLabels, unitOf } from '@vezel/plan/scene.ts'
import { type Size, shownBy, type View } from '@vezel/plan/view.ts'
import { paint } from './paint.ts'

/** The picture below a drawing, with smaller copies of it for who looks from far away. */
export interface Background {
  readonly copies: readonly CanvasImageSource[]
  readonly opacity: number
}

/** Pixels that the kept bitmap is larger than the window, on each side. */
const MARGIN = 256
/** Below so many pixels for a letter, labels are not written. */
const LEAST_LETTER = 7

/** Makes the copies of a picture at 1, 1/2 and 1/4 of its size. */
export async function backgroundOf(url: string, opacity: number): Promise<Background> {
  const image = new Image()
  image.src = url
  await image.decode()
  const copies = [1, 0.5, 0.25].map((factor) => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  })
  return { copies, opacity }
}

/** What is drawn on a sheet: all of it, in marks that are made once. */
export interface Content {
  readonly scene: Scene
  readonly hits: Hits
  readonly background: Background | null
  readonly font: string
}

/**
 * A sheet with what lies still on it, as a bitmap that is larger than the window: while somebody moves it is only laid
 * elsewhere, and drawn anew when the window leaves it or comes to rest at another zoom.
 */
export class Sheet {
  readonly #bitmap = document.createElement('canvas')
  #marks = new WeakMap<DrawnObject, readonly Mark[]>()
  #content: Content | null = null
  #without: ReadonlySet<string> = new Set()
  #labels: readonly SceneLabel[] | null = null
  /** What the bitmap shows; null when it is no longer so. */
  #drawn: { readonly view: View; readonly size: Size; readonly ratio: number } | null = null

  /** What is on it from now on. */
  put(content: Content): void {
    const before = this.#content
    if (before === content) return
    // A result that arrives changes the colour of what stands for its record.
    if (before?.scene.linkedOf !== content.scene.linkedOf || before.scene.typeOf !== content.scene.typeOf)
      this.#marks = new WeakMap()
    this.#content = content
    this.#labels = null
    this.#drawn = null
  }

  /** Leaves out what is in somebody's hand, and is drawn over it. */
  leaveOut(ids: ReadonlySet<string>): void {
    if (ids.size === this.#without.size && [...ids].every((id) => this.#without.has(id))) return
    this.#without = ids
    this.#drawn = null
  }

  /** Whether the bitmap is as sharp as the view asks. */
  isSharp({ zoom }: View): boolean {
    return this.#drawn?.view.zoom === zoom
  }

  /** Lays the sheet on a canvas of this size; `sharp` draws it anew where it was only stretched. */
  layOn(context: CanvasRenderingContext2D, view: View, size: Size, ratio: number, sharp: boolean): void {
    if (!this.#holds(view, size, ratio) || (sharp && !this.isSharp(view))) this.#draw(view, size, ratio)
    const { view: from } = this.#drawn ?? { view }
    const stretch = view.zoom / from.zoom
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.imageSmoothingEnabled = stretch !== 1
    context.drawImage(
      this.#bitmap,
      (from.x - view.x) * view.zoom * ratio,
      (from.y - view.y) * view.zoom * ratio,
      this.#bitmap.width * stretch,
      this.#bitmap.height * stretch,
    )
  }

  /** Whether what the window shows lies on the bitmap. */
  #holds(view: View, size: Size, ratio: number): boolean {
    if (!this.#drawn || this.#drawn.ratio !== ratio) return false
    const [shown, kept] = [shownBy(view, size), shownBy(this.#drawn.view, this.#drawn.size)]
    const slack = 1 / view.zoom
    return (
      shown.minX >= kept.minX - slack &&
      shown.minY >= kept.minY - slack &&
      shown.maxX <= kept.maxX + slack &&
      shown.maxY <= kept.maxY + slack
    )
  }

  #draw(view: View, window: Size, ratio: number): void {
    const around = MARGIN / view.zoom
    const size = { width: window.width + 2 * MARGIN, height: window.height + 2 * MARGIN }
    const from = { x: view.x - around, y: view.y - around, zoom: view.zoom }
    this.#drawn = { view: from, size, ratio }
    const [width, height] = [Math.ceil(size.width * ratio), Math.ceil(size.height * ratio)]
    if (this.#bitmap.width !== width || this.#bitmap.height !== height) {
      this.#bitmap.width = width
      this.#bitmap.height = height
    }
    const context = this.#bitmap.getContext('2d')
    if (!context || !this.#content) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    const scale = view.zoom * ratio
    context.setTransform(scale, 0, 0, scale, -from.x * scale, -from.y * scale)
    drawPaper(context, this.#content, scale)
    this.#drawObjects(context, this.#content, shownBy(from, size), scale)
  }

  #drawObjects(context: CanvasRenderingContext2D, content: Content, box: Bounds, scale: number): void {
    const { scene, hits, font } = content
    const drawing = drawingOf(scene.objects)
    for (const id of hits.within(widened(box, 50))) {
      const object = drawing.get(id)
      if (object && !this.#without.has(id)) paint(context, this.marksOf(object), font, scale)
    }
    if (LABEL_SIZE * unitOf(scene) * scale < LEAST_LETTER) return
    const labels = this.#labelsOf(scene).filter((label) => overlap(label.box, box) && !this.#without.has(label.id))
    for (const { leader } of labels) paint(context, leader, font, scale)
    for (const { marks } of labels) paint(context, marks, font, scale)
  }

  /** The labels in their places; none where they are too small to be written. */
  labelsAt({ zoom }: View): readonly SceneLabel[] {
    const scene = this.#content?.scene
    return scene && LABEL_SIZE * unitOf(scene) * zoom >= LEAST_LETTER ? this.#labelsOf(scene) : []
  }

  #labelsOf(scene: Scene): readonly SceneLabel[] {
    this.#labels ??= sceneLabels(scene)
    return this.#labels
  }

  /** The marks of an object, made once for as long as it is the same. */
  marksOf(object: DrawnObject): readonly Mark[] {
    const known = this.#marks.get(object)
    if (known) return known
    const made = this.#content ? marksOf(object, this.#content.scene) : []
    this.#marks.set(object, made)
    return made
  }
}

function drawPaper(context: CanvasRenderingContext2D, { scene, background }: Content, scale: number): void {
  context.globalAlpha = 1
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, scene.width, scene.height)
  if (!background) return
  context.globalAlpha = background.opacity
  const copy = background.copies[scale > 0.5 ? 0 : scale > 0.25 ? 1 : 2] ?? background.copies[0]
  if (copy) context.drawImage(copy, 0, 0, scene.width, scene.height)
  context.globalAlpha = 1
}
