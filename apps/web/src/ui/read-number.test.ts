import { locales } from '@vezel/model/kit/label.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tags } from '../i18n/texts.ts'
import { isPlainly, readNumber } from './read-number.ts'

const signs = { nl: ',', en: '.', fr: ',' } as const
/** What a survey measures: up to millions, with three decimals. */
const amount = fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }).map((thousandths) => thousandths / 1000)

test.each(locales)('every amount is read back as %s writes it, with and without thousands apart', (locale) => {
  for (const useGrouping of ['always', false] as const) {
    const format = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 3, useGrouping })
    fc.assert(
      fc.property(amount, (value) => {
        expect(readNumber(format.format(value), signs[locale])).toBe(value)
        expect(readNumber(`  ${format.format(value)}\t`, signs[locale])).toBe(value)
      }),
    )
  }
})

test.each(locales)('what %s would read otherwise never passes for the number without a word', (locale) => {
  const comma = signs[locale]
  const typed = fc.string({ unit: fc.constantFrom('0', '1', '25', '250', '.', ',', ' ', '-'), maxLength: 6 })
  fc.assert(
    fc.property(typed, (text) => {
      const read = readNumber(text, comma)
      if (typeof read !== 'number' || !isPlainly(text, comma)) return
      expect(read).toBe(Number(text.replace(comma, '.')))
      expect(text).not.toContain(comma === ',' ? '.' : ',')
    }),
    { numRuns: 2000 },
  )
})

test('between groups of three the other sign means thousands, elsewhere decimals', () => {
  const dutch = { '1.250': 1250, '12.500': 12_500, '1.250,5': 1250.5, '1.250.000': 1_250_000, '1.25': 1.25 }
  for (const [typed, number] of Object.entries(dutch)) expect([typed, readNumber(typed, ',')]).toEqual([typed, number])
  const english = { '1,250': 1250, '12,500': 12_500, '1,250.5': 1250.5, '1,250,000': 1_250_000, '1,25': 1.25 }
  for (const [typed, number] of Object.entries(english))
    expect([typed, readNumber(typed, '.')]).toEqual([typed, number])
  const either = {
    '': null,
    '-': null,
    ' ': null,
    12: 12,
    '1 250 000': 1_250_000,
    '0.125': 0.125,
    '1250,125': 1250.125,
  }
  for (const [typed, number] of Object.entries(either)) {
    expect([typed, readNumber(typed, ',')]).toEqual([typed, number])
    expect([typed, readNumber(typed, '.')]).toEqual([typed, number])
  }
  expect(readNumber('1,250', ',')).toBe(1.25)
  expect(readNumber('1.250', '.')).toBe(1.25)
})

test('says of what has two meanings how it was read, and leaves what is no number as it is', () => {
  for (const typed of ['1.250', '1.25', '0.125', '1 250'])
    expect([typed, isPlainly(typed, ',')]).toEqual([typed, false])
  for (const typed of ['1250', '1,25', '-0,5', '1,']) expect([typed, isPlainly(typed, ',')]).toEqual([typed, true])
  for (const typed of ['1,5,5', '1.25.5', '1.250.5', '.', '1,250.5', '1 25', '12 5', '0.250.000'])
    expect([typed, readNumber(typed, ',')]).toEqual([typed, typed])
})
