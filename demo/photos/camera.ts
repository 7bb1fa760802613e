import {
  add,
  cross,
  dot,
  type Hit,
  length,
  type Material,
  minus,
  type Ray,
  type Shape,
  type Surface,
  sheet,
  unit,
  type Vec,
} from './geometry.ts'

/** Colour in linear light. */
export type Light = readonly [number, number, number]

/** A place to photograph, with its light. */
export type Scene = {
  shapes: Shape[]
  eye: Vec
  target: Vec
  /** Height of the picture at one metre from the lens, in metres. */
  field: number
  /** Light from everywhere. */
  ambient: Light
  /** The lamp on the camera: strength, and how narrow its beam is (0 = even, whole number). */
  flash: { power: number; beam: number }
  sun?: { towards: Vec; light: Light }
  /** What is seen, and mirrored, where nothing stands in the way. */
  sky: (direction: Vec) => Light
  /** Brighter (above 1) or darker than the camera would choose by itself; 1 when absent. */
  exposure?: number
  /** Darkening in corners and under things, 0 to 1, for a point in the scene. */
  shade?: (x: number, y: number, z: number) => number
}

/** Where the number plate hangs in the picture: -1 to 1 from left to right and from bottom to top. */
export type MarkerPlace = readonly [number, number]

/** Width of a picture by its height. */
export const ASPECT = 4 / 3

const fresh = (): Hit => ({ t: Infinity, nx: 0, ny: 0, nz: 0, u: 0, v: 0, material: null })

/** Directions of the picture plane: ahead, right and up. */
export function frame(scene: Pick<Scene, 'eye' | 'target'>): { ahead: Vec; right: Vec; up: Vec } {
  const ahead = unit(minus(scene.target, scene.eye))
  const right = unit(cross(ahead, [0, 1, 0]))
  return { ahead, right, up: cross(right, ahead) }
}

/** Lengths of scale bars, in metres. */
const BARS = [0.05, 0.1, 0.2, 0.5, 1, 2]

/**
 * Puts the number plate with its scale bar into the scene, just before what lies there and turned to the camera by
 * hand: `tilt` is the slope of its lower edge. `plate` and `bar` colour them in parts of their size, 0 to 1.
 */
export function withMarker(scene: Scene, place: MarkerPlace, tilt: number, plate: Material, bar: Material): Scene {
  const { ahead, right, up } = frame(scene)
  const half = scene.field / 2
  const through = (x: number, y: number): Vec => unit(add(add(ahead, right, x * ASPECT * half), up, y * half))
  const [ox, oy, oz] = scene.eye
  let distance = 9
  for (const dx of [-0.2, 0, 0.2]) {
    for (const dy of [-0.2, 0, 0.2]) {
      const [x, y, z] = through(place[0] + dx, place[1] + dy)
      const hit = fresh()
      for (const shape of scene.shapes) shape.hit({ ox, oy, oz, dx: x, dy: y, dz: z }, hit)
      distance = Math.min(distance, hit.t)
    }
  }
  distance *= 0.94
  const direction = through(...place)
  const facing = unit(add(direction, up, -0.12))
  const turned = add(right, up, tilt)
  const a = unit(add(turned, facing, -dot(turned, facing)))
  const b = cross(a, facing)
  const across = distance * scene.field * 0.2
  const high = across * 0.62
  const foot = add(add(scene.eye, direction, distance), a, -across / 2)
  const long = BARS.findLast((length) => length < across * 1.15) ?? 0.05
  const wide = across * 0.075
  return {
    ...scene,
    shapes: [
      ...scene.shapes,
      sheet(foot, a, b, across, high, (s, u, v) => plate(s, u / across, v / high)),
      sheet(add(foot, b, -wide * 1.25), a, b, long, wide, (s, u, v) => bar(s, u / long, v / wide)),
    ],
  }
}

/** `x` to a whole, not negative power. Much quicker than `**`, and asked for at every pixel. */
function power(x: number, n: number): number {
  let result = 1
  let base = x
  for (let rest = n; rest > 0; rest >>= 1) {
    if (rest & 1) result *= base
    base *= base
  }
  return result
}

// One of each for the whole process: a ray of its own for every pixel keeps the collector busier than the drawing.
const met = fresh()
const mirrored = fresh()
const shadowed = fresh()
const surface: Surface = { r: 0, g: 0, b: 0, gloss: 0, mirror: 0, glow: 0 }

/** Whether something stands between a point and the sun. */
function inShadow(shapes: Shape[], ox: number, oy: number, oz: number, [dx, dy, dz]: Vec): boolean {
  shadowed.t = Infinity
  for (let i = 0; i < shapes.length && shadowed.t === Infinity; i += 1) {
    shapes[i]!.hit({ ox, oy, oz, dx, dy, dz }, shadowed)
  }
  return shadowed.t !== Infinity
}

/** Fills `hit` with what `ray` meets first. */
function nearest(shapes: Shape[], ray: Ray, hit: Hit): Hit {
  hit.t = Infinity
  hit.material = null
  for (let i = 0; i < shapes.length; i += 1) shapes[i]!.hit(ray, hit)
  return hit
}

