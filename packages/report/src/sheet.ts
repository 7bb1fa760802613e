import type { Gap } from './facts/gaps.ts'
import type { LocationFacts } from './facts/locations.ts'
import type { PhotoFacts } from './facts/photos.ts'
import type { PlanFacts } from './facts/plans.ts'
import type { SourceBody } from './facts/sources.ts'
import { linesIn, type PageRoom, photoWidth } from './room.ts'

/** How the sheet of a source is set. */
export interface SheetPlan {
  /** Photos beside each other: a large pair, or three small ones. */
  readonly across: 2 | 3
  readonly photos: readonly PhotoFacts[]
  /** What does not fit goes on a second sheet, which starts a page. */
  readonly second: boolean
  /** Photos of the second sheet. */
  readonly more: readonly PhotoFacts[]
  readonly locationsOn: 1 | 2
}

/** What a sheet tells of a source. */
export interface SheetParts extends SourceBody {
  readonly gaps: readonly Gap[]
  readonly plans: readonly PlanFacts[]
}

/**
 * Chooses the setting of a sheet before anything is printed, because it decides which photo gets which number. Heights
 * are those of the style sheet; how often a text wraps is estimated from its length, rather too often than too seldom.
 */
export function planSheet(
  source: SheetParts,
  captions: readonly string[],
  room: PageRoom,
): { across: 2 | 3; onFirst: number; second: boolean; onSecond: number; locationsOn: 1 | 2 } {
  const limit = room.height - SPARE
  const top =
    titleHeight(source) +
    arguedHeight(source) +
    plansHeight(source, room) +
    factsHeight(source) +
    judgementHeight(source)
  const locations = locationsHeight(source)
  const results = samplesHeight(source) + measuresHeight(source) + treatmentsHeight(source)
  // Where more photos stand elsewhere, a line says so.
  const photosFrom = (first: number, across: 2 | 3) =>
    photoHeight(captions.slice(first, first + across), across, room) +
    (captions.length > across && first === 0 ? 4.6 : 0)
  for (const across of [2, 3] as const) {
    if (top + photosFrom(0, across) + locations + results <= limit)
      return { across, onFirst: across, second: false, onSecond: 0, locationsOn: 1 }
  }
  const across = top + photosFrom(0, 2) <= limit ? 2 : 3
  const withPhotos = top + photosFrom(0, across)
  // A table that fits nowhere whole starts where it belongs and runs over.
  const locationsOn = withPhotos + locations > limit && SECOND_TITLE + locations + results <= limit ? 2 : 1
  const onSecond = results + (locationsOn === 2 ? locations : 0)
  const second = onSecond > 0
  const hasRoom = SECOND_TITLE + photosFrom(across, 2) + onSecond <= limit
  return { across, onFirst: across, second, onSecond: second && hasRoom ? 2 : 0, locationsOn }
}

/** The sheet of a source with the photos it has room for, and those it has not. */
export function sheetOf(
  source: SheetParts,
  photos: readonly PhotoFacts[],
  room: PageRoom,
): { sheet: SheetPlan; others: readonly PhotoFacts[] } {
  const captions = photos.map(({ label, caption }) => `${label} ${caption}`)
  const { onFirst, onSecond, ...plan } = planSheet(source, captions, room)
  return {
    sheet: { ...plan, photos: photos.slice(0, onFirst), more: photos.slice(onFirst, onFirst + onSecond) },
    others: photos.slice(onFirst + onSecond),
  }
}

const SPARE = 3
const SECOND_TITLE = 11
/** Millimetres of a line and of an average letter: tables, facts, captions, the strip's bold, serif. */
const TABLE = { line: 3.71, letter: 1.36 }
const FACT = { line: 4.06, letter: 1.42 }
const CAPTION = { line: 3.53, letter: 1.27 }
const STRONG = { line: 4.24, letter: 1.62 }
const SERIF = { line: 4.33, letter: 1.55 }

/** Caption, head and margin of a table. */
const TABLE_FRAME = 16.6

const cellLines = (text: string, mm: number) =>
  text.split('\n').reduce((lines, line) => lines + linesIn(line, mm, TABLE.letter), 0)

/** A table with its rows by the cells that may wrap: text and width of the column. */
function tableHeight(rows: readonly (readonly (readonly [text: string, mm: number])[])[]): number {
  if (rows.length === 0) return 0
  const row = (cells: readonly (readonly [string, number])[]) =>
    2.1 + TABLE.line * Math.max(1, ...cells.map(([text, mm]) => cellLines(text, mm - 2)))
  return rows.reduce((total, cells) => total + row(cells), TABLE_FRAME)
}

/** Lines of the strip's fibres, with where they were taken over from. */
function fibreLines({ fibres, takenOver, rejected, pending, basis }: SheetParts): number {
  const wrapped = (texts: readonly string[]) =>
    texts.reduce((lines, text) => lines + linesIn(text, 49, STRONG.letter), 0)
  const named = fibres.flatMap(({ sample }) => (sample === undefined ? [] : [`${sample}:`]))
  if (fibres.length > 0)
    return fibres.length + wrapped(named) + (pending ? 1 : 0) + wrapped([...rejected, ...takenOver])
  const others = wrapped([...rejected, ...takenOver])
  return others > 0 ? others : 1 + wrapped([basis.join(', ')])
}

