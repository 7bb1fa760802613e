import type { Rule } from './rule.ts'

/** A year, if any, and other signs, and at the end a zero for each digit that counts. */
export const isNumberFormat: Rule = {
  name: 'isNumberFormat',
  args: [],
  message: {
    nl: 'Eindig op nullen, één voor elk cijfer van het volgnummer, zoals JJJJ-0000; zonder JJJJ telt het nummer door over de jaren',
    en: 'End in zeros, one for each digit of the sequence number, as JJJJ-0000; without JJJJ the number counts on over the years',
    fr: "Terminez par des zéros, un par chiffre du numéro d'ordre, comme JJJJ-0000; sans JJJJ le numéro continue d'année en année",
  },
  test: (value) => typeof value === 'string' && /^(?:[\p{L}\d./_ -]*[\p{L}1-9./_ -])?0{2,8}$/u.test(value),
}
