import { bar, block, type Material, type Relief, type Shape, sheet, type Vec } from '../geometry.ts'
import {
  board,
  cement,
  cover,
  dirt,
  fibres,
  glowing,
  iron,
  marbled,
  painted,
  plaster,
  plasterRelief,
  rise,
  tiles,
  toLine,
  wood,
} from '../materials.ts'
import { cornerShade, type MotifInput, room, type Staged } from './motif.ts'

/** Boards round a boiler, boards on a stairwell ceiling, an imitation marble window sill, or closed lift doors. */
export type PanelVariant = 'boiler' | 'ceiling' | 'sill' | 'lift'

/** Sheet material fixed to walls, ceilings and window openings. */
export function panel(variant: PanelVariant, input: MotifInput): Staged {
  return { boiler, ceiling, sill, lift }[variant](input)
}

/** A corner broken off: above 0 is gone, just below 0 the core shows. */
function chipped({ noise, damage }: MotifInput, at: readonly [number, number], size: number): Relief {
  return (u, v) =>
    damage > 0
      ? 1 -
        (Math.abs(u - at[0]) + Math.abs(v - at[1])) / (size * (0.4 + damage)) +
        0.7 * (noise.cloud(u * 0.9, v * 0.9) - 0.5)
      : -1
}

function boiler(input: MotifInput): Staged {
  const { view, random, noise, tint } = input
  const size = { left: -1.9, right: 2.2, back: -0.4, front: 3, high: 2.7 }
  const sheets = board(noise, tint(['#b9b8b0', '#c3bfb2', '#a9aba8']), {
    across: 0.9,
    up: 1.05,
    nail: 0.3,
    wear: 0.55,
  })
  const core = fibres(noise)
  const chip = chipped(input, [0, 0], 0.3)
  const material: Material = (s, u, v) => {
    const gone = chip(u, v)
    if (gone > -0.14) core(s, u, v)
    else sheets(s, u, v)
    cover(s, dirt, 0.4 * rise(0.35, 0, v) * noise.cloud(u, v))
  }
  const relief: Relief = (u, v) =>
    0.001 * noise.fine(u * 0.6, v * 0.6) -
    0.006 * rise(-0.16, -0.12, chip(u, v)) -
    0.003 * rise(0.004, 0.001, Math.min(toLine(u, 0.9), toLine(v, 1.05)))
  const jacket = iron(noise, tint(['#7f99a8', '#a8a48f', '#b0563f', '#8b9486']), 0.12)
  const black = painted(noise, '#26282a', 0.3, 0.3)
  const copper = iron(noise, '#a56a3d', 0)
  const red = iron(noise, '#8e2f22', 0.1)
  const shapes: Shape[] = [
    ...room(size, {
      floor: { material: plaster(noise, '#7b776e', 0.8) },
      wall: { material: plaster(noise, tint(['#bdb6a2', '#aeb0a5']), 0.55), relief: plasterRelief(noise) },
      ceiling: { material: plaster(noise, '#a8a59a', 0.4) },
    }),
    sheet([-1.6, 0.18, -0.32], [1, 0, 0], [0, 1, 0], 1.8, 2.1, material, { relief, hole: (u, v) => chip(u, v) > 0.06 }),
    block([0.5, 0.12, -0.32], [1.25, 1.45, 0.35], jacket),
    block([0.5, 0, -0.3], [1.25, 0.12, 0.33], black),
    block([0.58, 1.05, 0.35], [1.17, 1.33, 0.365], black),
    block([0.62, 0.3, 0.35], [1.13, 0.85, 0.37], painted(noise, '#5d6468', 0.3, 0.2)),
    bar([1.03, 1.19, 0.36], [0, 0, 1], 0.02, 0.05, black, { cap: painted(noise, '#dcdacd', 0.1, 0.5) }),
    bar([0.875, 1.45, -0.02], [0, 1, 0], 1.3, 0.09, cement(noise, '#a4a6a4', { stain: 0.3 })),
    bar([0.6, 1.45, -0.15], [0, 1, 0], 0.75, 0.022, copper),
    bar([0.6, 2.2, -0.15], [-1, 0, 0], 2.6, 0.022, copper),
    bar([1.16, 1.45, -0.15], [0, 1, 0], 0.5, 0.03, red),
    bar([1.16, 1.95, -0.15], [1, 0, 0], 2, 0.03, red),
  ]
  const over = view === 'overview'
  return {
    scene: {
      shapes,
      eye: over ? [random.between(-0.6, 0.8), 1.4, 2.6] : [-1.15 + random.between(-0.2, 0.2), 0.62, 0.7],
      target: over ? [-0.15, 1.1, -0.3] : [-1.2, 0.5, -0.32],
      field: over ? 0.95 : 0.8,
      ambient: [0.2, 0.2, 0.185],
      flash: { power: over ? 2.6 : 1, beam: 2 },
      sky: () => [0, 0, 0],
      shade: cornerShade(size, 0.6),
    },
    marker: [random.pick([-0.62, 0.6]), -0.62],
  }
}

