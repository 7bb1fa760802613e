import type { DateField, DateTimeField, DayFields } from '@vezel/model/kit/field.ts'
import { formats, readDay, readTime } from '../i18n/formats.ts'
import { DateInput, DateTimeInput } from '../ui/date-input.tsx'
import type { DisplayProps, InputProps, KindsOf } from './kind.ts'
import { dash, filled, naming, none, unless, value } from './plain.tsx'

/** `19-11-2026`, `19/11/2026` or `2026-11-19` as `YYYY-MM-DD`; null of what is no day. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  return year === undefined ? readDay(text) : readDay(`${day}-${month}-${year}`)
}

/** A day with or without the time behind it, apart. */
const momentOf = (cell: string) => /^(\S+?)(?:(?:\s+|T)(\d{1,2}:\d{2})(?::\d{2})?(?:\.\d+)?)?$/.exec(cell)

const isNow = (first: unknown) => first === 'today' || first === 'now'

function DateKindInput({ value, onChange, disabled }: InputProps<DateField>) {
  return <DateInput value={filled(value)} onChange={onChange} disabled={disabled} />
}

function DateTimeKindInput({ value, onChange, disabled }: InputProps<DateTimeField>) {
  return <DateTimeInput value={filled(value)} onChange={onChange} disabled={disabled} />
}

/** On cards a date is written out, in tables it is short. */
function DateDisplay({ value, speaking }: DisplayProps) {
  const day = filled(value)
  return day === null ? dash : formats(speaking.locale).longDate(day)
}

function DateTimeDisplay({ value, speaking }: DisplayProps) {
  const moment = filled(value)
  return moment === null ? dash : formats(speaking.locale).longDateTime(moment)
}

export const days = {
  date: {
    ...naming,
    Input: DateKindInput,
    Display: DateDisplay,
    column: () => 'date',
    text: (value, _: unknown, { locale }) => formats(locale).date(String(value)),
    sort: String,
    start: ({ default: first }, now) => (isNow(first) ? now.slice(0, 10) : (first ?? null)),
    misread: unless('isDate', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
    read: (cell) => {
      const day = dayOf(momentOf(cell)?.[1] ?? '')
      return day === null ? none('Date', cell) : value(day)
    },
  },
  datetime: {
    ...naming,
    Input: DateTimeKindInput,
    Display: DateTimeDisplay,
    column: () => 'datetime',
    text: (value, _: unknown, { locale }) => formats(locale).dateTime(String(value)),
    sort: String,
    start: ({ default: first }, now) => (isNow(first) ? `${now.slice(0, 16)}:00` : (first ?? null)),
    misread: unless('isTime', (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(value))),
    read: (cell) => {
      const [, words = '', clock = '00:00'] = momentOf(cell) ?? []
      const [day, time] = [dayOf(words), readTime(clock)]
      return day === null || time === null ? none('Moment', cell) : value(`${day} ${time}:00`)
    },
  },
} as const satisfies KindsOf<DayFields>
