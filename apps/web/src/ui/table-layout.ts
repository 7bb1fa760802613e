import { type Column, isText, isTitled, lookOf, seenOf } from './table-rows.ts'

/** The columns that are shown at a width, with their tracks, and the least width they need. */
export interface TableLayout<Row> {
  columns: readonly Column<Row>[]
  template: string
  minWidth: number
  /** On a phone these stand on a line under the name: statuses that do not fit, and what was left out. */
  under: readonly Column<Row>[]
  /** Columns whose words always fit: their cells need not be clipped, which is a third of what drawing one costs. */
  fitting: ReadonlySet<Column<Row>>
  /** Words are set narrower, since not all of them fit otherwise. */
  isCondensed: boolean
  /** How wide the words of each column are. */
  words: WordWidths
}

/** How wide words are in the font of the page. */
export interface Measure {
  text: (words: string, bold: boolean) => number
  /** How much larger everything is on a touch screen. */
  scale: number
}

const phoneWidth = 600
/** On the smallest phone a row is for reading: what is done with it is done on its card, or with the rows that are chosen. */
const smallestWidth = 350
/** A table as wide as this has room for columns that are otherwise only shown when somebody chooses them. */
const wideFrom = 1100
/** How wide words are that are set narrower, beside what they are otherwise. */
const condensedBy = 0.92
const padding = 17
const nothing: readonly never[] = []

/** How wide the widest words of columns are, by key, in px: what is known of a table before its rows have come. */
export type WordWidths = Readonly<Record<string, number>>

/** What words are taken to be as wide as of rows that nobody has seen yet, in px at a desk. */
const expected = { name: 180, text: 110, status: 96, other: 0 } as const

/** How wide a column is in px, with the room around its words. */
interface Size {
  /** With all its words on one line. */
  readonly natural: number
  /** The same with its words set narrower. */
  readonly condensed: number
  /** What it needs before another column has to go. */
  readonly wanted: number
  /** What it can shrink to. */
  readonly least: number
  /** Its widest words; more than `natural` where they are too long for a column. */
  readonly content: number
}

/**
 * Chooses columns and widths. Numbers and statuses are never cut off. Without a choice of one's own the last columns that
 * do not fit are left out, and on a wide screen those come that are otherwise chosen; with one they stay and the table
 * scrolls sideways. Where words do not fit they are set narrower; then other texts are cut off, and names last.
 */
export function layOut<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  available: number,
  measure: Measure,
  /** Room before the first column: how far its deepest row is indented. */
  indented: number,
  /** How wide words were when there last were rows. */
  before: WordWidths = {},
): TableLayout<Row> {
  const all = chosen ? chosen.flatMap((key) => columns.find((column) => column.key === key) ?? []) : columns
  const wanted = chosen ? all : all.filter((column) => !column.hidden)
  const name = nameColumn(wanted)
  const words = wordsOf(rows, all, measure, { before, name })
  const isChosen = chosen !== null
  const isFree = chosen === null && available > 0
  // For a finger a list: what can be said in words stands below the name, whatever room there is.
  const isList = isFree && measure.scale > 1
  // On a phone a name has the whole line, with its picture before it where rows stand right below each other.
  const isPhone = isList && available < phoneWidth
  const sizes = new Map(
    all.map((column) => [
      column,
      sizeOf(column, measure, { words: words[column.key] ?? 0, isName: column === name, isChosen, isPhone }),
    ]),
  )
  const ends = 24 + indented
  const sum = (list: readonly Column<Row>[], of: keyof Size) =>
    list.reduce((total, column) => total + sizes.get(column)![of], ends)
  const stays = staysIn(wanted, isPhone && indented === 0)
  const isSmallest = isPhone && available < smallestWidth
  const isLeft = (column: Column<Row>) => (isPhone && column.below) || (isSmallest && column.kind === 'action')
  const first = isList ? inList(wanted, stays).filter((column) => !isLeft(column)) : wanted
  let shown = isFree ? thatFit(first, available, (list) => sum(list, 'wanted'), stays) : wanted
  if (isFree && !isList && available >= wideFrom && shown.length === wanted.length)
    shown = withMore(all, wanted, available, (list) => sum(list, 'natural'))
  const isTight = isFree && sum(shown, 'least') > available
  if (isTight) shown = shown.filter((column) => !isStatus(column))
  const least = sum(shown, 'least')
  // Before a narrow table scrolls sideways its names are cut off a little earlier.
  const give =
    isFree && name && available > 0 ? Math.min(Math.max(0, least - available), sizes.get(name)!.least / 3) : 0
  const isCondensed = available > 0 && sum(shown, 'natural') > available
  const contentOf = (column: Column<Row>) =>
    sizes.get(column)!.content * (isCondensed && isText(column) ? condensedBy : 1)
  const widths = widthsOf(shown, sizes, { name, give, isCondensed, room: available - ends })
  return {
    columns: shown,
    template: templateOf(shown, widths, {
      grows: name ?? shown.find(isTitled),
      indented,
    }),
    minWidth: least - give,
    under: isFree ? underOf(wanted, shown, { isTight, isSaid: isList || available < phoneWidth, isPhone }) : nothing,
    fitting: new Set(shown.filter((column) => !column.render && contentOf(column) <= widths.get(column)!)),
    isCondensed,
    words,
  }
}

