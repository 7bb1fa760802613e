import type { Label } from '../kit/label.ts'
import type { Rule } from './rule.ts'

/** Another than the one in `field` of the same form; the sentence says why. */
export const notSameAs = (field: string, message: Label): Rule => ({
  name: 'notSameAs',
  args: [field],
  message,
  test: (value, draft) => value !== draft[field],
})
