import type { PatternItem } from './drawing.ts'
import { scaling } from './geometry/transform.ts'
import type { Paint, Tile } from './marks.ts'
import { isPath, listDrawing, marksIn, rectangle } from './markup.ts'

/** Units of the plan for one of a tile, on a sheet of the usual size: tiles are drawn small, as on a button. */
const TILE_SCALE = 4

/** How the fill of an area looks: all over, or by a tile of paths that is repeated. */
export interface Filling {
  /** The fill below the tile, or without one. */
  readonly opacity: number
  readonly tile: Tile | null
}

/** Below a pattern the plan has to stay readable. */
const BELOW_PATTERN = 0.35

/**
 * The filling of an area by an item of svg_patterns, in its colour. `unit` is how many units of the plan a usual one is here.
 * One that fills its whole tile is an area without a pattern: repeated it would show its seams.
 */
export function fillingOf(pattern: PatternItem | null, own: Paint, unit: number): Filling {
  const drawing = pattern && listDrawing(pattern.svg)
  if (!drawing) return { opacity: own.opacity, tile: null }
  const [, , boxWidth, boxHeight] = drawing.box
  const [width, height] = [pattern.width ?? boxWidth, pattern.height ?? boxHeight]
  const whole = rectangle(drawing.box)
  if (
    !(width > 0 && height > 0) ||
    drawing.marks.some((mark) => mark.kind === 'path' && mark.d === whole && mark.fill?.color === 'own')
  )
    return { opacity: own.opacity, tile: null }
  const scale = TILE_SCALE * unit
  // The lines carry the meaning, also in grey: they are not as thin as the fill.
  const marks = marksIn(
    drawing,
    { ...own, opacity: 1 },
    scaling((width / boxWidth) * scale, (height / boxHeight) * scale),
  )
  return {
    opacity: own.opacity * BELOW_PATTERN,
    tile: { width: width * scale, height: height * scale, marks: marks.filter(isPath) },
  }
}
