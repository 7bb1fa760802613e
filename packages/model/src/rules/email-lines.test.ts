import { expect, test } from 'vitest'
import { isEmailLines } from './email-lines.ts'

test('every line that is not blank holds one email address', () => {
  expect(isEmailLines.test('piet@voorbeeld.nl\n\n an@voorbeeld.be \n', {})).toBe(true)
  expect(isEmailLines.test('piet@voorbeeld.nl, an@voorbeeld.be', {})).toBe(false)
  expect(isEmailLines.test('piet@voorbeeld.nl\nan', {})).toBe(false)
})
