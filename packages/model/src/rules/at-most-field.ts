import type { Rule } from './rule.ts'

/** Not above the number in another field of the same form: part of a total. */
export const atMostField = (field: string): Rule => ({
  name: 'atMostField',
  args: [field],
  message: { nl: 'Dit is meer dan het totaal', en: 'This is more than the total', fr: 'Ceci dépasse le total' },
  test: (value, draft) => typeof draft[field] !== 'number' || Number(value) <= draft[field],
})
