import { type Column, isText, isTitled, lookOf, textOf } from './table-rows.ts'

/** The columns that are shown at a width, with their tracks, and the least width they need. */
export interface TableLayout<Row> {
  columns: readonly Column<Row>[]
  template: string
  minWidth: number
  /** On a phone these stand on a line under the first text: a status that does not fit, and what was left out. */
  under: readonly Column<Row>[]
  /** Columns whose words always fit: their cells need not be clipped, which is a third of what drawing one costs. */
  fitting: ReadonlySet<Column<Row>>
  /** There is a photo in it. */
  hasImages: boolean
}

const phoneWidth = 600
const nothing: readonly never[] = []

/**
 * Chooses columns and widths. A column is as wide as its content, so that numbers and statuses are never cut off;
 * text may shrink to 160 and the first text takes the slack. Without a choice of one's own the last columns that do
 * not fit are left out; with one they stay and the table scrolls sideways.
 */
export function layOut<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  available: number,
  measure: Measure,
  /** Room before the first column: how far its deepest row is indented. */
  indented: number,
): TableLayout<Row> {
  const wanted = chosen
    ? chosen.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    : columns.filter((column) => !column.hidden)
  const widths = new Map(wanted.map((column) => [column, widthOf(rows, column, measure)]))
  const { scale } = measure
  const least = (column: Column<Row>) => {
    const { width } = widths.get(column)!
    return isText(column) && column.width === undefined ? Math.min(width, 160 * scale) : width
  }
  const ends = 24 + indented
  const sum = (list: readonly Column<Row>[]) => list.reduce((total, column) => total + least(column), ends)
  let shown = wanted
  if (chosen === null && available > 0) {
    const stays = wanted.some((column) => column.narrow)
      ? wanted.filter((column) => column.narrow)
      : wanted.filter((column, index) => index < 2 || column === wanted.find((other) => other.kind === 'status'))
    for (let at = wanted.length - 1; at > 0 && sum(shown) > available; at--) {
      const column = wanted[at]!
      if (!stays.includes(column)) shown = shown.filter((other) => other !== column)
    }
  }
  const status = shown.find((column) => column.kind === 'status')
  const isNarrow = chosen === null && available > 0 && shown.some(isText)
  if (isNarrow && sum(shown) > available) shown = shown.filter((column) => column !== status)
  const first = shown.find(isText)
  const left = isNarrow
    ? wanted.filter(
        (column) =>
          !shown.includes(column) && (column === status || (column.under !== undefined && available < phoneWidth)),
      )
    : nothing
  // A status is never cut off, hence first; the second line that the first text has of its own may be, hence last.
  const under = left.toSorted((a, b) => Number(b === status) - Number(a === status))
  if (under.length > 0 && first?.under) under.push(first)
  const slack = shown.find((column) => isText(column) && column.width === undefined)
  // Before a narrow table scrolls sideways its names are cut off a little earlier.
  const give = isNarrow && slack ? Math.min(Math.max(0, sum(shown) - available), least(slack) / 3) : 0
  const tracks = shown.map((column, index) => {
    const end = index === 0 ? 16 + indented : index === shown.length - 1 ? 8 : 0
    if (column === slack) return `minmax(${least(column) - give + end}px, 1fr)`
    return isText(column)
      ? `minmax(${least(column) + end}px, ${widths.get(column)!.width + end}px)`
      : `${widths.get(column)!.width + end}px`
  })
  const fitting = shown.filter(
    (column) => !column.render && widths.get(column)!.content <= least(column) - (column === slack ? give : 0),
  )
  return {
    columns: shown,
    template: `${tracks.join(' ')}${slack ? '' : ' 1fr'}`,
    minWidth: sum(shown) - give,
    under,
    fitting: new Set(fitting),
    hasImages: shown.some((column) => column.kind === 'image' && rows.some((row) => column.value(row) !== null)),
  }
}

/** How wide words are in the font of the page. */
export interface Measure {
  text: (words: string, bold: boolean) => number
  /** How much larger everything is on a touch screen. */
  scale: number
}

const padding = 17

/** How wide a column is, and how wide its widest words are, both with the room around them. */
function widthOf<Row>(rows: readonly Row[], column: Column<Row>, measure: Measure): { width: number; content: number } {
  const arrow = column.sortable === false ? 0 : 10
  const title = isTitled(column) ? measure.text(column.title, true) * 0.95 + padding + arrow : 0
  // Measuring is slow and counting is not: of all rows only the longest words are measured.
  const longest: string[] = []
  for (const row of rows) {
    const words = textOf(column, row)
    if (longest.length < 4) longest.push(words)
    else if (words.length > longest[0]!.length) longest[0] = words
    else continue
    longest.sort((a, b) => a.length - b.length)
  }
  const { bold = false, sign, isDay, width: fixed } = lookOf(column)
  const hasSign = sign === 'always' || (sign === 'drawn' && column.render !== undefined)
  const content =
    Math.max(0, ...longest.flatMap((words) => words.split('\n').map((line) => measure.text(line, bold)))) +
    (hasSign ? 22 * measure.scale : 0) +
    padding
  const width =
    column.width ??
    (fixed === undefined
      ? Math.min(Math.max(content, title, 40), isText(column) ? 280 * measure.scale : 480)
      : Math.max(fixed * measure.scale, title, isDay ? content : 0))
  return { width: Math.ceil(width), content }
}
