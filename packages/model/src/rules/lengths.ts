import type { Rule } from './rule.ts'

/** At most `n` characters; 190 unless said otherwise (§5, §9). */
export const maxLength = (n = 190): Rule => ({
  name: 'maxLength',
  args: [n],
  message: {
    nl: `Dit veld mag niet langer zijn dan ${n} tekens`,
    en: `This field may not be longer than ${n} characters`,
  },
  test: (value) => typeof value === 'string' && value.length <= n,
})

export const minLength = (n: number): Rule => ({
  name: 'minLength',
  args: [n],
  message: {
    nl: `Dit veld moet minstens ${n} tekens bevatten`,
    en: `This field must contain at least ${n} characters`,
  },
  test: (value) => typeof value === 'string' && value.length >= n,
})
