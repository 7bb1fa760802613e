import type { UnitWord } from './kit/unit.ts'

/** Years that a report is valid where neither its survey nor the organisation says otherwise. */
export const validityYears = 3
/** What that is counted in. */
export const years: UnitWord = {
  one: { nl: 'jaar', en: 'year', fr: 'an' },
  more: { nl: 'jaar', en: 'years', fr: 'ans' },
}
/** Days in which a cancelled survey may be planned again: after that, what is known of the object and the order is too old. */
export const planAgainDays = 90
