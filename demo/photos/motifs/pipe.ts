import { bar, block, type Material, type Relief, type Shape, sheet, type Vec } from '../geometry.ts'
import {
  brick,
  brickRelief,
  canvas,
  canvasRelief,
  cement,
  colour,
  cover,
  dirt,
  fibres,
  iron,
  painted,
  plaster,
  plasterRelief,
  rise,
  tileRelief,
  wallTiles,
} from '../materials.ts'
import { cornerShade, type MotifInput, type Staged } from './motif.ts'

/** What kind of pipe work: lagging, a flanged joint, a soil stack, or the cord of a boiler door. */
export type PipeVariant = 'lagging' | 'flange' | 'stack' | 'cord'

const RIGHT: Vec = [1, 0, 0]
const UP: Vec = [0, 1, 0]

/** Pipes along a wall and what is packed around or between them. */
export function pipe(variant: PipeVariant, input: MotifInput): Staged {
  return { lagging, flange, stack, cord }[variant](input)
}

/** A hole torn in lagging: its edge wanders with the noise. Above 0 is gone, near 0 is the torn edge. */
export function tear(input: MotifInput, at: Vec, wide: number, high: number): Relief {
  const { noise, damage } = input
  return (u, v) =>
    damage > 0
      ? 1 -
        Math.hypot((u - at[0]) / (wide * damage), (v - at[1]) / (high * damage)) +
        1.1 * (noise.cloud(u * 0.9, v * 0.9) - 0.5)
      : -1
}

/** A lagged pipe with, where it is torn, the white core and the rusty iron inside. */
export function laggedPipe(
  input: MotifInput,
  from: Vec,
  axis: Vec,
  long: number,
  radius: number,
  hex: string,
): Shape[] {
  const { noise, random } = input
  const torn = tear(
    input,
    [long * random.between(0.44, 0.56), radius * random.between(-0.4, 0.3), 0],
    0.26,
    radius * 1.1,
  )
  const wrapping = canvas(noise, hex, 0.6)
  const core = fibres(noise)
  const wrapped = canvasRelief(noise)
  const outer: Material = (s, u, v) => {
    const gone = torn(u, v)
    if (gone > -0.12) core(s, u, v)
    else {
      wrapping(s, u, v)
      cover(s, dirt, 0.4 * rise(-0.5, -0.12, gone))
    }
  }
  const relief: Relief = (u, v) => {
    const gone = torn(u, v)
    return wrapped(u, v) - (gone > -0.12 ? 0.006 + 0.012 * noise.fine(u, v) : 0)
  }
  return [
    bar(from, axis, long, radius, outer, { relief, hole: (u, v) => torn(u, v) > 0.12 }),
    bar(from, axis, long, radius * 0.84, core, { hole: (u, v) => torn(u, v / 0.84) > 0.35 }),
    bar(from, axis, long, radius * 0.7, iron(noise, '#4a3a30', 0.6)),
  ]
}

function lagging(input: MotifInput): Staged {
  const { view, random, noise, tint } = input
  const walled = tint([true, false])
  const wall = walled
    ? sheet([-4, -1, -0.3], RIGHT, UP, 8, 4, brick(noise, tint(['#8d5a45', '#9a6a50', '#7d7468']), '#4b3630'), {
        relief: brickRelief(noise),
      })
    : sheet([-4, -1, -0.3], RIGHT, UP, 8, 4, plaster(noise, tint(['#a7a292', '#b5ad98', '#9aa09a']), 0.6), {
        relief: plasterRelief(noise),
      })
  const radius = random.between(0.062, 0.085)
  const slope = random.between(-0.04, 0.04)
  const axis: Vec = [1, slope, 0]
  const hex = tint(['#b9b3a2', '#c2bdae', '#aaa595'])
  const shapes: Shape[] = [wall, ...laggedPipe(input, [-2, 0.9 - slope * 2, -0.12], axis, 4, radius, hex)]
  const whole = { ...input, damage: 0 }
  if (random.chance(0.6))
    shapes.push(...laggedPipe(whole, [-2, 0.9 + radius * 3 - slope * 2, -0.14], axis, 4, radius * 0.75, hex))
  const strap = iron(noise, '#5b5a55', 0.5)
  for (const x of [-1.15, 0.85]) {
    shapes.push(bar([x, 0.9 + slope * x, -0.12], RIGHT, 0.03, radius + 0.012, strap, { cap: strap }))
    shapes.push(block([x, 0.9 + slope * x, -0.3], [x + 0.03, 1.5, -0.27], strap))
  }
  const far = view === 'overview' ? random.between(1.5, 1.9) : random.between(0.6, 0.75)
  const side = random.between(-0.5, 0.5) * far
  return {
    scene: {
      shapes,
      eye: [side, 0.9 + random.between(-0.1, 0.35) * far, far],
      target: [0, 0.9, -0.12],
      field: 0.85,
      ambient: [0.16, 0.16, 0.155],
      flash: { power: 1.5 + far * 0.5, beam: 3 },
      sky: () => [0, 0, 0],
      shade: (_x, _y, z) => 1 - 0.35 * rise(0, -0.28, z),
    },
    marker: [random.pick([-0.62, 0.62]), -0.6],
  }
}

