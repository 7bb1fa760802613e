import { expect, test } from 'vitest'
import { aWorkingDayBefore, type Country, isLate, isWorkingDay, workingDaysBetween } from './working-days.ts'

test('weekends and the holiday of the list are no working days', () => {
  expect(isWorkingDay('2026-11-20')).toBe(true)
  expect(isWorkingDay('2026-11-21 08:00:00')).toBe(false)
  expect(isWorkingDay('2026-11-22')).toBe(false)
  expect(isWorkingDay('2023-04-27')).toBe(false)
  expect(isWorkingDay('2026-04-28')).toBe(true)
})

test('further days of a firm are off beside the holidays', () => {
  expect(isWorkingDay('2026-05-05')).toBe(true)
  expect(isWorkingDay('2026-05-05', { further: ['2026-05-05'] })).toBe(false)
  expect(workingDaysBetween('2026-05-04', '2026-05-07', { further: ['2026-05-05', '2026-05-06'] })).toBe(1)
  expect(aWorkingDayBefore('2026-05-06 09:00:00', { further: ['2026-05-05'] })).toBe('2026-05-04 09:00:00')
})

const dayMs = 86_400_000
const nameOf = (at: number) => new Date(at).toISOString().slice(0, 10)
/** Easter as the church tells it: the first Sunday after the paschal moon, which follows from golden number and epact. */
function easterByEpact(year: number): number {
  const [cycle, century] = [year % 19, Math.floor(year / 100) + 1]
  const sun = Math.floor((3 * century) / 4)
  const moon = Math.floor((8 * century + 5) / 25)
  const epact = (11 * cycle + 8 - sun + moon + 300) % 30
  const isMoved = epact === 24 || (epact === 25 && cycle > 10)
  const full = 44 - (isMoved ? epact + 1 : epact)
  let day = Date.UTC(year, 2, full < 21 ? full + 30 : full)
  do day += dayMs
  while (new Date(day).getUTCDay() !== 0)
  return day
}
/** The name of a public holiday on a day, by the calendar on the wall. */
function holidayOn(day: number, country: Country): string | undefined {
  const date = new Date(day)
  const [year, weekday] = [date.getUTCFullYear(), date.getUTCDay()]
  const inYear = nameOf(day).slice(5)
  const afterEaster = (day - easterByEpact(year)) / dayMs
  const church: Readonly<Record<number, string>> = { 1: 'Paasmaandag', 39: 'Hemelvaart', 50: 'Pinkstermaandag' }
  const both: Readonly<Record<string, string>> = { '01-01': 'Nieuwjaar', '12-25': 'Kerstmis' }
  const found = church[afterEaster] ?? both[inYear]
  if (found) return found
  if (country === 'BE') {
    const own = {
      '05-01': 'Arbeid',
      '07-21': 'Nationale feestdag',
      '08-15': 'Tenhemelopneming',
      '11-01': 'Allerheiligen',
    }
    return Object.entries({ ...own, '11-11': 'Wapenstilstand' }).find(([at]) => at === inYear)?.[1]
  }
  if (afterEaster === -2) return 'Goede Vrijdag'
  if (inYear === '12-26') return 'Tweede kerstdag'
  const royal = year >= 2014 ? ['04-27', '04-26'] : ['04-30', '04-29']
  return (inYear === royal[0] && weekday !== 0) || (inYear === royal[1] && weekday === 6) ? 'Koningsdag' : undefined
}

test.each(['NL', 'BE'] as const)(
  'every day of 1990 to 2100 is off in %s as the calendar on the wall has it',
  (country) => {
    const wrong: string[] = []
    for (let day = Date.UTC(1990, 0, 1); day <= Date.UTC(2100, 11, 31); day += dayMs) {
      const weekday = new Date(day).getUTCDay()
      const isOff = weekday === 0 || weekday === 6 || holidayOn(day, country) !== undefined
      if (isWorkingDay(nameOf(day), { country, further: [] }) === isOff) wrong.push(nameOf(day))
    }
    expect(wrong).toEqual([])
  },
)

test('one whole working day lies before a moment: counted hour by hour, on working days alone', () => {
  const momentOf = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
  const hourMs = dayMs / 24
  for (const country of ['NL', 'BE'] as const)
    for (let start = Date.UTC(2026, 2, 20, 5); start < Date.UTC(2027, 0, 10); start += 7 * hourMs) {
      let at = start
      for (let worked = 0; worked < 24; ) {
        at -= hourMs
        const weekday = new Date(at).getUTCDay()
        const day = at - (at % dayMs)
        if (weekday !== 0 && weekday !== 6 && holidayOn(day, country) === undefined) worked += 1
      }
      expect([momentOf(start), aWorkingDayBefore(momentOf(start), { country })]).toEqual([
        momentOf(start),
        momentOf(at),
      ])
    }
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
