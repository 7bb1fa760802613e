import type { Rule } from './rule.ts'

/** A number from `low` to `high`, both included. */
export const between = (low: number, high: number): Rule => ({
  name: 'between',
  args: [low, high],
  message: {
    nl: `Vul een getal in van ${low.toLocaleString('nl')} tot en met ${high.toLocaleString('nl')}`,
    en: `Enter a number from ${low.toLocaleString('en')} to ${high.toLocaleString('en')}`,
    fr: `Saisissez un nombre de ${low.toLocaleString('fr')} à ${high.toLocaleString('fr')}`,
  },
  test: (value) => typeof value === 'number' && value >= low && value <= high,
})
