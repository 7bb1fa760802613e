import { begunAs } from '@vezel/plan/begin.ts'
import { type Command, change, create, move, perform, rotate, scale } from '@vezel/plan/commands.ts'
import { type Drawing, type DrawnObject, drawingOf } from '@vezel/plan/drawing.ts'
import { outlineOf } from '@vezel/plan/elements/index.ts'
import type { Bounds } from '@vezel/plan/geometry/bounds.ts'
import { distance, minus, type Point, times } from '@vezel/plan/geometry/point.ts'
import { type Handle, handlesOf, withPointAt } from '@vezel/plan/handles.ts'
import type { Hits } from '@vezel/plan/hits.ts'
import { labelAt, withLabelMoved } from '@vezel/plan/label-hold.ts'
import type { Scene } from '@vezel/plan/scene.ts'
import { type Snapped, type SnapTargets, snapped, snapTargets } from '@vezel/plan/snap.ts'
import { followed, type Gesture, type Hands, noHands, type Pointed } from '@vezel/plan/touch.ts'
import { centredOn, fitted, panned, pinched, type Size, toPlan, type View, zoomedAt } from '@vezel/plan/view.ts'
import { newId } from '../api/ids.ts'
import { type Overlay, paintOverlay } from './overlay.ts'
import { type Content, Sheet } from './sheet.ts'
import { objectOf, strokeOf, type Tool, type Trail } from './tools.ts'

/** What a controller tells whoever shows it. */
export interface Told {
  readonly onCommand: (command: Command) => void
  readonly onChoose: (ids: readonly string[]) => void
  /** The view, the pointer or what is being drawn is another one. */
  readonly onChange: () => void
  /** Something was drawn: its tool may go on to the next. */
  readonly onDrawn: (object: DrawnObject) => void
}

/** What the plan shows, as the editor has it. */
export interface Showing {
  readonly content: Content
  readonly hits: Hits
  /** Only what may be chosen and moved. */
  readonly drawing: Drawing
  readonly chosen: ReadonlySet<string>
  readonly tool: Tool
  /** Nothing can be changed. */
  readonly isReadOnly: boolean
  /** Of the next point from the last one, in units; null while nobody typed it. */
  readonly length: number | null
}

/** Pixels in which something is stuck to, in which a handle is held, and beyond which a press is a drag. */
const NEAR = { mouse: 10, pen: 14, touch: 22 } as const
const DRAG = 6
const MARGIN = 32
const REST = 80
/** Degrees at which turning stops by itself, and how near. */
const RIGHT = { every: 15, within: 3 } as const

/** What the hand holds. */
type Grip =
  | { readonly holds: 'objects'; readonly from: Point }
  | { readonly holds: 'paper'; readonly from: Point }
  | { readonly holds: 'box'; readonly from: Point; readonly to: Point }
  | { readonly holds: 'handle'; readonly from: Point; readonly object: DrawnObject; readonly handle: Handle }
  | { readonly holds: 'label'; readonly from: Point; readonly object: DrawnObject; readonly words: Bounds }
  | { readonly holds: 'pen'; readonly from: Point; readonly at: Point }

/** The canvas of a plan: what is seen of it, and what hands do on it. Draws once a frame, only when something changed. */
export class CanvasController {
  readonly #canvas: HTMLCanvasElement
  readonly #told: Told
  readonly #sheet = new Sheet()
  #showing: Showing | null = null
  #view: View = { x: 0, y: 0, zoom: 1 }
  #size: Size = { width: 1, height: 1 }
  #isFitted = false
  #hands: Hands = noHands
  #type: Pointed['type'] = 'mouse'
  #adds = false
  #grip: Grip | null = null
  #held: Command | null = null
  #trail: Trail = []
  #pointer: Snapped | null = null
  #frame = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  #isResting = true
  #targets: { readonly of: Scene; readonly found: SnapTargets } | null = null

  constructor(canvas: HTMLCanvasElement, told: Told) {
    this.#canvas = canvas
    this.#told = told
  }

  get view(): View {
    return this.#view
  }

  get size(): Size {
    return this.#size
  }

  get trail(): Trail {
    return this.#trail
  }

  /** Where the pointer is on the plan; null while it is elsewhere. */
  get pointer(): Point | null {
    return this.#pointer?.point ?? null
  }

