import { isPostcode } from './patterns.ts'
import type { Rule } from './rule.ts'

/** `isPostcode` for the Netherlands, four digits for Belgium, anything elsewhere; the country stands in another field of the form. */
export const postcodeOf = (countryField: string): Rule => ({
  ...isPostcode,
  // By which it is asked again when the country alone changes.
  args: [countryField],
  test: (value, draft) =>
    draft[countryField] === 'BE'
      ? /^\d{4}$/.test(String(value))
      : draft[countryField] === 'other' || isPostcode.test(value, draft),
})
