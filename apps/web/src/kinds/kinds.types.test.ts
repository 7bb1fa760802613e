import type { FieldKind } from '@vezel/model/kit/field.ts'
import { expectTypeOf, test } from 'vitest'
import type { KindsOnPage } from './kind.ts'
import { kinds } from './kinds.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself.

test('a kind that is left out of the page does not compile', () => {
  const { color: _, ...others } = kinds
  // @ts-expect-error the page does not know colours
  const without: KindsOnPage = others
  expectTypeOf<keyof KindsOnPage>().toEqualTypeOf<FieldKind>()
  return without
})

test('a kind that lacks its input, its display or how a form begins with it does not compile', () => {
  const { Input: _input, ...unfilled } = kinds.integer
  // @ts-expect-error nobody can put in a whole number
  const withoutInput: KindsOnPage = { ...kinds, integer: unfilled }
  const { Display: _display, ...unseen } = kinds.integer
  // @ts-expect-error nobody sees a whole number
  const withoutDisplay: KindsOnPage = { ...kinds, integer: unseen }
  const { start: _start, ...unbegun } = kinds.integer
  // @ts-expect-error a form cannot begin with a whole number
  const withoutStart: KindsOnPage = { ...kinds, integer: unbegun }
  return [withoutInput, withoutDisplay, withoutStart]
})

test('a kind is asked about fields of its own', () => {
  // @ts-expect-error a text has no words to choose from
  const stray: KindsOnPage = { ...kinds, text: kinds.choice }
  // @ts-expect-error the input of a choice offers words that a text has not
  const input: KindsOnPage = { ...kinds, text: { ...kinds.text, Input: kinds.choice.Input } }
  return [stray, input]
})
