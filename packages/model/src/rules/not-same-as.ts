import type { Rule } from './rule.ts'

/** Another person than the one in `field` of the same form: four eyes. */
export const notSameAs = (field: string): Rule => ({
  name: 'notSameAs',
  args: [field],
  message: {
    nl: 'Laat dit door iemand anders doen',
    en: 'Have this done by someone else',
    fr: "Faites faire ceci par quelqu'un d'autre",
  },
  test: (value, draft) => value !== draft[field],
})
