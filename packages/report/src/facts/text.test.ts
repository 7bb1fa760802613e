import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { expect, test } from 'vitest'
import { wordsOf } from '../texts/words.ts'
import { runs, runsInText, sentences } from './text.ts'

const nl = wordsOf('nl')

test('takes the capital from a first word only', () => {
  expect(['Ship (IHM)', 'NEN 2991 volgt', 'Regulier', 'Ähnlich'].map(uncapital)).toEqual([
    'ship (IHM)',
    'NEN 2991 volgt',
    'regulier',
    'ähnlich',
  ])
})

test('joins numbers that follow each other, from three on', () => {
  expect(runs(['U1', 'U2', 'U3', 'U4', 'U7'], nl)).toBe('U1\u00a0t/m\u00a0U4, U7')
  expect(runsInText(['U1', 'U2', 'U9'], nl)).toBe('U1, U2 en U9')
})

test('ends no text twice, and sets apart what is no sentence', () => {
  expect(sentences(['Eerst dit.', 'Dan dat', 'Dan dat', 'Ten slotte'])).toBe('Eerst dit. Dan dat; Ten slotte')
})
