import type { DayFields, Field } from '@vezel/model/kit/field.ts'
import { isOfOurTime } from '@vezel/model/rules/dates.ts'
import { isDay, isTime } from '@vezel/model/rules/days.ts'
import type { KindOnServer, KindsOf, Starting } from './kind.ts'
import { atZone, moment, ZONE } from './local-time.ts'
import { plain } from './plain.ts'

/** The default of a day or moment, as a moment on the wire where it is a word for now. */
const startOf = async (field: Field, { now }: Starting) =>
  field.default === 'today' || field.default === 'now' ? now() : (field.default ?? null)

/** A slip of the keys such as the year 1; what a row holds already may stay. */
const tooFar = (value: unknown, before: unknown) =>
  value === before || isOfOurTime.test(value, {}) ? undefined : isOfOurTime.name

const day = plain('date', 'Date', 'DateFilter')
const date = {
  ...day,
  read: { ...day.read, held: (column) => `to_char(${column}, 'YYYY-MM-DD')` },
  take: {
    ...day.take,
    start: async (field, starting) => {
      const value = await startOf(field, starting)
      return typeof value === 'string' ? value.slice(0, 10) : value
    },
  },
  check: {
    ...day.check,
    // A time behind it is let go of by its column.
    value: (value, _, before) => {
      const [on = '', time] = String(value).split(' ')
      return isDay(on) && (time === undefined || isTime(time)) ? tooFar(value, before) : 'isDate'
    },
  },
  filter: { ...day.filter, cast: () => '::date' },
} as const satisfies KindOnServer

const stamp = plain('timestamptz', 'DateTime', 'DateTimeFilter')
const datetime = {
  ...stamp,
  read: {
    ...stamp.read,
    answer: (row) => moment(row.column()),
    held: moment,
  },
  bind: {
    ...stamp.bind,
    place: (place) => `(${atZone(`${place}::timestamp`)})`,
    // Without its zone a moment would be read in that of the connection.
    inRows: (given) => (typeof given === 'string' ? `${given} ${ZONE}` : (given ?? null)),
  },
  take: { ...stamp.take, start: startOf },
  check: {
    ...stamp.check,
    value: (value, _, before) => {
      const [on = '', time = ''] = String(value).split(' ')
      if (!isDay(on)) return 'isDate'
      return isTime(time) ? tooFar(value, before) : 'isTime'
    },
  },
  filter: { ...stamp.filter, cast: () => '::timestamp', compared: (value) => `(${atZone(value)})` },
} as const satisfies KindOnServer

export const days = { date, datetime } as const satisfies KindsOf<DayFields>
