import type { Rule } from './rule.ts'

/** A number from `low` to `high`, both included. */
export const between = (low: number, high: number): Rule => ({
  name: 'between',
  args: [low, high],
  message: { nl: `Kies een getal van ${low} tot en met ${high}`, en: `Choose a number from ${low} to ${high}` },
  test: (value) => typeof value === 'number' && value >= low && value <= high,
})
