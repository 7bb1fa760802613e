import { expect, test } from 'vitest'
import { isLate, isWorkingDay, workingDaysBetween } from './working-days.ts'

test('weekends and the holiday of the list are no working days', () => {
  expect(isWorkingDay('2026-11-20')).toBe(true)
  expect(isWorkingDay('2026-11-21 08:00:00')).toBe(false)
  expect(isWorkingDay('2026-11-22')).toBe(false)
  expect(isWorkingDay('2023-04-27')).toBe(false)
  expect(isWorkingDay('2026-04-27')).toBe(true)
})

test('working days are counted from the next day, weekends left out', () => {
  expect(workingDaysBetween('2026-11-19', '2026-11-19')).toBe(0)
  expect(workingDaysBetween('2026-11-19', '2026-11-20')).toBe(1)
  expect(workingDaysBetween('2026-11-20', '2026-11-23')).toBe(1)
  expect(workingDaysBetween('2026-11-16', '2026-11-30')).toBe(10)
  expect(workingDaysBetween('2026-11-23', '2026-11-20')).toBe(-1)
  expect(workingDaysBetween('2023-04-24', '2023-04-28')).toBe(3)
})

test('the change to summer time costs no day', () => {
  expect(workingDaysBetween('2026-03-27', '2026-03-30')).toBe(1)
})

test('five working days are in time, six are late', () => {
  expect(isLate('2026-11-19', '2026-11-26')).toBe(false)
  expect(isLate('2026-11-19', '2026-11-27')).toBe(true)
})
