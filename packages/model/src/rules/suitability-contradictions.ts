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
    | 'wholeUnsuitable'
    | 'partUnsuitable'
  /** Numbers of what speaks against it; empty where it concerns the survey as a whole. */
  readonly numbers: readonly string[]
}

/** Says "not suitable" whatever else it says, and excludes the three below of the same part, of the whole those of every part. */
export const unsuitable = 'niet_geschikt_risicobeoordeling_nodig'
/** Nothing may be suspected, left out or seen in part only. */
export const wholeSuitable = 'volledige_renovatie_of_sloop'
const removals: readonly string[] = ['alleen_genoemd_materiaal', 'renovatie_zonder_aantasting', wholeSuitable]

/** Whether it says "suitable", for whatever. */
export function isSuitable({ geschikt, klasse }: Pick<SaidSuitable, 'geschikt' | 'klasse'>): boolean {
  return geschikt && klasse !== unsuitable
}

/** Whether one cannot be so beside the other: "not suitable", and removal of the same part or of a part of what that is said of. */
export const excludes = (one: Omit<SaidSuitable, 'id'>, other: typeof one): boolean =>
  [
    [one, other],
    [other, one],
  ].some(
    ([not, said]) =>
      not?.klasse === unsuitable &&
      said &&
      isSuitable(said) &&
      removals.includes(said.klasse) &&
      (not.space === null || not.space === said.space),
  )

/**
 * Regulation §1.2: what says "suitable" while a part was left out, a sample awaits its result or nobody has been there,
 * says too much. Demolition or full renovation asks more: nothing may be suspected, seen in part only or thought hidden.
 * "Not suitable" of the same part or of the whole excludes removal, and of a part speaks against the whole. What is said of one space is
 * contradicted by what lies in it, or nowhere in particular.
 */
export function suitabilityContradictions(
  said: readonly SaidSuitable[],
  against: AgainstSuitability,
): SuitabilityContradiction[] {
  const unsuitableParts = said.filter((one) => one.klasse === unsuitable && one.space !== null)
  return said.filter(isSuitable).flatMap((one) => {
    const { id, klasse, space } = one
    const inside = (all: AgainstSuitability['exclusions']) =>
      all.filter((at) => space === null || at.space === null || at.space === space).map(({ nummer }) => nummer)
    const reasons: Omit<SuitabilityContradiction, 'suitability'>[] = [
      { reason: 'exclusions', numbers: inside(against.exclusions) },
      { reason: 'samplesWithoutResult', numbers: inside(withoutResult(against.samples)) },
    ]
    const isWhole = klasse === wholeSuitable
    if (isWhole) reasons.push({ reason: 'suspicions', numbers: inside(against.suspicions) })
    const found = reasons.filter(({ numbers }) => numbers.length > 0)
    if (!against.isCarriedOut) found.push({ reason: 'notCarriedOut', numbers: [] })
    if (isWhole && against.isHiddenSuspected) found.push({ reason: 'hiddenSuspected', numbers: [] })
    if (isWhole && space === null && unsuitableParts.length > 0) found.push({ reason: 'partUnsuitable', numbers: [] })
    const excluding = said.filter((other) => excludes(one, other))
    if (excluding.some((other) => other.space === space)) found.push({ reason: 'alsoUnsuitable', numbers: [] })
    else if (excluding.length > 0) found.push({ reason: 'wholeUnsuitable', numbers: [] })
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
