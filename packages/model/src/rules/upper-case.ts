import type { Rule } from './rule.ts'

/** No small letters: initials, as they stand on samples. */
export const isUpperCase: Rule = {
  name: 'isUpperCase',
  args: [],
  message: { nl: 'Gebruik hoofdletters', en: 'Use capital letters', fr: 'Utilisez des majuscules' },
  test: (value) => String(value) === String(value).toUpperCase(),
}
