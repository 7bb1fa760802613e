import { expect, test } from 'vitest'
import { givenName, sourceName } from './source-name.ts'

const product = { value: 'Vinylzeil', value_en: 'Vinyl flooring', value_fr: null }
const toepassing = { value: 'Vloerzeil', value_en: 'Floor covering', value_fr: null }
const given = (naam: string) => givenName({ naam, product, toepassing })

test('a source is called after its material and use, and once where they are the same', () => {
  expect(sourceName('Vinylzeil', 'Vloerzeil')).toBe('Vinylzeil, Vloerzeil')
  expect(sourceName('Leidingisolatie', 'Leidingisolatie')).toBe('Leidingisolatie')
  expect(sourceName(undefined, 'Vloerzeil')).toBe('Vloerzeil')
  expect(sourceName(undefined, undefined)).toBeNull()
})

test('a name was given when it says more than material and use, in any order and language', () => {
  for (const plain of [
    'Vinylzeil, Vloerzeil',
    'Vloerzeil, vinylzeil',
    'Vinylzeil',
    'Floor covering, vinyl flooring',
    '',
  ])
    expect([plain, given(plain)]).toEqual([plain, null])
  expect(given(' Zeil hal oost ')).toBe('Zeil hal oost')
  // The words of one language beside those of another are nobody's default.
  expect(given('Vinylzeil, Floor covering')).toBe('Vinylzeil, Floor covering')
})
