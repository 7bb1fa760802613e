import { block, type Material, type Relief, type Shape, sheet } from '../geometry.ts'
import {
  brick,
  brickRelief,
  cement,
  colour,
  cover,
  dirt,
  fibres,
  fill,
  glass,
  iron,
  painted,
  rise,
  sand,
} from '../materials.ts'
import type { MotifInput, Staged } from './motif.ts'
import { daylight, openSky } from './roof.ts'

/** Windows set in putty, or brickwork with an opening into the cavity. */
export type FacadeVariant = 'window' | 'cavity'

/** Outside walls. */
export function facade(variant: FacadeVariant, input: MotifInput): Staged {
  return { window, cavity }[variant](input)
}

function masonry({ noise, tint }: MotifInput): { material: Material; relief: Relief } {
  const [light, dark] = tint([
    ['#83594a', '#46302a'],
    ['#917863', '#5b493d'],
    ['#6f4d43', '#3b2b27'],
  ] as const)
  return { material: brick(noise, light, dark, 0.35), relief: brickRelief(noise) }
}

const PANE = { wide: 1, high: 1.6, rail: 0.07, bead: 0.018, sill: 0.9, storey: 3.1, group: 2.25 }

/** The pane at a place on the wall, with the place inside it; null between the windows. */
function paneAt(u: number, v: number): { inside: boolean; x: number; y: number; key: number } | null {
  const storey = Math.floor((v - PANE.sill) / PANE.storey)
  const y = v - PANE.sill - storey * PANE.storey
  const group = Math.floor(u / PANE.group)
  const across = u - group * PANE.group
  if (storey < 0 || y > PANE.high || across > 2 * PANE.wide) return null
  const half = across > PANE.wide ? 1 : 0
  const x = across - half * PANE.wide
  const edge = Math.min(x, PANE.wide - x, y, PANE.high - y)
  return { inside: edge > PANE.rail, x, y, key: group * 2 + half + storey * 31 }
}

function window(input: MotifInput): Staged {
  const { view, random, noise, tint, damage } = input
  const over = view === 'overview'
  const wall = masonry(input)
  const hex = tint(['#d6d6cf', '#5a6c6c', '#7e4138', '#c9bfa2'])
  const paint = painted(noise, hex, 0.4, 0.25)
  const bare = colour('#8f7c62')
  const rail: Material = (s, u, v) => {
    paint(s, u, v)
    cover(s, bare, rise(0.88 - 0.25 * damage, 0.94 - 0.25 * damage, noise.cloud(u * 0.6, v * 0.6)))
  }
  const putty = cement(noise, tint(['#b7b1a1', '#c4bfb2', '#a8a294']), { stain: 0.5 })
  const curtain = colour(tint(['#8f8a72', '#6f7f86', '#94735f']))
  // Putty: a bead along the glass, cracked and in places gone.
  const glazing: Material = (s, u, v) => {
    const pane = paneAt(u, v)
    if (!pane) return fill(s, [0.02, 0.02, 0.02])
    const off = Math.min(pane.x, PANE.wide - pane.x, pane.y, PANE.high - pane.y) - PANE.rail
    const sideways = Math.min(pane.x, PANE.wide - pane.x) < Math.min(pane.y, PANE.high - pane.y)
    const run = sideways ? pane.y : pane.x
    if (off < PANE.bead) {
      if (noise.cloud(run * 0.7 + pane.key * 0.37, 0.31) > 0.95 - 0.25 * damage)
        return fill(s, bare, 0.55 + 0.3 * noise.fine(u * 2, v * 2))
      putty(s, u * 3, v * 3)
      if (noise.fine(run * 0.5 + pane.key * 0.2, off * 0.1) > 0.88 - 0.08 * damage) cover(s, dirt, 0.75)
      return
    }
    glass(s, u, v)
    const drawn = noise.cell(pane.key, 3)
    if (pane.x < drawn * 0.5) cover(s, curtain, 0.35 * (0.6 + 0.4 * Math.sin(pane.x * 70)))
    cover(s, colour('#5d5c54'), 0.35 * rise(0.07, PANE.bead, off) * noise.cloud(u, v))
  }
  const bead: Relief = (u, v) => {
    const pane = paneAt(u, v)
    if (!pane) return 0
    const off = Math.min(pane.x, PANE.wide - pane.x, pane.y, PANE.high - pane.y) - PANE.rail
    return off < PANE.bead ? 0.016 * (1 - Math.max(0, off) / PANE.bead) + 0.002 * noise.cloud(u * 2, v * 2) : 0
  }
  const wide = 9 * PANE.group
  const left = -4 * PANE.group - 1
  const high = over ? 6.6 : 4
  const stone = cement(noise, '#8f8d86', { stain: 0.6 })
  const shapes: Shape[] = [
    sheet([left, 0, 0], [1, 0, 0], [0, 1, 0], wide, high, wall.material, {
      relief: wall.relief,
      hole: (u, v) => paneAt(u, v) !== null,
    }),
    sheet([left, 0, -0.05], [1, 0, 0], [0, 1, 0], wide, high, rail, { hole: (u, v) => paneAt(u, v)?.inside ?? false }),
    sheet([left, 0, -0.085], [1, 0, 0], [0, 1, 0], wide, high, glazing, { relief: bead }),
    sheet([-20, 0, 20], [1, 0, 0], [0, 0, -1], 40, 20, sand(noise, '#7c7a72')),
  ]
  for (const storey of over ? [0, 1] : [0]) {
    const y = PANE.sill + storey * PANE.storey
    for (let i = over ? 2 : 3; i < (over ? 7 : 6); i += 1) {
      const x = left + i * PANE.group
      shapes.push(block([x - 0.06, y - 0.07, -0.05], [x + 2.06, y, 0.03], stone))
    }
  }
  if (over) shapes.push(block([-12, 6.55, -0.5], [12, 6.8, 0.12], iron(noise, '#9b9d9b', 0)))
  const corner = -1 + PANE.rail + 0.14
  return {
    scene: {
      shapes,
      eye: over
        ? [random.between(-3.5, 3.5), 1.7, random.between(6.2, 7.4)]
        : [corner + random.between(0, 0.3), PANE.sill + 0.36, 0.5],
      target: over ? [0, 2.6, 0] : [corner + 0.05, PANE.sill + 0.14, -0.08],
      field: over ? 0.82 : 0.8,
      ambient: [0.32, 0.35, 0.4],
      flash: { power: 0, beam: 0 },
      sun: daylight(random),
      sky: openSky(noise, random),
      shade: (_x, y) => 0.75 + 0.25 * rise(0, 0.5, y),
    },
    marker: [random.pick([-0.62, 0.62]), -0.62],
  }
}