function ceiling(input: MotifInput): Staged {
  const { view, random, noise, tint } = input
  const size = { left: -1.5, right: 1.5, back: -3.4, front: 2.5, high: 3.1 }
  const sheets = board(noise, tint(['#cdc6af', '#c9c9bd', '#d2cab8']), {
    across: 1.2,
    up: 0.98,
    nail: 0.3,
    wear: 0.35,
    stain: random.between(0.2, 0.9),
  })
  const core = fibres(noise, '#b8aa88')
  const chip = chipped(input, [1.2, 2.94], 0.13)
  const material: Material = (s, u, v) => {
    if (chip(u, v) > -0.1) core(s, u, v)
    else sheets(s, u, v)
  }
  const relief: Relief = (u, v) =>
    0.0012 * noise.fine(u * 0.6, v * 0.6) -
    0.012 * rise(-0.1, -0.02, chip(u, v)) -
    0.003 * rise(0.004, 0.001, Math.min(toLine(u, 1.2), toLine(v, 0.98)))
  const step = plaster(noise, '#8d8a82', 0.5)
  const rail = painted(noise, tint(['#2f4a5c', '#3c3f41', '#6b2a22']), 0.2, 0.5)
  const shapes: Shape[] = [
    ...room(size, {
      wall: {
        material: plaster(noise, tint(['#c6bea8', '#bfc4bb', '#cfc5ad']), 0.35),
        relief: plasterRelief(noise),
      },
      ceiling: { material, relief },
    }),
    bar([0.3, size.high - 0.09, -1.7], [0, 1, 0], 0.09, 0.15, glowing('#fff3d6', 2.4), {
      cap: glowing('#fff3d6', 2.4),
    }),
    block([-0.45, 1.05, size.back], [0.55, 2.35, size.back + 0.03], glowing('#d6e2ea', 1.5)),
    block([0.02, 1.05, size.back], [0.08, 2.35, size.back + 0.06], rail),
  ]
  for (let i = 0; i < 8; i += 1)
    shapes.push(block([-1.5, i * 0.17 - 0.4, -3.4 + i * 0.26], [-0.1, i * 0.17 - 0.23, -3.1 + i * 0.26], step))
  shapes.push(bar([-0.06, 0.3, -3.3], [0, 0.55, 0.84], 2.9, 0.022, rail))
  const over = view === 'overview'
  const detail: Vec = [size.left + 1.2, size.high, size.back + 2.94]
  return {
    scene: {
      shapes,
      eye: over
        ? [random.between(-0.6, 0.6), 1.4, 2.1]
        : [detail[0] + random.between(-0.2, 0.2), 2.3, detail[2] + 0.55],
      target: over ? [0.1, 2.65, -1.6] : detail,
      field: over ? 1 : 0.8,
      ambient: [0.34, 0.33, 0.3],
      flash: { power: over ? 1.2 : 0.6, beam: 2 },
      sky: () => [0.05, 0.05, 0.05],
      shade: cornerShade(size, 0.7),
    },
    marker: [random.pick([-0.6, 0.6]), -0.62],
  }
}

