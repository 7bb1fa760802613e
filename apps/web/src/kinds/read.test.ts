import { model } from '@vezel/model'
import {
  belongsTo,
  boolean,
  choice,
  date,
  datetime,
  decimal,
  type Field,
  integer,
  manyToMany,
  richText,
  text,
  textArea,
} from '@vezel/model/kit/field.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOfField } from './kinds.ts'

const label = { nl: 'Waarde', en: 'Value' }
const named: Readonly<Record<string, readonly string[]>> = { gang: ['1'], 'plaat, vlak': ['2'], buis: ['3', '4'] }
const read = (field: Field, cell: string, comma: ',' | '.' = ',') =>
  kindOfField(field).read?.(cell, field, { comma, idsOf: (_, name) => named[name.toLowerCase()] ?? [] })
const value = (field: Field, cell: string, comma: ',' | '.' = ',') => {
  const found = read(field, cell, comma)
  return found && 'value' in found ? found.value : found?.unreadable
}

test.each([
  ['54,2', ',', 54.2],
  ['1.250', ',', 1250],
  ['1,250', '.', 1250],
  ['1.250,5', ',', 1250.5],
  ['12.5', ',', 12.5],
  ['-3', ',', -3],
  ['54,2 m²', ',', 54.2],
  ['54,2 m2', ',', 54.2],
  ['ca. 3', ',', 'Number'],
  ['3-4', ',', 'Number'],
  ['1,2,3', ',', 'Number'],
] as const)('the number %s of a file with the sign %s is read', (cell, comma, expected) => {
  expect(value(decimal({ label, unit: 'm²' }), cell, comma)).toBe(expected)
})

test('a number with decimals is no whole one', () => {
  expect(value(integer({ label }), '12')).toBe(12)
  expect(value(integer({ label }), '12,5')).toBe('Whole')
})

test.each([
  ['19-11-2026', '2026-11-19'],
  ['19/11/2026', '2026-11-19'],
  ['1-2-2026', '2026-02-01'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-19 16:05', '2026-11-19'],
  ['19-11-2026 0:00:00', '2026-11-19'],
  ['31-02-2026', 'Date'],
  ['2026-13-01', 'Date'],
  ['morgen', 'Date'],
])('the day %s is read', (cell, expected) => {
  expect(value(date({ label }), cell)).toBe(expected)
})

test.each([
  ['19-11-2026 16:05', '2026-11-19 16:05:00'],
  ['2026-11-19T08:30:12', '2026-11-19 08:30:00'],
  ['19/11/2026', '2026-11-19 00:00:00'],
  ['19-11-2026 25:00', 'Moment'],
])('the moment %s is read', (cell, expected) => {
  expect(value(datetime({ label }), cell)).toBe(expected)
})

test('any day and moment is read back from how Dutch Excel writes it, and from how it is stored', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (moment) => {
      const stored = moment.toISOString().slice(0, 16).replace('T', ' ')
      const [year, month, day] = stored.slice(0, 10).split('-')
      for (const sign of ['-', '/']) {
        const written = [day, month, year].join(sign)
        expect(value(date({ label }), written)).toBe(stored.slice(0, 10))
        expect(value(datetime({ label }), `${written} ${stored.slice(11)}`)).toBe(`${stored}:00`)
      }
      expect(value(datetime({ label }), `${stored}:00`)).toBe(`${stored}:00`)
    }),
  )
})

test('any number is read back from how it is written with either sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (thousandths) => {
      const number = thousandths / 1000
      const plain = number.toFixed(3)
      expect(value(decimal({ label }), plain.replace('.', ','), ',')).toBe(number)
      expect(value(decimal({ label }), number.toLocaleString('nl-NL', { minimumFractionDigits: 3 }), ',')).toBe(number)
      expect(value(decimal({ label }), number.toLocaleString('en-US', { minimumFractionDigits: 3 }), '.')).toBe(number)
    }),
  )
})

test('yes and no are read in three languages, and nothing else is', () => {
  for (const yes of ['ja', 'Ja', 'YES', 'oui', 'x', '1', 'WAAR', 'true'])
    expect(value(boolean({ label }), yes)).toBe(true)
  for (const no of ['nee', 'No', 'non', '0', 'ONWAAR', 'false']) expect(value(boolean({ label }), no)).toBe(false)
  for (const other of ['misschien', '2', '-', 'constructor']) expect(value(boolean({ label }), other)).toBe('YesNo')
})

test('a choice is read by its word in any language, and only what is offered', () => {
  const choices = { dak: { nl: 'Dak', en: 'Roof', fr: 'Toit' }, weg: { nl: 'Weg', en: 'Gone' } }
  const field = choice(choices, { label, notOffered: ['weg'] })
  for (const cell of ['dak', 'DAK', 'roof', 'Toit']) expect(value(field, cell)).toBe('dak')
  expect(read(field, 'weg')).toMatchObject({ unreadable: 'Choice', offered: [{ value: 'dak' }] })
})

test('a record is read by what it is called, several apart from each other, and none where it is a doubt', () => {
  const one = belongsTo('space', { label })
  expect(value(one, 'Gang')).toBe('1')
  expect(value(one, 'Hal')).toBe('Unknown')
  expect(value(one, 'Buis')).toBe('Several')
  const many = manyToMany('space', { label })
  expect(value(many, 'Gang; Plaat, vlak')).toEqual(['1', '2'])
  expect(value(many, 'Plaat, vlak')).toEqual(['2'])
  expect(value(many, 'Gang, gang')).toEqual(['1'])
  expect(read(many, 'Gang, Hal')).toEqual({ unreadable: 'Unknown', about: 'Hal' })
})

test('a line of text has no new lines, a text with markup takes none from a cell', () => {
  expect(value(text({ label }), 'Gang\r\nnoord')).toBe('Gang noord')
  expect(value(textArea({ label }), 'Gang\r\nnoord')).toBe('Gang\nnoord')
  expect(value(richText({ label }), '<b>a</b>\n&')).toBe('<p>&lt;b&gt;a&lt;/b&gt;</p><p>&amp;</p>')
})

test('what a cell of any field is read as, a form of it can hold', () => {
  const cells = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '1,5', 'ja', '19-11-2026', '19-11-2026 16:05', '#336699', 'gang'),
  )
  const fields = model.entities
    .flatMap((entity) => Object.values(entity.fields))
    .filter((field) => kindOfField(field).read)
  fc.assert(
    fc.property(fc.constantFrom(...fields), cells, (field, words) => {
      const cell = words.trim()
      fc.pre(cell !== '')
      const found = read(field, cell)
      if (found && 'value' in found) expect(kindOfField(field).misread(found.value)).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})
