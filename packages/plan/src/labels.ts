import { type Bounds, overlap } from './geometry/bounds.ts'
import { distance, type Point, plus, type Stretch } from './geometry/point.ts'
import { widthOfText } from './text-width.ts'

/** A label that something asks for. */
export interface LabelWish {
  readonly id: string
  readonly text: string
  /** What it tells of. */
  readonly anchor: Point
  /** How far its middle may not come to the anchor: what it tells of stays visible. 0 where it may lie on it. */
  readonly clear: number
  /** Where somebody put its middle; null leaves it to the plan. */
  readonly fixed: Point | null
  /** Room before its text for the sign of a status, in heights of its letters. */
  readonly before: number
}

export interface PlacedLabel {
  readonly id: string
  readonly text: string
  readonly box: Bounds
  /** From what it tells of to its edge; none where it lies on it. */
  readonly leader: Stretch | null
}

/** Height of the letters of a label, in units of a usual sheet. */
export const LABEL_SIZE = 44
/** Between the letters of a label and its edge, in heights of those. */
export const PADDING = 0.35
/** Rings around its anchor on which a label looks for a place, and the steps of each. */
const RINGS = 12
/** From so many labels on nobody finds a free place for all of them: each looks no further than right beside. */
const CROWD = { labels: 2000, rings: 2 } as const
const DIRECTIONS = 16

const boxAround = ({ x, y }: Point, width: number, height: number): Bounds => ({
  minX: x - width / 2,
  minY: y - height / 2,
  maxX: x + width / 2,
  maxY: y + height / 2,
})

/**
 * Gives each label a place on the sheet on which it covers no other and no sign that has one: those that somebody placed first, then in the order they come.
 * Where there is no room at all it lies where it covers least. The same labels always lie in the same places.
 */
export function placeLabels(wishes: readonly LabelWish[], sheet: Bounds, unit: number): PlacedLabel[] {
  const size = LABEL_SIZE * unit
  const rings = wishes.length > CROWD.labels ? CROWD.rings : RINGS
  const taken = new Taken(size * 4)
  // The signs themselves stay in sight as well.
  for (const { anchor, clear } of wishes) if (clear > 0) taken.add(boxAround(anchor, 2 * clear, 2 * clear))
  const placed = new Map<string, PlacedLabel>()
  for (const wish of [...wishes].sort((a, b) => Number(b.fixed !== null) - Number(a.fixed !== null))) {
    const width = widthOfText(wish.text, size) + (2 * PADDING + wish.before) * size
    const height = size * (1 + 2 * PADDING)
    const box = wish.fixed
      ? boxAround(wish.fixed, width, height)
      : freest(candidates(wish, { width, height }, rings), taken, sheet)
    taken.add(box)
    placed.set(wish.id, { id: wish.id, text: wish.text, box, leader: leaderTo(box, wish.anchor) })
  }
  return wishes.flatMap(({ id }) => placed.get(id) ?? [])
}

function* candidates(
  { anchor, clear }: LabelWish,
  { width, height }: { readonly width: number; readonly height: number },
  rings: number,
): Generator<Bounds> {
  if (clear === 0) yield boxAround(anchor, width, height)
  for (let ring = 1; ring <= rings; ring++) {
    for (let step = 0; step < DIRECTIONS; step++) {
      // Right above first: where somebody would put it.
      const angle = -Math.PI / 4 + (2 * Math.PI * step) / DIRECTIONS
      const away = clear + height * 0.4 * ring
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      yield boxAround(plus(anchor, { x: dx * (away + width / 2), y: dy * (away + height / 2) }), width, height)
    }
  }
}

function freest(boxes: Iterable<Bounds>, taken: Taken, sheet: Bounds): Bounds {
  let best: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 }
  let least = Infinity
  for (const box of boxes) {
    const outside = box.minX < sheet.minX || box.minY < sheet.minY || box.maxX > sheet.maxX || box.maxY > sheet.maxY
    const beside = outside ? (box.maxX - box.minX) * (box.maxY - box.minY) : 0
    const covers = beside + taken.covered(box, least - beside)
    if (covers < least) [best, least] = [box, covers]
    if (covers === 0) break
  }
  return best
}

function leaderTo(box: Bounds, anchor: Point): Stretch | null {
  const edge = {
    x: Math.min(box.maxX, Math.max(box.minX, anchor.x)),
    y: Math.min(box.maxY, Math.max(box.minY, anchor.y)),
  }
  return distance(edge, anchor) > 0 ? [anchor, edge] : null
}

/** The boxes that have a place, by the cells of a grid they lie in. */
class Taken {
  readonly #cell: number
  readonly #boxes = new Map<string, Bounds[]>()

  constructor(cell: number) {
    this.#cell = cell
  }

  *#cellsOf(box: Bounds): Generator<string> {
    const at = (value: number) => Math.floor(value / this.#cell)
    for (let x = at(box.minX); x <= at(box.maxX); x++)
      for (let y = at(box.minY); y <= at(box.maxY); y++) yield `${x} ${y}`
  }

  add(box: Bounds): void {
    for (const cell of this.#cellsOf(box)) this.#boxes.set(cell, [...(this.#boxes.get(cell) ?? []), box])
  }

  /** Square units of others that a box would cover; once they are so many, no further. */
  covered(box: Bounds, atMost: number): number {
    let covered = 0
    for (const other of new Set([...this.#cellsOf(box)].flatMap((cell) => this.#boxes.get(cell) ?? []))) {
      if (!overlap(other, box)) continue
      covered += common(other.minX, other.maxX, box.minX, box.maxX) * common(other.minY, other.maxY, box.minY, box.maxY)
      if (covered >= atMost) break
    }
    return covered
  }
}

const common = (fromA: number, toA: number, fromB: number, toB: number) => Math.min(toA, toB) - Math.max(fromA, fromB)
