import { expect, test } from 'vitest'
import { inSentence } from './label.ts'

test('a label within a sentence is in small letters, but for its abbreviations', () => {
  const label = { nl: 'VSCP-regel', en: 'VSCP entry' }
  expect([inSentence(label, 'nl'), inSentence(label, 'en')]).toEqual(['VSCP-regel', 'VSCP entry'])
  expect(inSentence({ nl: 'Ruimte aan boord', en: 'Space on board', fr: 'Étage' }, 'nl')).toBe('ruimte aan boord')
  expect(inSentence({ nl: 'Ruimte', en: 'Space', fr: 'Étage' }, 'fr')).toBe('étage')
})
