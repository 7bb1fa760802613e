import { expect, test } from 'vitest'
import { model } from '../index.ts'
import { filterOf, targetOf } from './kinds.ts'

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
