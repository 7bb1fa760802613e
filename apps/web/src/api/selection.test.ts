import { expect, test } from 'vitest'
import { bodyOf, putTogether, takeApart } from './selection.ts'
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

test('what depends on the same record is asked with one variable: the server works out what is the same once', () => {
  const of = { onderzoek: '7' }
  const args = { status: of, klasse: of, 'locaties.status': of, 'locaties.later': { onderzoek: '8', dag: '7' } }
  const body = bodyOf({ status: true, klasse: true, locaties: { status: true, later: true } }, args)
  expect(body.declared).toBe(', $a0: ID, $a1: ID, $a2: Date')
  expect(body.values).toEqual({ a0: '7', a1: '8', a2: '7' })
  expect(body.text).toContain('status(onderzoek: $a0) klasse(onderzoek: $a0)')
  expect(body.text).toContain('status(onderzoek: $a0) later(onderzoek: $a1, dag: $a2)')
})
