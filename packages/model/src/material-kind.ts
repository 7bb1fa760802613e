import type { SpaceOutcome } from './entities/asset/sub-asset.ts'

/** What is known about a material, heaviest first: the place of a material status in its order of priority. */
export const statusKinds = ['found', 'suspected', 'unexamined', 'below', 'clean'] as const
export type StatusKind = (typeof statusKinds)[number]

/** The kind of a material status; nothing known is not examined. */
export function statusKindOf(status: { readonly prioriteit: number } | null): StatusKind {
  return (status && statusKinds[Math.min(Math.max(status.prioriteit, 1), statusKinds.length) - 1]) ?? 'unexamined'
}

/** What an exclusion tells: nobody looked there, and asbestos may be suspected in it. */
export const exclusionKinds = (exclusion: { readonly asbest_vermoed: string }): readonly StatusKind[] =>
  exclusion.asbest_vermoed === 'ja' ? ['unexamined', 'suspected'] : ['unexamined']

const outcomeKinds: Readonly<Record<SpaceOutcome, StatusKind | 'none'>> = {
  gevonden: 'found',
  verdacht: 'suspected',
  niet_onderzocht: 'unexamined',
  onder_grens: 'below',
  geen_asbest: 'clean',
  buiten_onderzoek: 'none',
}
/** The kind of what a survey says of a space; `none` outside the survey. */
export const outcomeKindOf = (outcome: SpaceOutcome): StatusKind | 'none' => outcomeKinds[outcome]

/** Removal classes, heaviest first: 2A, 2, 1, still to be determined, none. */
export const classWeights = ['heavy', 'middle', 'light', 'open', 'none'] as const
export type ClassWeight = (typeof classWeights)[number]

export function classWeightOf(riskClass: { readonly prioriteit: number }): ClassWeight {
  return classWeights[Math.min(Math.max(riskClass.prioriteit, 1), classWeights.length) - 1] ?? 'none'
}
