import type { UnreadJson } from '@vezel/model/rules/json.ts'
import { type ParseError, parse } from 'jsonc-parser'

/** The value of typed JSON, null of blank text; of what cannot be read the text with the place where it goes wrong. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // The messages of the browsers do not all name the place.
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    const lines = text.slice(0, errors[0]?.offset ?? text.length).split('\n')
    return { unreadJson: text, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } satisfies UnreadJson
  }
}
