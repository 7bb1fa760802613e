import type { Rule } from './rule.ts'

/** A number from `low` to `high`, both included. */
export const between = (low: number, high: number): Rule => ({
  name: 'between',
  args: [low, high],
  message: {
    nl: 'Vul een getal in van {0} tot en met {1}',
    en: 'Enter a number from {0} to {1}',
    fr: 'Saisissez un nombre de {0} à {1}',
  },
  test: (value) => typeof value === 'number' && value >= low && value <= high,
})
