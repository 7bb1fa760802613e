import type { Point, Stretch } from './geometry/point.ts'

/** What a pointer event tells, in pixels of the window. */
export interface Pointed {
  readonly id: number
  readonly does: 'down' | 'move' | 'up' | 'cancel'
  readonly type: 'mouse' | 'pen' | 'touch'
  readonly at: Point
  /** The longest side of what touches; 0 or 1 of a mouse. */
  readonly contact: number
  /** With the middle button or the hand: the plan moves, whatever tool there is. */
  readonly pans: boolean
  /** Milliseconds, of any clock. */
  readonly time: number
}

/** What the hands do together: one draws or chooses, two move the plan and bring it nearer. */
export interface Hands {
  readonly down: ReadonlyMap<number, Point>
  readonly doing: 'nothing' | 'draw' | 'view'
  /** When a pen was last on the screen: whoever draws with a pen rests a hand beside it. */
  readonly penAt: number | null
}

export const noHands: Hands = { down: new Map(), doing: 'nothing', penAt: null }

/** What follows for the plan. */
export type Gesture =
  | { readonly does: 'begin' | 'go' | 'end'; readonly at: Point }
  /** What was begun is no drawing: a second finger came, or the browser took the pointer. */
  | { readonly does: 'drop' }
  | { readonly does: 'pan'; readonly by: Point }
  | { readonly does: 'pinch'; readonly from: Stretch; readonly to: Stretch }

/** A contact larger than this is a palm or a sleeve, in pixels: a fingertip is 20 to 45. */
const PALM = 60
/** Milliseconds after a pen in which touch is the hand that holds it. */
const PEN_STAYS = 1500

const isPalm = ({ penAt }: Hands, { type, contact, time }: Pointed): boolean =>
  type === 'touch' && (contact > PALM || (penAt !== null && time - penAt < PEN_STAYS))

interface Followed {
  readonly hands: Hands
  readonly gesture: Gesture | null
}

/** What a pointer event means beside those before it. A palm, and a touch beside a pen, mean nothing. */
export function followed(hands: Hands, event: Pointed): Followed {
  const seen = event.type === 'pen' ? { ...hands, penAt: event.time } : hands
  if (event.does === 'down') return isPalm(hands, event) ? { hands: seen, gesture: null } : pressed(seen, event)
  const before = seen.down.get(event.id)
  if (!before) return { hands: seen, gesture: null }
  if (event.does === 'move') return moved(seen, event, before)
  const down = new Map(seen.down)
  down.delete(event.id)
  // After two fingers the one that stays draws nothing.
  const doing = down.size === 0 ? 'nothing' : seen.doing
  const ended: Gesture = event.does === 'up' ? { does: 'end', at: event.at } : { does: 'drop' }
  return { hands: { ...seen, down, doing }, gesture: seen.doing === 'draw' ? ended : null }
}

function pressed(hands: Hands, { id, at, pans }: Pointed): Followed {
  const down = new Map(hands.down).set(id, at)
  if (hands.doing === 'nothing' && !pans)
    return { hands: { ...hands, down, doing: 'draw' }, gesture: { does: 'begin', at } }
  return { hands: { ...hands, down, doing: 'view' }, gesture: hands.doing === 'draw' ? { does: 'drop' } : null }
}

function moved(hands: Hands, { id, at }: Pointed, before: Point): Followed {
  const next = { ...hands, down: new Map(hands.down).set(id, at) }
  if (hands.doing === 'draw') return { hands: next, gesture: { does: 'go', at } }
  const other = [...hands.down].find(([one]) => one !== id)?.[1]
  return {
    hands: next,
    gesture: other
      ? { does: 'pinch', from: [before, other], to: [at, other] }
      : { does: 'pan', by: { x: at.x - before.x, y: at.y - before.y } },
  }
}
