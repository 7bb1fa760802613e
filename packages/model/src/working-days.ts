/** A country whose firms do surveys, by whose public holidays days are counted. */
export type Country = 'NL' | 'BE'

/** Which days are off beside Saturday and Sunday: those of the country, and what is added to them. */
export interface Calendar {
  readonly country?: Country
  /** Days off beside the public holidays, such as those of one firm; `YYYY-MM-DD`. */
  readonly further?: readonly string[]
}

/** The list of further days that everybody begins with (§5: it holds this one date). */
export const furtherDays: readonly string[] = ['2023-04-27']

const dayMs = 86_400_000
const toDay = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const nameOf = (day: number) => new Date(day).toISOString().slice(0, 10)
const isSunday = (day: number) => new Date(day).getUTCDay() === 0

/** Easter Sunday in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const shift = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const moon = (19 * a + shift + 15) % 30
  const week = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** King's Day, and Queen's Day until 2013; where that is a Sunday, the Saturday before. */
function birthday(year: number): number {
  const day = year < 2014 ? Date.UTC(year, 3, 30) : Date.UTC(year, 3, 27)
  return isSunday(day) ? day - dayMs : day
}

const fixed: Readonly<Record<Country, readonly string[]>> = {
  NL: ['01-01', '12-25', '12-26'],
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
}
/** In days after Easter: Monday, Ascension, Whit Monday; in the Netherlands Good Friday as well, on which many firms are closed. */
const movable: Readonly<Record<Country, readonly number[]>> = { NL: [-2, 1, 39, 50], BE: [1, 39, 50] }

const known = new Map<string, ReadonlySet<string>>()
/** The public holidays of a year. The fifth of May is off for some firms only, and so stands in their own list. */
function holidaysOf(country: Country, year: number): ReadonlySet<string> {
  const key = `${country}${year}`
  const found = known.get(key)
  if (found) return found
  const days = [
    ...fixed[country].map((day) => `${year}-${day}`),
    ...movable[country].map((days) => nameOf(easter(year) + days * dayMs)),
    ...(country === 'NL' ? [nameOf(birthday(year))] : []),
  ]
  const made = new Set(days)
  known.set(key, made)
  return made
}

/** A day on which people work. `day` is `YYYY-MM-DD`, a time behind it is left aside. */
export function isWorkingDay(day: string, { country = 'NL', further = furtherDays }: Calendar = {}): boolean {
  const at = toDay(day)
  const date = new Date(at)
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  const name = nameOf(at)
  return !isWeekend && !holidaysOf(country, date.getUTCFullYear()).has(name) && !further.includes(name)
}

/**
 * The working days after `from` up to and including `to`; below zero when `to` lies before `from`. The day itself does
 * not count: from Thursday to Friday is 1.
 */
export function workingDaysBetween(from: string, to: string, calendar: Calendar = {}): number {
  const [start, end] = [toDay(from), toDay(to)]
  if (end < start) return -workingDaysBetween(to, from, calendar)
  let count = 0
  for (let day = start + dayMs; day <= end; day += dayMs) if (isWorkingDay(nameOf(day), calendar)) count += 1
  return count
}

/**
 * The last moment that lies one whole working day before `moment`, both as `YYYY-MM-DD HH:mm:ss`: the same hour of the
 * working day before, or where nobody works on the day itself, the beginning of that day.
 */
export function aWorkingDayBefore(moment: string, calendar: Calendar = {}): string {
  let day = toDay(moment) - dayMs
  while (!isWorkingDay(nameOf(day), calendar)) day -= dayMs
  return `${nameOf(day)} ${isWorkingDay(moment, calendar) ? moment.slice(11) : '00:00:00'}`
}

/** §5: a reason is asked when the inventarisation is later than 5 working days after the request. */
export const isLate = (requested: string, planned: string, calendar?: Calendar): boolean =>
  workingDaysBetween(requested, planned, calendar) > 5
