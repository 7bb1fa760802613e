/** What a survey says an asset is suitable for. Spaces are ids; null is the whole survey. */
export interface SaidSuitable {
  readonly id: string
  readonly geschikt: boolean
  readonly klasse: string
  readonly space: string | null
}
/** What a sample tells of the place where it was taken. */
export interface SampleOutcome {
  readonly nummer: string
  readonly space: string | null
  /** Id of the finding; null for what was taken of a space. */
  readonly finding: string | null
  /** `rejected` when all its analyses were: it was taken and tells nothing. */
  readonly result: 'known' | 'awaited' | 'rejected'
}
/** What the server knows that speaks against it. */
export interface AgainstSuitability {
  readonly exclusions: readonly { readonly nummer: string; readonly space: string | null }[]
  readonly samples: readonly SampleOutcome[]
  readonly isCarriedOut: boolean
  /** Suspected places, and spaces that were seen in part. */
  readonly suspicions: readonly { readonly nummer: string; readonly space: string | null }[]
  /** Hidden asbestos is suspected somewhere in the asset. */
  readonly isHiddenSuspected: boolean
}
export interface SuitabilityContradiction {
  readonly suitability: string
  readonly reason:
    | 'exclusions'
    | 'samplesWithoutResult'
    | 'notCarriedOut'
    | 'suspicions'
    | 'hiddenSuspected'
    | 'alsoUnsuitable'
  /** Numbers of what speaks against it; empty where it concerns the survey as a whole. */
  readonly numbers: readonly string[]
}

/** Whether it says "suitable", for whatever. */
export function isSuitable({ geschikt, klasse }: Pick<SaidSuitable, 'geschikt' | 'klasse'>): boolean {
  return geschikt && klasse !== 'niet_geschikt_risicobeoordeling_nodig'
}

/**
 * Regulation §1.2: what says "suitable" while a part was left out, a sample awaits its result or nobody has been there,
 * says too much. Demolition or full renovation asks more: nothing may be suspected, seen in part only or thought hidden.
 * "Not suitable" of the same part excludes the others. What is said of one space is contradicted by what lies in it, or
 * nowhere in particular.
 */
export function suitabilityContradictions(
  said: readonly SaidSuitable[],
  against: AgainstSuitability,
): SuitabilityContradiction[] {
  const negative = said.filter((one) => !isSuitable(one))
  return said.filter(isSuitable).flatMap(({ id, klasse, space }) => {
    const inside = (all: AgainstSuitability['exclusions']) =>
      all.filter((one) => space === null || one.space === null || one.space === space).map(({ nummer }) => nummer)
    const reasons: Omit<SuitabilityContradiction, 'suitability'>[] = [
      { reason: 'exclusions', numbers: inside(against.exclusions) },
      { reason: 'samplesWithoutResult', numbers: inside(withoutResult(against.samples)) },
    ]
    const isWhole = klasse === 'volledige_renovatie_of_sloop'
    if (isWhole) reasons.push({ reason: 'suspicions', numbers: inside(against.suspicions) })
    const found = reasons.filter(({ numbers }) => numbers.length > 0)
    if (!against.isCarriedOut) found.push({ reason: 'notCarriedOut', numbers: [] })
    if (isWhole && against.isHiddenSuspected) found.push({ reason: 'hiddenSuspected', numbers: [] })
    if (negative.some((one) => one.space === space && one.klasse === 'niet_geschikt_risicobeoordeling_nodig'))
      found.push({ reason: 'alsoUnsuitable', numbers: [] })
    return found.map((reason) => ({ suitability: id, ...reason }))
  })
}

/** What still has to be known: a rejected sample too, unless another one of the same finding tells what it should have told. */
function withoutResult(samples: readonly SampleOutcome[]): SampleOutcome[] {
  const known = new Set(samples.filter(({ result }) => result === 'known').map(({ finding }) => finding))
  return samples.filter(
    ({ result, finding }) =>
      result === 'awaited' || (result === 'rejected' && (finding === null || !known.has(finding))),
  )
}
