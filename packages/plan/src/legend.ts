import { type DrawnObject, sizeOf } from './drawing.ts'
import { outlineOf } from './elements/index.ts'
import { boundsOfOutline } from './elements/kind.ts'
import { labelMarks, signRoom } from './elements/label.ts'
import { isText } from './elements/text.ts'
import { boundsOf } from './geometry/bounds.ts'
import type { Point } from './geometry/point.ts'
import { LABEL_SIZE, PADDING } from './labels.ts'
import { colorOr, INK } from './marks.ts'
import { colorOf, type LinkedLook, marksOf, type Scene, unitOf } from './scene.ts'
import { marksSvg } from './svg.ts'
import { widthOfText } from './text-width.ts'
import type { Size } from './view.ts'

/** Something that a drawing shows more than once in the same way. */
export interface LegendEntry {
  /** One that is drawn so. */
  readonly object: DrawnObject
  /** A small picture of it. */
  readonly svg: string
}

/**
 * What a drawing shows, each kind of thing once, in the order in which they come: by its type and its pattern. Text speaks for
 * itself. A swatch is so many units large, `prefix` stands before the ids in it.
 */
export function legendOf(scene: Scene, swatch: Size, prefix: string): LegendEntry[] {
  const found = new Map<string, { readonly object: DrawnObject; readonly colors: Set<string> }>()
  for (const object of scene.objects) {
    if (isText(scene.typeOf(object))) continue
    const key = [object.svg_element_type, object.svg_pattern].join(' ')
    const entry = found.get(key) ?? { object, colors: new Set() }
    found.set(key, entry)
    entry.colors.add(colorOf(object, scene))
  }
  return [...found.values()].map(({ object, colors }, index) => {
    // Its colour is that of a status: what has several has none of its own.
    const shown = { ...object, kleur: colors.size === 1 ? object.kleur : INK }
    return { object, svg: swatchOf(shown, scene, swatch, `${prefix}-${index}`) }
  })
}

/** A number as it stands on a plan, with the shape of its status: a small picture of so many units. */
export function labelSample(look: LinkedLook, scene: Scene, { width, height }: Size, prefix: string): string {
  const unit = unitOf(scene)
  const kinds = look.kinds ?? []
  const text = look.label ?? ''
  const wide = widthOfText(text, LABEL_SIZE * unit) + (2 * PADDING + signRoom(kinds)) * LABEL_SIZE * unit
  const high = LABEL_SIZE * unit * (1 + 2 * PADDING)
  const box = { minX: -wide / 2, maxX: wide / 2, minY: -high / 2, maxY: high / 2 }
  const label = { id: '', text, box, leader: null }
  const marks = labelMarks(label, { color: colorOr(look.color, INK), kinds, isActive: false, unit })
  const factor = Math.max(1, (wide + 8 * unit) / width, (high + 8 * unit) / height)
  return marksSvg(marks, [(-width * factor) / 2, (-height * factor) / 2, width * factor, height * factor], prefix)
}

/** Part of a swatch that stays free on each side. */
const MARGIN = 0.12

function swatchOf(object: DrawnObject, scene: Scene, { width, height }: Size, prefix: string): string {
  const type = scene.typeOf(object)
  const shown = { ...object, x: 0, y: 0, rotatie: 0, schaal_x: 1, schaal_y: 1, vergrendeld: false }
  const margin = height * MARGIN
  const [right, down] = [width - margin, height - margin]
  if (!type.is_poly) {
    const bounds = boundsOfOutline(outlineOf(shown, type))
    const [wide, high] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY]
    // As it is on the plan, but never larger than its place here.
    const factor = Math.max(1, wide / (width - 2 * margin), high / (height - 2 * margin))
    const [middleX, middleY] = [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2]
    const [boxWidth, boxHeight] = [width * factor, height * factor]
    return marksSvg(
      marksOf(shown, scene),
      [middleX - boxWidth / 2, middleY - boxHeight / 2, boxWidth, boxHeight],
      prefix,
    )
  }
  const corners: readonly Point[] = type.is_area
    ? [
        { x: margin, y: margin },
        { x: right, y: margin },
        { x: right, y: down },
        { x: margin, y: down },
      ]
    : [
        { x: margin, y: height / 2 },
        { x: right, y: height / 2 },
      ]
  const grootte = Math.min(sizeOf(object, type, height / 3), height / 2)
  const punten = corners.map(({ x, y }) => [x, y] as const)
  return marksSvg(marksOf({ ...shown, punten, grootte }, scene), [0, 0, width, height], prefix)
}

/** What of a scene touches its part. */
export function partOf(scene: Scene): DrawnObject[] {
  const { part } = scene
  const objects = [...scene.objects]
  if (!part) return objects
  const { minX, minY, maxX, maxY } = part
  return objects.filter((object) => {
    const outline = outlineOf(object, scene.typeOf(object))
    if (outline.points.length === 0) return false
    const bounds = boundsOf(outline.points)
    return bounds.minX <= maxX && bounds.maxX >= minX && bounds.minY <= maxY && bounds.maxY >= minY
  })
}
