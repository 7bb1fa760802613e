import type { Light } from '../camera.ts'
import { bar, block, type Material, type Relief, type Shape, sheet, type Vec } from '../geometry.ts'
import {
  brick,
  brickRelief,
  cement,
  colour,
  cover,
  dirt,
  fibres,
  fill,
  iron,
  painted,
  rise,
  sand,
  toLine,
  wood,
} from '../materials.ts'
import type { Noise } from '../noise.ts'
import type { Random } from '../random.ts'
import type { MotifInput, Staged } from './motif.ts'

/** Corrugated sheets on a shed, or a flat roof under bitumen. */
export type RoofVariant = 'corrugated' | 'bitumen'

/** Roofs under an open sky. */
export function roof(variant: RoofVariant, input: MotifInput): Staged {
  return { corrugated, bitumen }[variant](input)
}

/** A sky with some cloud, brighter towards the horizon. */
export function openSky(noise: Noise, random: Random): (direction: Vec) => Light {
  const overcast = random.between(0, 1)
  const blue = colour('#86a6c4')
  const grey = colour('#c6cbce')
  const trees = colour('#3d4638')
  const ground = colour('#5d5b55')
  return ([dx, dy, dz]) => {
    // A row of trees and the ground before it: what windows and puddles show of the other side.
    const crown = 0.015 + 0.075 * noise.cloud(Math.atan2(dx, Math.abs(dz)) * 0.35, 0.5)
    if (dy < crown) {
      const under = dy < 0 ? ground : trees
      const k = 0.6 + 0.9 * noise.cloud(Math.atan2(dx, Math.abs(dz)) * 0.9, dy * 3)
      return [under[0] * k, under[1] * k, under[2] * k]
    }
    const high = Math.max(0.02, dy)
    const puffs = rise(0.4, 0.75, noise.cloud((dx / (high + 0.25)) * 0.11, (dz / (high + 0.25)) * 0.11))
    const share = Math.min(1, puffs * 0.8 + overcast * 0.7 + rise(0.35, 0, dy) * 0.6)
    const k = 0.85 + 0.2 * rise(0.4, 0, dy)
    return [
      (blue[0] + (grey[0] - blue[0]) * share) * k,
      (blue[1] + (grey[1] - blue[1]) * share) * k,
      (blue[2] + (grey[2] - blue[2]) * share) * k,
    ]
  }
}

/** Sun by day, not straight from behind, weaker under cloud. */
export function daylight(random: Random): { towards: Vec; light: Light } {
  const side = random.between(-0.8, 0.8)
  const size = Math.hypot(side, 0.75, 0.6)
  const k = random.between(0.6, 1.5)
  return { towards: [side / size, 0.75 / size, 0.6 / size], light: [k, k * 0.95, k * 0.85] }
}

const PITCH = 0.177
const LONG = 1.25

