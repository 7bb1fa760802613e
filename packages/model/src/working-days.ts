/** Days nobody works, beside Saturday and Sunday (§5: the list holds this one date). `YYYY-MM-DD`. */
export const holidays: readonly string[] = ['2023-04-27']

const dayMs = 86_400_000
const toDay = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)

/** A day on which people work. `day` is `YYYY-MM-DD`, a time behind it is left aside. */
export function isWorkingDay(day: string, off: readonly string[] = holidays): boolean {
  const weekday = new Date(toDay(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !off.includes(day.slice(0, 10))
}

/**
 * The working days after `from` up to and including `to`; below zero when `to` lies before `from`. The day itself does
 * not count: from Thursday to Friday is 1.
 */
export function workingDaysBetween(from: string, to: string, off: readonly string[] = holidays): number {
  const [start, end] = [toDay(from), toDay(to)]
  if (end < start) return -workingDaysBetween(to, from, off)
  let count = 0
  for (let day = start + dayMs; day <= end; day += dayMs) {
    if (isWorkingDay(new Date(day).toISOString(), off)) count += 1
  }
  return count
}

/** §5: a reason is asked when the inventarisation is later than 5 working days after the request. */
export const isLate = (requested: string, planned: string): boolean => workingDaysBetween(requested, planned) > 5
