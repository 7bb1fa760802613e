import type { Light } from './camera.ts'
import type { Material, Relief, Surface } from './geometry.ts'
import type { Noise } from './noise.ts'

/** A colour as written on screens, `#rrggbb`, in linear light. */
export function colour(hex: string): Light {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [part(1), part(3), part(5)]
}

const clamp = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x)

/** From 0 to 1 while `x` goes from `low` to `high`, without a sharp bend. */
export const rise = (low: number, high: number, x: number): number => {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** Distance from `x` to the nearest multiple of `step`. */
export const toLine = (x: number, step: number): number => Math.abs(x - Math.round(x / step) * step)

export function fill(surface: Surface, light: Light, k = 1): void {
  surface.r = light[0] * k
  surface.g = light[1] * k
  surface.b = light[2] * k
}

/** Lays `light` over the surface, `share` from 0 to 1. */
export function cover(surface: Surface, light: Light, share: number): void {
  const s = clamp(share)
  surface.r += (light[0] - surface.r) * s
  surface.g += (light[1] - surface.g) * s
  surface.b += (light[2] - surface.b) * s
}

export const dirt = colour('#2b241c')
const moss = colour('#4c5a2a')
const lichen = colour('#b3b292')
const rustDark = colour('#37271d')
const rustLight = colour('#745338')

/** An even colour with the stains and grain of use; `wear` and `gloss` 0 to 1. */
export function painted(noise: Noise, hex: string, wear = 0.3, gloss = 0.05): Material {
  const base = colour(hex)
  return (s, u, v) => {
    fill(s, base, 0.88 + 0.24 * noise.fine(u * 0.8, v * 0.8))
    cover(s, dirt, wear * 1.1 * (noise.cloud(u * 0.37, v * 0.37) - 0.38))
    s.gloss = gloss
  }
}

/** Plastered or concrete wall: clouds, pores, hairline cracks, darker towards the floor. */
export function plaster(noise: Noise, hex: string, wear = 0.4): Material {
  const base = colour(hex)
  return (s, u, v) => {
    fill(s, base, 0.8 + 0.25 * noise.cloud(u * 0.21, v * 0.21) + 0.16 * noise.fine(u * 0.6, v * 0.6))
    cover(s, dirt, wear * (1.3 * (noise.cloud(u * 0.13 + 0.4, v * 0.09) - 0.5) + 0.5 * rise(0.35, 0, v)))
    const crack = noise.vein(u * 0.11, v * 0.11)
    if (crack > 0.95 && noise.cloud(u * 0.14 + 0.5, v * 0.14) > 0.56) cover(s, dirt, (crack - 0.95) * 11 * wear)
  }
}

export const plasterRelief =
  (noise: Noise, depth = 0.0016): Relief =>
  (u, v) =>
    depth * noise.fine(u * 0.7, v * 0.7) + depth * 1.5 * noise.cloud(u * 0.5, v * 0.5)

const brickAt = (u: number, v: number) => {
  const row = Math.floor(v / 0.0625)
  const x = u + (row & 1 ? 0.11 : 0)
  const column = Math.floor(x / 0.22)
  return { row, column, x: x - column * 0.22, y: v - row * 0.0625 }
}

/** Brick in stretcher bond, 210 by 52 mm with joints of 10 mm; some bricks are burnt darker. */
export function brick(noise: Noise, hex: string, dark: string, wear = 0.3): Material {
  const base = colour(hex)
  const burnt = colour(dark)
  const mortar = colour('#8f887c')
  return (s, u, v) => {
    const { row, column, x, y } = brickAt(u, v)
    const grain = noise.fine(u * 1.1, v * 1.1)
    if (x < 0.01 || y < 0.0105) {
      fill(s, mortar, 0.55 + 0.35 * grain)
    } else {
      const tone = noise.cell(column, row)
      fill(s, base, 0.7 + 0.35 * tone + 0.25 * (grain - 0.5))
      cover(s, burnt, rise(0.55, 1, noise.cell(row, column * 3)) * 0.7 + 0.5 * (noise.cloud(u, v) - 0.6))
    }
    cover(s, dirt, wear * (1.2 * (noise.cloud(u * 0.17, v * 0.12) - 0.42) + 0.35 * rise(0.5, 0, v)))
  }
}

export const brickRelief =
  (noise: Noise): Relief =>
  (u, v) => {
    const { x, y } = brickAt(u, v)
    const edge = Math.min(x - 0.01, 0.22 - x, y - 0.0105, 0.0625 - y)
    return 0.005 * rise(-0.002, 0.004, edge) + 0.0018 * noise.fine(u * 0.9, v * 0.9)
  }

/** Iron that has been wet: `amount` 0 is paint of colour `hex`, 1 is rust all over. */
export function iron(noise: Noise, hex: string, amount = 0.4): Material {
  const base = colour(hex)
  return (s, u, v) => {
    fill(s, base, 0.85 + 0.2 * noise.fine(u, v))
    s.gloss = 0.25
    if (amount <= 0) return
    const patch = rise(0.95 - amount, 1.15 - amount, noise.cloud(u * 1.3, v * 1.3))
    cover(s, rustDark, patch)
    cover(s, rustLight, patch * 0.8 * noise.fine(u * 0.9 + 0.3, v * 0.9) * noise.cloud(u * 2, v * 2))
    s.gloss *= 1 - patch
  }
}

/** Weathered asbestos cement: grey, spotted, with moss in what is wet and lichen on what is dry. */
export function cement(noise: Noise, hex: string, options: { green?: number; stain?: number } = {}): Material {
  const base = colour(hex)
  const { green = 0, stain = 0.35 } = options
  return (s, u, v) => {
    const grain = noise.fine(u * 0.9, v * 0.9)
    fill(s, base, 0.68 + 0.3 * noise.cloud(u * 0.33, v * 0.33) + 0.3 * grain)
    cover(s, dirt, stain * 1.6 * (noise.cloud(u * 0.5 + 0.2, v * 0.11) - 0.45))
    if (green > 0) {
      const wet = noise.cloud(u * 0.28 + 0.7, v * 0.28)
      cover(s, moss, green * 1.2 * rise(0.5, 0.78, wet) * (0.5 + grain * 0.7))
      cover(s, lichen, green * rise(0.8, 0.86, noise.cloud(u * 0.9, v * 0.9 + 0.4)))
    }
  }
}

/** Sheet flooring in two tones, marbled in the length. */
export function marbled(noise: Noise, hex: string, veinHex: string, gloss = 0.22): Material {
  const base = colour(hex)
  const vein = colour(veinHex)
  return (s, u, v) => {
    const bend = 0.1 * noise.cloud(u * 0.9, v * 0.9)
    fill(s, base, 0.9 + 0.14 * noise.fine(u * 0.7, v * 0.7))
    cover(s, vein, 0.5 * rise(0.3, 0.85, noise.cloud(u * 2.1 + bend, v * 0.8)))
    cover(s, vein, 0.4 * noise.vein(u * 0.9 + bend, v * 0.4 + bend))
    const scuff = noise.cloud(u * 0.12 + 0.6, v * 0.12)
    cover(s, dirt, 0.55 * (scuff - 0.48))
    s.gloss = gloss * (1 - scuff)
    s.mirror = gloss * 0.2 * (1 - scuff)
  }
}

/** Floor tiles of `size` metres, in turn two colours when `second` is given. */
export function tiles(
  noise: Noise,
  hex: string,
  size: number,
  options: { second?: string; joint?: string } = {},
): Material {
  const first = marbled(noise, hex, '#d8d2c2', 0.2)
  const other = options.second ? marbled(noise, options.second, '#cfc8b8', 0.2) : first
  const joint = colour(options.joint ?? '#3a352d')
  return (s, u, v) => {
    const column = Math.floor(u / size)
    const row = Math.floor(v / size)
    const shift = noise.cell(column, row)
    const pattern = (column + row) & 1 ? other : first
    pattern(s, u + shift * 3, v + shift * 7)
    const k = 0.88 + 0.2 * shift
    s.r *= k
    s.g *= k
    s.b *= k
    if (Math.min(toLine(u, size), toLine(v, size)) < 0.0018) cover(s, joint, 0.8)
  }
}

/** White wall tiles with grout. */
export function wallTiles(noise: Noise, size = 0.15): Material {
  const base = colour('#d9d7cd')
  const grout = colour('#8d8779')
  return (s, u, v) => {
    const edge = Math.min(toLine(u, size), toLine(v, size))
    const shift = noise.cell(Math.floor(u / size), Math.floor(v / size))
    if (edge < 0.002) {
      fill(s, grout, 0.6 + 0.6 * noise.cloud(u * 0.5, v * 0.5))
      return
    }
    fill(s, base, 0.86 + 0.12 * shift + 0.05 * noise.fine(u, v))
    const craze = noise.vein(u * 0.5 + shift, v * 0.5 + shift)
    if (shift > 0.85 && craze > 0.85) cover(s, grout, (craze - 0.85) * 2)
    cover(s, dirt, 0.35 * (noise.cloud(u * 0.3, v * 0.3) - 0.5))
    s.gloss = 0.7
    s.mirror = 0.05
  }
}

export const tileRelief =
  (size = 0.15): Relief =>
  (u, v) =>
    0.0022 * rise(0.0015, 0.006, Math.min(toLine(u, size), toLine(v, size)))

/** Building board in sheets, fixed with screws or nails; `broken` marks where the core shows. */
export function board(
  noise: Noise,
  hex: string,
  options: { across: number; up: number; nail: number; wear?: number; stain?: number },
): Material {
  const base = colour(hex)
  const { across, up, nail, wear = 0.35, stain = 0 } = options
  const water = colour('#8a6a3e')
  return (s, u, v) => {
    const sheetTone = noise.cell(Math.floor(u / across), Math.floor(v / up))
    fill(s, base, 0.86 + 0.1 * sheetTone + 0.2 * (noise.fine(u * 0.8, v * 0.8) - 0.5) + 0.1 * noise.cloud(u, v))
    cover(s, dirt, wear * (noise.cloud(u * 0.27, v * 0.27) - 0.42))
    if (stain > 0) {
      const wet = noise.cloud(u * 0.16 + 0.3, v * 0.16)
      cover(s, water, stain * (0.5 * rise(0.6, 0.72, wet) + 0.6 * rise(0.04, 0, Math.abs(wet - 0.62))))
    }
    const ju = toLine(u, across)
    const jv = toLine(v, up)
    if (Math.min(ju, jv) < 0.0022) fill(s, dirt, 0.7)
    const headU = toLine(u - nail / 2, nail)
    const headV = Math.min(toLine(v - 0.03, up), toLine(v + 0.03, up))
    const sideU = Math.min(toLine(u - 0.03, across), toLine(u + 0.03, across))
    const sideV = toLine(v - nail / 2, nail)
    const near = Math.sqrt(Math.min(headU * headU + headV * headV, sideU * sideU + sideV * sideV))
    if (near < 0.006) {
      fill(s, rustLight, 0.45 + 0.4 * noise.fine(u * 3, v * 3))
      s.gloss = 0.3
    } else if (near < 0.03) cover(s, rustDark, 0.35 * rise(0.03, 0.006, near) * noise.cloud(u, v))
  }
}

/** Torn fibrous core, nearly white. */
export function fibres(noise: Noise, hex = '#c9c6ba'): Material {
  const base = colour(hex)
  return (s, u, v) => {
    fill(s, base, 0.45 + 0.45 * noise.fine(u * 1.7, v * 0.6) + 0.35 * noise.cloud(u * 1.6, v * 1.6))
    cover(s, dirt, 0.5 * (noise.cloud(u, v) - 0.55))
  }
}

/** Sand and rubble under a building. */
export function sand(noise: Noise, hex = '#8c7a5c'): Material {
  const base = colour(hex)
  const stone = colour('#7b756a')
  return (s, u, v) => {
    fill(s, base, 0.5 + 0.4 * noise.cloud(u * 0.23, v * 0.23) + 0.45 * noise.fine(u * 1.2, v * 1.2))
    cover(s, stone, rise(0.72, 0.8, noise.cloud(u * 0.8 + 0.2, v * 0.8)))
    cover(s, dirt, 0.8 * (noise.cloud(u * 0.1, v * 0.1 + 0.3) - 0.5))
  }
}

export const sandRelief =
  (noise: Noise): Relief =>
  (u, v) =>
    0.05 * noise.cloud(u * 0.13, v * 0.13) + 0.02 * noise.cloud(u * 0.6, v * 0.6) + 0.006 * noise.fine(u * 0.9, v * 0.9)

/** Lagging in canvas with a band every half metre; grey with age. */
export function canvas(noise: Noise, hex: string, wear = 0.5): Material {
  const base = colour(hex)
  return (s, u, v) => {
    fill(s, base, 0.7 + 0.25 * noise.fine(u * 0.5, v * 2) + 0.3 * noise.cloud(u * 0.5, v * 0.8))
    cover(s, dirt, wear * (1.3 * (noise.cloud(u * 0.3, v * 0.6) - 0.4) + 0.35 * rise(0.02, -0.1, v)))
    if (toLine(u, 0.5) < 0.012) {
      fill(s, base, 0.5)
      s.gloss = 0.2
    }
  }
}

export const canvasRelief =
  (noise: Noise): Relief =>
  (u, v) =>
    0.006 * noise.cloud(u * 0.6, v * 0.9) +
    0.0016 * noise.fine(u * 0.5, v * 1.5) -
    0.006 * rise(0.05, 0.008, toLine(u, 0.5)) +
    0.004 * rise(0.014, 0.01, toLine(u, 0.5))

/** Planks and veneer: long grain along `u`. */
export function wood(noise: Noise, hex: string, gloss = 0.1): Material {
  const base = colour(hex)
  return (s, u, v) => {
    fill(s, base, 0.7 + 0.4 * noise.cloud(u * 0.12, v * 2.2) + 0.14 * noise.fine(u * 0.2, v * 2))
    s.gloss = gloss
  }
}

/** Window glass: dark behind, the sky in it. */
export const glass: Material = (s) => {
  s.r = 0.012
  s.g = 0.016
  s.b = 0.017
  s.mirror = 0.3
  s.gloss = 0.5
}

/** Something that gives light itself: a lamp, or daylight in a window seen from inside. */
export function glowing(hex: string, strength: number): Material {
  const base = colour(hex)
  return (s) => {
    fill(s, base)
    s.glow = strength
  }
}
