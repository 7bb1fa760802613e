import { expect, test } from 'vitest'
import { companyNumber } from './company-number.ts'

test('a company number has the length of its country', () => {
  const rule = companyNumber('land')
  expect(rule.test('12345678', { land: 'NL' })).toBe(true)
  expect(rule.test('0123.456.789', { land: 'NL' })).toBe(false)
  expect(rule.test('0123.456.789', { land: 'BE' })).toBe(true)
  expect(rule.test('1234567a', { land: 'NL' })).toBe(false)
  expect(rule.test('HRB 86150', { land: 'other' })).toBe(true)
})

test('without a country either length will do', () => {
  expect(companyNumber().test('12345678', {})).toBe(true)
  expect(companyNumber().test('0123456789', {})).toBe(true)
  expect(companyNumber().test('123456789', {})).toBe(false)
})
