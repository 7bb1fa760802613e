import { distance, type Stretch } from './geometry/point.ts'

/** How many millimetres in reality one unit of a plan is; null where nobody has drawn a known length. */
export type Scale = number | null

const MILLIMETRES = 1000

/** The scale of a plan on which this stretch is so many metres long; null for a stretch or a length of nothing. */
export function scaleOf([from, to]: Stretch, metres: number): Scale {
  const units = distance(from, to)
  return units > 0 && metres > 0 && Number.isFinite(metres) ? (metres * MILLIMETRES) / units : null
}

export const metresOf = (units: number, scale: number): number => (units * scale) / MILLIMETRES
export const unitsOf = (metres: number, scale: number): number => (metres * MILLIMETRES) / scale
export const squareMetresOf = (squareUnits: number, scale: number): number => squareUnits * (scale / MILLIMETRES) ** 2