function corrugated(input: MotifInput): Staged {
  const { view, random, noise, tint, damage } = input
  const grey = cement(noise, tint(['#9b9c95', '#8f918d', '#a5a299']), {
    green: random.between(0.25, 0.8),
    stain: 0.6,
  })
  const core = fibres(noise, '#bdb9ac')
  const washer = iron(noise, '#77736b', 0.8)
  // Sheets overlap: each row lies a little higher at its lower edge than the one below.
  const lift = (v: number) => 0.012 * (1 - (v / LONG - Math.floor(v / LONG)))
  const bolt = (u: number, v: number) => {
    const du = toLine(u - PITCH / 4, PITCH * 3)
    const dv = toLine(v - 0.09, LONG)
    return Math.sqrt(du * du + dv * dv)
  }
  const relief: Relief = (u, v) =>
    0.024 * Math.sin((u / PITCH) * 2 * Math.PI) +
    lift(v) +
    0.01 * rise(0.022, 0.008, bolt(u, v)) +
    0.0012 * noise.fine(u, v)
  const broken = (u: number, v: number) => {
    const dv = v - Math.floor(v / LONG) * LONG
    const at = noise.cell(Math.floor(u / 1.1), Math.floor(v / LONG))
    const du = u - Math.floor(u / 1.1) * 1.1 - 0.55
    return at < damage * 0.7 ? 0.17 - Math.hypot(du, dv) * 1.2 + 0.2 * (noise.cloud(u * 0.8, v * 0.8) - 0.5) : -1
  }
  const skin: Material = (s, u, v) => {
    const near = bolt(u, v)
    if (near < 0.02) return washer(s, u, v)
    grey(s, u, v)
    const valley = 0.5 - 0.5 * Math.sin((u / PITCH) * 2 * Math.PI)
    cover(s, dirt, 0.5 * valley * noise.cloud(u * 0.2, v * 0.6))
    const edge = v - Math.floor(v / LONG) * LONG
    cover(s, dirt, 0.75 * rise(0.03, 0, Math.min(edge, LONG - edge) * 1.6))
    cover(
      s,
      dirt,
      0.4 * rise(0.3, 0, v - Math.floor((v + 0.09) / LONG) * LONG) * rise(0.02, 0.01, toLine(u - PITCH / 4, PITCH * 3)),
    )
    if (broken(u, v) > -0.02) core(s, u, v)
  }
  const slope = 0.2
  const size = Math.hypot(1, slope)
  const up: Vec = [0, slope / size, -1 / size]
  const wide = 9
  const sheets = sheet([-4.5, 0, 0], [1, 0, 0], up, wide, LONG * 4, skin, {
    relief,
    deep: true,
    hole: (u, v) => broken(u, v) > 0.015,
  })
  const purlin = wood(noise, '#5b4a38')
  const shapes: Shape[] = [
    sheets,
    block([-4.4, -0.18, -1.4], [4.4, -0.06, -1.3], purlin),
    sheet([-30, -2.4, 20], [1, 0, 0], [0, 0, -1], 60, 60, sand(noise, '#7f7c74')),
  ]
  const wallHex = tint(['#8f5b45', '#9c7157'] as const)
  shapes.push(
    sheet([-20, -2.4, -7.5], [1, 0, 0], [0, 1, 0], 40, random.between(4.2, 5.2), brick(noise, wallHex, '#59392e'), {
      relief: brickRelief(noise),
    }),
  )
  for (const x of [-4.6, -1.6, 1.4, 4.4]) {
    shapes.push(block([x, -1, -7.45], [x + 1.8, 0.9, -7.42], painted(noise, '#d9d8d2', 0.3)))
    shapes.push(
      sheet([x + 0.08, -0.9, -7.4], [1, 0, 0], [0, 1, 0], 1.64, 1.7, (s) => {
        fill(s, [0.02, 0.025, 0.03])
        s.mirror = 0.5
      }),
    )
  }
  const side = random.between(-1.4, 1.4)
  const near = view === 'overview'
  return {
    scene: {
      shapes,
      eye: near ? [side, random.between(1.5, 1.9), 2.3] : [side, 1.15, 0.35],
      target: near ? [side * 0.4, 0.2, -2] : [side + random.between(-0.2, 0.2), 0.25, -1.15],
      field: near ? 0.85 : 0.8,
      ambient: [0.34, 0.37, 0.42],
      flash: { power: 0, beam: 0 },
      sun: daylight(random),
      sky: openSky(noise, random),
      exposure: 1.15,
    },
    marker: [random.pick([-0.62, 0.62]), -0.6],
  }
}

