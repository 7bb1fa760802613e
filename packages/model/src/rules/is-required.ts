import { isEmpty, type Rule } from './rule.ts'

/** Fails for null, empty or blank text and an empty list (§5). */
export const isRequired: Rule = {
  name: 'isRequired',
  args: [],
  message: { nl: 'Dit veld is verplicht', en: 'This field is required', fr: 'Ce champ est obligatoire' },
  test: (value) => !isEmpty(value),
}
