import { isRecord } from '@vezel/model/kit/record.ts'
import type { Read } from '../kinds/record.ts'
import { type Column, type Grouping, isTitled, textOf } from '../ui/table-rows.ts'

/** Rows that lie in each other. */
export interface Tree {
  /** The relation to the one that a row lies in. */
  readonly parent: string
  readonly order?: string | undefined
  /** The groups that rows lie in, each a record that this relation names, in the order of their ids; what has none comes last. */
  readonly within?: { readonly by: string; readonly order: readonly string[] } | undefined
}

/** The rows in the order in which groups or a tree show them; as they come where there is neither. */
export function arrange(
  rows: readonly Read[],
  columns: readonly Column<Read>[],
  group: string | null | undefined,
  tree: Tree | undefined,
): readonly Read[] {
  if (tree?.within && tree.within.by === group) return inTree(rows, tree)
  const column = columns.find(({ key }) => key === group)
  if (column) return byColumn(rows, column)
  return tree ? inTree(rows, { ...tree, within: undefined }) : rows
}

function inTree(rows: readonly Read[], tree: Tree): readonly Read[] {
  const { order, within } = tree
  const places = new Map(within?.order.map((group, at) => [group, at]))
  const placeOf = (row: Read) => (within ? (places.get(groupOf(row, within.by)) ?? places.size) : 0)
  // One that was just moved has its number before the server is asked again.
  const numberOf = (row: Read) => (order ? Number(row[order]) : 0)
  return asTree(
    rows.toSorted((a, b) => placeOf(a) - placeOf(b) || numberOf(a) - numberOf(b)),
    tree,
  )
}

/** What a row lies in, among rows: null where that is not there, or in another group; it then stands by itself. */
export function aboveIn(rows: readonly Read[], { parent, within }: Pick<Tree, 'parent' | 'within'>) {
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return (row: Read): string | null => {
    const above = byId.get(parentOf(row, parent) ?? '')
    if (!above || (within && groupOf(above, within.by) !== groupOf(row, within.by))) return null
    return String(above.id)
  }
}

/** Rows with equal values together; empty ones last. */
function byColumn(rows: readonly Read[], column: Column<Read>): readonly Read[] {
  const { compare } = new Intl.Collator('nl', { numeric: true })
  const valued = rows.map((row) => ({ row, value: column.value(row) }))
  const isEmpty = (value: unknown) => value === null || value === ''
  return valued
    .toSorted((a, b) =>
      isEmpty(a.value) || isEmpty(b.value)
        ? Number(isEmpty(a.value)) - Number(isEmpty(b.value))
        : compare(String(a.value), String(b.value)),
    )
    .map(({ row }) => row)
}

const parentOf = (row: Read, tree: string): string | null => {
  const parent = row[tree]
  return isRecord(parent) ? String(parent.id) : null
}

/** Each row below the one that it lies in. */
function asTree(rows: readonly Read[], tree: Tree): readonly Read[] {
  const below = Map.groupBy(rows, aboveIn(rows, tree))
  const placed = new Set<Read>()
  const place = (row: Read) => {
    if (placed.has(row)) return
    placed.add(row)
    below.get(String(row.id))?.forEach(place)
  }
  below.get(null)?.forEach(place)
  // A circle has no beginning: its rows are shown all the same.
  rows.forEach(place)
  return [...placed]
}

/** How deep a row lies in the tree, from 0. */
export function indentOf(rows: readonly Read[], tree: Pick<Tree, 'parent' | 'within'>): (row: Read) => number {
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const aboveOf = aboveIn(rows, tree)
  const depthOf = (row: Read, above: number): number => {
    const parent = byId.get(aboveOf(row) ?? '')
    return parent === undefined || above > rows.length ? above : depthOf(parent, above + 1)
  }
  const depths = new Map(rows.map((row) => [row.id, depthOf(row, 0)]))
  return (row) => depths.get(row.id) ?? 0
}

/** Rows that have the same words in a column, below a row with those words and how many they are. */
export function groupingBy<Row>(
  columns: readonly Column<Row>[],
  group: string | null | undefined,
): Grouping<Row> | undefined {
  const column = columns.find(({ key }) => key === group)
  const first = columns.find(isTitled)
  if (!column || !first) return
  const nameOf = (words: string) => `${column.title}: ${words || '–'}`
  return {
    of: (row) => textOf(column, row),
    name: nameOf,
    cells: (words, members) => ({
      // A group of what says nothing is no heading.
      [first.key]: (
        <span className={words === '' ? 'dim' : undefined}>
          {nameOf(words)} <span className="count-after">{members.length}</span>
        </span>
      ),
    }),
  }
}

/** The id of the record that the relation `by` of a row names; the empty text where it names none. */
export const groupOf = (row: Read, by: string): string => parentOf(row, by) ?? ''

/** The same where each group is the record that the relation `by` of its rows names, which has an address of its own. */
export function groupingByRecord(byWords: Grouping<Read>, by: string, to: (group: string) => string): Grouping<Read> {
  const wordsOf = (rows: readonly Read[]) => (rows[0] ? byWords.of(rows[0]) : '')
  return {
    of: (row) => groupOf(row, by),
    name: (_, rows) => wordsOf(rows),
    cells: (_, rows) => byWords.cells(wordsOf(rows), rows),
    to,
  }
}
