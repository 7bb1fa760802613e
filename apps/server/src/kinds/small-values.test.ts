import { model } from '@vezel/model'
import { check } from '@vezel/model/kit/model.ts'
import { expect, test } from 'vitest'
import { kindIssues } from '../db/kind-issues.ts'
import { kindOf, kinds } from './index.ts'

const fields = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).map(([name, field]) => ({ entity, name, field })),
)

test('no day or moment is taken that lies centuries away, and what a row holds already stays', () => {
  const days = fields.filter(({ field }) => field.kind === 'date' || field.kind === 'datetime')
  expect(days.length).toBeGreaterThan(30)
  for (const { entity, name, field } of days) {
    const at = (day: string) => (field.kind === 'date' ? day : `${day} 12:00:00`)
    const rules = (day: string, before?: string) =>
      kindIssues(entity, { [name]: at(day) }, [name], before === undefined ? {} : { [name]: at(before) }).map(
        ({ rule }) => rule,
      )
    for (const day of ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])
      expect([entity.key, name, day, rules(day), rules(day, day)]).toEqual([
        ...[entity.key, name, day],
        ['isOfOurTime'],
        [],
      ])
    for (const day of ['1900-01-01', '2026-11-20', '2199-12-31']) expect(rules(day)).toEqual([])
  }
})

test('a line is kept without the marks that turn its order, and a secret as it was typed', () => {
  const turned = 'Jan \u202egnp.exe\u202c \u2066B\u2069'
  const lines = fields.filter(({ field }) => field.kind === 'text')
  for (const { name, field } of lines)
    expect([name, kindOf(field).take.sent(turned, field, undefined as never)]).toEqual([
      name,
      field.writeOnly ? turned : 'Jan gnp.exe B',
    ])
  expect(lines.some(({ field }) => field.writeOnly)).toBe(true)
  // In prose of several lines they may be meant.
  expect(kinds.textArea.take.sent(turned, undefined as never, undefined as never)).toBe(turned)
})

test('no size is less than nothing', () => {
  const sizes = fields.filter(
    ({ entity, name, field }) =>
      entity.isLookup && /^(width|height|(default_)?size)$/.test(name) && field.kind === 'decimal',
  )
  expect(sizes.length).toBeGreaterThan(3)
  for (const { entity, name } of sizes) {
    const rules = (value: number) => check(entity, { [name]: value }, [name]).map(({ rule }) => rule)
    expect([entity.key, name, rules(-1), rules(0), rules(24)]).toEqual([entity.key, name, ['between'], [], []])
  }
})

test('a number has the decimals that its column keeps, however small it is, and says how many those are', () => {
  const decimals = fields.flatMap(({ entity, name, field }) =>
    field.kind === 'decimal' && !field.readOnly ? [{ entity, name, field, most: field.decimals }] : [],
  )
  expect(decimals.length).toBeGreaterThan(40)
  for (const { entity, name, field, most } of decimals) {
    const refused = (value: number) =>
      check({ fields: { [name]: { ...field, rules: [] } }, hide: {}, requiredWhen: {} }, { [name]: value })
    const unit = 10 ** -most
    for (const value of [unit / 10, unit / 10_000, 0.5 + unit / 2, 0.25 + unit / 2])
      expect([entity.key, name, value, refused(value)]).toEqual([
        ...[entity.key, name, value],
        [{ path: name, rule: 'hasDecimals', args: [most] }],
      ])
    // What a sum of such numbers is off in its last bit is no decimal of its own.
    for (const value of [0, 1, unit, 0.5, 12 + unit, 0.1 + 0.2, 999_999.99])
      expect([entity.key, name, value, refused(value)]).toEqual([entity.key, name, value, []])
  }
})
