import type { MeasuredKind, MeasuredUnit } from './measured-codes.ts'
import type { Issue } from './rule.ts'

/** A measured value with the code of its unit, and the band of content in which the laboratory put it. */
export interface MeasuredContent {
  readonly value: number | null
  readonly unit: string | null
  /** From `min` (included) to `max` (excluded), in the words of its unit, by itself percent; both null: not quantified. */
  readonly band: {
    readonly min: number | null
    readonly max: number | null
    readonly eenheid?: string | null
  } | null
}

/** How many of each unit of content go in one percent of mass. */
const contents = ['m_m', 'mg_kg'] as const satisfies readonly MeasuredUnit[]
const inPercent: Readonly<Record<(typeof contents)[number], number>> = { m_m: 1, mg_kg: 10_000 }
const perPercent: ReadonlyMap<string, number> = new Map(Object.entries(inPercent))

/** The same by the words of a band, which are a text. */
const perPercentInBand: ReadonlyMap<string, number> = new Map([
  ['% (m/m)', 1],
  ['%', 1],
  ['mg/kg', 10_000],
])

/** The units in which a kind of sample is measured, by their codes; of other kinds, and other units, nothing is known. */
const unitsOfKind: Readonly<Record<MeasuredKind, readonly MeasuredUnit[]>> = {
  materiaal: contents,
  grond: contents,
  puin: contents,
  verf: contents,
  materiaal_chemisch: contents,
  vloeistof: contents,
  lucht: ['vezels_m3'],
  kleef: ['vezels_cm2'],
  veeg: [...contents, 'vezels_cm2'],
}
const unitsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(unitsOfKind))
const measuring = new Set<string>(Object.values(unitsOfKind).flat())

/** Whether a kind of sample may be measured in a unit, both by their codes: no fibres per m³ in a material. */
export function isUnitOfKind(unit: string | null, kind: string | null): boolean {
  const own = unitsOf.get(kind ?? '')
  return own === undefined || unit === null || !measuring.has(unit) || own.includes(unit)
}

/** The measured value in percent of mass; null where nothing was measured, or in a unit that is no content, as fibres per m³. */
export function percentOf({ value, unit }: Pick<MeasuredContent, 'value' | 'unit'>): number | null {
  const one = perPercent.get(unit ?? '')
  return value === null || one === undefined ? null : value / one
}

/** A band in percent of mass, up to all of it where it has no end; null where it is not quantified, or in another unit. */
export function percentsOf(band: MeasuredContent['band']): { readonly min: number; readonly max: number } | null {
  if (band === null || (band.min === null && band.max === null)) return null
  const one = perPercentInBand.get(band.eenheid ?? '%')
  return one === undefined ? null : { min: (band.min ?? 0) / one, max: band.max === null ? 100 : band.max / one }
}

/** Whether the bounds of a band are percents, as they are printed. */
export const isInPercent = ({ eenheid }: { readonly eenheid?: string | null }): boolean =>
  perPercentInBand.get(eenheid ?? '%') === 1

/** What is wrong with a measured value: no content is above 100 %, and none lies outside its own band. Null when nothing is. */
export function contentProblem(measured: MeasuredContent): Pick<Issue, 'rule' | 'args'> | null {
  const percent = percentOf(measured)
  if (percent === null) return null
  if (percent < 0 || percent > 100) return { rule: 'isPercentage', args: [] }
  const band = percentsOf(measured.band)
  if (band === null) return null
  // Nothing lies above the last band: it ends with 100 % and holds it.
  const isWithin = percent >= band.min && (percent < band.max || band.max === 100)
  return isWithin ? null : { rule: 'isInContent', args: [] }
}