const isStatus = <Row>({ kind }: Column<Row>) => kind === 'status'

/** The column of names: the first with words of which the definition does not say how wide it is. */
const nameColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find((column) => isText(column) && column.width === undefined)

type Sum<Row> = (columns: readonly Column<Row>[]) => number

type Stays<Row> = (column: Column<Row>, at: number) => boolean

/** Whether a column stays when there is little room. */
function staysIn<Row>(wanted: readonly Column<Row>[], hasPictures: boolean): Stays<Row> {
  const status = wanted.find(isStatus)
  const isNamed = wanted.some((column) => column.narrow)
  return (column, at) =>
    isNamed ? column.narrow === true && (hasPictures || column.kind !== 'image') : at < 2 || column === status
}

/** The columns of a list: those that always stay, and those of which nothing can be said elsewhere. */
const inList = <Row>(wanted: readonly Column<Row>[], stays: Stays<Row>) =>
  wanted.filter((column, at) => stays(column, at) || column.under === undefined)

/** The columns without the last ones that there is no room for; some always stay. */
function thatFit<Row>(
  wanted: readonly Column<Row>[],
  available: number,
  sum: Sum<Row>,
  stays: Stays<Row>,
): readonly Column<Row>[] {
  let shown = wanted
  for (let at = wanted.length - 1; at >= 0 && sum(shown) > available; at--) {
    const column = wanted[at]!
    if (!stays(column, at)) shown = shown.filter((other) => other !== column)
  }
  return shown
}

/** The columns with those for which there is room beside them, in the order of the definition. */
function withMore<Row>(
  all: readonly Column<Row>[],
  wanted: readonly Column<Row>[],
  available: number,
  sum: Sum<Row>,
): readonly Column<Row>[] {
  let shown = wanted
  for (const column of all) {
    if (shown.includes(column)) continue
    const more = all.filter((other) => other === column || shown.includes(other))
    if (sum(more) <= available) shown = more
  }
  return shown
}

/** What stands on a second line under the first text. */
function underOf<Row>(
  wanted: readonly Column<Row>[],
  shown: readonly Column<Row>[],
  { isTight, isSaid, isPhone }: Record<'isTight' | 'isSaid' | 'isPhone', boolean>,
): readonly Column<Row>[] {
  const left = wanted.filter(
    (column) =>
      !shown.includes(column) && (isStatus(column) ? isTight : isSaid && (column.under || (isPhone && column.below))),
  )
  // A status is never cut off, hence first; the second line that the first text has of its own may be, hence last.
  const under = left.toSorted((a, b) => Number(isStatus(b)) - Number(isStatus(a)))
  const first = shown.find(isText)
  if (under.length > 0 && first?.under) under.push(first)
  return under
}

interface Dividing<Row> {
  readonly name: Column<Row> | undefined
  readonly give: number
  readonly isCondensed: boolean
  /** For all columns together, in px. */
  readonly room: number
}

/** How wide each column is: what is left goes to the texts by their size; what lacks is taken of them, of names last. */
function widthsOf<Row>(
  shown: readonly Column<Row>[],
  sizes: ReadonlyMap<Column<Row>, Size>,
  { name, give, isCondensed, room }: Dividing<Row>,
): ReadonlyMap<Column<Row>, number> {
  const full = (column: Column<Row>) => sizes.get(column)![isCondensed ? 'condensed' : 'natural']
  const total = (list: readonly Column<Row>[], of: (column: Column<Row>) => number) =>
    list.reduce((sum, column) => sum + of(column), 0)
  const texts = shown.filter((column) => isText(column) && column.width === undefined)
  const others = texts.filter((column) => column !== name)
  const left = room - total(shown, full)
  const yields = (column: Column<Row>) => full(column) - sizes.get(column)!.least
  const taken = Math.min(Math.max(0, -left), total(others, yields))
  const share = (column: Column<Row>, of: (column: Column<Row>) => number, list: readonly Column<Row>[]) =>
    of(column) / (total(list, of) || 1)
  return new Map(
    shown.map((column): [Column<Row>, number] => {
      if (!texts.includes(column)) return [column, full(column)]
      if (left >= 0) return [column, Math.floor(full(column) + left * share(column, full, texts))]
      if (column !== name) return [column, Math.floor(full(column) - taken * share(column, yields, others))]
      return [column, Math.max(sizes.get(column)!.least - give, Math.floor(full(column) + left + taken))]
    }),
  )
}

