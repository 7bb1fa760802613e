import { model } from '@vezel/model'
import {
  boolean,
  type ComputedField,
  computed,
  date,
  datetime,
  decimal,
  type Field,
  type FieldKind,
  integer,
  text,
} from '@vezel/model/kit/field.ts'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { expect, test } from 'vitest'
import { kindOfField, kinds } from './kinds.ts'
import { valueText } from './words.ts'

const label = { nl: 'Waarde', en: 'Value' }
const stored = {
  string: text({ label }),
  integer: integer({ label, unit: 'm' }),
  decimal: decimal({ label, unit: 'm²' }),
  boolean: boolean({ label }),
  date: date({ label }),
  datetime: datetime({ label }),
}
const values = {
  string: 'Zolder',
  integer: 1200,
  decimal: 12.5,
  boolean: true,
  date: '2026-11-19',
  datetime: '2026-11-19 16:05:00',
}
const compared = (field: Field, value: unknown) =>
  kindOfField(field).sort(value, () => valueText(field, value, 'nl'), field)

test.each(Object.entries(stored))('what is worked out reads and compares as the stored %s', (name, field) => {
  const type = name as keyof typeof stored
  const worked: ComputedField = computed(type, { label, ...(field.unit ? { unit: field.unit } : {}) })
  const value = values[type]
  expect(valueText(field, value, 'nl')).not.toBe('')
  expect(valueText(worked, value, 'nl')).toBe(valueText(field, value, 'nl'))
  expect(compared(worked, value)).toBe(compared(field, value))
})

test('numbers compare by size, days by the calendar, words as they read', () => {
  expect(compared(stored.integer, 900)).toBeLessThan(Number(compared(stored.integer, 1200)))
  expect(compared(stored.boolean, false)).toBeLessThan(Number(compared(stored.boolean, true)))
  expect(compared(stored.date, '2026-02-01') < compared(stored.date, '2026-11-01')).toBe(true)
  expect(compared(stored.string, 'Zolder')).toBe('Zolder')
})

const fields = model.entities.flatMap((entity) =>
  Object.entries(entity.fields)
    .filter(([, field]) => isDrafted(field))
    .map(([name, field]) => ({ name: `${entity.key}.${name}`, field })),
)

test('a new form of any definition begins with what its inputs can hold', () => {
  const now = '2026-11-19 16:05:09'
  const wrong = fields.filter(
    ({ field }) => kindOfField(field).misread(kindOfField(field).start(field, now)) !== undefined,
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(kindOfField(stored.date).start({ ...stored.date, default: 'today' }, now)).toBe('2026-11-19')
  expect(kindOfField(stored.datetime).start({ ...stored.datetime, default: 'now' }, now)).toBe('2026-11-19 16:05:00')
})

test('what is no value of its kind is told, and nothing is no mistake', () => {
  const told = (kind: FieldKind, value: unknown) => kinds[kind].misread(value)
  expect(told('integer', 'twaalf')).toBe('isInteger')
  expect(told('integer', 1.5)).toBe('isInteger')
  expect(told('decimal', '1,5,2')).toBe('isNumber')
  expect(told('date', 'morgen')).toBe('isDate')
  expect(told('datetime', '2026-11-19 16:05')).toBe('isTime')
  expect(told('file', {})).toBe('isFile')
  for (const kind of Object.keys(kinds)) expect(told(kind as FieldKind, null)).toBeUndefined()
})
