import { expect, test } from 'vitest'
import { check } from '../../kit/model.ts'
import { gapArgument } from './gap-argument.ts'

test.each(['.', '...', '-', '\u200b.\u00ad', '123', 'x'])('%j is no explanation', (reden) => {
  expect(check(gapArgument, { reden }, ['reden'])).toEqual([{ path: 'reden', rule: 'hasLetters', args: [] }])
})
test('what nobody sees is not given', () => {
  expect(check(gapArgument, { reden: '\u200b\u2060' }, ['reden'])).toMatchObject([{ rule: 'isRequired' }])
})
test.each(['Op slot', 'Zie §4, B2: niet te betreden', 'Échafaudage absent'])('%j is one', (reden) => {
  expect(check(gapArgument, { reden }, ['reden'])).toEqual([])
})
