import type { StatusKind } from '@vezel/model/material-kind.ts'
import type { Bounds } from '../geometry/bounds.ts'
import { composed, identity, scaling, translation } from '../geometry/transform.ts'
import { LABEL_SIZE, PADDING, type PlacedLabel } from '../labels.ts'
import { CHOSEN, INK, type Mark, PAPER } from '../marks.ts'
import { rectangle } from '../markup.ts'
import { through } from './path.ts'

const boxOf = ({ minX, minY, maxX, maxY }: Bounds) => [minX, minY, maxX - minX, maxY - minY] as const

const path = { kind: 'path', transform: identity, pattern: null } as const

/** The line from a label to what it tells of. */
export const leaderMarks = ({ leader }: PlacedLabel, unit: number): Mark[] =>
  leader
    ? [
        {
          ...path,
          d: through(leader, false),
          fill: null,
          stroke: { color: INK, opacity: 1, width: 2.5 * unit, dash: [] },
        },
      ]
    : []

/** How a label looks. */
interface LabelLook {
  /** That of what it tells of. */
  readonly color: string
  /** Its status, by which it has its shape: the first decides, another adds its sign. */
  readonly kinds: readonly StatusKind[]
  readonly isActive: boolean
  readonly unit: number
}

/** What is proven has the full diamond and what is suspected the half one; of the other kinds the shape of the label is the sign. */
const signed = (kinds: readonly StatusKind[]) => kinds.find((kind) => kind === 'found' || kind === 'suspected')

/** Room that the sign of a label takes before its text, in heights of its letters. */
export const signRoom = (kinds: readonly StatusKind[]): number => (signed(kinds) ? 0.95 : 0)

/** Of the box of a label: as round as what holds no asbestos, and dashed as what nobody looked at. */
const ROUND = 0.85
const SQUARE = 0.2
const DASH = [12, 7]

/**
 * A number on paper, in the colour of what it tells of; of what is chosen the other way round. Its status is told by shape and
 * fill as well, since a copy may be grey: filled is asbestos that was found, round is none, dashed is not examined.
 */
export function labelMarks({ text, box }: PlacedLabel, { color, kinds, isActive, unit }: LabelLook): Mark[] {
  const size = LABEL_SIZE * unit
  const [kind] = kinds
  const own = isActive ? CHOSEN : color
  const isFilled = isActive || kind === 'found'
  const ink = isFilled ? PAPER : INK
  const isRound = kind === 'clean' || kind === 'below'
  const room = signRoom(kinds) * size
  const middle = (box.minY + box.maxY) / 2
  return [
    {
      ...path,
      d: rectangle(boxOf(box), size * (isRound ? ROUND : SQUARE)),
      fill: { color: isFilled ? own : PAPER, opacity: 1 },
      stroke: {
        color: own,
        opacity: 1,
        width: 4 * unit,
        dash: kind === 'unexamined' && !isActive ? DASH.map((length) => length * unit) : [],
      },
    },
    ...signMarks(kinds, { x: box.minX + (PADDING + 0.4) * size, y: middle, size: size * 0.8, ink }),
    {
      kind: 'text',
      text,
      transform: translation((box.minX + room + box.maxX) / 2, middle + size * 0.35),
      size,
      anchor: 'middle',
      fill: { color: ink, opacity: 1 },
    },
  ]
}

function signMarks(
  kinds: readonly StatusKind[],
  { x, y, size, ink }: { readonly x: number; readonly y: number; readonly size: number; readonly ink: string },
): Mark[] {
  const kind = signed(kinds)
  if (!kind) return []
  const transform = composed(translation(x, y), scaling(size / 2, size / 2))
  const fill = { color: ink, opacity: 1 }
  const diamond = { ...path, transform, d: 'M0 -1L1 0L0 1L-1 0Z' }
  if (kind === 'found') return [{ ...diamond, fill, stroke: null }]
  return [
    { ...diamond, fill: null, stroke: { ...fill, width: 0.2, dash: [] } },
    { ...diamond, d: 'M0 -1V1L-1 0Z', fill, stroke: null },
  ]
}
