/** Which rows are ticked, by id, and where a range began. Ids of rows that are no longer in the list do no harm. */
export interface Ticked {
  readonly ids: ReadonlySet<string>
  /** The row from which Shift goes on; null before the first. */
  readonly anchor: string | null
  /** The row up to which the range from there goes. */
  readonly head: string | null
}

export const noneTicked: Ticked = { ids: new Set(), anchor: null, head: null }

/** What may be ticked; a range and "all" leave out the rest. */
export type MayTick = (id: string) => boolean

/** One row on or off; a range goes on from it. */
export function toggled(was: Ticked, id: string): Ticked {
  const ids = new Set(was.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, anchor: id, head: id }
}

/** The rows between two, both counted, in the order in which they stand; none when one of them is not in the list. */
function between(order: readonly string[], one: string | null, other: string | null): readonly string[] {
  const [from, to] = [one, other].map((id) => (id === null ? -1 : order.indexOf(id))).sort((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [] : order.slice(from, to + 1)
}

/** From where the range began up to this row. The range that was is given up first, so that going back makes it shorter. */
export function ranged(was: Ticked, order: readonly string[], to: string, may: MayTick): Ticked {
  const anchor = was.anchor !== null && order.includes(was.anchor) ? was.anchor : to
  const ids = new Set(was.ids)
  for (const id of between(order, anchor, was.head)) ids.delete(id)
  for (const id of between(order, anchor, to)) if (may(id)) ids.add(id)
  return { ids, anchor, head: to }
}

/** All of these on, or off when all that may be are on already; the others stay as they are. */
export function toggledAll(was: Ticked, some: readonly string[], may: MayTick): Ticked {
  const own = some.filter(may)
  const ids = new Set(was.ids)
  const isFull = own.every((id) => ids.has(id))
  for (const id of own) {
    if (isFull) ids.delete(id)
    else ids.add(id)
  }
  return { ...was, ids }
}

/** All that is in the list on. */
export const tickedAll = (was: Ticked, order: readonly string[], may: MayTick): Ticked => ({
  ...was,
  ids: new Set([...was.ids, ...order.filter(may)]),
})

/** These off, such as rows that a step leaves out. */
export function unticked(was: Ticked, some: readonly string[]): Ticked {
  const ids = new Set(was.ids)
  for (const id of some) ids.delete(id)
  return { ...was, ids }
}