function cavity(input: MotifInput): Staged {
  const { view, random, noise } = input
  const wall = masonry(input)
  const gap = (u: number, v: number) =>
    Math.max(Math.abs(u - 4.03) * 0.8, Math.abs(v - 1.2)) - 0.12 + 0.035 * (noise.cloud(u * 0.7, v * 0.7) - 0.5)
  const wool = fibres(noise, '#b59a55')
  const packing = cement(noise, '#a6a39a', {})
  const shapes: Shape[] = [
    sheet([-4, 0, 0], [1, 0, 0], [0, 1, 0], 8, 4, wall.material, {
      relief: wall.relief,
      hole: (u, v) => gap(u, v) < 0,
    }),
    sheet(
      [-1, 0.5, -0.16],
      [1, 0, 0],
      [0, 1, 0],
      2,
      1.6,
      (s, u, v) => {
        wool(s, u, v)
        cover(s, dirt, 0.5)
      },
      { relief: (u, v) => 0.04 * noise.cloud(u * 0.6, v * 0.6), deep: true },
    ),
    block([-0.03, 1.1, -0.15], [0.1, 1.2, -0.1], packing),
    block([-0.05, 1.2, -0.15], [0.08, 1.206, -0.08], packing),
    sheet([-0.5, 0.8, 0], [1, 0, 0], [0, 0, -1], 1, 0.16, fibres(noise, '#5a4a3c')),
    sheet([-20, 0, 20], [1, 0, 0], [0, 0, -1], 40, 20, sand(noise, '#77756d')),
  ]
  const far = view === 'overview' ? 1.9 : 0.75
  return {
    scene: {
      shapes,
      eye: [random.between(-0.5, 0.5) * far, 1.25 + 0.12 * far, far],
      target: [0.05, view === 'overview' ? 1.1 : 1.17, 0],
      field: 0.85,
      ambient: [0.4, 0.42, 0.45],
      flash: { power: 0.5, beam: 3 },
      sun: daylight(random),
      sky: openSky(noise, random),
      shade: (_x, _y, z) => 1 - 0.75 * rise(0, -0.06, z),
    },
    marker: [random.pick([-0.6, 0.6]), -0.6],
  }
}
