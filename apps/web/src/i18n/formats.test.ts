import { expect, test } from 'vitest'
import { formats, readDay, readTime, toInputText } from './formats.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('writes days as tables and cards do', () => {
  expect(formats('nl').date('2026-11-19')).toBe('do 19 nov 2026')
  expect(formats('nl').dateTime('2026-11-19 16:05:00')).toBe('do 19 nov 2026 16:05')
  expect(formats('nl').longDate('2026-11-19 16:05:00')).toBe('19 november 2026')
  expect(formats('nl').longDateTime('2026-11-19 16:05:00')).toBe('19 november 2026 16:05')
  expect(formats('en').date('2026-11-19')).toBe('Thu 19 Nov 2026')
  expect(formats('nl').shortDate('2026-11-19')).toBe('19 nov 2026')
  expect(formats('nl').date(null)).toBe('')
})

test('writes numbers with the comma of the language and their unit', () => {
  expect(plain(formats('nl').number(1240.5, 'm²'))).toBe('1.240,5 m²')
  expect(plain(formats('en').number(1240.5))).toBe('1,240.5')
  expect(formats('nl').number(null)).toBe('')
})

test('counts days to a date by the calendar, not by hours', () => {
  const now = new Date('2026-11-19T22:30:00Z')
  expect(formats('nl').fromNow('2026-11-22', now)).toBe('over 3 dagen')
  expect(formats('nl').fromNow('2026-11-18', now)).toBe('gisteren')
  expect(formats('nl').fromNow('2026-11-19 23:10:00', now)).toBe('20 minuten geleden')
})

test('shows a stored moment as it is typed, and leaves what is no date as it was', () => {
  expect(toInputText('2026-11-19')).toBe('19-11-2026')
  expect(toInputText('2026-12-01 08:00:00', true)).toBe('01-12-2026 08:00')
  expect(toInputText('31-02-2026')).toBe('31-02-2026')
  expect(toInputText(null)).toBe('')
})

test('reads days however they are typed and refuses those that do not exist', () => {
  for (const typed of ['1-12-2026', '01/12/26', '1.12.2026', '01122026', ' 1 12 2026 '])
    expect(readDay(typed)).toBe('2026-12-01')
  for (const typed of ['31-02-2026', '2026', '13-13-2026', '1-12-026', 'morgen']) expect(readDay(typed)).toBeNull()
  expect(readDay('29-02-2028')).toBe('2028-02-29')
})

test('reads times of 24 hours', () => {
  expect(readTime('8:05')).toBe('08:05')
  expect(readTime('805')).toBe('08:05')
  expect(readTime('23')).toBe('23:00')
  expect(readTime('24:00')).toBeNull()
  expect(readTime('12:60')).toBeNull()
})
