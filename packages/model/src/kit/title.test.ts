import { expect, test } from 'vitest'
import { model } from '../index.ts'
import { titleOfWords } from './title.ts'

const titled = (key: string, words: Readonly<Record<string, string>>) =>
  titleOfWords(model.named(key), (name) => words[name] ?? '')

test.each([
  ['a number before its name', 'source', { nummer: 'B04', naam: 'Flenspakking' }, 'B04 Flenspakking'],
  ['a number alone', 'source', { nummer: 'B04' }, 'B04'],
  ['a name without its number', 'source', { naam: 'Flenspakking' }, 'Flenspakking'],
  [
    'a name and a day',
    'interview',
    { naam: 'Bert Meijer', datum: '16 nov 2026 13:30' },
    'Bert Meijer, 16 nov 2026 13:30',
  ],
  ['a number and a day', 'visit', { nummer: '1', start: '20 nov 2026 08:30' }, '1, 20 nov 2026 08:30'],
  [
    'words that only stand beside each other',
    'result',
    { analyse_materiaal: 'Chrysotiel', analyse_resultaat: 'Aangetoond' },
    'Chrysotiel, Aangetoond',
  ],
  [
    'a number behind what it is of',
    'analysis',
    { analyse_methode: 'NEN 5896', lab_monsternummer: 'V-1' },
    'NEN 5896, V-1',
  ],
  ['nothing', 'source', {}, ''],
])('the title of %s', (_, key, words, title) => {
  expect(titled(key, words)).toBe(title)
})
