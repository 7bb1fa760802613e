import { dutchTime } from '../dutch-time.ts'

/** A day that exists, of the years 0001 to 9999: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match || match[1] === '0000') return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** `HH:mm` or `HH:mm:ss`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

const hourMs = 60 * 60 * 1000

/**
 * Whether the clocks of the Netherlands have shown a day and time: not the hour they skip when summer time begins.
 * Expects a day and a time that exist by themselves.
 */
export function isOnTheClock(day: string, time: string): boolean {
  // Summer time is younger than this; the clocks before it were set forward by minutes, and nobody surveyed.
  if (day < '1977' || day.slice(5, 7) < '03' || day.slice(5, 7) > '05') return true
  const asked = `${day} ${time.length === 5 ? `${time}:00` : time}`
  const utc = Date.parse(`${asked.replace(' ', 'T')}Z`)
  return [1, 2].some((hours) => dutchTime(new Date(utc - hours * hourMs)) === asked)
}
