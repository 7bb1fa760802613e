import { dossierRules } from '@vezel/model/dossier-rules/index.ts'
import type { GapCode } from '@vezel/model/gaps.ts'
import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import type { Dossier } from './dossier.ts'
import { type Gap, gapsOf } from './facts/gaps.ts'
import type { Words } from './texts/words.ts'
import { unprintablePlaces } from './unprintable.ts'

export { isArguable } from '@vezel/model/dossier-rules/index.ts'
export { type Gap, gapKey } from './facts/gaps.ts'
export type { GapCode }

export interface NamedGap extends Gap {
  /** What is missing, after which the record is named. */
  readonly text: Label
}

/**
 * What is missing for a complete report, named for the screen; the report prints the same list. `missing` are the
 * characters in it that its fonts lack.
 */
export function gaps(dossier: Dossier, missing: ReadonlySet<string> = new Set()): NamedGap[] {
  return gapsOf(dossier, unprintablePlaces(dossier, missing)).map((gap) => {
    const { nl, en } = dossierRules[gap.code].text
    return { ...gap, text: { nl: `${nl}: ${gap.label.nl}`, en: `${en}: ${gap.label.en}` } }
  })
}

/** The gap of this code among those of one record and its parts; an open one first. */
export function gapOf(gaps: readonly Gap[], code: GapCode, id?: string): Gap | undefined {
  const all = gaps.filter((gap) => gap.code === code && (id === undefined || gap.id === id))
  return all.find(({ argument }) => argument === null) ?? all[0]
}

/** What is missing, in the language of the report. */
export const gapText = (code: GapCode, { locale }: Words): string => inReport(dossierRules[code].text, locale)

/** The record that lacks it, as the report calls it. */
export const gapLabel = ({ label }: Pick<Gap, 'label'>, { locale }: Words): string => inReport(label, locale)

/** French sentences do not exist yet: a French report says these in Dutch. */
const inReport = (label: Label, locale: Words['locale']) => inLocale(label, locale === 'en' ? 'en' : 'nl')
