import type { Rule } from './rule.ts'

/** At most `n` characters; 190 unless said otherwise (§5, §9). */
export const maxLength = (n = 190): Rule => ({
  name: 'maxLength',
  args: [n],
  message: {
    nl: 'Dit veld mag niet langer zijn dan {0} tekens',
    en: 'This field may not be longer than {0} characters',
    fr: 'Ce champ ne peut pas dépasser {0} caractères',
  },
  test: (value) => typeof value === 'string' && value.length <= n,
})

export const minLength = (n: number): Rule => ({
  name: 'minLength',
  args: [n],
  message: {
    nl: 'Dit veld moet minstens {0} tekens bevatten',
    en: 'This field must contain at least {0} characters',
    fr: 'Ce champ doit contenir au moins {0} caractères',
  },
  test: (value) => typeof value === 'string' && value.length >= n,
})
