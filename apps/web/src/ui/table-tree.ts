/** A line of a tree: a row by its id, or null for the head of a group. */
export interface TreeLine {
  readonly id: string | null
  readonly depth: number
  readonly group: string
}

/** Where a row goes: into which row (null: into none), after which of those in there (null: as the first), and in which group. */
export interface TreePlace {
  readonly parent: string | null
  readonly after: string | null
  readonly group: string
}

/** The same with where that is on the page: before which line, and how deep. */
export interface TreeDrop extends TreePlace {
  readonly gap: number
  readonly depth: number
}

/** The line behind all that lies in the row at a line. */
export function endOf(lines: readonly TreeLine[], at: number): number {
  const depth = lines[at]?.depth ?? 0
  let end = at + 1
  for (let next = lines[end]; next && next.id !== null && next.depth > depth; next = lines[end]) end += 1
  return end
}

/**
 * Where the row at line `moved` goes when it is put before line `gap`, about as deep as somebody wishes: at most in the
 * row above, at least as deep as what follows. `'itself'` in what lies in the row itself; null where there is no place.
 */
export function dropAt(
  lines: readonly TreeLine[],
  moved: number,
  gap: number,
  wish: number,
): TreeDrop | 'itself' | null {
  const end = endOf(lines, moved)
  if (gap > moved && gap < end) return 'itself'
  // What moves along is not there for what it is put between.
  const isAlong = (at: number) => at >= moved && at < end
  const before = lines.slice(0, gap).filter((_, at) => !isAlong(at))
  const last = before.at(-1)
  const next = lines[gap >= moved && gap < end ? end : gap]
  if (!last && lines[0]?.id === null) return null
  const least = next && next.id !== null ? next.depth : 0
  const most = !last || last.id === null ? 0 : last.depth + 1
  const depth = Math.min(most, Math.max(least, wish))
  const within = before.slice(before.findLastIndex(({ id }) => id === null) + 1)
  const above = within.findLastIndex((line) => line.depth < depth)
  const after = within.findLast((line, at) => at > above && line.depth === depth)
  return {
    gap,
    depth,
    parent: within[above]?.id ?? null,
    after: after?.id ?? null,
    group: last?.group ?? lines[moved]?.group ?? '',
  }
}

export type TreeKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/**
 * Where a key brings a row: up and down among those it lies with, and at their end out of what it lies in or into the next
 * group; right into the one above it, left out of the one it lies in. Null where that is nowhere.
 */
export function stepOf(lines: readonly TreeLine[], moved: number, key: TreeKey): TreeDrop | null {
  const line = lines[moved]
  if (!line || line.id === null) return null
  const end = endOf(lines, moved)
  const at = (gap: number, depth: number) => {
    const drop = dropAt(lines, moved, gap, depth)
    return drop === 'itself' ? null : drop
  }
  if (key === 'ArrowRight') {
    const drop = at(moved, line.depth + 1)
    return drop && drop.depth > line.depth ? drop : null
  }
  const parent = lines.findLastIndex((other, i) => i < moved && (other.id === null || other.depth < line.depth))
  if (key === 'ArrowLeft')
    return parent < 0 || lines[parent]?.id == null ? null : at(endOf(lines, parent), line.depth - 1)
  if (key === 'ArrowUp') {
    const above = lines.findLastIndex((other, i) => i < moved && (other.id === null || other.depth <= line.depth))
    return above < 0 ? null : at(above, lines[above]?.id === null ? 0 : (lines[above]?.depth ?? 0))
  }
  const below = lines[end]
  if (!below) return null
  if (below.id === null) return at(end + 1, 0)
  return below.depth < line.depth ? at(end, below.depth) : at(endOf(lines, end), line.depth)
}
