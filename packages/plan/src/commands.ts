import { drawnLinkFields, drawnLinks } from '@vezel/model/drawn-links.ts'
import type { Drawing, DrawnLink, DrawnObject, ElementType } from './drawing.ts'
import { outlineOf } from './elements/index.ts'
import { boundsOfOutline } from './elements/kind.ts'
import { kept, minus, type Point } from './geometry/point.ts'
import { applied, rotation } from './geometry/transform.ts'
import { offersOf } from './handles.ts'

/** What an object says, without its id. */
export type Values = Omit<DrawnObject, 'id'>

/** What happens to one object: with what was there and what comes, so that it can be told whether it still fits, and be taken back. */
export type Edit =
  | { readonly does: 'create'; readonly id: string; readonly after: Values }
  | { readonly does: 'delete'; readonly id: string; readonly before: Values }
  | { readonly does: 'change'; readonly id: string; readonly before: Partial<Values>; readonly after: Partial<Values> }

/** What somebody did, in a word that a screen can say. */
export type CommandKind = 'create' | 'delete' | 'change' | 'move' | 'rotate' | 'scale' | 'copy' | 'link'

/** A step of drawing. A plain value: it can be kept, sent, done again elsewhere and turned round. */
export interface Command {
  readonly kind: CommandKind
  readonly edits: readonly Edit[]
}

type Chosen = Iterable<DrawnObject>
type TypeOf = (object: DrawnObject) => ElementType

const valuesOf = ({ id: _, ...values }: DrawnObject): Values => values

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Of some values those that differ from what an object has, as an edit; none where nothing does. */
function changed(object: DrawnObject, values: Partial<Values>): Edit[] {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => !isSame(object[name], values[name]))
  if (names.length === 0) return []
  const pick = (from: Partial<Values>) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>
  return [{ does: 'change', id: object.id, before: pick(object), after: pick(values) }]
}

/** What is locked stays as it is until somebody unlocks it. */
const free = (objects: Chosen): DrawnObject[] => [...objects].filter(({ vergrendeld }) => !vergrendeld)

const created = (objects: Chosen): Edit[] =>
  [...objects].map((object) => ({ does: 'create', id: object.id, after: valuesOf(object) }))

export const create = (objects: Chosen): Command => ({ kind: 'create', edits: created(objects) })

export const remove = (objects: Chosen): Command => ({
  kind: 'delete',
  edits: free(objects).map((object) => ({ does: 'delete', id: object.id, before: valuesOf(object) })),
})

/** Gives all of them these values; of what is locked only the lock. */
export const change = (objects: Chosen, values: Partial<Values>): Command => ({
  kind: 'change',
  edits: [...objects].flatMap((object) =>
    object.vergrendeld && values.vergrendeld !== false ? [] : changed(object, values),
  ),
})

export const move = (objects: Chosen, typeOf: TypeOf, by: Point): Command => ({
  kind: 'move',
  edits: free(objects)
    .filter((object) => offersOf(typeOf(object)).move)
    .flatMap((object) => changed(object, { x: kept(object.x + by.x), y: kept(object.y + by.y) })),
})

const turned = (degrees: number): number => kept(((degrees % 360) + 360) % 360) % 360

/** Clockwise, together about one point, else each about its own place. */
export const rotate = (objects: Chosen, typeOf: TypeOf, degrees: number, about?: Point): Command => ({
  kind: 'rotate',
  edits: free(objects)
    .filter((object) => offersOf(typeOf(object)).rotate)
    .flatMap((object) => {
      const centre = about ?? object
      const { x, y } = applied(rotation(degrees), minus(object, centre))
      return changed(object, {
        x: kept(centre.x + x),
        y: kept(centre.y + y),
        rotatie: turned(object.rotatie + degrees),
      })
    }),
})

/** Each about its own place, by the handles of its type; where its proportions are fixed, both ways by the larger factor. */
export const scale = (objects: Chosen, typeOf: TypeOf, by: Point): Command => ({
  kind: 'scale',
  edits: free(objects).flatMap((object) => {
    const type = typeOf(object)
    const offers = offersOf(type)
    const x = offers.scaleX && by.x > 0 ? by.x : 1
    const y = offers.scaleY && by.y > 0 ? by.y : 1
    const both = Math.abs(Math.log(x)) > Math.abs(Math.log(y)) ? x : y
    const [factorX, factorY] = type.locked_aspect_ratio ? [both, both] : [x, y]
    return changed(object, {
      schaal_x: atLeast(object.schaal_x * factorX),
      schaal_y: atLeast(object.schaal_y * factorY),
    })
  }),
})

