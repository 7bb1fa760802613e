import { bar, block, type Material, type Relief, type Shape, sheet, type Vec } from '../geometry.ts'
import {
  board,
  colour,
  cover,
  dirt,
  fibres,
  fill,
  glowing,
  iron,
  marbled,
  painted,
  plaster,
  rise,
  tileRelief,
  tiles,
  wallTiles,
  wood,
} from '../materials.ts'
import { cornerShade, type MotifInput, room, type Staged } from './motif.ts'

/** Sheet flooring, loose tiles, or tiling on a wall with what is behind it. */
export type FloorVariant = 'sheet' | 'tile' | 'wall'

/** Floors and tiling of rooms in use. */
export function floor(variant: FloorVariant, input: MotifInput): Staged {
  if (variant === 'wall') return wall(input)
  return input.view === 'overview' ? inRoom(variant, input) : closeBy(variant, input)
}

function covering(variant: 'sheet' | 'tile', { random, noise, tint }: MotifInput): Material {
  if (variant === 'sheet')
    return marbled(
      noise,
      tint(['#a99c80', '#9a8467', '#b0a58c']),
      tint(['#c9bfa6', '#6c6350', '#bdb59d']),
      random.between(0.15, 0.35),
    )
  return tiles(noise, tint(['#7d6a52', '#6f7469', '#8a7d66']), 0.3, {
    second: random.chance(0.6) ? tint(['#b9ad93', '#4f4f47', '#a3a08f']) : undefined,
  })
}

function inRoom(variant: 'sheet' | 'tile', input: MotifInput): Staged {
  const { random, noise, tint } = input
  const size = { left: -3.4, right: 3.4, back: -4.6, front: 3, high: 3 }
  const paint = plaster(noise, tint(['#d8d2c0', '#cfd2c8', '#d9cdb4', '#c9d0d3']), 0.2)
  const shapes: Shape[] = room(size, {
    floor: { material: covering(variant, input) },
    wall: { material: paint },
    ceiling: { material: board(noise, '#d9d8d0', { across: 0.6, up: 0.6, nail: 9, wear: 0.1 }) },
  })
  const plinth = wood(noise, tint(['#6b4e35', '#7d7f80', '#8b6a48']), 0.2)
  shapes.push(
    block([size.left, 0, size.back], [size.right, 0.09, size.back + 0.015], plinth),
    block([size.left, 0, size.back], [size.left + 0.015, 0.09, size.front], plinth),
    block([size.right - 0.015, 0, size.back], [size.right, 0.09, size.front], plinth),
  )
  const onLeft = random.chance(0.5)
  const day = glowing('#dfe8ee', 2.6)
  const post = painted(noise, '#e3e1d8', 0.2, 0.2)
  for (const z of [-3.6, -1.6, 0.4]) {
    const x = onLeft ? size.left : size.right
    const inward = onLeft ? 0.02 : -0.02
    shapes.push(
      block([Math.min(x, x + inward), 0.95, z - 0.75], [Math.max(x, x + inward), 2.5, z + 0.75], day),
      block([Math.min(x, x + inward * 2.5), 0.88, z - 0.8], [Math.max(x, x + inward * 2.5), 0.95, z + 0.8], post),
      block([Math.min(x, x + inward * 2), 0.95, z - 0.03], [Math.max(x, x + inward * 2), 2.5, z + 0.03], post),
      block([Math.min(x, x + inward * 2), 1.9, z - 0.75], [Math.max(x, x + inward * 2), 1.95, z + 0.75], post),
    )
  }
  if (variant === 'sheet') {
    const chalk: Material = (s, u, v) => {
      fill(s, colour('#22382f'), 0.8 + 0.3 * noise.cloud(u * 0.3, v * 0.5))
      cover(s, colour('#c8cdc6'), 0.25 * rise(0.55, 0.8, noise.cloud(u * 0.4, v * 0.1)))
    }
    shapes.push(
      block([-1.6, 0.95, size.back], [1.6, 2.15, size.back + 0.03], wood(noise, '#7a5a3a')),
      sheet([-1.55, 1, size.back + 0.035], [1, 0, 0], [0, 1, 0], 3.1, 1.1, chalk),
    )
    const top = wood(noise, tint(['#b58f5e', '#a9814f', '#c2a473']), 0.25)
    const leg = painted(noise, tint(['#33414b', '#51575a', '#6b2f2a']), 0.2, 0.3)
    for (const x of [-2.1, 0.1, 1.9]) {
      for (const z of [-3.3, -1.9]) {
        if (random.chance(0.25)) continue
        const dx = x + random.between(-0.2, 0.2)
        const dz = z + random.between(-0.15, 0.15)
        shapes.push(block([dx - 0.35, 0.7, dz - 0.25], [dx + 0.35, 0.725, dz + 0.25], top))
        for (const [lx, lz] of [
          [-0.3, -0.2],
          [0.3, -0.2],
          [-0.3, 0.2],
          [0.3, 0.2],
        ] as const)
          shapes.push(bar([dx + lx, 0, dz + lz], [0, 1, 0], 0.7, 0.013, leg))
      }
    }
  } else {
    shapes.push(
      block(
        [-0.5, 0, size.back],
        [0.5, 2.1, size.back + 0.04],
        painted(noise, tint(['#59708a', '#8a4b3c', '#7c8c74']), 0.3, 0.3),
      ),
      bar([0.36, 1.05, size.back + 0.09], [-1, 0, 0], 0.12, 0.011, iron(noise, '#a5a5a2', 0)),
    )
  }
  return {
    scene: {
      shapes,
      eye: [random.between(-1.4, 1.4), random.between(1.45, 1.75), 2.6],
      target: [random.between(-0.5, 0.5), 0.35, -1.6],
      field: 1,
      ambient: [0.5, 0.5, 0.49],
      flash: { power: 0.7, beam: 1 },
      sky: () => [0.3, 0.3, 0.3],
      shade: cornerShade(size, 0.9, 0.35),
    },
    marker: [random.pick([-0.6, 0.6]), -0.62],
  }
}

