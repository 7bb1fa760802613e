import type { Point } from './point.ts'

/** As SVG and canvas have it: x' = a x + c y + e, y' = b x + d y + f. */
export interface Transform {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const identity: Transform = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export const translation = (x: number, y: number): Transform => ({ ...identity, e: x, f: y })
export const scaling = (x: number, y: number): Transform => ({ ...identity, a: x, d: y })

/** Clockwise on the plan, whose y goes down. */
export function rotation(degrees: number): Transform {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 }
}

/** One that does what these do, the last one first: as they stand in `transform` of an SVG. */
export const composed = (...transforms: readonly Transform[]): Transform =>
  transforms.reduce(
    (outer, inner) => ({
      a: outer.a * inner.a + outer.c * inner.b,
      b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d,
      d: outer.b * inner.c + outer.d * inner.d,
      e: outer.a * inner.e + outer.c * inner.f + outer.e,
      f: outer.b * inner.e + outer.d * inner.f + outer.f,
    }),
    identity,
  )

export const applied = (by: Transform, { x, y }: Point): Point => ({
  x: by.a * x + by.c * y + by.e,
  y: by.b * x + by.d * y + by.f,
})

/** What undoes a transform; of one that flattens everything there is none. */
export function inverse(of: Transform): Transform | null {
  const size = of.a * of.d - of.b * of.c
  if (size === 0 || !Number.isFinite(size)) return null
  return {
    a: of.d / size,
    b: -of.b / size,
    c: -of.c / size,
    d: of.a / size,
    e: (of.c * of.f - of.d * of.e) / size,
    f: (of.b * of.e - of.a * of.f) / size,
  }
}
