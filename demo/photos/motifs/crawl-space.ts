import { bar, block, type Material, type Shape, sheet, type Vec } from '../geometry.ts'
import {
  brick,
  brickRelief,
  cement,
  cover,
  dirt,
  fibres,
  fill,
  plaster,
  plasterRelief,
  rise,
  sand,
  sandRelief,
} from '../materials.ts'
import { cornerShade, type MotifInput, room, type Staged } from './motif.ts'
import { laggedPipe } from './pipe.ts'

/** Lagging over sand, standing water, or filler plates under a foundation beam. */
export type CrawlSpaceVariant = 'lagging' | 'water' | 'packing'

/** Under the ground floor, by torch light. */
export function crawlSpace(variant: CrawlSpaceVariant, input: MotifInput): Staged {
  const { view, random, noise, tint, damage } = input
  const over = view === 'overview'
  const size = { left: -1.7, right: 1.9, back: -4.2, front: 1.6, high: 0.95 }
  const floorHex = tint(['#8d7b5e', '#7f7260', '#96865f'] as const)
  const wallSkin = tint([true, false])
    ? { material: brick(noise, '#7d5a4a', '#40302a', 0.7), relief: brickRelief(noise) }
    : { material: plaster(noise, '#8b8578', 0.9), relief: plasterRelief(noise, 0.003) }
  const concrete = plaster(noise, '#88847a', 0.7)
  const shapes: Shape[] = room(size, {
    wall: wallSkin,
    ceiling: { material: concrete, relief: plasterRelief(noise, 0.002) },
  })
  const bed = sand(noise, floorHex)
  const rubble = sandRelief(noise)
  const crumbs = fibres(noise, '#c4c0b2')
  const bottom: Material = (s, u, v) => {
    bed(s, u, v)
    if (variant === 'lagging') {
      const fallen =
        rise(0.9 - 0.25 * damage, 0.95 - 0.25 * damage, noise.cloud(u * 0.9, v * 0.9)) *
        rise(1.2, 0.2, Math.abs(u - 1.4))
      if (fallen > 0.3) crumbs(s, u, v)
    }
    cover(s, dirt, 0.4 * rise(0.6, 0.4, noise.cloud(u * 0.15, v * 0.15)))
  }
  shapes.push(
    sheet([size.left, 0, size.front], [1, 0, 0], [0, 0, -1], 3.6, 5.8, bottom, { relief: rubble, deep: true }),
  )
  for (let z = -3.6; z < 1; z += 1.2)
    shapes.push(block([size.left, size.high - 0.16, z], [size.right, size.high, z + 0.14], concrete))
  if (variant === 'water') {
    const water: Material = (s, u, v) => {
      fill(s, [0.012, 0.014, 0.012], 0.7 + noise.cloud(u * 0.2, v * 0.2))
      s.mirror = 0.34
      s.gloss = 0.6
      if (noise.cloud(u * 0.35, v * 0.35) > 0.93) {
        fill(s, [0.12, 0.1, 0.07])
        s.mirror = 0.1
      }
    }
    const ripple = random.between(0.0006, 0.0014)
    shapes.push(
      sheet([size.left, 0.14, size.front], [1, 0, 0], [0, 0, -1], 3.6, 5.8, water, {
        relief: (u, v) => ripple * 6 * noise.cloud(u * 0.35, v * 0.5),
      }),
      bar([-1.4, 0.62, -4.2], [0, 0, 1], 6, 0.055, cement(noise, '#8f8f88', { stain: 0.8 })),
    )
    for (const x of [-0.9, 0.7]) shapes.push(block([x, 0, -2.6], [x + 0.24, 0.95, -2.36], wallSkin.material))
  }
  if (variant === 'lagging') {
    const z = over ? -0.9 : -0.55
    const rot = over ? random.between(-0.18, 0.18) : 0
    const axis: Vec = [Math.cos(rot), random.between(-0.03, 0.03), -Math.sin(rot)]
    shapes.push(...laggedPipe(input, [-2, 0.5, z + 2 * Math.sin(rot)], axis, 4, 0.075, '#aaa595'))
    if (random.chance(0.7))
      shapes.push(...laggedPipe({ ...input, damage: 0 }, [-2, 0.66, z - 0.2], [1, 0, 0], 4, 0.05, '#9f9a8b'))
    const iron = cement(noise, '#3a332c', {})
    for (const x of [-1.2, 0.9]) shapes.push(bar([x, 0.5, z], [0, 1, 0], 0.45, 0.008, iron))
  }
  if (variant === 'packing') {
    const z = over ? -1.6 : -0.9
    shapes.push(block([-1.7, 0.42, z - 0.3], [1.9, 0.72, z], plaster(noise, '#97928a', 0.6)))
    const plate = cement(noise, '#b0aea6', { stain: 0.5 })
    const heads = [-1.4, -0.95, -0.5, -0.08, 0.38, 0.8, 1.3]
    for (const x of heads) {
      const w = random.between(0.1, 0.16)
      const y = 0.398 - random.between(0, 0.008)
      shapes.push(block([x, y, z - 0.2], [x + w, y + 0.02, z + random.between(0.03, 0.08)], plate))
      if (random.chance(0.5))
        shapes.push(block([x + 0.02, y - 0.02, z - 0.2], [x + w - 0.01, y - 0.003, z + 0.04], plate))
      shapes.push(block([x - 0.04, 0, z - 0.25], [x + w + 0.04, y, z - 0.02], concrete))
    }
  }
  const z = variant === 'packing' ? (over ? -1.6 : -0.9) : variant === 'water' ? -2.2 : over ? -0.9 : -0.55
  const y = variant === 'water' ? 0.32 : variant === 'packing' ? 0.42 : 0.5
  return {
    scene: {
      shapes,
      eye: [
        random.between(-0.4, 0.4),
        y + random.between(0.02, 0.16),
        z + (over ? 1.75 : variant === 'packing' ? 0.5 : 0.72),
      ],
      target: [random.between(-0.06, 0.06), y - (over ? 0.06 : 0.02), z],
      field: over ? 0.95 : 0.8,
      ambient: [0.035, 0.034, 0.03],
      flash: { power: 2, beam: over ? 9 : 6 },
      sky: () => [0, 0, 0],
      exposure: 0.8,
      shade: cornerShade(size, 0.35, 0.5),
    },
    marker: [random.pick([-0.6, 0.6]), -0.62],
  }
}
