/** A day counted from the day of seeding (0, earlier is negative), with an optional local time `HH:mm`. */
export type Moment = { day: number; time?: string }

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** The day itself, `YYYY-MM-DD`, counted from `today` (the same form). */
export function dateOf(today: string, { day }: Moment): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + day)
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

/** The moment, `YYYY-MM-DD HH:mm:ss`, local; midnight when it has no time. */
export const momentOf = (today: string, moment: Moment): string =>
  `${dateOf(today, moment)} ${moment.time ?? '00:00'}:00`

/** A moment so many minutes later. */
export function later({ day, time = '00:00' }: Moment, minutes: number): Moment {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = hour * 60 + minute + minutes
  const left = ((total % 1440) + 1440) % 1440
  return { day: day + Math.floor(total / 1440), time: `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}` }
}