  show(showing: Showing): void {
    const before = this.#showing
    this.#showing = showing
    if (before?.tool !== showing.tool) this.#drop()
    this.#sheet.put(showing.content)
    if (!this.#isFitted) this.fit()
    this.#redraw()
  }

  resize(size: Size): void {
    this.#size = size
    const ratio = ratioOf()
    this.#canvas.width = Math.round(size.width * ratio)
    this.#canvas.height = Math.round(size.height * ratio)
    if (!this.#isFitted) this.fit()
    this.#redraw()
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#rest)
  }

  /** The whole sheet in the window. */
  fit(): void {
    const scene = this.#showing?.content.scene
    if (!scene || this.#size.width <= 1) return
    this.#isFitted = true
    this.look(fitted({ minX: 0, minY: 0, maxX: scene.width, maxY: scene.height }, this.#size, MARGIN))
  }

  /** Nearer or further, by default about the middle of the window. */
  zoom(factor: number, at: Point = times({ x: this.#size.width, y: this.#size.height }, 0.5)): void {
    this.look(zoomedAt(this.#view, at, factor))
  }

  pan(by: Point): void {
    this.look(panned(this.#view, by))
  }

  /** Brings a point to the middle. */
  centre(at: Point): void {
    this.look(centredOn(this.#view, at, this.#size))
  }

  /** A pointer on the canvas, in its pixels. `adds` chooses beside what is chosen. */
  point(event: Pointed, adds: boolean): void {
    this.#type = event.type
    this.#adds = adds
    const pans = event.pans || this.#showing?.tool.does === 'hand'
    const { hands, gesture } = followed(this.#hands, { ...event, pans })
    this.#hands = hands
    if (gesture) this.#do(gesture)
    else if (event.does === 'move' && event.type !== 'touch') this.#hover(event.at)
  }

  /** The pointer left. */
  leave(): void {
    this.#pointer = null
    this.#redraw()
    this.#told.onChange()
  }

  /** Ends what is being drawn: as it is where that is something. */
  finish(): void {
    const tool = this.#showing?.tool
    const object = tool?.does === 'draw' ? objectOf(tool, newId(), this.#trail) : null
    if (tool?.does === 'measure') return
    this.#drop()
    if (!object) return
    this.#told.onCommand(create([object]))
    this.#told.onDrawn(object)
  }

  /** Takes back the last point; true where there was one. */
  takeBack(): boolean {
    if (this.#trail.length === 0) return false
    this.#trail = this.#trail.slice(0, -1)
    this.#changed()
    return true
  }

  /** Gives up what is being drawn; true where there was something. */
  giveUp(): boolean {
    const had = this.#trail.length > 0 || this.#grip !== null
    this.#drop()
    return had
  }

  /** Puts the next point at the typed length, towards where the pointer was. */
  putTyped(): void {
    if (this.#trail.length === 0) return
    const last = this.#trail.at(-1) ?? { x: 0, y: 0 }
    const towards = this.#pointer?.point ?? { x: last.x + 1, y: last.y }
    this.#stroke({ from: towards, to: this.#snap(towards).point, isDrag: false })
  }

  #do(gesture: Gesture): void {
    if (gesture.does === 'pan') this.pan(gesture.by)
    else if (gesture.does === 'pinch') this.look(pinched(this.#view, gesture.from, gesture.to))
    else if (gesture.does === 'drop') this.#release()
    else if (gesture.does === 'begin') this.#begin(toPlan(this.#view, gesture.at))
    else if (gesture.does === 'go') this.#go(toPlan(this.#view, gesture.at))
    else this.#end(toPlan(this.#view, gesture.at))
    this.#changed()
  }

  /** How near is near, in units. */
  get #within(): number {
    return NEAR[this.#type] / this.#view.zoom
  }

  #begin(at: Point): void {
    const showing = this.#showing
    if (!showing) return
    const { tool } = showing
    if (tool.does === 'draw' || tool.does === 'measure') {
      if (tool.does === 'measure' && this.#trail.length > 1) this.#trail = []
      const { point } = this.#snap(at)
      this.#grip = { holds: 'pen', from: point, at }
      return
    }
    const held = showing.isReadOnly ? null : this.#handleAt(at)
    if (held) {
      this.#grip = { holds: 'handle', from: at, ...held }
      return
    }
    const label = this.#labelAt(at)
    if (label && !showing.isReadOnly && this.#isChosenAlone(label.object)) {
      this.#grip = { holds: 'label', from: at, ...label }
      return
    }
    const id = showing.hits.at(at, this.#within / 2)[0] ?? label?.object.id
    if (id === undefined) {
      this.#grip = this.#type === 'touch' ? { holds: 'paper', from: at } : { holds: 'box', from: at, to: at }
      return
    }
    if (this.#adds) this.#told.onChoose(toggled(showing.chosen, id))
    else if (!showing.chosen.has(id)) this.#told.onChoose([id])
    this.#grip = { holds: 'objects', from: at }
  }

  #go(at: Point): void {
    const showing = this.#showing
    const grip = this.#grip
    if (!showing || !grip) return
    if (grip.holds === 'pen') this.#pointer = this.#snap(at, grip.from)
    else if (grip.holds === 'paper') this.look({ ...this.#view, ...minus(this.#view, minus(at, grip.from)) })
    else if (grip.holds === 'box') this.#grip = { ...grip, to: at }
    else if (!showing.isReadOnly && this.#isDrag(grip.from, at)) {
      const command = grip.holds === 'objects' ? this.#moved(grip.from, at) : this.#handled(grip, at)
      this.#held = command
      this.#sheet.leaveOut(new Set(command.edits.map(({ id }) => id)))
    }
  }

  #end(at: Point): void {
    const grip = this.#grip
    const held = this.#held
    const showing = this.#showing
    this.#release()
    if (!grip || !showing) return
    if (grip.holds === 'pen')
      this.#stroke({ from: grip.from, to: this.#snap(at, grip.from).point, isDrag: this.#isDrag(grip.at, at) })
    else if (grip.holds === 'box') this.#told.onChoose(this.#inBox(grip.from, at))
    else if (grip.holds === 'paper' && !this.#isDrag(grip.from, at)) this.#told.onChoose([])
    else if (held && held.edits.length > 0) this.#told.onCommand(held)
  }

  #inBox(from: Point, to: Point): readonly string[] {
    const { hits, chosen } = this.#showing ?? { hits: null, chosen: new Set<string>() }
    const already = this.#adds ? [...chosen] : []
    if (!this.#isDrag(from, to)) return already
    const [minX, maxX] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
    const [minY, maxY] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
    return [...already, ...(hits?.within({ minX, minY, maxX, maxY }) ?? [])]
  }

  #stroke({ from, to, isDrag }: { from: Point; to: Point; isDrag: boolean }): void {
    const tool = this.#showing?.tool
    if (tool?.does !== 'draw' && tool?.does !== 'measure') return
    const begun = tool.does === 'draw' ? begunAs(tool.type) : 'line'
    const { trail, done } = strokeOf(begun, { trail: this.#trail, from, to, isDrag, within: this.#within / 2 })
    this.#trail = trail
    if (done) this.finish()
    this.#changed()
  }

  #isDrag(from: Point, to: Point): boolean {
    return distance(from, to) * this.#view.zoom > DRAG
  }

  get #chosen(): DrawnObject[] {
    const { chosen, drawing } = this.#showing ?? { chosen: [], drawing: new Map() as Drawing }
    return [...chosen].flatMap((id) => drawing.get(id) ?? [])
  }

  #moved(from: Point, to: Point): Command {
    const typeOf = this.#typeOf
    const [first] = this.#chosen
    // What is moved sticks with its own place to corners and walls, not with where the hand took it.
    const by = minus(to, from)
    const wished = first ? { x: first.x + by.x, y: first.y + by.y } : to
    const { point } = first && this.#chosen.length === 1 ? this.#snap(wished, null, [first.id]) : { point: wished }
    return move(this.#chosen, typeOf, first ? minus(point, first) : by)
  }

  #handled(grip: Extract<Grip, { holds: 'handle' | 'label' }>, at: Point): Command {
    const { object, from } = grip
    if (grip.holds === 'label') return change([object], withLabelMoved(object, grip.words, minus(at, from)))
    const { handle } = grip
    const typeOf = this.#typeOf
    if (handle.does === 'move') return this.#moved(from, at)
    if (handle.does === 'point')
      return change([object], withPointAt(object, handle.index, this.#snap(at, null, [object.id]).point))
    if (handle.does === 'rotate') {
      const turn = angleOf(minus(at, object)) - angleOf(minus(from, object))
      const to = object.rotatie + turn
      const right = Math.round(to / RIGHT.every) * RIGHT.every
      return rotate([object], typeOf, Math.abs(right - to) <= RIGHT.within ? right - object.rotatie : turn)
    }
    const factor = distance(at, object) / Math.max(1, distance(from, object))
    return scale([object], typeOf, handle.does === 'scale_x' ? { x: factor, y: 1 } : { x: 1, y: factor })
  }

  #typeOf = (object: DrawnObject) => {
    const type = this.#showing?.content.scene.typeOf(object)
    if (!type) throw new Error('a plan without a scene')
    return type
  }

  /** The handles of what is chosen alone, as far outside it as a finger or a mouse asks. */
  get #handles(): { readonly object: DrawnObject; readonly handle: Handle }[] {
    const [object, ...more] = this.#chosen
    if (!object || more.length > 0 || this.#showing?.isReadOnly) return []
    const away = (this.#type === 'touch' ? 56 : 32) / 60 / this.#view.zoom
    return handlesOf(object, this.#typeOf(object), away).map((handle) => ({ object, handle }))
  }

  #handleAt(at: Point): { readonly object: DrawnObject; readonly handle: Handle } | null {
    const near = this.#handles
      .map((one) => ({ ...one, far: distance(one.handle.at, at) }))
      .filter(({ far, handle }) => far <= this.#within && handle.does !== 'move')
      .sort((a, b) => a.far - b.far)
    return near[0] ?? null
  }

  /** The label under a point, of what may be chosen. */
  #labelAt(at: Point): { readonly object: DrawnObject; readonly words: Bounds } | null {
    const label = labelAt(this.#sheet.labelsAt(this.#view), at, this.#type === 'touch' ? this.#within / 2 : 0)
    const object = label && this.#showing?.drawing.get(label.id)
    return object ? { object, words: label.words } : null
  }

  #isChosenAlone({ id, vergrendeld }: DrawnObject): boolean {
    const { chosen } = this.#showing ?? {}
    return !vergrendeld && chosen?.size === 1 && chosen.has(id)
  }

  #snap(at: Point, from: Point | null = null, without: readonly string[] = []): Snapped {
    const showing = this.#showing
    if (!showing) return { point: at, to: null }
    const { scene } = showing.content
    if (this.#targets?.of !== scene) {
      const fixed = [...scene.objects].filter((object) => scene.typeOf(object).is_poly)
      this.#targets = { of: scene, found: snapTargets(fixed.map((object) => outlineOf(object, scene.typeOf(object)))) }
    }
    const own = without.flatMap((id) => showing.drawing.get(id) ?? [])
    const found =
      own.length === 0
        ? this.#targets.found
        : snapTargets(
            [...scene.objects]
              .filter((object) => !without.includes(object.id) && scene.typeOf(object).is_poly)
              .map((object) => outlineOf(object, scene.typeOf(object))),
          )
    const points = from && this.#trail.length === 0 ? [from] : this.#trail
    return snapped(at, found, { points, within: this.#within, length: showing.length })
  }

  #hover(at: Point): void {
    const tool = this.#showing?.tool
    const on = toPlan(this.#view, at)
    this.#pointer = tool?.does === 'draw' || tool?.does === 'measure' ? this.#snap(on) : { point: on, to: null }
    this.#changed()
  }

  /** Nothing is held any more. */
  #release(): void {
    this.#grip = null
    this.#held = null
    this.#sheet.leaveOut(new Set())
  }

  #drop(): void {
    this.#release()
    this.#trail = []
    this.#changed()
  }

  /** Shows this part of the plan. */
  look(view: View): void {
    this.#view = view
    this.#isResting = false
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      this.#isResting = true
      this.#redraw()
    }, REST)
    this.#changed()
  }

  #changed(): void {
    this.#redraw()
    this.#told.onChange()
  }

  #redraw(): void {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.draw()
    })
  }

  /** Draws now. */
  draw(): void {
    const context = this.#canvas.getContext('2d')
    const showing = this.#showing
    if (!context || !showing) return
    const ratio = ratioOf()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height)
    this.#sheet.layOn(context, this.#view, this.#size, ratio, this.#isResting)
    const held = this.#held ? perform(drawingOf(this.#chosen), this.#held).drawing : null
    const overlay: Overlay = {
      scene: showing.content.scene,
      font: showing.content.font,
      objects: held ? [...held.values()] : this.#chosen,
      labels: held && this.#grip?.holds === 'label' ? [...held.values()] : [],
      handles: this.#held ? [] : this.#handles.map(({ handle }) => handle),
      isTouch: this.#type === 'touch',
      trail: this.#trailShown(),
      isClosed: showing.tool.does === 'draw' && showing.tool.type.is_area,
      snapped: showing.tool.does === 'choose' || showing.tool.does === 'hand' ? null : this.#pointer,
      box: this.#grip?.holds === 'box' ? [this.#grip.from, this.#grip.to] : null,
    }
    paintOverlay(context, overlay, this.#view, ratio)
  }

  /** The points so far, and the one that the pointer would add. */
  #trailShown(): Trail {
    const next = this.#pointer?.point
    if (this.#grip?.holds === 'pen' && this.#trail.length === 0 && next) return [this.#grip.from, next]
    return this.#trail.length > 0 && next && this.#isOpen() ? [...this.#trail, next] : this.#trail
  }

  /** Whether another point may come: a measured stretch has two. */
  #isOpen(): boolean {
    return this.#showing?.tool.does !== 'measure' || this.#trail.length < 2
  }
}

const ratioOf = () => Math.min(2, globalThis.devicePixelRatio || 1)
const angleOf = ({ x, y }: Point) => (Math.atan2(y, x) * 180) / Math.PI

function toggled(chosen: ReadonlySet<string>, id: string): string[] {
  return chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]
}
