import type { Rule } from './rule.ts'

/** For what the server alone knows, such as whom of the staff a field may not name: a sentence as it gave it in each language. */
export const isTold = (nl: string, en: string, fr = nl): Rule => ({
  name: 'isTold',
  args: [nl, en, fr],
  message: { nl, en, fr },
  test: () => true,
})
