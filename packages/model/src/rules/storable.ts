import type { Rule } from './rule.ts'

/** What neither a database nor a page can hold: the character NUL, and half of a pair of UTF-16. */
export const canBeStored = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Text that can be kept as it was typed; what a program pasted may hold more. */
export const isStorable: Rule = {
  name: 'isStorable',
  args: [],
  message: {
    nl: 'Deze tekst bevat een teken dat niet kan worden opgeslagen: typ de tekst opnieuw',
    en: 'This text contains a character that cannot be stored: type the text again',
    fr: 'Ce texte contient un caractère qui ne peut pas être enregistré : saisissez-le à nouveau',
  },
  test: (value) => typeof value !== 'string' || canBeStored(value),
}
