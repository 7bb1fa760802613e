import { expect, expectTypeOf, test } from 'vitest'
import { beperkingen } from '../lookups/lists.ts'
import {
  type BelongsToField,
  belongsTo,
  type ColorField,
  color,
  computed,
  computedRecord,
  type Field,
  file,
  type IntegerField,
  type ManyToManyField,
  manyToMany,
} from './field.ts'
import {
  argumentsOf,
  type KindsInModel,
  kinds,
  points,
  pointsAtFile,
  pointsAtMany,
  pointsAtOne,
  type SignField,
  type ToManyField,
  type ToOneField,
  targetOf,
} from './kinds.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself.

test('a kind that is left out of the table, or lacks a part, does not compile', () => {
  const { color: _, ...others } = kinds
  // @ts-expect-error the model does not know colours
  const without: KindsInModel = others
  const { blank: _blank, ...unclear } = kinds.text
  // @ts-expect-error nobody knows what a text is cleared to
  const partly: KindsInModel = { ...kinds, text: unclear }
  return [without, partly]
})

test('what names records follows from the table, for the compiler too', () => {
  expectTypeOf<ToOneField>().toEqualTypeOf<BelongsToField>()
  expectTypeOf<ToManyField>().toEqualTypeOf<ManyToManyField>()
  const label = { nl: 'Proef', en: 'Trial' }
  const fields: readonly Field[] = [
    belongsTo('survey', { label }),
    manyToMany('survey', { label }),
    color({ label }),
    file({ label, accept: ['pdf'] }),
  ]
  expect(fields.map(pointsAtOne)).toEqual([true, false, false, false])
  expect(fields.map(pointsAtMany)).toEqual([false, true, false, false])
  expect(fields.map(points)).toEqual([true, true, false, false])
  expect(fields.map(pointsAtFile)).toEqual([false, false, false, true])
  expect(fields.map(targetOf)).toEqual(['survey', 'survey', undefined, 'file'])
  expect(targetOf(computedRecord(beperkingen, { label }))).toBe(beperkingen.key)
})

test('what is asked to read a field, and what is a sign, follow from the definition', () => {
  expectTypeOf<SignField>().toEqualTypeOf<ColorField | IntegerField>()
  const label = { nl: 'Proef', en: 'Trial' }
  expect(argumentsOf(computed('string', { label, args: { onderzoek: 'uuid' } }))).toEqual({ onderzoek: 'uuid' })
  expect(argumentsOf(color({ label }))).toEqual({})
  expect(argumentsOf(undefined)).toEqual({})
})
