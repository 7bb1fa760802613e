/** A point or direction in metres: x to the right, y up, z towards the photographer. */
export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec): number => Math.sqrt(dot(a, a))
export const unit = (a: Vec): Vec => {
  const size = length(a) || 1
  return [a[0] / size, a[1] / size, a[2] / size]
}

/** What the eye sees at a point: colour in linear light (0 to 1), sheen (0 dull, 1 polished), mirror (share reflected). */
export type Surface = { r: number; g: number; b: number; gloss: number; mirror: number; glow: number }
/** Colours the surface at `u`, `v`: metres along the shape. */
export type Material = (surface: Surface, u: number, v: number) => void
/** Height in metres above the shape at `u`, `v`. */
export type Relief = (u: number, v: number) => number

export type Ray = { ox: number; oy: number; oz: number; dx: number; dy: number; dz: number }
export type Hit = { t: number; nx: number; ny: number; nz: number; u: number; v: number; material: Material | null }

/** Something in the scene. `hit` changes `best` when it is met nearer than `best.t`; it lies within its `corners`. */
export type Shape = { hit: (ray: Ray, best: Hit) => void; corners: Vec[] }

const NEAR = 1e-3
/** How far apart relief is felt to know its slope, and how high it may rise, in metres. */
const STEP = 0.0015
const RELIEF = 0.08

/** The eight corners of a box from `origin` along three directions. */
const boxCorners = (origin: Vec, a: Vec, b: Vec, c: Vec): Vec[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((i) => add(add(add(origin, a, i & 1), b, (i >> 1) & 1), c, (i >> 2) & 1))

const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]

/**
 * A flat sheet from `origin`, `across` metres along `a` and `up` metres along `b` (both units, at right angles).
 * It faces `a` times `b`. `relief` gives it thickness (`deep` when it is more than
 * a few millimetres), `hole` takes parts out.
 */
export function sheet(
  origin: Vec,
  a: Vec,
  b: Vec,
  across: number,
  up: number,
  material: Material,
  options: { relief?: Relief; deep?: boolean; hole?: (u: number, v: number) => boolean } = {},
): Shape {
  const [nx, ny, nz] = cross(a, b)
  const [ax, ay, az] = a
  const [bx, by, bz] = b
  const [px, py, pz] = origin
  const { relief, hole, deep = false } = options
  const rounds = relief ? (deep ? 5 : 2) : 1
  const margin = relief ? RELIEF : 0.001
  return {
    corners: boxCorners(
      add(origin, [nx, ny, nz], -margin),
      times(a, across),
      times(b, up),
      times([nx, ny, nz], 2 * margin),
    ),
    hit(ray, best) {
      const slope = ray.dx * nx + ray.dy * ny + ray.dz * nz
      if (slope > -1e-5 && slope < 1e-5) return
      const wx = px - ray.ox
      const wy = py - ray.oy
      const wz = pz - ray.oz
      const level = wx * nx + wy * ny + wz * nz
      let t = level / slope
      if (t < 0 || t > best.t * 1.15 + RELIEF) return
      let u = 0
      let v = 0
      // The relief is shallow, so the height of the last place tried is soon that of the place met.
      for (let round = rounds; round > 0; round -= 1) {
        const x = ray.dx * t - wx
        const y = ray.dy * t - wy
        const z = ray.dz * t - wz
        u = x * ax + y * ay + z * az
        v = x * bx + y * by + z * bz
        if (relief && round > 1) t = (level + relief(u, v)) / slope
      }
      if (t < NEAR || t >= best.t || u < 0 || v < 0 || u > across || v > up) return
      if (hole?.(u, v)) return
      let mx = nx
      let my = ny
      let mz = nz
      if (relief) {
        const here = relief(u, v)
        const du = (relief(u + STEP, v) - here) / STEP
        const dv = (relief(u, v + STEP) - here) / STEP
        const size = 1 / Math.sqrt(1 + du * du + dv * dv)
        mx = (nx - du * ax - dv * bx) * size
        my = (ny - du * ay - dv * by) * size
        mz = (nz - du * az - dv * bz) * size
      }
      const side = slope > 0 ? -1 : 1
      best.t = t
      best.nx = mx * side
      best.ny = my * side
      best.nz = mz * side
      best.u = u
      best.v = v
      best.material = material
    },
  }
}

