import type { Scale } from './scale.ts'
import type { Size } from './view.ts'

/** A part of a plan as it lies on paper. */
export interface OnPaper {
  /** In millimetres of paper. */
  readonly width: number
  readonly height: number
  /** Millimetres of paper that one unit of the plan takes. */
  readonly unitMm: number
  /** How many times as large the building is: 200 for 1:200. Null where nobody knows how large it is. */
  readonly times: number | null
}

/** How many times smaller than the building a drawing may be, but for tens: what stands on a scale rule, and between. */
const STEPS = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7.5]

/**
 * A part of a plan, so many units large, in a room in millimetres: at the largest scale of those that people know that fits in
 * it; without a scale as large as fits.
 */
export function onPaper(part: Size, scale: Scale, room: Size): OnPaper {
  const fits = Math.min(room.width / part.width, room.height / part.height)
  const times = scale === null ? null : knownScale(scale / fits)
  const unitMm = scale === null || times === null ? fits : scale / times
  return { width: part.width * unitMm, height: part.height * unitMm, unitMm, times }
}

/** The first known scale at which a drawing is as small as this, or smaller. */
function knownScale(times: number): number {
  const tens = 10 ** Math.floor(Math.log10(times))
  const step = STEPS.find((one) => one * tens >= times * (1 - 1e-9))
  return step === undefined ? 10 * tens : step * tens
}

/** A bar that is so long on every sheet, and how many metres that is at a scale. */
export const BAR_MM = 50
export const barMetres = (times: number): number => (times * BAR_MM) / 1000