function titleHeight(parts: SheetParts): number {
  const { row, direct, directAdvice, estimated } = parts
  const title = 15.2 + 6.4 * (linesIn(row.toepassing.value, 118, 2.5) - 1)
  const lines = Math.max(
    fibreLines(parts),
    estimated ? 2.3 : 1.3,
    linesIn(row.structuur?.value ?? '', 34, STRONG.letter),
  )
  const alarm = direct === '' ? 0 : 7.8 + STRONG.line * linesIn(`${direct} ${directAdvice}`, 145, STRONG.letter)
  return title + 11.6 + STRONG.line * lines + alarm
}

function arguedHeight({ gaps }: SheetParts): number {
  const argued = gaps.flatMap(({ argument }) => (argument === null ? [] : [argument.reden]))
  return argued.reduce(
    (total, reason) => total + 4.9 + TABLE.line * (1 + linesIn(reason, 110, TABLE.letter)),
    argued.length > 0 ? 7 : 0,
  )
}

function photoHeight(captions: readonly string[], across: 2 | 3, room: PageRoom): number {
  // Without photos a line says so.
  if (captions.length === 0) return 9
  const width = photoWidth(across, room)
  return (
    width * 0.75 + 5.5 + CAPTION.line * Math.max(...captions.map((text) => linesIn(text, width - 9, CAPTION.letter)))
  )
}

/** The line with the plans it is on; each ends in the number of its page. */
function plansHeight({ plans }: SheetParts, room: PageRoom): number {
  const text = plans.map(({ row }) => `A.10 ${row.naam}, 100`).join('; ')
  return plans.length === 0 ? 0 : 1 + CAPTION.line * linesIn(`Op plattegrond ${text}`, room.width, CAPTION.letter)
}

/** A fact with more letters stands below the others, over the width of the text. */
export const LONG_FACT = 420

function factsHeight({ particulars, removal }: SheetParts): number {
  const isLong = ([, text]: SheetParts['removal'][number]) => text.length > LONG_FACT
  const long = [...particulars, ...removal].filter(isLong)
  const below = long.reduce(
    (total, [, text]) => total + 2.1 + FACT.line * linesIn(text, 133, FACT.letter),
    long.length > 0 ? 4 : 0,
  )
  const column = (facts: SheetParts['removal']) =>
    facts
      .filter((fact) => !isLong(fact))
      .reduce((total, [, text]) => total + 1.7 + FACT.line * linesIn(text, 60.6, FACT.letter), 10.5)
  return below + Math.max(column(particulars), column(removal))
}

function judgementHeight({ judgement }: SheetParts): number {
  return judgement.reduce((total, text) => total + 1.2 + SERIF.line * linesIn(text, 125, SERIF.letter), 4)
}

/** Whether its locations are not all the same, so that the table names the outcome of each. */
export function isMixed(locations: SheetParts['locations']): boolean {
  return locations.some(({ kind, presence }) => kind !== locations[0]?.kind || presence !== locations[0]?.presence)
}

function locationsHeight({ locations, amount }: SheetParts): number {
  const cells = ({ space, row, finding, place, unchecked, damage }: LocationFacts) =>
    [
      [space ?? '', 37],
      [[place, unchecked].filter(Boolean).join('\n'), isMixed(locations) ? 27 : 51],
      [finding?.bereikbaarheid?.value ?? '', 27],
      [damage, 20],
      [finding?.conditie?.value ?? row.nummer, 16],
    ] as const
  const total = amount !== null && locations.length > 1 ? 5.9 : 0
  return tableHeight(locations.map(cells)) + total
}

function samplesHeight({ samples }: SheetParts): number {
  if (samples.length === 0) return 0
  // A certificate's number stays on one line, at the cost of what may wrap.
  const longest = Math.max(0, ...samples.flatMap(({ lines }) => lines.map(({ certificate }) => certificate.length)))
  const left = 1 - Math.max(0, longest * 1.75 - 17) / 93
  const lines = ({ row, spaceNumber, lines: parts }: SheetParts['samples'][number]) =>
    Math.max(
      linesIn(`${spaceNumber}, ${row.plaats ?? ''}`, 36 * left, TABLE.letter),
      linesIn(row.omschrijving, 31 * left, TABLE.letter),
      parts.reduce((total, { fibre }) => total + linesIn(fibre, 26 * left, TABLE.letter), 0),
    )
  return samples.reduce((total, sample) => total + 2.1 + TABLE.line * lines(sample), TABLE_FRAME + 8.7)
}

function measuresHeight({ measures }: SheetParts): number {
  return tableHeight(
    measures.map(({ what, when, locations, row }) => [
      [what, 70],
      [when, 42],
      [locations, 30],
      [row.verantwoordelijke ?? '', 38],
    ]),
  )
}

function treatmentsHeight({ treatments }: SheetParts): number {
  return tableHeight(
    treatments.map(({ row }) => [
      [row.behandeling_status.value, 50],
      [row.uitvoerder ?? '', 40],
      [row.referentie ?? '', 32],
    ]),
  )
}
