import { parentOf, type RouteName, routeNames } from '@vezel/model/route-paths.ts'
import '@vezel/model/routes.ts'
import { expect, test } from 'vitest'
import { lastParamOf, listAbove, listQuery, rowRouteOf } from './row-address.ts'

test('a row is the route right below its list', () => {
  expect(rowRouteOf('surveys-survey-information-other', 'remark')).toEqual({
    list: 'surveys-survey-information-other',
    row: 'surveys-survey-information-other-remark',
    param: 'remark',
  })
})

test('a list in the middle of a path is addressed by its row, and closing that leads to what shows it', () => {
  expect(rowRouteOf('surveys-survey-samples-sample-analysis-analysis', 'analysis')).toEqual({
    list: 'surveys-survey-samples-sample',
    row: 'surveys-survey-samples-sample-analysis-analysis',
    param: 'analysis',
  })
})

test('rows without an address are named in the query, by what they are', () => {
  expect(rowRouteOf('surveys-survey-information-execution', 'visit')).toEqual({
    list: 'surveys-survey-information-execution',
    row: null,
    param: 'visit',
  })
})

test('closing a card leads to a list, never to another record', () => {
  expect(listAbove('surveys-survey-sources-source-locations-location')).toBe('surveys-survey-sources')
  const rows = routeNames().filter((name) => lastParamOf(name) && parentOf(name))
  expect(rows.length).toBeGreaterThan(15)
  // What ends on a parameter and has rows right below it is a list that a parameter names.
  const isRow = (name: RouteName) => lastParamOf(name) !== undefined && rowRouteOf(name, '').row === name
  for (const row of rows) expect(isRow(listAbove(row)), row).toBe(false)
  expect(listAbove('admin-variables-variableset-variable-variableitem')).toBe('admin-variables-variableset-variable')
})

test('what was searched, filtered and sorted stays in the address of a row, what else is open does not', () => {
  expect(listQuery({ q: 'dak', sort: '-nummer', new: 'remark', visit: '1' })).toEqual({ q: 'dak', sort: '-nummer' })
})
