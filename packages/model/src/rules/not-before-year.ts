import type { Rule } from './rule.ts'

/** Not before the year in another field of the same form: nothing is renovated that is not built. */
export const notBeforeYear = (field: string): Rule => ({
  name: 'notBeforeYear',
  args: [field],
  message: {
    nl: 'Dit jaar ligt vóór het bouwjaar',
    en: 'This year lies before the year built',
    fr: 'Cette année précède celle de la construction',
  },
  test: (value, draft) => typeof draft[field] !== 'number' || Number(value) >= draft[field],
})