/** Nothing is scaled to nothing: from there no factor leads back. */
const atLeast = (factor: number): number => Math.max(0.001, kept(factor))

/** The same once more, beside itself or on another plan, under ids that the caller makes. What was locked is free again. */
export const copy = (objects: Chosen, newId: () => string, by: Point): Command => ({
  kind: 'copy',
  edits: created(
    [...objects].map((object) => ({
      ...object,
      id: newId(),
      x: kept(object.x + by.x),
      y: kept(object.y + by.y),
      vergrendeld: false,
    })),
  ),
})

/** Links to a record of the kind that the type says, or to none; what is of another kind of element is left as it is. */
export const link = (objects: Chosen, typeOf: TypeOf, to: DrawnLink | null): Command => ({
  kind: 'link',
  edits: free(objects)
    .filter((object) => to === null || typeOf(object).koppeling === to.of)
    .flatMap((object) => {
      const none = Object.fromEntries(drawnLinkFields.map((field) => [field, null]))
      return changed(object, { ...none, ...(to && { [drawnLinks[to.of]]: to.id }) })
    }),
})

/** The middle of what is chosen, about which it turns together. */
export function middleOf(objects: Chosen, typeOf: TypeOf): Point {
  const boxes = [...objects].map((object) => boundsOfOutline(outlineOf(object, typeOf(object))))
  const [minX, maxX] = [Math.min(...boxes.map((box) => box.minX)), Math.max(...boxes.map((box) => box.maxX))]
  const [minY, maxY] = [Math.min(...boxes.map((box) => box.minY)), Math.max(...boxes.map((box) => box.maxY))]
  return { x: kept((minX + maxX) / 2), y: kept((minY + maxY) / 2) }
}

function invertedEdit(edit: Edit): Edit {
  if (edit.does === 'create') return { does: 'delete', id: edit.id, before: edit.after }
  if (edit.does === 'delete') return { does: 'create', id: edit.id, after: edit.before }
  return { ...edit, before: edit.after, after: edit.before }
}

/** What takes a command back. */
export const inverted = ({ kind, edits }: Command): Command => ({ kind, edits: edits.map(invertedEdit).reverse() })

/** What came of a command on a drawing. */
export interface Outcome {
  readonly drawing: Drawing
  /** What was done of it: less than was asked where others changed things. */
  readonly done: Command
  /** Ids of what is not as the command found it: changed, deleted or made by somebody else since. */
  readonly skipped: readonly string[]
}

/** Whether an object is as an edit found it; what it does not touch may differ. */
function fits(edit: Edit, object: DrawnObject | undefined): boolean {
  if (edit.does === 'create') return object === undefined
  return (
    object !== undefined &&
    Object.entries(edit.before).every(([name, value]) => isSame(object[name as keyof Values], value))
  )
}

/** Does a command on a drawing, object by object: what somebody else has changed since stays as they left it, and is named. */
export function perform(drawing: Drawing, command: Command): Outcome {
  const objects = new Map(drawing)
  const skipped: string[] = []
  const edits = command.edits.filter((edit) => {
    const object = objects.get(edit.id)
    if (!fits(edit, object)) {
      skipped.push(edit.id)
      return false
    }
    if (edit.does === 'delete') objects.delete(edit.id)
    else if (edit.does === 'create') objects.set(edit.id, { id: edit.id, ...edit.after })
    else if (object) objects.set(edit.id, { ...object, ...edit.after })
    return true
  })
  return { drawing: objects, done: { ...command, edits }, skipped }
}

/** What a plan is saved with: all that differs from what it was, whatever lay between. */
export interface Differences {
  readonly created: readonly DrawnObject[]
  /** Only the values that differ. */
  readonly changed: readonly ({ readonly id: string } & Partial<Values>)[]
  readonly deleted: readonly string[]
}

export function differences(from: Drawing, to: Drawing): Differences {
  return {
    created: [...to.values()].filter(({ id }) => !from.has(id)),
    changed: [...to.values()].flatMap((object) => {
      const before = from.get(object.id)
      const [edit] = before ? changed(before, valuesOf(object)) : []
      return edit?.does === 'change' ? [{ id: object.id, ...edit.after }] : []
    }),
    deleted: [...from.keys()].filter((id) => !to.has(id)),
  }
}

/** The same for the same drawing, in whatever order it came about. */
export const fingerprint = (drawing: Drawing): string =>
  JSON.stringify(
    [...drawing.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((object) => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
