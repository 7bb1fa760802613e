import { randomFrom } from './random.ts'

const SIZE = 512
const MASK = SIZE - 1

/** Value noise that repeats after one tile: `cells` bumps a side in the coarsest of `octaves` layers. */
function valueTile(key: string, cells: number, octaves: number): Float32Array {
  const tile = new Float32Array(SIZE * SIZE)
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const n = cells << octave
    const weight = 0.5 ** octave
    total += weight
    const random = randomFrom(`${key}${octave}`)
    const lattice = Float32Array.from({ length: n * n }, () => random.between(0, 1))
    for (let y = 0; y < SIZE; y += 1) {
      const gy = (y * n) / SIZE
      const y0 = Math.floor(gy)
      const fy = (gy - y0) ** 2 * (3 - 2 * (gy - y0))
      const row0 = y0 * n
      const row1 = ((y0 + 1) % n) * n
      for (let x = 0; x < SIZE; x += 1) {
        const gx = (x * n) / SIZE
        const x0 = Math.floor(gx)
        const fx = (gx - x0) ** 2 * (3 - 2 * (gx - x0))
        const x1 = (x0 + 1) % n
        const top = lattice[row0 + x0]! + (lattice[row0 + x1]! - lattice[row0 + x0]!) * fx
        const bottom = lattice[row1 + x0]! + (lattice[row1 + x1]! - lattice[row1 + x0]!) * fx
        tile[y * SIZE + x]! += weight * (top + (bottom - top) * fy)
      }
    }
  }
  // Sums of noise crowd around the middle; stretched, so that 0 and 1 both occur.
  for (let i = 0; i < tile.length; i += 1) tile[i] = Math.min(1, Math.max(0, (tile[i]! / total - 0.5) * 1.9 + 0.5))
  return tile
}

let tiles: { cloud: Float32Array; fine: Float32Array } | undefined

/** Repeating textures, each a function of a place in tiles and with values from 0 to 1. */
export type Noise = {
  /** Clouds from a quarter tile down to fine grain: stains, dirt, moss. */
  cloud: (x: number, y: number) => number
  /** Grain only: plaster, sand, fibres. */
  fine: (x: number, y: number) => number
  /** Thin wandering lines, 1 on the line: cracks and veins. */
  vein: (x: number, y: number) => number
  /** A fixed number for a whole cell: the tone of one brick or tile. */
  cell: (x: number, y: number) => number
}

function sample(tile: Float32Array, x: number, y: number): number {
  const gx = x * SIZE
  const gy = y * SIZE
  const x0 = Math.floor(gx)
  const y0 = Math.floor(gy)
  const fx = gx - x0
  const fy = gy - y0
  const row0 = (y0 & MASK) << 9
  const row1 = ((y0 + 1) & MASK) << 9
  const left = x0 & MASK
  const right = (x0 + 1) & MASK
  const top = tile[row0 | left]! + (tile[row0 | right]! - tile[row0 | left]!) * fx
  const bottom = tile[row1 | left]! + (tile[row1 | right]! - tile[row1 | left]!) * fx
  return top + (bottom - top) * fy
}

/** The textures, shifted to a place of their own for `key`; the tiles are made once for the process. */
export function noiseFrom(key: string): Noise {
  tiles ??= { cloud: valueTile('cloud', 4, 7), fine: valueTile('fine', 64, 3) }
  const { cloud, fine } = tiles
  const random = randomFrom(key)
  const sx = random.between(0, 1)
  const sy = random.between(0, 1)
  return {
    cloud: (x, y) => sample(cloud, x + sx, y + sy),
    fine: (x, y) => sample(fine, x + sy, y + sx),
    vein: (x, y) => 1 - Math.min(1, Math.abs(sample(cloud, x + sy, y + sx) - 0.5) * 14),
    cell: (x, y) => {
      const mixed = Math.imul(Math.floor(x) * 374761393 + Math.floor(y) * 668265263 + ((sx * 1e6) | 0), 1274126177)
      return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
    },
  }
}
