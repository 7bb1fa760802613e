import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanRichText, sanitized } from './rich-text.ts'

/** Pieces of which paragraphs are made, and of which something else is. */
const pieces = [
  '<p>',
  '</p>',
  '<p',
  '>',
  '<',
  '&',
  '&amp;',
  '&nbsp;',
  '"',
  "'",
  '\n',
  '\0',
  '\u00a0',
  'dak',
  ' ',
  'é',
  '😀',
]
const hostile = ['<script>', '</script>', '<br>', '<P>', '<p onclick="x">', '<!--', '-->', '<a href="javascript:x">']

test.each([
  [
    'of paragraphs',
    fc.array(fc.string({ unit: fc.constantFrom(...pieces) })).map((of) => of.map((p) => `<p>${p}</p>`).join('')),
  ],
  ['of anything', fc.string({ unit: fc.constantFrom(...pieces, ...hostile) })],
])('a text %s is kept as the library cleans it', (_, texts) => {
  fc.assert(
    fc.property(texts, (html) => {
      const clean = cleanRichText(html)
      expect(clean ?? '').toBe(clean === null ? '' : sanitized(html))
    }),
    { numRuns: 500 },
  )
})

test('a text of nothing but spaces is none', () => {
  for (const html of ['', '<p></p>', '<p> </p>', '<p>&nbsp;</p>', '<p></p><p> </p>', '<br>', '<script>x</script>'])
    expect(cleanRichText(html), html).toBeNull()
})
