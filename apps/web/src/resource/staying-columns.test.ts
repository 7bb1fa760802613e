import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.tsx'
import { staying } from './staying-columns.ts'

const stay = (key: string) => {
  const entity = model.named(key)
  return staying(entity, columnsOf(key, entity.table.columns, 'nl'))
    .filter(({ narrow }) => narrow)
    .map(({ key }) => key)
}

test('in a narrow place the first two columns and the state stay', () => {
  expect(stay('client')).toEqual(['klantnummer', 'naam'])
})

// A picture only stays on a phone.
test('what a definition says decides stays in place of the second', () => {
  expect(stay('userCertificate')).toEqual(['inventarisatie_user_certificate_type', 'geldig_tot', 'status', 'file'])
  for (const { key, table } of model.entities.filter(({ table }) => table.narrow))
    expect(stay(key)).toEqual(expect.arrayContaining([...(table.narrow ?? [])]))
})
