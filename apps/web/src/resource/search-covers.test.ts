import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import type { Column } from '../ui/table-rows.ts'
import { searchedColumns, searchedFields } from './search-covers.ts'

test('a list that is here is searched by the words of its columns, each named once', () => {
  const column = (title: string, kind?: Column<object>['kind']) =>
    ({ key: title, title, kind, value: () => null }) as Column<object>
  expect(searchedColumns([column('Nummer'), column('Plaats'), column('Plaats'), column('PCS')])).toEqual([
    'nummer',
    'plaats',
    'PCS',
  ])
})

test.each([
  ['source', ['bronnummer', 'bronnaam', 'materiaal', 'toepassing']],
  ['sample', ['monsternummer', 'omschrijving', 'plaats monstername']],
  ['finding', ['bronlocatie', 'verwijzing', 'opmerking']],
  ['survey', ['onderzoeknummer', 'projectnummer', 'pand of schip', 'opdrachtgever']],
])('a list that the server searches says which fields of the definition that are: %s', (of, fields) => {
  expect(searchedFields(of, 'nl')).toEqual(fields)
})

test('every field that the server searches has words', () => {
  for (const { key } of model.entities)
    for (const locale of ['nl', 'en'] as const) {
      const words = searchedFields(key, locale)
      expect(
        words.every((word) => /^[^_]+$/.test(word)),
        `${key}: ${words}`,
      ).toBe(true)
    }
})