function flange(input: MotifInput): Staged {
  const { view, random, noise, tint } = input
  const hex = tint(['#7c8a80', '#8a8f92', '#93413a', '#5d7186'])
  const paint = iron(noise, hex, 0.08 + input.damage * 0.3)
  const bolt = iron(noise, '#6d6a63', 0.5)
  const packing = fibres(noise, '#b3ada0')
  const wallColour = tint(['#b9b4a4', '#c4bda9', '#a9b0ac'])
  const shapes: Shape[] = [
    sheet([-4, -1, -0.5], RIGHT, UP, 8, 4, plaster(noise, wallColour, 0.5), { relief: plasterRelief(noise) }),
  ]
  const rows = view === 'overview' ? 3 : 1
  for (let row = 0; row < rows; row += 1) {
    const y = 1 + (row - (rows - 1) / 2) * 0.36
    const z = -0.2
    const r = 0.06
    const x = random.between(-0.2, 0.2) * (rows - 1)
    shapes.push(bar([-3, y, z], RIGHT, 6, r, paint))
    shapes.push(bar([x - 0.03, y, z], RIGHT, 0.026, r * 1.75, paint, { cap: paint }))
    shapes.push(
      bar([x - 0.004, y, z], RIGHT, 0.008, r * 1.66, packing, {
        cap: packing,
        relief: (u, v) => 0.004 * noise.cloud(u, v * 2),
      }),
    )
    shapes.push(bar([x + 0.004, y, z], RIGHT, 0.026, r * 1.75, paint, { cap: paint }))
    for (let i = 0; i < 8; i += 1) {
      const angle = (i / 8) * 2 * Math.PI + 0.3
      const at: Vec = [x - 0.055, y + Math.sin(angle) * r * 1.42, z + Math.cos(angle) * r * 1.42]
      shapes.push(bar(at, RIGHT, 0.11, 0.008, bolt, { cap: bolt }))
      shapes.push(bar([at[0] + 0.01, at[1], at[2]], RIGHT, 0.015, 0.014, bolt, { cap: bolt }))
      shapes.push(bar([at[0] + 0.085, at[1], at[2]], RIGHT, 0.015, 0.014, bolt, { cap: bolt }))
    }
    if (row === 0 && view === 'overview') {
      shapes.push(bar([x + 0.5, y, z], UP, 0.2, 0.02, paint))
      shapes.push(
        bar([x + 0.5, y + 0.2, z], UP, 0.02, 0.09, iron(noise, '#a33227', 0.2), { cap: iron(noise, '#a33227', 0.2) }),
      )
    }
  }
  const far = view === 'overview' ? 1.35 : 0.62
  return {
    scene: {
      shapes,
      eye: [random.between(0.2, 0.5) * far * random.pick([-1, 1]), 1 + random.between(0, 0.3) * far, far - 0.2],
      target: [0, 1, -0.2],
      field: 0.8,
      ambient: [0.2, 0.2, 0.19],
      flash: { power: 1.2 + far * 0.6, beam: 2 },
      sky: () => [0, 0, 0],
      shade: (_x, _y, z) => 1 - 0.4 * rise(-0.2, -0.5, z),
    },
    marker: [random.pick([-0.62, 0.62]), -0.66],
  }
}

function stack(input: MotifInput): Staged {
  const { view, random, noise, tint, damage } = input
  const size = { left: -0.9, right: 0.75, back: -0.45, front: 3, high: 2.8 }
  const tiled = tint([true, true, false])
  const wallSkin = tiled
    ? { material: wallTiles(noise), relief: tileRelief() }
    : { material: plaster(noise, '#b4ad9b', 0.55), relief: plasterRelief(noise) }
  const grey = cement(noise, tint(['#a3a39b', '#979a96', '#b0aca0']), { stain: 0.5 })
  const leaking: Material = (s, u, v) => {
    grey(s, u, v)
    cover(s, dirt, damage * 0.8 * rise(0.55, 0.8, noise.cloud(u * 0.1, v * 0.9)))
  }
  const x = size.right - 0.28
  const z = size.back + 0.16
  const socketY = random.between(1, 1.35)
  const clamp = iron(noise, '#6a6a66', 0.5)
  const white = painted(noise, '#d8d6cc', 0.3, 0.3)
  const shapes: Shape[] = [
    sheet([size.left - 2, 0, size.back], RIGHT, UP, size.right - size.left + 2, size.high, wallSkin.material, {
      relief: wallSkin.relief,
    }),
    sheet([size.right, 0, size.back], [0, 0, 1], UP, 4, size.high, wallSkin.material, { relief: wallSkin.relief }),
    sheet([-4, 0, 4], RIGHT, [0, 0, -1], 6, 6, painted(noise, '#6a655b', 0.5)),
    bar([x, 0, z], UP, 2.8, 0.055, leaking, { relief: (u, v) => 0.0015 * noise.cloud(u, v * 2) }),
    bar([x, socketY, z], UP, 0.13, 0.075, leaking, {
      cap: leaking,
      relief: (u) => 0.006 * rise(0.02, 0, Math.min(u, 0.13 - u)),
    }),
    bar([x, socketY + 0.62, z], UP, 0.035, 0.062, clamp, { cap: clamp }),
    bar([x, socketY - 0.5, z], UP, 0.035, 0.062, clamp, { cap: clamp }),
    bar([x, socketY - 0.02, z], [-1, 0.45, 0.02], 1.4, 0.04, white),
    bar([size.right - 0.07, 0, z + 0.5], UP, 2.8, 0.011, iron(noise, '#a8744a', 0.1)),
  ]
  const far = view === 'overview' ? 1.7 : 0.8
  return {
    scene: {
      shapes,
      eye: [x - random.between(0.35, 0.6) * far, socketY + random.between(0.05, 0.25) * far, z + far],
      target: [x - 0.1 * far, socketY + 0.02, z],
      field: 0.9,
      ambient: [0.26, 0.26, 0.25],
      flash: { power: 0.9 + far * 0.5, beam: 2 },
      sky: () => [0.1, 0.1, 0.1],
      shade: (px, _y, pz) => (1 - 0.4 * rise(0.25, 0, size.right - px)) * (1 - 0.4 * rise(0.25, 0, pz - size.back)),
    },
    marker: [-0.55, -0.55],
  }
}

