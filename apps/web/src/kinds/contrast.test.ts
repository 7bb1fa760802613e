import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, grounds } from './contrast.ts'

test('a contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#112233', '#112233')).toBe(1)
})

test('what is no colour yet has none', () => {
  for (const typed of ['', '#12', 'rood', '#12345g']) expect(contrastOf(typed, '#ffffff')).toBeUndefined()
})

test('the grounds are those of the themes', () => {
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--bg: light-dark(${grounds.light}, ${grounds.dark});`)
})