/** Light that comes back along `ray`, added to `out`; mirrors are followed once. */
function trace(
  scene: Scene,
  ahead: Vec,
  shapes: Shape[],
  ray: Ray,
  out: Float64Array,
  weight: number,
  bounce: boolean,
): void {
  const hit = nearest(shapes, ray, bounce ? met : mirrored)
  if (!hit.material) {
    const [r, g, b] = scene.sky([ray.dx, ray.dy, ray.dz])
    out[0]! += r * weight
    out[1]! += g * weight
    out[2]! += b * weight
    return
  }
  const { t, nx, ny, nz } = hit
  const x = ray.ox + ray.dx * t
  const y = ray.oy + ray.dy * t
  const z = ray.oz + ray.dz * t
  surface.gloss = 0
  surface.mirror = 0
  surface.glow = 0
  hit.material(surface, hit.u, hit.v)
  const { gloss, mirror, glow } = surface
  const corner = scene.shade ? scene.shade(x, y, z) : 1
  // More light from above than from below, as under any sky or ceiling.
  const dome = (0.72 + 0.28 * ny) * corner
  let lr = scene.ambient[0] * dome + glow
  let lg = scene.ambient[1] * dome + glow
  let lb = scene.ambient[2] * dome + glow
  let shine = 0
  if (scene.flash.power > 0) {
    const fx = scene.eye[0] + 0.06 - x
    const fy = scene.eye[1] + 0.1 - y
    const fz = scene.eye[2] - z
    const far = Math.sqrt(fx * fx + fy * fy + fz * fz)
    const facing = Math.max(0, (fx * nx + fy * ny + fz * nz) / far)
    const off = Math.max(0, -(fx * ahead[0] + fy * ahead[1] + fz * ahead[2]) / far)
    const lamp = (scene.flash.power * power(off, scene.flash.beam)) / (0.5 + far * far)
    lr += lamp * facing
    lg += lamp * facing * 0.97
    lb += lamp * facing * 0.9
    if (gloss > 0) {
      const hx = fx / far - ray.dx
      const hy = fy / far - ray.dy
      const hz = fz / far - ray.dz
      const half = Math.max(0, (hx * nx + hy * ny + hz * nz) / Math.sqrt(hx * hx + hy * hy + hz * hz))
      shine += gloss * lamp * power(half, 64)
    }
  }
  if (scene.sun) {
    const [sx, sy, sz] = scene.sun.towards
    const facing = sx * nx + sy * ny + sz * nz
    if (facing > 0) {
      if (!inShadow(scene.shapes, x + nx * 0.002, y + ny * 0.002, z + nz * 0.002, scene.sun.towards)) {
        lr += scene.sun.light[0] * facing
        lg += scene.sun.light[1] * facing
        lb += scene.sun.light[2] * facing
        const along = -(ray.dx * nx + ray.dy * ny + ray.dz * nz)
        const towards = (ray.dx + 2 * along * nx) * sx + (ray.dy + 2 * along * ny) * sy + (ray.dz + 2 * along * nz) * sz
        if (gloss > 0 && towards > 0) shine += gloss * scene.sun.light[0] * power(towards, 32)
      }
    }
  }
  const kept = weight * (1 - mirror)
  out[0]! += (surface.r * lr + shine) * kept
  out[1]! += (surface.g * lg + shine) * kept
  out[2]! += (surface.b * lb + shine) * kept
  if (mirror > 0.01 && bounce) {
    const along = 2 * (ray.dx * nx + ray.dy * ny + ray.dz * nz)
    const reflected: Ray = {
      ox: x + nx * 0.002,
      oy: y + ny * 0.002,
      oz: z + nz * 0.002,
      dx: ray.dx - along * nx,
      dy: ray.dy - along * ny,
      dz: ray.dz - along * nz,
    }
    trace(scene, ahead, scene.shapes, reflected, out, weight * mirror, false)
  }
}

const TONES = 4096
/** Linear light to a byte: highlights roll off as on film, then the sRGB curve. */
const tones = Uint8Array.from({ length: TONES }, (_, i) => {
  const light = 1 - Math.exp(-(i / TONES) * 6)
  const toned = light * light * (3 - 2 * light) * 0.35 + light * 0.65
  return Math.round(255 * toned ** (1 / 2.2))
})
const tone = (light: number): number => tones[Math.min(TONES - 1, Math.max(0, Math.floor((light * TONES) / 6)))]!

/** Side of the squares of the picture that share a list of what may be seen in them, in pixels. */
const TILE = 32