/** The front of an old boiler: a cast door with a cord of braided fibre in its groove. */
function cord(input: MotifInput): Staged {
  const { view, random, noise, tint, damage } = input
  const wide = 0.52
  const high = 0.4
  const along = (u: number, v: number) => Math.max(Math.abs(u - 0.7) - wide / 2, Math.abs(v - 0.55) - high / 2)
  const paint = iron(noise, tint(['#5d6b73', '#6c6f5b', '#7a3d33']), 0.12 + 0.22 * damage)
  const black = colour('#171412')
  const strand = fibres(noise, '#cfc9b8')
  const front: Material = (s, u, v) => {
    const off = Math.abs(along(u, v))
    if (off < 0.013) {
      strand(s, u, v)
      const braid = Math.sin((u + v) * 420) * Math.sin((u - v) * 420)
      s.r *= 0.8 + 0.3 * braid
      s.g *= 0.8 + 0.3 * braid
      s.b *= 0.8 + 0.3 * braid
      cover(s, black, 0.9 * rise(0.55, 0.75, noise.cloud(u * 0.6, v * 0.6)))
    } else {
      paint(s, u, v)
      cover(s, black, 0.75 * rise(0.09, 0.01, off) * noise.cloud(u * 0.7, v * 0.7))
    }
  }
  const relief: Relief = (u, v) => {
    const d = along(u, v)
    const off = Math.abs(d)
    const rope = off < 0.013 ? 0.012 * Math.sqrt(1 - (off / 0.013) ** 2) + 0.002 * Math.sin((u + v) * 420) : 0
    return rope + 0.014 * rise(-0.014, -0.022, d) - 0.006 * rise(-0.045, -0.06, d) + 0.001 * noise.fine(u, v)
  }
  const handle = iron(noise, '#2c2a28', 0.4)
  const shapes: Shape[] = [
    sheet([-4, -0.2, -0.6], RIGHT, UP, 8, 4, plaster(noise, '#a39d8d', 0.7), { relief: plasterRelief(noise) }),
    sheet([-4, 0, 4], RIGHT, [0, 0, -1], 8, 8, plaster(noise, '#77736a', 0.7)),
    sheet([-0.7, 0.1, 0], RIGHT, UP, 1.4, 1.3, front, { relief }),
    block([-0.7, 0.1, -0.58], [0.7, 1.4, -0.005], paint),
    bar([0.16, 0.6, 0.045], RIGHT, 0.2, 0.011, handle, { cap: handle }),
    bar([-0.3, 0.52, 0.01], UP, 0.06, 0.016, handle, { cap: handle }),
    bar([-0.3, 0.74, 0.01], UP, 0.06, 0.016, handle, { cap: handle }),
    bar([0.35, 1.25, -0.01], [0, 0, 1], 0.03, 0.07, painted(noise, '#23211f'), {
      cap: painted(noise, '#d3d0c4', 0.2, 0.4),
    }),
    bar([-0.45, 1.4, -0.3], UP, 2, 0.1, cement(noise, '#9a9a94', { stain: 0.6 })),
  ]
  const far = view === 'overview' ? 1.7 : 0.55
  const target: Vec = view === 'overview' ? [0, 0.75, 0] : [0.18, 0.5, 0]
  return {
    scene: {
      shapes,
      eye: [target[0] + random.between(-0.35, 0.35) * far, target[1] + random.between(0, 0.3) * far, far],
      target,
      field: 0.9,
      ambient: [0.17, 0.165, 0.15],
      flash: { power: 1 + far * 0.8, beam: 3 },
      sky: () => [0, 0, 0],
      shade: cornerShade({ left: -9, right: 9, back: -0.6, front: 9, high: 9 }, 0.3),
    },
    marker: [random.pick([-0.6, 0.58]), -0.62],
  }
}
