import type { DrawnObject } from '@vezel/plan/drawing.ts'
import { LABEL_SIZE } from '@vezel/plan/labels.ts'
import { type LegendEntry, labelSample, legendOf } from '@vezel/plan/legend.ts'
import { BAR_MM, barMetres, type OnPaper, onPaper } from '@vezel/plan/paper.ts'
import type { LinkedLook, Scene } from '@vezel/plan/scene.ts'
import { planSvg } from '@vezel/plan/svg.ts'
import type { PlanFacts } from '../facts/plans.ts'
import type { PageRoom } from '../room.ts'
import { withoutTongues } from '../texts/tongues.ts'
import type { Words } from '../texts/words.ts'
import { usePages } from './context.ts'
import { SIGN_COLORS } from './signs.tsx'

/** Height of the letters on a plan, in millimetres: 6.5 points, whatever part of it is shown. */
const LETTER_MM = 2.3

/** A plan as it is drawn on paper in a room of so many millimetres. */
export interface PrintedPlan {
  readonly plan: PlanFacts
  readonly paper: OnPaper
  readonly scene: Scene & { readonly part: NonNullable<Scene['part']> }
}

/** Scales a plan to its place on the page. */
export function printedPlan(plan: PlanFacts, room: PageRoom): PrintedPlan {
  const { minX, minY, maxX, maxY } = plan.scene.part
  const paper = onPaper({ width: maxX - minX, height: maxY - minY }, plan.row.plattegrond.schaal, room)
  const hasBackground = plan.row.plattegrond.beeld !== null
  const linkedOf = (object: DrawnObject): LinkedLook | null => {
    const record = plan.recordOf(object)
    if (record === null) return null
    const { number, space, kinds } = record
    const [kind] = kinds
    // The background names the rooms; a blank sheet does not.
    const name = hasBackground || space === null ? null : withoutTongues(space.nummer || space.volledige_naam)
    return { label: number || name, color: kind ? SIGN_COLORS[kind] : null, kinds: number === '' ? [] : kinds }
  }
  return { plan, paper, scene: { ...plan.scene, unit: LETTER_MM / LABEL_SIZE / paper.unitMm, linkedOf } }
}

/** The plan: its background below, all that is drawn as lines over it, and in words for who cannot see it. */
export function Drawing({ printed, title }: { printed: PrintedPlan; title: string }) {
  const { words, photoSrc } = usePages()
  const { plan, paper, scene } = printed
  const { row, isCropped, rooms } = plan
  const { beeld, achtergrond_opaciteit: opacity } = row.plattegrond
  const { minX, minY, maxX, maxY } = scene.part
  const href = beeld && photoSrc(beeld.file_key, scene.width * paper.unitMm)
  const said = rooms.map(({ name, numbers }) => `${name}: ${numbers.join(', ')}`).join('; ')
  const svg = planSvg(scene, {
    title: withoutTongues(title),
    description: withoutTongues(rooms.length > 0 ? words.t('planShows', { rooms: said }) : words.t('planShowsNothing')),
    crop: [minX, minY, maxX - minX, maxY - minY],
    background: href ? { href, opacity: opacity ?? 1 } : null,
    prefix: `plan-${row.id}`,
  })
  return (
    <div
      className={isCropped ? 'drawing cropped' : 'drawing'}
      style={{ width: `${paper.width}mm`, height: `${paper.height}mm` }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/plan, of shapes, numbers and escaped text
      dangerouslySetInnerHTML={{ __html: withoutTongues(svg) }}
    />
  )
}

/** A line of the legend: a picture of what it is, and what that means. */
export interface LegendLine {
  readonly key: string
  readonly svg: string
  readonly text: string
}

/** Millimetres of a picture in the legend. */
const SWATCH = { width: 11, height: 5 }

/** What of this plan needs saying: the statuses of its numbers, then what is drawn, by its type and pattern. */
export function legendLines({ plan, paper, scene }: PrintedPlan, words: Words): LegendLine[] {
  const swatch = { width: SWATCH.width / paper.unitMm, height: SWATCH.height / paper.unitMm }
  const prefix = `legend-${plan.row.id}`
  const statuses = new Map<string, LinkedLook>()
  for (const object of scene.objects) {
    const look = scene.linkedOf(object)
    const kinds = look?.kinds ?? []
    if (look && kinds.length > 0) statuses.set(kinds.join(' '), statuses.get(kinds.join(' ')) ?? look)
  }
  const flags = [...statuses].map(([key, look], index) => ({
    key,
    svg: labelSample(look, scene, swatch, `${prefix}-flag-${index}`),
    text: (look.kinds ?? []).map((kind) => words.t(kind)).join(', '),
  }))
  const entries = legendOf(scene, swatch, prefix)
  const typeCount = Map.groupBy(entries, ({ object }) => object.svg_element_type)
  const wordOf = ({ object }: LegendEntry) => {
    const type = words.item(plan.typeItem(object))
    const isOne = typeCount.get(object.svg_element_type)?.length === 1
    const pattern = isOne ? '' : words.item(plan.patternItem(object))
    return pattern === '' ? type : `${type}, ${pattern.toLocaleLowerCase()}`
  }
  return [...flags, ...entries.map((entry, index) => ({ key: `e${index}`, svg: entry.svg, text: wordOf(entry) }))]
}

/** The lines of a legend beside and below each other. */
export function Legend({ lines, across }: { lines: readonly LegendLine[]; across: number }) {
  if (lines.length === 0) return null
  return (
    <div className="plan-legend" style={{ gridTemplateColumns: `repeat(${across},minmax(0,1fr))` }}>
      {lines.map(({ key, svg, text }) => (
        <div key={key} className="entry">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/plan, of shapes, numbers and escaped text */}
          <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}

/** Parts of the bar that are black and white in turn, in fifths of it: as on a scale rule. */
const PARTS = [0, 1, 2, 5]

/** A bar of a known length where the plan has a scale, to be checked with a ruler; else the words that there is none. */
export function ScaleBar({ paper: { times }, format }: { paper: OnPaper; format: string }) {
  const { words } = usePages()
  if (times === null) return <p className="scale-line unscaled">{words.t('planUnscaled')}</p>
  const metres = (fifths: number) => words.number((barMetres(times) * fifths) / 5)
  const at = (fifths: number) => 1 + (BAR_MM * fifths) / 5
  return (
    <div className="scale-line">
      <svg viewBox="0 0 58 8" aria-hidden="true" focusable="false">
        {PARTS.slice(1).map((to, index) => {
          const from = PARTS[index] ?? 0
          return (
            <path
              key={to}
              d={`M${at(from)} .6H${at(to)}V3H${at(from)}Z`}
              fill={index === 1 ? '#fff' : '#141414'}
              stroke="#141414"
              strokeWidth=".25"
            />
          )
        })}
        {PARTS.map((fifths) => (
          <text key={fifths} x={at(fifths)} y="6.8" fontSize="2.8" textAnchor="middle" fill="#141414">
            {fifths === 5 ? `${metres(fifths)} m` : metres(fifths)}
          </text>
        ))}
      </svg>
      <p>{words.t('planScale', { times: words.number(times), paper: format, mm: BAR_MM })}</p>
    </div>
  )
}
