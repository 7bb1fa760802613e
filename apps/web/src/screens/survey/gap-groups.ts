import type { GapAnswer } from '@vezel/model/gaps.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { fill } from '@vezel/model/kit/phrase.ts'
import { gapCounts } from '@vezel/model/messages/report/gaps.ts'

/** What of a gap decides whether it holds a release back. */
export interface Weighed extends Pick<GapAnswer, 'code' | 'toelichtbaar' | 'argument'> {}

/** Whether it no longer holds a release back. */
export const isExplained = ({ argument, toelichtbaar }: Omit<Weighed, 'code'>): boolean =>
  argument !== null && toelichtbaar

/** What is left to do: mend it, since no explanation makes it good; mend or explain it; nothing. */
export type GapWeight = 'blocks' | 'open' | 'explained'
const order: readonly GapWeight[] = ['blocks', 'open', 'explained']

const weightOf = (gap: Weighed): GapWeight => (isExplained(gap) ? 'explained' : gap.toelichtbaar ? 'open' : 'blocks')

/** Records that lack the same, of the same weight. */
export interface GapGroup<G extends Weighed = Weighed> {
  readonly code: G['code']
  readonly weight: GapWeight
  readonly gaps: readonly G[]
}

/** Gaps by kind, what blocks first and what was explained last; within that as they came. */
export function groupsOf<G extends Weighed>(gaps: readonly G[]): readonly GapGroup<G>[] {
  type Filling = Omit<GapGroup<G>, 'gaps'> & { readonly gaps: G[] }
  const groups = new Map<string, Filling>()
  for (const gap of gaps) {
    const weight = weightOf(gap)
    const group: Filling = groups.get(`${weight} ${gap.code}`) ?? { code: gap.code, weight, gaps: [] }
    groups.set(`${weight} ${gap.code}`, group)
    group.gaps.push(gap)
  }
  return [...groups.values()].sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight))
}

/** "6 monsters zonder uitslag". */
export const groupText = ({ code, gaps }: GapGroup, locale: Locale): string =>
  fill(inLocale(gapCounts[code], locale), { n: gaps.length }, locale)
