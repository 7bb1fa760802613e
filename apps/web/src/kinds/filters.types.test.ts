import { model } from '@vezel/model'
import type { FieldKind } from '@vezel/model/kit/field.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { filterOf, filters, type KindsInFilters } from './filters.ts'

test('a kind that is left out of the filters does not compile', () => {
  const { color: _, ...others } = filters
  // @ts-expect-error no list is filtered by colour
  const without: KindsInFilters = others
  // @ts-expect-error a text has no words to choose from
  const stray: KindsInFilters = { ...filters, text: filters.choice }
  expectTypeOf<keyof KindsInFilters>().toEqualTypeOf<FieldKind>()
  return [without, stray]
})

test('what is chosen among records names whose, and what is chosen among words has them', () => {
  const fields = model.entities.flatMap((entity) => Object.values(entity.fields))
  for (const field of fields) {
    const asked = filterOf(field)
    if (asked === null) continue
    const { kind, target, choices } = asked
    if (kind === 'list' || kind === 'record') expect(target).toBe(targetOf(field))
    else expect(target).toBeUndefined()
    expect(choices !== undefined).toBe(kind === 'choice')
  }
  expect(new Set(fields.map((field) => filterOf(field)?.kind)).size).toBe(10)
})
