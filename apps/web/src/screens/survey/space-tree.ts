/** What is needed of a space to put it in its place. */
export interface SpacePlace {
  readonly id: string
  readonly volgorde: number
  readonly floor: string | null
  readonly parent: string | null
  readonly name: string
}

export interface PlacedSpace<Row> {
  readonly row: Row
  /** How deep it lies in other spaces, from 0. */
  readonly depth: number
}

/**
 * Spaces floor by floor, each with the ones inside it right below. What lies in a space of another floor, or in one that
 * is not there, stands by itself. `floors` are ids in the order they are shown; spaces without a floor come last.
 */
export function placeSpaces<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => SpacePlace,
  floors: readonly string[],
): PlacedSpace<Row>[] {
  const places = new Map(rows.map((row) => [placeOf(row).id, { row, place: placeOf(row) }]))
  const floorAt = (floor: string | null) =>
    floor === null || !floors.includes(floor) ? floors.length : floors.indexOf(floor)
  const inside = new Map<string | null, { row: Row; place: SpacePlace }[]>()
  for (const one of places.values()) {
    const parent = one.place.parent === null ? undefined : places.get(one.place.parent)
    const above = parent && parent.place.floor === one.place.floor ? parent.place.id : null
    inside.set(above, [...(inside.get(above) ?? []), one])
  }
  const placed: PlacedSpace<Row>[] = []
  const put = (above: string | null, depth: number) => {
    const list = [...(inside.get(above) ?? [])].sort(
      (a, b) =>
        floorAt(a.place.floor) - floorAt(b.place.floor) ||
        a.place.volgorde - b.place.volgorde ||
        a.place.name.localeCompare(b.place.name, 'nl', { numeric: true }),
    )
    for (const { row, place } of list) {
      placed.push({ row, depth })
      put(place.id, depth + 1)
    }
  }
  put(null, 0)
  return placed
}
