import type { Rule } from './rule.ts'

const digitsOf: Readonly<Record<string, number>> = { NL: 8, BE: 10 }

/**
 * A number of the trade register: eight digits in the Netherlands, ten in Belgium, dots and spaces aside, anything
 * elsewhere. The country stands in another field of the form; without one either length will do.
 */
export const companyNumber = (countryField?: string): Rule => ({
  name: 'companyNumber',
  args: countryField ? [countryField] : [],
  message: {
    nl: 'Een handelsregisternummer telt 8 cijfers, in België 10',
    en: 'A company number has 8 digits, in Belgium 10',
    fr: "Un numéro d'entreprise compte 8 chiffres, en Belgique 10",
  },
  test: (value, draft) => {
    const digits = String(value).replace(/[. ]/g, '')
    if (!countryField) return /^(\d{8}|\d{10})$/.test(digits)
    const length = digitsOf[String(draft[countryField])]
    return length === undefined || (digits.length === length && /^\d+$/.test(digits))
  },
})
