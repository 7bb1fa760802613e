import { expect, test } from 'vitest'
import { trimmed } from './blank.ts'
import { isEmpty } from './rule.ts'

test.each(['\u200b', '\u2060\u00ad', '\u3164', '\u2800 ', '\ufeff\t', '\u200d\u200c', '\u00a0', ''])(
  'what nobody sees is no value: %j',
  (text) => {
    expect(isEmpty(text)).toBe(true)
    expect(trimmed(`${text}B02${text}`)).toBe('B02')
  },
)

test('marks of direction say nothing alone, and may be meant around words', () => {
  expect(isEmpty('\u202e \u2069')).toBe(true)
  expect(trimmed('\u2067אב\u2069')).toBe('\u2067אב\u2069')
})

test('what is seen stays, with the marks that join it', () => {
  for (const text of ['B02', 'Café-dak', 'x', '10²', '👩\u200d🔬', 'می\u200cخواهم', '❤\ufe0f']) {
    expect(isEmpty(text)).toBe(false)
    expect(trimmed(` ${text} `)).toBe(text)
  }
})
