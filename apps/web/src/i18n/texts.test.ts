import { expect, expectTypeOf, test } from 'vitest'
import { type ArgumentsOf, createTexts } from './texts.ts'

const nl = {
  hello: 'Dag {name}',
  samples: '{n|één monster|# monsters} in {place}',
  plain: 'Opslaan',
} as const
const en = { hello: 'Hello {name}', samples: '{n|one sample|# samples} in {place}', plain: 'Save' }
const texts = createTexts(nl, async () => en, { plain: 'Enregistrer' })

test('fills in arguments and chooses by number', async () => {
  const t = await texts.load('nl')
  expect(t('hello', { name: 'Joost' })).toBe('Dag Joost')
  expect(t('samples', { n: 1, place: 'B06' })).toBe('één monster in B06')
  expect(t('samples', { n: 1200, place: 'B06' })).toBe('1.200 monsters in B06')
  expect(t('plain')).toBe('Opslaan')
})

test('English has its own words and numbers', async () => {
  const t = await texts.load('en')
  expect(t('samples', { n: 1200, place: 'B06' })).toBe('1,200 samples in B06')
})

test('French falls back to Dutch where it has no text', async () => {
  const t = await texts.load('fr')
  expect(t('plain')).toBe('Enregistrer')
  expect(t('hello', { name: 'Joost' })).toBe('Dag Joost')
})

test('keys and arguments are those of the Dutch texts', async () => {
  const t = await texts.load('nl')
  expectTypeOf<ArgumentsOf<(typeof nl)['samples']>>().toEqualTypeOf<{ n: number; place: string | number }>()
  // @ts-expect-error: no such key
  expect(t('absent')).toBe('absent')
  // @ts-expect-error: the name is missing
  expect(t('hello')).toBe('Dag ')
})
