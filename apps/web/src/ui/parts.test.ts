import { expect, test } from 'vitest'
import { afterFirstColon } from './dialog.tsx'
import { isAccepted } from './file-drop.tsx'
import { reasonOf } from './reason.ts'
import { isPale } from './state-signs.tsx'

test('a dialog says the part of an error after the first colon, or all of it', () => {
  expect(afterFirstColon(new Error('GraphQL: bron in gebruik: B14'))).toBe('bron in gebruik: B14')
  expect(afterFirstColon(new Error('Geen verbinding'))).toBe('Geen verbinding')
  expect(afterFirstColon('x: y')).toBe('y')
})

test('a reason that stands by itself is a sentence', () => {
  expect(reasonOf(new Error('Ongedaan maken kan niet: dit is al teruggezet'))).toBe('Dit is al teruggezet.')
  expect(reasonOf('Verbinding verbroken: é')).toBe('É.')
  expect(reasonOf('x: Weet u het zeker?')).toBe('Weet u het zeker?')
  expect(reasonOf('')).toBe('')
})

test('files are taken by extension, by type and by kind of type', () => {
  const pdf = { name: 'Rapport.PDF', type: 'application/pdf' }
  expect(isAccepted(pdf, '.pdf')).toBe(true)
  expect(isAccepted(pdf, 'image/*, application/pdf')).toBe(true)
  expect(isAccepted(pdf, 'image/*')).toBe(false)
  expect(isAccepted(pdf, undefined)).toBe(true)
})

test('a colour under 3 : 1 on white is too pale to stand alone', () => {
  expect(isPale('#C4231C')).toBe(false)
  expect(isPale('#FFE680')).toBe(true)
})
