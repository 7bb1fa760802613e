import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from './item-words.ts'

const words = 'Café-dak, "gelakt" hout 10²'

test.each([
  ['capitals and spaces', ' CAFÉ-DAK,  "gelakt" hout\u00a010² '],
  ['accents as marks of their own', words.normalize('NFD')],
  ['wide letters', 'Ｃafé-dak, "gelakt" hout 10²'],
  ['a zero-width space', 'Café-\u200bdak, "gelakt" hout 10²'],
  ['a joiner and a soft hyphen', 'Ca\u200dfé-da\u00adk, "gelakt" hout 10²'],
  ['marks of direction', '\u202eCafé-dak\u2069, "gelakt" hout 10²\u200f'],
  ['a byte order mark', '\ufeffCafé-dak, "gelakt" hout 10²'],
  ['a variation of a letter', 'Café\ufe0f-dak, "gelakt" hout 10²'],
  ['a letter that fills', 'Café-dak, "gelakt" hout 10²\u3164'],
  ['another dash and other quotes', 'Café\u2011dak, “gelakt” hout 10²'],
])('takes words with %s for the same', (_, other) => {
  expect(folded(other)).toBe(folded(words))
})

test.each(['Cafe-dak, "gelakt" hout 102', 'Café-dak "gelakt" hout 10²', 'Café dak, "gelakt" hout 10²', 'hout'])(
  'takes %s for other words',
  (other) => {
    expect(folded(other)).not.toBe(folded(words))
  },
)

test('what is not seen changes no words, wherever it stands', () => {
  const unseen = fc.constantFrom(
    '\u200b',
    '\u200e',
    '\u2066',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u034f',
    '\ufe0f',
    '\u{e0061}',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), unseen, fc.nat(), (text, sign, at) => {
      const letters = [...text]
      letters.splice(at % (letters.length + 1), 0, sign)
      expect(folded(letters.join(''))).toBe(folded(text))
      expect(folded(folded(text))).toBe(folded(text))
    }),
  )
})

test('keeps the items of every list that is given apart', () => {
  for (const [list, items] of Object.entries(defaults as Record<string, readonly { value: string }[]>)) {
    const kept = new Set(items.map(({ value }) => folded(value)))
    expect(kept.size, list).toBe(new Set(items.map(({ value }) => value)).size)
  }
})
