import { dutchTime } from '@vezel/model/dutch-time.ts'
import { type Locale, tags } from './texts.ts'

/** How dates and numbers read in a language. Dates come in as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, Dutch time. */
export interface Formats {
  /** In tables: `do 19 nov 2026` */
  date: (value: string | null | undefined) => string
  /** Where there is little room: `19 nov 2026` */
  shortDate: (value: string | null | undefined) => string
  /** In tables, with time: `do 19 nov 2026 16:05` */
  dateTime: (value: string | null | undefined) => string
  /** In running text and on cards: `19 november 2026` */
  longDate: (value: string | null | undefined) => string
  /** In running text and on cards: `19 november 2026 16:05` */
  longDateTime: (value: string | null | undefined) => string
  /** The second line under a date: `over 3 dagen`, `gisteren`. */
  fromNow: (value: string | null | undefined, now?: Date) => string
  /** `1.240,5` or, with a unit, `1.240,5 m²`; at most three decimals unless told. */
  number: (value: number | null | undefined, unit?: string, decimals?: number) => string
  /** `38 MB` */
  bytes: (value: number) => string
}

const made = new Map<Locale, Formats>()

/** The formats of a language, made once. */
export function formats(locale: Locale): Formats {
  let found = made.get(locale)
  if (found === undefined) {
    found = make(tags[locale])
    made.set(locale, found)
  }
  return found
}

/** The text of an input: `19-11-2026`, or with `withTime` `19-11-2026 16:05`; other text comes back as it was. */
export function toInputText(value: string | null | undefined, withTime = false): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d:\d\d))?/.exec(value ?? '')
  if (!found) return value ?? ''
  const [, year, month, day, time = '00:00'] = found
  return `${day}-${month}-${year}${withTime ? ` ${time}` : ''}`
}

/**
 * Reads what somebody typed as a day and gives `YYYY-MM-DD`; null when it is no day that exists.
 * Takes `-`, `/`, `.` and spaces between the parts, two figures for a year of this century, and `19112026`.
 */
export function readDay(text: string): string | null {
  const found =
    /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text)
  if (!found) return null
  const [day, month] = [Number(found[1]), Number(found[2])]
  const year = Number(found[3]) + (found[3]!.length === 2 ? 2000 : 0)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

/** Reads a time of the day as `HH:mm`; takes `8:05`, `8.05`, `805` and `8`. Null when there is no such time. */
export function readTime(text: string): string | null {
  const found = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(text)
  if (!found) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function make(tag: string): Formats {
  const short = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const long = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const numbers = new Map<number, Intl.NumberFormat>()

  // Put together from parts: languages disagree about commas between weekday, day and year.
  const write = (
    format: Intl.DateTimeFormat,
    value: string | null | undefined,
    withTime: boolean,
    withWeekday = true,
  ) => {
    const date = toDate(value)
    if (date === null) return value ?? ''
    const day = format
      .formatToParts(date)
      .filter(({ type }) => type !== 'literal' && (withWeekday || type !== 'weekday'))
      .map((part) => part.value)
      .join(' ')
    const time = /[ T](\d\d:\d\d)/.exec(value ?? '')?.[1]
    return withTime && time !== undefined ? `${day} ${time}` : day
  }
  const number = (value: number, decimals: number) => {
    let format = numbers.get(decimals)
    if (format === undefined) {
      format = new Intl.NumberFormat(tag, { maximumFractionDigits: decimals })
      numbers.set(decimals, format)
    }
    return format.format(value)
  }
  return {
    date: (value) => write(short, value, false),
    shortDate: (value) => write(short, value, false, false),
    dateTime: (value) => write(short, value, true),
    longDate: (value) => write(long, value, false),
    longDateTime: (value) => write(long, value, true),
    fromNow: (value, now = new Date()) => {
      const date = toDate(value)
      if (date === null) return ''
      // Both as the clock on the wall, so that the difference counts hours and days as people do.
      const minutes = Math.round((date.getTime() - wallClock(now).getTime()) / 60_000)
      const hasTime = (value?.length ?? 0) > 10
      if (hasTime && Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
      if (hasTime && Math.abs(minutes) < 24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
      const days = Math.round((startOfDay(date) - startOfDay(wallClock(now))) / 86_400_000)
      if (Math.abs(days) < 60) return relative.format(days, 'day')
      if (Math.abs(days) < 700) return relative.format(Math.round(days / 30.4), 'month')
      return relative.format(Math.round(days / 365.25), 'year')
    },
    number: (value, unit, decimals = 3) => {
      if (value === null || value === undefined) return ''
      return unit ? `${number(value, decimals)} ${unit}` : number(value, decimals)
    },
    bytes: (value) => {
      const step = value < 1_000_000 ? 1_000 : 1_000_000
      const size = value / step
      return `${number(size, size < 10 ? 1 : 0)} ${step === 1_000 ? 'kB' : 'MB'}`
    },
  }
}

/** The wall clock in the Netherlands as if it were UTC: times on the wire carry no zone. */
const wallClock = (now: Date): Date => toDate(dutchTime(now)) ?? now

function startOfDay(date: Date): number {
  return Math.floor(date.getTime() / 86_400_000) * 86_400_000
}

function toDate(value: string | null | undefined): Date | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?/.exec(value ?? '')
  if (!found) return null
  const [, year, month, day, hours = 0, minutes = 0] = found.map(Number)
  return new Date(Date.UTC(year!, month! - 1, day, hours || 0, minutes || 0))
}