/** For each square of the picture the shapes that may be seen in it, the nearest first. */
function shapesByTile(scene: Scene, width: number, height: number): Shape[][] {
  const { ahead, right, up } = frame(scene)
  const half = scene.field / 2
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const tiles: Shape[][] = Array.from({ length: columns * rows }, () => [])
  const seen = scene.shapes.map((shape) => {
    const box = { shape, left: columns, right: -1, top: rows, bottom: -1, distance: Infinity }
    for (const corner of shape.corners) {
      const way = minus(corner, scene.eye)
      const depth = dot(way, ahead)
      box.distance = Math.min(box.distance, length(way))
      // A corner beside or behind the camera has no place in the picture: the shape may be anywhere.
      const behind = depth < 0.02
      const x = ((dot(way, right) / depth / half / ASPECT + 1) / 2) * (width / TILE)
      const y = ((1 - dot(way, up) / depth / half) / 2) * (height / TILE)
      box.left = Math.min(box.left, behind ? 0 : Math.floor(x))
      box.right = Math.max(box.right, behind ? columns : Math.floor(x))
      box.top = Math.min(box.top, behind ? 0 : Math.floor(y))
      box.bottom = Math.max(box.bottom, behind ? rows : Math.floor(y))
    }
    return box
  })
  seen.sort((a, b) => a.distance - b.distance)
  for (const { shape, left, right, top, bottom } of seen) {
    for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row += 1) {
      for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column += 1) {
        tiles[row * columns + column]!.push(shape)
      }
    }
  }
  return tiles
}

/** Rows drawn before other work gets its turn: some 15 milliseconds. */
const ROWS_AT_ONCE = 20
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** How far neighbours differ, of 255, where an edge is. */
const EDGE = 38

/** What the light meter says: the factor that brings the picture to a middle tone, from every 61st pixel. */
function metered(linear: Float32Array): number {
  let sum = 0
  let count = 0
  for (let i = 1; i < linear.length; i += 183) {
    sum += Math.log(Math.min(linear[i]!, 1.5) + 0.004)
    count += 1
  }
  return 0.3 / Math.exp(sum / count)
}

/**
 * The scene as bytes, red, green and blue for each pixel from the top left. Edges get more rays than flat parts.
 * Other work may go on after every few rows, so that a server can draw while it answers.
 */
export async function photograph(scene: Scene, width: number, height: number): Promise<Buffer> {
  const { ahead, right, up } = frame(scene)
  const picture = Buffer.alloc(width * height * 3)
  const linear = new Float32Array(width * height * 3)
  const out = new Float64Array(3)
  const ray: Ray = { ox: scene.eye[0], oy: scene.eye[1], oz: scene.eye[2], dx: 0, dy: 0, dz: 0 }
  const half = scene.field / 2
  const tiles = shapesByTile(scene, width, height)
  const columns = Math.ceil(width / TILE)
  const shoot = (px: number, py: number) => {
    const x = ((px / width) * 2 - 1) * half * ASPECT
    const y = (1 - (py / height) * 2) * half
    const dx = ahead[0] + right[0] * x + up[0] * y
    const dy = ahead[1] + right[1] * x + up[1] * y
    const dz = ahead[2] + right[2] * x + up[2] * y
    const size = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    ray.dx = dx * size
    ray.dy = dy * size
    ray.dz = dz * size
    const shapes = tiles[Math.floor(py / TILE) * columns + Math.floor(px / TILE)]!
    trace(scene, ahead, shapes, ray, out, 1, true)
  }
  for (let py = 0; py < height; py += 1) {
    if (py % ROWS_AT_ONCE === 0) await breathe()
    for (let px = 0; px < width; px += 1) {
      out[0] = 0
      out[1] = 0
      out[2] = 0
      shoot(px + 0.5, py + 0.5)
      const i = (py * width + px) * 3
      linear[i] = out[0]!
      linear[i + 1] = out[1]!
      linear[i + 2] = out[2]!
    }
  }
  const exposure = metered(linear) * (scene.exposure ?? 1)
  const develop = (px: number, py: number) => {
    const ex = (px / width) * 2 - 1
    const ey = (py / height) * 2 - 1
    const off = ex * ex + ey * ey
    const light = exposure * (1 - 0.1 * off - 0.06 * off * off)
    const i = (py * width + px) * 3
    picture[i] = tone(linear[i]! * light)
    picture[i + 1] = tone(linear[i + 1]! * light)
    picture[i + 2] = tone(linear[i + 2]! * light)
  }
  for (let py = 0; py < height; py += 1) for (let px = 0; px < width; px += 1) develop(px, py)
  // The first picture decides where edges are; it is kept apart from the one being improved.
  const first = Buffer.from(picture)
  const stride = width * 3
  for (let py = 1; py < height - 1; py += 1) {
    if (py % ROWS_AT_ONCE === 0) await breathe()
    for (let px = 1; px < width - 1; px += 1) {
      const i = (py * width + px) * 3
      const here = first[i + 1]!
      const jump = Math.max(
        Math.abs(here - first[i + 4]!),
        Math.abs(here - first[i - 2]!),
        Math.abs(here - first[i + 1 + stride]!),
        Math.abs(here - first[i + 1 - stride]!),
      )
      if (jump < EDGE) continue
      out[0] = linear[i]!
      out[1] = linear[i + 1]!
      out[2] = linear[i + 2]!
      shoot(px + 0.3, py + 0.12)
      shoot(px + 0.88, py + 0.6)
      shoot(px + 0.12, py + 0.82)
      linear[i] = out[0]! / 4
      linear[i + 1] = out[1]! / 4
      linear[i + 2] = out[2]! / 4
      develop(px, py)
    }
  }
  return picture
}
