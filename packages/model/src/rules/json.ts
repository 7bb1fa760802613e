import type { Rule } from './rule.ts'

/** JSON as it was typed while it cannot be read: a value of the form alone, so that nothing typed is lost; never stored. */
export interface UnreadJson {
  readonly unreadJson: string
  /** Where it stops being JSON, both from 1. */
  readonly line: number
  readonly column: number
}

export const isUnreadJson = (value: unknown): value is UnreadJson =>
  typeof value === 'object' && value !== null && 'unreadJson' in value

/** Says where the text stops being JSON; `checkField` gives it the place, which differs by value. */
export const isJson = (line: number, column: number): Rule => ({
  name: 'isJson',
  args: [line, column],
  message: {
    nl: 'Dit is geen geldige JSON: kijk op regel {0}, teken {1}',
    en: 'This is not valid JSON: look at line {0}, character {1}',
    fr: "Ce JSON n'est pas valide : voyez la ligne {0}, caractère {1}",
  },
  test: (value) => !isUnreadJson(value),
})
