import { isEmail } from './patterns.ts'
import type { Rule } from './rule.ts'

/** Email addresses, one a line; blank lines do not count. */
export const isEmailLines: Rule = {
  name: 'isEmailLines',
  args: [],
  message: {
    nl: 'Zet op elke regel één geldig emailadres',
    en: 'Put one valid email address on each line',
    fr: 'Indiquez une adresse e-mail valable par ligne',
  },
  test: (value, draft) =>
    String(value)
      .split('\n')
      .map((line) => line.trim())
      .every((line) => line === '' || isEmail.test(line, draft)),
}
