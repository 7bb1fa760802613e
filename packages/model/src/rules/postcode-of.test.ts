import { expect, test } from 'vitest'
import { postcodeOf, spelledPostcode } from './postcode-of.ts'

test('a postcode is one of its country', () => {
  const rule = postcodeOf('land')
  expect(rule.test('1234 AB', { land: 'NL' })).toBe(true)
  expect(rule.test('1234 AB', { land: 'BE' })).toBe(false)
  expect(rule.test('2000', { land: 'BE' })).toBe(true)
  expect(rule.test('2000', { land: 'NL' })).toBe(false)
  expect(rule.test('EC1A 1BB', { land: 'other' })).toBe(true)
})

test.each([
  ['8011ab', '8011 AB'],
  ['8011 Ab', '8011 AB'],
  ['1000', '1000'],
  ['EC1A 1BB', 'EC1A 1BB'],
])('%s is kept as %s', (typed, kept) => {
  expect(spelledPostcode(typed)).toBe(kept)
})
