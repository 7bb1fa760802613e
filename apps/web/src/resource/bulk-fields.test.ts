import { expect, test } from 'vitest'
import { commonOf, wouldEmpty } from './bulk-fields.ts'

test('an input that is left alone would empty what rows have in a field; where none has anything, it empties nothing', () => {
  const rows = [
    { id: '1', plaats: 'Gang', advies: 'Weghalen', deel: null },
    { id: '2', plaats: 'Hal', advies: 'Weghalen', deel: null },
    { id: '3', plaats: null, advies: 'Weghalen', deel: null },
  ]
  const common = commonOf(['plaats', 'advies', 'deel'], rows)
  const lost = (value: unknown) => ['plaats', 'advies', 'deel'].filter((name) => wouldEmpty(common, name, value))
  expect(lost(null)).toEqual(['plaats', 'advies'])
  expect(lost(' ')).toEqual(['plaats', 'advies'])
  expect(lost('Zolder')).toEqual([])
})