/** A round bar from `from` along `axis`; `u` runs along it, `v` around it (metres). `relief` thickens it. */
export function bar(
  from: Vec,
  axis: Vec,
  long: number,
  radius: number,
  material: Material,
  options: { relief?: Relief; hole?: (u: number, v: number) => boolean; cap?: Material } = {},
): Shape {
  const a = unit(axis)
  const b = unit(cross(a, Math.abs(a[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]))
  const c = cross(b, a)
  const { relief, hole, cap } = options
  const reach = radius + (relief ? 0.03 : 0)
  return {
    corners: boxCorners(add(add(from, b, -reach), c, -reach), times(a, long), times(b, 2 * reach), times(c, 2 * reach)),
    hit(ray, best) {
      const wx = ray.ox - from[0]
      const wy = ray.oy - from[1]
      const wz = ray.oz - from[2]
      const ob = wx * b[0] + wy * b[1] + wz * b[2]
      const oc = wx * c[0] + wy * c[1] + wz * c[2]
      const db = ray.dx * b[0] + ray.dy * b[1] + ray.dz * b[2]
      const dc = ray.dx * c[0] + ray.dy * c[1] + ray.dz * c[2]
      const oa = wx * a[0] + wy * a[1] + wz * a[2]
      const da = ray.dx * a[0] + ray.dy * a[1] + ray.dz * a[2]
      const qa = db * db + dc * dc
      const qb = ob * db + oc * dc
      const qo = ob * ob + oc * oc
      if (qa < 1e-9 || qb * qb - qa * (qo - reach * reach) < 0) return
      if (cap && Math.abs(da) > 1e-6) {
        const end = da < 0 ? long : 0
        const t = (end - oa) / da
        const mb = ob + db * t
        const mc = oc + dc * t
        if (t > NEAR && t < best.t && mb * mb + mc * mc < radius * radius) {
          const side = da < 0 ? 1 : -1
          best.t = t
          best.nx = a[0] * side
          best.ny = a[1] * side
          best.nz = a[2] * side
          best.u = mb
          best.v = mc
          best.material = cap
        }
      }
      let r = radius
      let t = 0
      let u = 0
      let angle = 0
      for (let round = relief ? 3 : 1; round > 0; round -= 1) {
        const d = qb * qb - qa * (qo - r * r)
        t = (-qb - Math.sqrt(d > 0 ? d : 0)) / qa
        if (d < 0 && round === 1) return
        u = oa + da * t
        angle = Math.atan2(oc + dc * t, ob + db * t)
        if (relief && round > 1) r = radius + relief(u, angle * radius)
      }
      if (t < NEAR || t >= best.t || u < 0 || u > long) return
      const v = angle * radius
      if (hole?.(u, v)) return
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      let du = 0
      let dv = 0
      if (relief) {
        const here = relief(u, v)
        du = (relief(u + STEP, v) - here) / STEP
        dv = (relief(u, v + STEP) - here) / STEP
      }
      const size = 1 / Math.sqrt(1 + du * du + dv * dv)
      const nb = (cos + dv * sin) * size
      const nc = (sin - dv * cos) * size
      best.t = t
      best.nx = b[0] * nb + c[0] * nc - a[0] * du * size
      best.ny = b[1] * nb + c[1] * nc - a[1] * du * size
      best.nz = b[2] * nb + c[2] * nc - a[2] * du * size
      best.u = u
      best.v = v
      best.material = material
    },
  }
}

/** A block with its edges along the axes, from corner `low` to corner `high`. */
export function block(low: Vec, high: Vec, material: Material): Shape {
  const [lx, ly, lz] = low
  const [hx, hy, hz] = high
  return {
    corners: boxCorners(low, [hx - lx, 0, 0], [0, hy - ly, 0], [0, 0, hz - lz]),
    hit(ray, best) {
      const ix = 1 / (ray.dx || 1e-12)
      const iy = 1 / (ray.dy || 1e-12)
      const iz = 1 / (ray.dz || 1e-12)
      const nearX = ((ix > 0 ? lx : hx) - ray.ox) * ix
      const nearY = ((iy > 0 ? ly : hy) - ray.oy) * iy
      const nearZ = ((iz > 0 ? lz : hz) - ray.oz) * iz
      const near = Math.max(nearX, nearY, nearZ)
      if (near < NEAR || near >= best.t) return
      const far = Math.min(
        ((ix > 0 ? hx : lx) - ray.ox) * ix,
        ((iy > 0 ? hy : ly) - ray.oy) * iy,
        ((iz > 0 ? hz : lz) - ray.oz) * iz,
      )
      if (near > far) return
      const face = near === nearX ? 0 : near === nearY ? 1 : 2
      const side = (face === 0 ? ix : face === 1 ? iy : iz) > 0 ? -1 : 1
      best.t = near
      best.nx = face === 0 ? side : 0
      best.ny = face === 1 ? side : 0
      best.nz = face === 2 ? side : 0
      const x = ray.ox + ray.dx * near
      const y = ray.oy + ray.dy * near
      const z = ray.oz + ray.dz * near
      best.u = face === 0 ? z : x
      best.v = face === 1 ? z : y
      best.material = material
    },
  }
}
