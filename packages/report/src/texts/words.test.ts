import { placesIn } from '@vezel/model/kit/phrase.ts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { enOfShips, nlOfShips } from './ships.ts'
import { wordsOf } from './words.ts'

test('a phrase takes the same arguments in each language, and of a ship', () => {
  const dutch = new Map(Object.entries<string>(nl))
  expect(dutch.size).toBeGreaterThan(400)
  for (const texts of [en, nlOfShips, enOfShips])
    for (const [key, text] of Object.entries<string>(texts))
      expect([key, placesIn(text)]).toEqual([key, placesIn(dutch.get(key) ?? '')])
})

test('a French report counts in Dutch where its phrases are Dutch, and no year has a point', () => {
  const { t } = wordsOf('fr')
  expect(t('spacesN', { n: 0 })).toBe('0 ruimten')
  expect(t('renovated', { year: '2014' })).toBe('gerenoveerd 2014')
})
