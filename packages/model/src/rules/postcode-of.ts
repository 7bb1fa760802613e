import { isPostcode } from './patterns.ts'
import type { Rule } from './rule.ts'

/** A Dutch one with its space and in capitals, `8011 AB`; any other as it was typed. */
export const spelledPostcode = (value: string): string =>
  value.replace(/^(\d{4}) ?([a-z]{2})$/i, (_, digits: string, letters: string) => `${digits} ${letters.toUpperCase()}`)

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