function bitumen(input: MotifInput): Staged {
  const { view, random, noise, tint, damage } = input
  const base = colour(tint(['#4b4c4b', '#565450', '#43484a']))
  const slate = colour('#8b8c88')
  const green = colour('#46512f')
  const opened = view === 'detail'
  const cut = (u: number, v: number) =>
    Math.max(Math.abs(u - 10), Math.abs(v - 8.6)) - 0.09 + 0.012 * (noise.cloud(u * 0.9, v * 0.9) - 0.5)
  const puddle = (u: number, v: number) => rise(0.68, 0.74, noise.cloud(u * 0.06 + 0.2, v * 0.06)) * (opened ? 0 : 1)
  const skin: Material = (s, u, v) => {
    const inside = opened ? cut(u, v) : 1
    if (inside < 0) {
      fill(
        s,
        inside > -0.02 ? [0.008, 0.008, 0.008] : inside > -0.035 ? [0.12, 0.1, 0.06] : [0.3, 0.26, 0.17],
        0.7 + 0.6 * noise.fine(u * 2, v * 2),
      )
      return
    }
    fill(s, base, 0.5 + 0.5 * noise.fine(u * 2.4, v * 2.4) + 0.4 * noise.cloud(u * 0.16, v * 0.16))
    cover(s, slate, 0.22 * rise(0.5, 0.95, noise.fine(u * 3.1 + 0.5, v * 3.1)))
    cover(s, green, 0.7 * rise(0.62, 0.85, noise.cloud(u * 0.11 + 0.6, v * 0.11)))
    const seam = u - Math.floor(u)
    cover(s, [0.004, 0.004, 0.004], 0.85 * rise(0.035, 0.012, seam + 0.012 * noise.cloud(u, v * 0.7)))
    cover(s, dirt, 0.6 * damage * noise.vein(u * 0.12, v * 0.12))
    const wet = puddle(u, v)
    s.r *= 1 - wet * 0.6
    s.g *= 1 - wet * 0.6
    s.b *= 1 - wet * 0.55
    s.mirror = 0.55 * wet
  }
  const relief: Relief = (u, v) => {
    const wet = puddle(u, v)
    const seam = u - Math.floor(u)
    const blister = 0.02 * damage * rise(0.66, 0.9, noise.cloud(u * 0.2 + 0.1, v * 0.2))
    const sunk = opened ? 0.035 * rise(0.004, -0.004, cut(u, v)) : 0
    return (1 - wet) * (0.006 * rise(0, 0.03, seam) + blister + 0.0022 * noise.fine(u * 1.2, v * 1.2)) - sunk
  }
  const trim = iron(noise, '#b9bab6', 0.05)
  const dome = painted(noise, '#dfe3e2', 0.25, 0.9)
  const shapes: Shape[] = [
    sheet([-10, 0, 8], [1, 0, 0], [0, 0, -1], 20, 26, skin, { relief }),
    block([-10, 0, -18.3], [10, 0.32, -18], trim),
    block([-10.3, 0, -18], [-10, 0.32, 8], trim),
    block([10, 0, -18], [10.3, 0.32, 8], trim),
  ]
  for (const [x, z] of [
    [-3, -5],
    [2.4, -6.5],
    [-2.6, -11],
  ] as const) {
    shapes.push(block([x, 0, z - 1], [x + 1.2, 0.3, z], painted(noise, '#5a5b58', 0.4)))
    shapes.push(bar([x + 0.05, 0.22, z - 0.5], [1, 0, 0], 1.1, 0.38, dome, { cap: dome }))
  }
  const vent = iron(noise, '#8f918f', 0.2)
  const vx = random.between(0.2, 1.4)
  shapes.push(bar([vx, 0, -3.4], [0, 1, 0], 0.7, 0.075, vent, { cap: vent }))
  shapes.push(bar([vx, 0.7, -3.4], [0, 1, 0], 0.06, 0.15, vent, { cap: vent }))
  return {
    scene: {
      shapes,
      eye: opened ? [random.between(-0.3, 0.3), 1, 0.3] : [random.between(-2, 2), 1.65, 3.5],
      target: opened ? [0, 0, -0.55] : [0, 0.1, -3.5],
      field: opened ? 0.8 : 0.85,
      ambient: [0.36, 0.39, 0.44],
      flash: { power: 0, beam: 0 },
      sun: daylight(random),
      sky: openSky(noise, random),
    },
    marker: [random.pick([-0.62, 0.62]), -0.6],
  }
}
