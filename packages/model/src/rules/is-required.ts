import { isEmpty, type Rule } from './rule.ts'

/** Fails for null, empty or blank text and an empty list (§5). */
export const isRequired: Rule = {
  name: 'isRequired',
  args: [],
  message: { nl: 'Dit veld is verplicht', en: 'This field is required', fr: 'Ce champ est obligatoire' },
  test: (value) => !isEmpty(value),
}

/** The same with a sentence of its own, that says why it is required now: `requiredWhen: { field: { when, message } }`. */
export const isRequiredFor = (nl: string, en: string, fr?: string): Rule => ({
  ...isRequired,
  name: 'isRequiredFor',
  args: fr ? [nl, en, fr] : [nl, en],
  message: fr ? { nl, en, fr } : { nl, en },
})