/** The floor from above, with a cut flap or a tile that has come loose. */
function closeBy(variant: 'sheet' | 'tile', input: MotifInput): Staged {
  const { random, noise, tint } = input
  const skin = covering(variant, input)
  const felt = fibres(noise, '#a8a294')
  const screed = plaster(noise, '#77706a', 0.6)
  const glue = colour('#211a12')
  const half = variant === 'tile' ? 0.15 : random.between(0.05, 0.075)
  const centre = variant === 'tile' ? 1.95 : 2
  const cut = (u: number, v: number) =>
    Math.max(Math.abs(u - centre), Math.abs(v - centre)) - half + 0.01 * (noise.cloud(u * 0.8, v * 0.8) - 0.5)
  const material: Material = (s, u, v) => {
    const d = cut(u, v)
    if (d > 0) {
      skin(s, u, v)
      cover(s, dirt, 0.5 * rise(0.012, 0, d))
    } else if (d > -0.018 && variant === 'sheet') felt(s, u, v)
    else {
      screed(s, u, v)
      cover(s, glue, 0.85 * rise(0.4, 0.6, noise.cloud(u * 0.55, v * 0.55)))
    }
  }
  const thick = variant === 'tile' ? 0.004 : 0.003
  const relief: Relief = (u, v) =>
    thick * rise(-0.002, 0.002, cut(u, v)) -
    (variant === 'sheet' ? thick * rise(-0.017, -0.019, cut(u, v)) : 0) +
    0.0006 * noise.fine(u, v)
  const shapes: Shape[] = [sheet([-2, 0, 2], [1, 0, 0], [0, 0, -1], 4, 4, material, { relief })]
  const tool: Material = iron(noise, '#b7b8b6', 0.1)
  const angle = random.between(-0.6, 0.6)
  const along: Vec = [Math.cos(angle), 0, Math.sin(angle)]
  const grip = painted(noise, tint(['#c23b22', '#d9a21b', '#1f5d9c']), 0.3, 0.5)
  shapes.push(
    bar([0.14, 0.012, -0.2], along, 0.1, 0.011, grip, { cap: grip }),
    bar([0.14 + along[0] * 0.1, 0.012, -0.2 + along[2] * 0.1], along, 0.06, 0.004, tool, { cap: tool }),
  )
  return {
    scene: {
      shapes,
      eye: [random.between(-0.2, 0.2), 0.62, random.between(0.35, 0.5)],
      target: [0, 0, random.between(-0.02, 0.04)],
      field: 0.8,
      ambient: [0.4, 0.4, 0.38],
      flash: { power: 0.5, beam: 3 },
      sun: { towards: [0.64, 0.48, -0.6], light: [0.35, 0.34, 0.31] },
      sky: () => [0.35, 0.36, 0.37],
    },
    marker: [random.pick([-0.62, 0.62]), -0.6],
  }
}

