import type { FieldKind } from '@vezel/model/kit/field.ts'
import { expectTypeOf, test } from 'vitest'
import type { KindsOnScreen } from './kind.ts'
import { kinds } from './kinds.tsx'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself.

test('a kind that is left out of the screens does not compile', () => {
  const { color: _, ...others } = kinds
  // @ts-expect-error the page has no input for colours
  const without: KindsOnScreen = others
  expectTypeOf<keyof KindsOnScreen>().toEqualTypeOf<FieldKind>()
  return without
})

test('a kind that lacks its input, or has that of another, does not compile', () => {
  const { Input: _, ...unfilled } = kinds.integer
  // @ts-expect-error nobody can put in a whole number
  const partly: KindsOnScreen = { ...kinds, integer: unfilled }
  // @ts-expect-error a text has no words to choose from
  const stray: KindsOnScreen = { ...kinds, text: kinds.choice }
  return [partly, stray]
})
