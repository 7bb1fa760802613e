import type { FieldKind } from '@vezel/model/kit/field.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { kinds } from './index.ts'
import type { KindsOnServer } from './kind.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself.

test('a kind that is left out of the table does not compile', () => {
  const { color: _, ...others } = kinds
  // @ts-expect-error the server does not know colours
  const without: KindsOnServer = others
  expectTypeOf<keyof KindsOnServer>().toEqualTypeOf<FieldKind>()
  return without
})

test('a kind that lacks a part does not compile', () => {
  const { graphql: _, ...unspoken } = kinds.integer
  // @ts-expect-error the API has no type for whole numbers
  const partly: KindsOnServer = { ...kinds, integer: unspoken }
  const { held: _held, ...read } = kinds.date.read
  // @ts-expect-error the write path cannot read days
  const unread: KindsOnServer = { ...kinds, date: { ...kinds.date, read } }
  return [partly, unread]
})

test('a kind is asked about fields of its own', () => {
  // @ts-expect-error a text has no words to choose from
  const stray: KindsOnServer = { ...kinds, text: kinds.choice }
  // @ts-expect-error a file has no target
  const pointed: KindsOnServer = { ...kinds, file: kinds.belongsTo }
  return [stray, pointed]
})

test('what is worked out, kept in a table of links or only on a form has no column, and everything else has one', () => {
  const without = Object.entries(kinds).flatMap(([kind, { column }]) => (column === null ? [kind] : []))
  expect(without).toEqual(['info', 'button', 'manyToMany', 'computed'])
})
