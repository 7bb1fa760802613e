import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition } from './conditions.ts'
import { mendedConditions, readDevice } from './device-views.ts'

const items = [
  { code: 'regulier', value: 'Regulier' },
  { code: 'complex', value: 'Complex, afgeleide woning' },
  // An item may be called as another is coded.
  { code: 'spoed', value: 'complex' },
]
const onList = (...values: string[]): Condition => ({ field: 'soort', operator: 'is', values })
const itemsOf = (field: string) => (field === 'soort' ? items : undefined)

test('the words of items become their codes, codes stay, and what no item has is told', () => {
  const given = [onList('Regulier', 'COMPLEX, afgeleide woning'), onList('complex', 'Verdwenen'), onList('Weg')]
  expect(mendedConditions(given, itemsOf)).toEqual({
    conditions: [onList('regulier', 'complex'), onList('complex')],
    lost: ['Verdwenen', 'Weg'],
  })
})

test('what is no condition on a list stays as it is, whatever its values', () => {
  const condition = fc.record({
    field: fc.constantFrom('nummer', 'einddatum'),
    operator: fc.constantFrom<Condition['operator']>('is', 'contains', 'from', 'empty'),
    values: fc.array(fc.string()),
  })
  fc.assert(
    fc.property(fc.array(condition), (conditions) => {
      expect(mendedConditions(conditions, itemsOf)).toEqual({ conditions, lost: [] })
    }),
  )
})

test('mending twice is mending once', () => {
  const value = fc.constantFrom('regulier', 'Regulier', 'complex', 'Spoed', 'weg', 'Complex, afgeleide woning')
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1 })), (lists) => {
      const once = mendedConditions(
        lists.map((values) => onList(...values)),
        itemsOf,
      ).conditions
      expect(mendedConditions(once, itemsOf)).toEqual({ conditions: once, lost: [] })
    }),
  )
})

test.each([null, 'geen json', '4', '{"views":{}}', '[]', '{"views":[null,4,{"id":1}]}'])(
  'a device that kept %s has no views',
  (text) => expect(readDevice(text)).toEqual({ views: [], first: null }),
)
