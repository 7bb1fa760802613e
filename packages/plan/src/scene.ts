import type { StatusKind } from '@vezel/model/material-kind.ts'
import { anchorOf } from './anchor.ts'
import { type DrawnObject, type ElementType, inDrawingOrder, type PatternItem } from './drawing.ts'
import { kindOf, outlineOf } from './elements/index.ts'
import type { Look, Outline } from './elements/kind.ts'
import { labelMarks, leaderMarks, signRoom } from './elements/label.ts'
import { isText } from './elements/text.ts'
import { type Bounds, boundsOf, cornersOf } from './geometry/bounds.ts'
import { type LabelWish, placeLabels } from './labels.ts'
import { colorOr, INK, type Mark } from './marks.ts'

/** A plan with what is drawn on it, and all that its objects name. */
export interface Scene {
  /** In units of the plan. */
  readonly width: number
  readonly height: number
  readonly objects: Iterable<DrawnObject>
  readonly typeOf: (object: DrawnObject) => ElementType
  readonly patternOf: (object: DrawnObject) => PatternItem | null
  /** What the record that is linked gives. */
  readonly linkedOf: (object: DrawnObject) => LinkedLook | null
  /** The part that is shown, in which labels stay; absent is the whole plan. */
  readonly part?: Bounds
  /** How many units of this plan are one of a usual sheet, where that does not follow from how large it is. */
  readonly unit?: number
  /** Ids of what is chosen. */
  readonly chosen?: ReadonlySet<string>
}

/** What an object takes from the record that it stands for: the colour of its status, its number, and how heavy that status is. */
export interface LinkedLook {
  readonly color: string | null
  readonly label: string | null
  /** More than one where it tells of two things, such as an exclusion in which asbestos is suspected. */
  readonly kinds?: readonly StatusKind[]
}

/** A usual sheet is so many units long; what is drawn as large on every plan is measured on it. */
const USUAL_SHEET = 4200

/** How many units of this plan are one of a usual sheet. */
export const unitOf = ({ width, height, unit }: Pick<Scene, 'width' | 'height' | 'unit'>): number =>
  unit ?? Math.max(width, height) / USUAL_SHEET

/** Its own colour, else that of the status of its record, else ink. */
export const colorOf = (object: DrawnObject, scene: Pick<Scene, 'linkedOf'>): string =>
  colorOr(object.kleur, colorOr(scene.linkedOf(object)?.color, INK))

function lookOf(object: DrawnObject, scene: Scene): Look {
  return {
    color: colorOf(object, scene),
    isActive: scene.chosen?.has(object.id) ?? false,
    pattern: scene.patternOf(object),
    unit: unitOf(scene),
  }
}

/** The marks of one object, without its label. */
export function marksOf(object: DrawnObject, scene: Scene): Mark[] {
  const type = scene.typeOf(object)
  return kindOf(type).marks(object, type, lookOf(object, scene))
}

/** What stands on the label of an object, by its own word or that of its record; text says its label itself. */
export function labelOf(object: DrawnObject, scene: Scene): string | null {
  if (isText(scene.typeOf(object))) return null
  return object.label ?? scene.linkedOf(object)?.label ?? null
}

const kindsOf = (object: DrawnObject, scene: Pick<Scene, 'linkedOf'>): readonly StatusKind[] =>
  scene.linkedOf(object)?.kinds ?? []

function wishOf(object: DrawnObject, scene: Scene): LabelWish | null {
  const text = labelOf(object, scene)
  if (!text) return null
  const type = scene.typeOf(object)
  return {
    id: object.id,
    text,
    anchor: anchorOf(object, type),
    clear: clearOf(outlineOf(object, type), type),
    before: signRoom(kindsOf(object, scene)),
    fixed:
      object.label_x === null || object.label_y === null
        ? null
        : { x: object.x + object.label_x, y: object.y + object.label_y },
  }
}

/** A label may lie on an area; a line or a sign it would hide. */
function clearOf({ points, isClosed, reach }: Outline, type: ElementType): number {
  if (type.is_poly) return isClosed ? 0 : reach
  const { minX, maxX, minY, maxY } = boundsOf(points)
  return Math.min(maxX - minX, maxY - minY) / 2
}

/** A label with the line to what it tells of, and what all of it covers. */
export interface SceneLabel {
  readonly id: string
  readonly box: Bounds
  /** Only its words, by which it is taken hold of. */
  readonly words: Bounds
  readonly leader: readonly Mark[]
  readonly marks: readonly Mark[]
}

/** The labels of all that is drawn, each in its place. */
export function sceneLabels(scene: Scene): SceneLabel[] {
  const objects = inDrawingOrder(scene.objects)
  const byId = new Map(objects.map((object) => [object.id, object]))
  const unit = unitOf(scene)
  return placeLabels(
    objects.flatMap((object) => wishOf(object, scene) ?? []),
    scene.part ?? { minX: 0, minY: 0, maxX: scene.width, maxY: scene.height },
    unit,
  ).flatMap((label) => {
    const object = byId.get(label.id)
    if (!object) return []
    const look = { color: colorOf(object, scene), kinds: kindsOf(object, scene) }
    const marks = labelMarks(label, { ...look, isActive: scene.chosen?.has(label.id) ?? false, unit })
    const box = label.leader ? boundsOf([...cornersOf(label.box), ...label.leader]) : label.box
    return [{ id: label.id, box, words: label.box, leader: leaderMarks(label, unit), marks }]
  })
}

/** All that is drawn, from the lowest to the highest; labels lie over everything. */
export function sceneMarks(scene: Scene): Mark[] {
  const labels = sceneLabels(scene)
  return [
    ...inDrawingOrder(scene.objects).flatMap((object) => marksOf(object, scene)),
    ...labels.flatMap(({ leader }) => leader),
    ...labels.flatMap(({ marks }) => marks),
  ]
}