function sill(input: MotifInput): Staged {
  const { view, random, noise, tint } = input
  const stone = marbled(noise, tint(['#2c4034', '#33453c', '#2f3f36']), tint(['#c4c3b6', '#b3b8a4', '#9fb09f']), 0.5)
  const core = cement(noise, '#a9a79c')
  const chip = chipped(input, [1.62, 0], 0.07)
  const material: Material = (s, u, v) => {
    if (chip(u, v) > 0) core(s, u, v)
    else stone(s, u, v)
  }
  const front: Material = (s, u, v) => {
    if (chip(u, 0) > 0) core(s, u, v)
    else stone(s, u, v * 0.5)
  }
  const frame = painted(noise, tint(['#d8d6cb', '#b9c3c4', '#a6794e']), 0.25, 0.3)
  const day = glowing('#c9d9e6', 1.9)
  const trees: Material = (s, u, v) => {
    day(s, u, v)
    const leaf = rise(0.42, 0.56, noise.cloud(u * 0.35, v * 0.35) + 0.35 * (0.9 - v))
    const shadow = 0.25 + 1.2 * noise.cloud(u * 1.3 + 0.3, v * 1.3) * noise.fine(u * 0.8, v * 0.8)
    cover(s, [0.07 * shadow, 0.1 * shadow, 0.035 * shadow], leaf * 0.92)
    s.glow = 1.9 - leaf * 0.8
  }
  const enamel = painted(noise, '#d5d2c4', 0.2, 0.4)
  const wallMaterial = plaster(noise, tint(['#cdc6b3', '#c3c8c1']), 0.3)
  const fins: Relief = (u) => 0.03 * Math.abs(Math.sin(u * 38))
  const shapes: Shape[] = [
    sheet([-3, 0, -0.02], [1, 0, 0], [0, 1, 0], 6, 0.82, wallMaterial, { relief: plasterRelief(noise) }),
    sheet([-3, 0, -0.02], [1, 0, 0], [0, 1, 0], 1.3, 3, wallMaterial, { relief: plasterRelief(noise) }),
    sheet([1.7, 0, -0.02], [1, 0, 0], [0, 1, 0], 1.3, 3, wallMaterial, { relief: plasterRelief(noise) }),
    sheet([-1.7, 0.85, -0.22], [1, 0, 0], [0, 1, 0], 3.4, 2, trees),
    block([-1.7, 0.85, -0.2], [1.7, 0.93, -0.12], frame),
    block([-1.7, 0.85, -0.2], [-1.62, 2.7, -0.12], frame),
    block([1.62, 0.85, -0.2], [1.7, 2.7, -0.12], frame),
    block([-0.05, 0.85, -0.2], [0.05, 2.7, -0.12], frame),
    // The upper side and the edge are coloured apart, so that a chip runs through both.
    sheet([-1.8, 0.85, 0.14], [1, 0, 0], [0, 0, -1], 3.6, 0.34, material, {
      relief: (u, v) => -0.012 * rise(-0.1, 0.15, chip(u, v)),
    }),
    sheet([-1.8, 0.825, 0.14], [1, 0, 0], [0, 1, 0], 3.6, 0.025, front),
    sheet([-1.3, 0.15, 0.1], [1, 0, 0], [0, 1, 0], 2.6, 0.55, enamel, { relief: fins, deep: true }),
    block([-1.3, 0.15, 0], [1.3, 0.7, 0.07], enamel),
    bar([1.3, 0.22, 0.06], [1, 0, 0], 0.4, 0.011, enamel),
    sheet([-4, 0, 4], [1, 0, 0], [0, 0, -1], 8, 4, tiles(noise, '#8a8270', 0.3)),
  ]
  const over = view === 'overview'
  return {
    scene: {
      shapes,
      eye: over ? [random.between(-0.7, 0.7), 1.75, 1.75] : [-0.18 + random.between(-0.25, 0.25), 1.2, 0.62],
      target: over ? [0, 0.8, 0] : [-0.18, 0.84, 0.12],
      field: over ? 0.95 : 0.8,
      ambient: [0.4, 0.4, 0.4],
      flash: { power: over ? 0.9 : 0.35, beam: 2 },
      sky: () => [0.4, 0.42, 0.44],
      shade: (_x, y, z) => 1 - 0.45 * rise(0.85, 0.6, y) * rise(0.3, 0, z),
    },
    marker: [random.pick([-0.62, 0.62]), -0.62],
  }
}

function lift(input: MotifInput): Staged {
  const { random, noise } = input
  const size = { left: -2.4, right: 2.4, back: 0, front: 4, high: 2.7 }
  const steel = iron(noise, '#9ba0a3', 0)
  const brushed: Material = (s, u, v) => {
    steel(s, u, v)
    const k = 0.85 + 0.3 * noise.fine(u * 3, v * 0.1)
    s.r *= k
    s.g *= k
    s.b *= k
    s.mirror = 0.14
  }
  const paper: Material = (s, u, v) => {
    painted(noise, '#e4dcb8', 0.1)(s, u, v)
    if (v > 1.48 && v < 1.62 && toLine(v, 0.035) < 0.006 && u > -0.2 && u < 0.16) cover(s, [0.02, 0.02, 0.02], 0.85)
  }
  const edge = painted(noise, '#4d565b', 0.3, 0.3)
  const shapes: Shape[] = [
    ...room(size, {
      floor: { material: tiles(noise, '#7f7a6d', 0.3) },
      wall: { material: plaster(noise, '#c4bba4', 0.35), relief: plasterRelief(noise) },
      ceiling: { material: board(noise, '#d0cec4', { across: 0.6, up: 0.6, nail: 9 }) },
    }),
    block([-0.62, 0, 0], [-0.5, 2.2, 0.06], edge),
    block([0.5, 0, 0], [0.62, 2.2, 0.06], edge),
    block([-0.62, 2.1, 0], [0.62, 2.22, 0.06], edge),
    block([-0.5, 0, 0], [-0.003, 2.1, 0.03], brushed),
    block([0.003, 0, 0], [0.5, 2.1, 0.03], brushed),
    block([-0.25, 1.42, 0.03], [0.2, 1.68, 0.034], paper),
    block([0.8, 1, 0], [0.92, 1.3, 0.02], steel),
    bar([0.86, 1.2, 0.02], [0, 0, 1], 0.012, 0.026, edge, { cap: painted(noise, '#8a2018', 0, 0.6) }),
    bar([0.86, 1.1, 0.02], [0, 0, 1], 0.012, 0.026, edge, { cap: painted(noise, '#2a2d2f', 0, 0.6) }),
    block([-2.3, 0, 0.02], [-1.9, 0.9, 0.5], wood(noise, '#8c6a45', 0.2)),
  ]
  return {
    scene: {
      shapes,
      eye: [random.between(-0.8, 0.8), 1.5, 2.9],
      target: [0.1, 1.15, 0],
      field: 0.85,
      ambient: [0.36, 0.36, 0.34],
      flash: { power: 2, beam: 2 },
      sky: () => [0.2, 0.2, 0.2],
      shade: cornerShade(size, 0.6),
    },
    marker: [-0.6, -0.6],
  }
}
