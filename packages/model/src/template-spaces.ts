/** Of one space of a template an asset gets this many at most. */
export const mostCopies = 500

/** By the kind of asset that a template is for: the spaces that it becomes, and the lists from which its floors and names are. */
export const templateKinds = {
  VastgoedAsset: { asset: 'building', space: 'space', floor: 'verdieping_naam', name: 'ruimte_naam' },
  Vessel: { asset: 'vessel', space: 'vesselSpace', floor: 'deck_name', name: 'location_name' },
} as const
export type TemplateKind = keyof typeof templateKinds

/** A space of a template, as it is read to make spaces of it. Empty texts stand for nothing. */
export interface TemplateSpace {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  /** The item of the list of floors or decks; null: the floor of what it is part of. */
  readonly floor: string | null
  /** The item of the list of names. */
  readonly item: string | null
  readonly copies: number
}

/** A space that an asset gets of a template. */
export interface PlannedSpace {
  /** The space of the template that it is a copy of. */
  readonly of: string
  readonly name: string
  readonly floor: string | null
  readonly item: string | null
  /** The place in the list of what it is part of, which always stands before it; null: of nothing in the template. */
  readonly parent: number | null
  readonly depth: number
}

/**
 * The spaces that an asset gets of a template: each with those that are part of it right below, several of one numbered, and
 * with each of them its own copy of what is part of it. Spaces are in their order. Stops after `most`, so that a template in
 * which a hundred hold a hundred costs no more than is made; what a ring of spaces holds is left out.
 */
export function spacesOfTemplate(spaces: readonly TemplateSpace[], most: number): PlannedSpace[] {
  const known = new Set(spaces.map(({ id }) => id))
  const below = Map.groupBy(spaces, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const planned: PlannedSpace[] = []
  const put = (above: string | null, parent: number | null, depth: number) => {
    for (const space of below.get(above) ?? []) {
      for (const name of numbered(space)) {
        if (planned.length >= most) return
        const at = planned.length
        const floor = space.floor ?? (parent === null ? null : (planned[parent]?.floor ?? null))
        planned.push({ of: space.id, name, floor, item: space.item, parent, depth })
        put(space.id, at, depth + 1)
      }
    }
  }
  put(null, null, 0)
  return planned
}

/** The names of its copies: a number that stands there already is counted on from. */
function numbered({ name, copies }: TemplateSpace): string[] {
  if (copies <= 1) return [name]
  const [, words = name, first = '1'] = /^(.*?)\s*(\d{1,6})$/.exec(name) ?? []
  return Array.from({ length: copies }, (_, i) =>
    [words, String(Number(first) + i).padStart(first.length, '0')].filter(Boolean).join(' '),
  )
}
