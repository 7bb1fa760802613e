import { model } from '@vezel/model'
import { isListView, knownIn, listNamed } from '@vezel/model/list-views.ts'
import { expect, test } from 'vitest'
import { readConditions, writeConditions } from './conditions.ts'
import { filterFieldsOf } from './filter-fields.ts'
import { givenViews } from './given-views.ts'

const given = model.entities.flatMap((entity) =>
  givenViews(entity.table.views, 'nl').map((view) => [`${entity.key}: ${view.name}`, entity, view] as const),
)

test.each(given)('the list knows all that its own view asks: %s', (_, entity, view) => {
  const { columns, density, group, sort, filter } = view
  const names = listNamed(entity.key)
  const state = { columns, density, ...(group === undefined ? {} : { group }), sort, filter }
  expect(isListView(state)).toBe(true)
  expect(names && knownIn(names, state)).toEqual({ view: state, dropped: [] })
  // A condition that makes no sense for its field would be left out of the address without a word.
  const fields = filterFieldsOf(entity, [], () => true)
  expect(writeConditions(readConditions(filter, fields))).toBe(filter)
})

test('the interviews come with views, each under a name of its own in three languages', () => {
  const inAll = (['nl', 'en', 'fr'] as const).map((locale) => givenViews(model.entity('interview').table.views, locale))
  expect(inAll.map((views) => views.map(({ id }) => id))).toEqual(Array(3).fill(['suspect', 'leftOut']))
  expect(new Set(inAll.flat().map(({ name }) => name)).size).toBe(6)
  // Those that people keep are named by an id, which none of these can be.
  expect(inAll.flat().every(({ id }) => /^[a-zA-Z]+$/.test(id))).toBe(true)
})
