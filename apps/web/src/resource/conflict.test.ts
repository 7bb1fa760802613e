import { registry } from '@vezel/model'
import { expect, test } from 'vitest'
import { readConflict, settle } from './conflict.ts'
import { createForm } from './form-store.ts'

const form = () => {
  const store = createForm({
    entity: registry.limitation,
    names: ['beperking', 'omschrijving', 'gevolg'],
    values: { beperking: '1', omschrijving: 'Oud', gevolg: null },
  })
  store.set('beperking', '2')
  store.set('omschrijving', 'Mijn tekst')
  return store
}
const refusal = {
  fields: {
    beperking: { yours: '2', theirs: 1 },
    omschrijving: { yours: 'Mijn tekst', theirs: 'Hun tekst' },
  },
  current: 4,
  by: 'Samir El Amrani',
}

test('asks about a field only when the other person changed it too', () => {
  const store = form()
  const conflict = readConflict(refusal, store)
  expect(conflict.fields).toEqual([{ name: 'omschrijving', yours: 'Mijn tekst', theirs: 'Hun tekst' }])
  expect(conflict.version).toBe(4)
})

test('keeps the value of the other person where that is chosen', () => {
  const store = form()
  settle(store, readConflict(refusal, store), [])
  expect(store.draft()).toMatchObject({ beperking: '2', omschrijving: 'Hun tekst' })
})