/** The tracks of a line, so that it ends where the table does. */
function templateOf<Row>(
  shown: readonly Column<Row>[],
  widths: ReadonlyMap<Column<Row>, number>,
  { grows, indented }: { grows: Column<Row> | undefined; indented: number },
): string {
  const tracks = shown.map((column, index) => {
    const end = (index === 0 ? 16 + indented : 0) + (index === shown.length - 1 ? 8 : 0)
    const width = `${widths.get(column)! + end}px`
    return column === grows ? `minmax(${width}, 1fr)` : width
  })
  return tracks.join(' ')
}

/** How wide a column is, and can be. */
function sizeOf<Row>(
  column: Column<Row>,
  measure: Measure,
  { words, isName, isChosen, isPhone }: Record<'isName' | 'isChosen' | 'isPhone', boolean> & { words: number },
): Size {
  const { scale } = measure
  const arrow = column.sortable === false ? 0 : 10
  // On a phone the word above numbers is cut, not the names beside them.
  const isWord = isTitled(column) && !(isPhone && column.kind === 'code')
  const title = isWord ? measure.text(column.title, true) * 0.95 + padding + arrow : 0
  const content = words + padding
  if (column.width !== undefined) {
    const width = Math.ceil(column.width)
    return { natural: width, condensed: width, wanted: width, least: width, content }
  }
  if (!isText(column)) {
    const { isDay, width: fixed } = lookOf(column)
    const width = Math.ceil(
      fixed === undefined
        ? Math.min(Math.max(content, title, 40), 480)
        : Math.max(fixed * scale, title, isDay ? content : 0),
    )
    return { natural: width, condensed: width, wanted: width, least: width, content }
  }
  const most = (isName ? 480 : 280) * scale
  const natural = Math.ceil(Math.min(Math.max(content, title, 40), most))
  const condensed = Math.ceil(Math.min(Math.max(words * condensedBy + padding, title, 40), most))
  // A table that scrolls sideways anyway need not cut its names.
  const least = Math.min(condensed, (isName && isChosen ? 300 : Math.min(160, column.wanted ?? 160)) * scale)
  const wanted = Math.min(condensed, (column.wanted ?? (isName ? 300 : 160)) * scale)
  return { natural, condensed, wanted, least, content }
}

/** How wide the words of each column are; of rows that are still to come as they were before, or may be. */
function wordsOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  measure: Measure,
  { before, name }: { before: WordWidths; name: Column<Row> | undefined },
): WordWidths {
  const widest = (column: Column<Row>) =>
    rows.length > 0 ? widestOf(rows, column, measure) : (before[column.key] ?? expectedOf(column, name, measure))
  return Object.fromEntries(columns.map((column) => [column.key, Math.ceil(widest(column))]))
}

function expectedOf<Row>(column: Column<Row>, name: Column<Row> | undefined, { scale }: Measure): number {
  const kind = column === name ? 'name' : isText(column) ? 'text' : isStatus(column) ? 'status' : 'other'
  return (expected[kind] + (kind === 'status' ? 22 : 0)) * scale
}

/** How wide the widest words of a column are, with the sign before them. Measuring is slow and counting is not: of all rows only the longest words are measured. */
function widestOf<Row>(rows: readonly Row[], column: Column<Row>, measure: Measure): number {
  const longest: string[] = []
  for (const row of rows) {
    const words = seenOf(column, row)
    if (longest.length < 4) longest.push(words)
    else if (words.length > longest[0]!.length) longest[0] = words
    else continue
    longest.sort((a, b) => a.length - b.length)
  }
  const { bold = false, sign } = lookOf(column)
  const hasSign = sign === 'always' || (sign === 'drawn' && column.render !== undefined)
  return (
    Math.max(0, ...longest.flatMap((words) => words.split('\n').map((line) => measure.text(line, bold)))) +
    (hasSign ? 22 * measure.scale : 0)
  )
}
