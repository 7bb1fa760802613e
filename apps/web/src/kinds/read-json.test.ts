import { json } from '@vezel/model/kit/field.ts'
import { checkField } from '@vezel/model/kit/model.ts'
import { isUnreadJson } from '@vezel/model/rules/json.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test('JSON is read to its value and blank text to nothing', () => {
  expect(readJson('{"kolommen": ["naam", 2]}')).toEqual({ kolommen: ['naam', 2] })
  expect(readJson(' \n ')).toBeNull()
})

test('text that is no JSON is kept with the place where it goes wrong', () => {
  const place = (text: string) => {
    const read = readJson(text)
    return isUnreadJson(read) && read.unreadJson === text ? `${read.line}:${read.column}` : 'read'
  }
  expect(place('{\n  "a": 1,\n  b: 2\n}')).toBe('3:3')
  expect(place('{"a": 1')).toBe('1:8')
  expect(place('[1,]')).toBe('1:4')
  expect(place('{"a" 1}')).toBe('1:6')
  expect(place('[1 2]')).toBe('1:4')
  expect(place('"nooit gesloten')).toBe('1:1')
  expect(place('["\\q"]')).toBe('1:2')
  expect(place('01')).toBe('1:2')
  expect(place('{} {}')).toBe('1:4')
  expect(place('TRUE')).toBe('1:1')
})

test('all JSON is read, however it is laid out, and a place outside the text is never named', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
      expect(JSON.stringify(readJson(JSON.stringify(value, null, indent)))).toBe(JSON.stringify(value))
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ \n1-.eu\u0001/*', 'é', 'true') }), (text) => {
      const read = readJson(text)
      if (!isUnreadJson(read)) return
      const lines = text.split('\n')
      expect(read.line).toBeLessThanOrEqual(lines.length)
      expect(read.column).toBeLessThanOrEqual((lines[read.line - 1]?.length ?? 0) + 1)
    }),
  )
})

test('the same check refuses it on both sides, in words', () => {
  const entity = { fields: { data: json({ label: { nl: 'Gegevens', en: 'Data' } }) }, hide: {}, requiredWhen: {} }
  const issue = checkField(entity, 'data', { data: readJson('{"a": }') })
  expect(issue).toEqual({ path: 'data', rule: 'isJson', args: [1, 7] })
  expect(issue && issueText(issue, 'nl')).toBe('Dit is geen geldige JSON: kijk op regel 1, teken 7')
  expect(issue && issueText(issue, 'en')).toBe('This is not valid JSON: look at line 1, character 7')
  expect(checkField(entity, 'data', { data: { a: 1 } })).toBeUndefined()
})
