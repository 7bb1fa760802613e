import type { Rule } from './rule.ts'

/** Seven digits, of which the last is the check digit: the others times 7 down to 2, added up, end in it. */
export const isImoNumber: Rule = {
  name: 'isImoNumber',
  args: [],
  message: {
    nl: 'Dit is geen geldig IMO-nummer',
    en: 'This is not a valid IMO number',
    fr: "Ce n'est pas un numéro OMI valable",
  },
  test: (value) => {
    const text = String(value)
    if (!/^\d{7}$/.test(text)) return false
    const digits = [...text].map(Number)
    const sum = digits.slice(0, 6).reduce((total, digit, i) => total + digit * (7 - i), 0)
    return sum % 10 === digits[6]
  },
}

/** The eight digits of an inland vessel. */
export const isEniNumber: Rule = {
  name: 'isEniNumber',
  args: [],
  message: {
    nl: 'Een ENI-nummer telt 8 cijfers',
    en: 'An ENI number has 8 digits',
    fr: 'Un numéro ENI compte 8 chiffres',
  },
  test: (value) => /^\d{8}$/.test(String(value)),
}
