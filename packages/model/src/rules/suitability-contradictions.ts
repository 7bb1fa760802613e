/** What a survey says an asset is suitable for. Spaces are ids; null is the whole survey. */
export interface SaidSuitable {
  readonly id: string
  readonly geschikt: boolean
  readonly klasse: string
  readonly space: string | null
}
/** What the server knows that speaks against it. */
export interface AgainstSuitability {
  readonly exclusions: readonly { readonly nummer: string; readonly space: string | null }[]
  readonly pendingSamples: readonly { readonly nummer: string; readonly space: string | null }[]
  readonly isCarriedOut: boolean
}
export interface SuitabilityContradiction {
  readonly suitability: string
  readonly reason: 'exclusions' | 'pendingSamples' | 'notCarriedOut'
  /** Numbers of what speaks against it; empty for a survey that was not carried out. */
  readonly numbers: readonly string[]
}

/**
 * Regulation §1.2: what says "suitable" while a part was left out, a sample awaits its result or nobody has been there,
 * says too much. What is said of one space is contradicted by what lies in it, or nowhere in particular.
 */
export function suitabilityContradictions(
  said: readonly SaidSuitable[],
  against: AgainstSuitability,
): SuitabilityContradiction[] {
  return said
    .filter(({ geschikt, klasse }) => geschikt && klasse !== 'niet_geschikt_risicobeoordeling_nodig')
    .flatMap(({ id, space }) => {
      const inside = (all: AgainstSuitability['exclusions']) =>
        all.filter((one) => space === null || one.space === null || one.space === space).map(({ nummer }) => nummer)
      const reasons: Omit<SuitabilityContradiction, 'suitability'>[] = [
        { reason: 'exclusions', numbers: inside(against.exclusions) },
        { reason: 'pendingSamples', numbers: inside(against.pendingSamples) },
      ]
      const found = reasons.filter(({ numbers }) => numbers.length > 0)
      if (!against.isCarriedOut) found.push({ reason: 'notCarriedOut', numbers: [] })
      return found.map((reason) => ({ suitability: id, ...reason }))
    })
}