/** Kitchen or wash-room tiling with an opening that shows the board behind it. */
function wall(input: MotifInput): Staged {
  const { view, random, noise, tint } = input
  const skin = wallTiles(noise, 0.15)
  const behind = board(noise, '#b3a88e', { across: 9, up: 9, nail: 9, wear: 0.6 })
  const torn = fibres(noise, '#b7ab90')
  const steps = tileRelief(0.15)
  const opened = (u: number, v: number) =>
    Math.max(Math.abs(u - 3.02) * 0.95, Math.abs(v - 1.32)) - 0.13 + 0.09 * (noise.cloud(u * 0.6, v * 0.6) - 0.5)
  const core = (u: number, v: number) => Math.hypot(u - 3.03, v - 1.3) - 0.04 + 0.03 * (noise.cloud(u, v) - 0.5)
  const material: Material = (s, u, v) => {
    const d = opened(u, v)
    if (d > 0) return skin(s, u, v)
    if (core(u, v) < 0) return torn(s, u, v)
    behind(s, u, v)
    cover(s, dirt, 0.6 * rise(0.3, 0.6, noise.cloud(u * 0.7, v * 0.7)))
  }
  const relief: Relief = (u, v) => {
    const d = opened(u, v)
    return d > 0
      ? steps(u, v)
      : -0.016 * rise(0, -0.006, d) - 0.008 * rise(0, -0.01, core(u, v)) + 0.002 * noise.fine(u, v)
  }
  const steel = iron(noise, '#aeb0af', 0)
  const front = painted(noise, tint(['#c8c3b2', '#a9b4b0', '#b99f78']), 0.3, 0.2)
  const shapes: Shape[] = [
    sheet([-3, 0, 0], [1, 0, 0], [0, 1, 0], 6, 3, material, { relief }),
    block([-3, 0.86, 0], [3, 0.9, 0.6], wood(noise, tint(['#8c8a84', '#6f5a43']), 0.4)),
    block([-3, 0, 0], [3, 0.86, 0.57], front),
    bar([-0.75, 1.08, 0], [0, 0, 1], 0.2, 0.014, steel, { cap: steel }),
    bar([-0.75, 0.98, 0.2], [0, 1, 0], 0.1, 0.012, steel, { cap: steel }),
  ]
  const far = view === 'overview' ? 1.7 : 0.75
  return {
    scene: {
      shapes,
      eye: [random.between(-0.4, 0.4) * far, 1.3 + random.between(0, 0.2) * far, far],
      target: [0.02, view === 'overview' ? 1.15 : 1.28, 0],
      field: 0.85,
      ambient: [0.42, 0.42, 0.4],
      flash: { power: 0.4 + 0.4 * far, beam: 2 },
      sky: () => [0.3, 0.3, 0.29],
      shade: (_x, y) => 1 - 0.35 * rise(1.05, 0.9, y),
    },
    marker: [random.pick([-0.6, 0.6]), -0.6],
  }
}
