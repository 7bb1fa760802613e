import type { Issue } from './rule.ts'

/** A measured value with the code of its unit, and the band of content in which the laboratory put it. */
export interface MeasuredContent {
  readonly value: number | null
  readonly unit: string | null
  /** In percent of mass, from `min` (included) to `max` (excluded); either null: not quantified. */
  readonly band: { readonly min: number | null; readonly max: number | null } | null
}

/** How many of each unit of content go in one percent of mass. */
const perPercent: ReadonlyMap<string, number> = new Map([
  ['m_m', 1],
  ['mg_kg', 10_000],
])

/** The measured value in percent of mass; null where nothing was measured, or in a unit that is no content, as fibres per m³. */
export function percentOf({ value, unit }: Pick<MeasuredContent, 'value' | 'unit'>): number | null {
  const one = perPercent.get(unit ?? '')
  return value === null || one === undefined ? null : value / one
}

/** What is wrong with a measured value: no content is above 100 %, and none lies outside its own band. Null when nothing is. */
export function contentProblem(measured: MeasuredContent): Pick<Issue, 'rule' | 'args'> | null {
  const percent = percentOf(measured)
  if (percent === null) return null
  if (percent < 0 || percent > 100) return { rule: 'isPercentage', args: [] }
  const { min, max } = measured.band ?? { min: null, max: null }
  if (min === null || max === null) return null
  // Nothing lies above the last band: it ends with 100 % and holds it.
  const isWithin = percent >= min && (percent < max || max === 100)
  return isWithin ? null : { rule: 'isInContent', args: [min, max] }
}
