import type { MarkerPlace, Scene } from '../camera.ts'
import { type Material, type Relief, type Shape, sheet } from '../geometry.ts'
import { rise } from '../materials.ts'
import type { Noise } from '../noise.ts'
import type { Random } from '../random.ts'

/** How near the photographer stands. */
export type View = 'overview' | 'detail'

/** What a motif is drawn from; everything else follows from the seed. */
export type MotifInput = {
  view: View
  /** 0 whole, 1 broken. */
  damage: number
  random: Random
  /** One of the choices, the same in every photo of one source: the colour of its material and its surroundings. */
  tint: <T>(choices: readonly T[]) => T
  noise: Noise
}

/** A place to photograph and where the number plate goes. */
export type Staged = { scene: Scene; marker: MarkerPlace }

/** The inside of a box-shaped space, in metres. */
export type Room = { left: number; right: number; back: number; front: number; high: number }
type Skin = { material: Material; relief?: Relief }

/** Floor, walls and ceiling, seen from inside; a part left out is open. */
export function room(size: Room, skins: { floor?: Skin; wall?: Skin; back?: Skin; ceiling?: Skin }): Shape[] {
  const { left, right, back, front, high } = size
  const shapes: Shape[] = []
  const add = (skin: Skin | undefined, make: (skin: Skin) => Shape) => {
    if (skin) shapes.push(make(skin))
  }
  const wide = right - left
  const deep = front - back
  add(skins.floor, (s) => sheet([left, 0, front], [1, 0, 0], [0, 0, -1], wide, deep, s.material, { relief: s.relief }))
  add(skins.ceiling, (s) =>
    sheet([left, high, back], [1, 0, 0], [0, 0, 1], wide, deep, s.material, { relief: s.relief }),
  )
  add(skins.back ?? skins.wall, (s) =>
    sheet([left, 0, back], [1, 0, 0], [0, 1, 0], wide, high, s.material, { relief: s.relief }),
  )
  add(skins.wall, (s) => sheet([left, 0, front], [0, 0, -1], [0, 1, 0], deep, high, s.material, { relief: s.relief }))
  add(skins.wall, (s) => sheet([right, 0, back], [0, 0, 1], [0, 1, 0], deep, high, s.material, { relief: s.relief }))
  return shapes
}

/** Light that reaches a point in a room: less in the corners. `soft` is how far the darkening reaches, in metres. */
export const cornerShade =
  (size: Room, soft = 0.5, depth = 0.45) =>
  (x: number, y: number, z: number): number => {
    const dark = (distance: number) => 1 - depth * rise(soft, 0, distance)
    return dark(x - size.left) * dark(size.right - x) * dark(y) * dark(size.high - y) * dark(z - size.back)
  }
