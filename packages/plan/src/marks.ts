import type { Bounds } from './geometry/bounds.ts'
import type { Transform } from './geometry/transform.ts'

/** A colour as #rrggbb, and how much of it covers what lies below, 0 to 1. */
export interface Paint {
  readonly color: string
  readonly opacity: number
}

export interface Stroke extends Paint {
  readonly width: number
  /** Lengths of dash and gap; none for a whole line. */
  readonly dash: readonly number[]
}

/** A path, in the words that SVG and canvas share. */
export interface PathMark {
  readonly kind: 'path'
  readonly d: string
  readonly transform: Transform
  readonly fill: Paint | null
  readonly stroke: Stroke | null
  /** Lies over the fill, and nowhere else. */
  readonly pattern: Pattern | null
}

/** A line of text, which stays text on paper. */
export interface TextMark {
  readonly kind: 'text'
  readonly text: string
  /** From the start of its baseline, or its middle. */
  readonly transform: Transform
  readonly size: number
  readonly anchor: 'start' | 'middle'
  readonly fill: Paint
}

/** What screen and print draw: whichever kind of element it comes from. */
export type Mark = PathMark | TextMark

/** A tile, and the box of what it is laid over. */
export interface Pattern {
  readonly tile: Tile
  readonly over: Bounds
}

/** A piece that is repeated over an area, from the top left of the plan on. */
export interface Tile {
  readonly width: number
  readonly height: number
  readonly marks: readonly PathMark[]
}

/** Ink of what has no colour of its own and no status. */
export const INK = '#1f2a37'
/** What is chosen. */
export const CHOSEN = '#1668b8'
export const PAPER = '#ffffff'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour that may stand in a drawing; anything else is none. */
export const colorOr = (color: string | null | undefined, otherwise: string): string =>
  color && HEX.test(color) ? color.toLowerCase() : otherwise
