import { expect, test } from 'vitest'
import { putTogether, takeApart } from './selection.ts'
import { RowStore, type StoredRow } from './store.ts'

const selection = { sub_asset: { naam: true }, fotos: { naam: true } }
const answer = {
  __typename: 'InventarisatieRuimte',
  id: '1',
  record_version: 1,
  sub_asset: { __typename: 'Ruimte', id: '2', record_version: 1, naam: 'Kruipruimte west' },
  fotos: [{ __typename: 'Foto', id: '3', record_version: 1, naam: 'Overzicht' }],
}

test('a row shows what it points at until the server has answered, and leaves out of its lists what is being deleted', () => {
  const store = new RowStore()
  const rows = new Map<string, StoredRow>()
  takeApart(answer, rows)
  store.write(rows)
  const shown = () => putTogether(store, 'InventarisatieRuimte:1', selection, undefined, new Map())
  const space = store.lay('Ruimte:2', null)
  store.lay('Foto:3', null)
  expect(shown()).toMatchObject({ sub_asset: { naam: 'Kruipruimte west' }, fotos: [] })
  store.setGone('Ruimte:2')
  store.lift(space)
  expect(shown()).toMatchObject({ sub_asset: { naam: 'Kruipruimte west' } })
  store.write(new Map([['InventarisatieRuimte:1', { record_version: 2, sub_asset: null }]]))
  expect(shown()).toMatchObject({ sub_asset: null })
})
