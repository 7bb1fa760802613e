import type { Bounds } from '../geometry/bounds.ts'
import { identity, translation } from '../geometry/transform.ts'
import { LABEL_SIZE, type PlacedLabel } from '../labels.ts'
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

/** A number on paper, in the colour of what it tells of; of what is chosen the other way round. */
export function labelMarks({ text, box }: PlacedLabel, color: string, isActive: boolean, unit: number): Mark[] {
  const size = LABEL_SIZE * unit
  return [
    {
      ...path,
      d: rectangle(boxOf(box), size * 0.2),
      fill: { color: isActive ? CHOSEN : PAPER, opacity: 1 },
      stroke: { color: isActive ? CHOSEN : color, opacity: 1, width: 4 * unit, dash: [] },
    },
    {
      kind: 'text',
      text,
      transform: translation((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2 + size * 0.35),
      size,
      anchor: 'middle',
      fill: { color: isActive ? PAPER : INK, opacity: 1 },
    },
  ]
}
