// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { model } from '@vezel/model'
import { isListView, knownIn, listNamed } from '@vezel/model/list-views.ts'
import { buildSchema, coerceInputValue, isInputType } from 'graphql'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import {
  type Condition,
  checked,
  type FilterField,
  filterOfConditions,
  operatorsOf,
  readConditions,
  writeConditions,
} from '../../resource/conditions.ts'
import { givenViews } from '../../resource/given-views.ts'
import { meets, ofServer } from '../../resource/page-conditions.ts'
import { useFilterFields } from '../../resource/table-state.ts'
import { UiTextsContext, uiTexts } from '../../ui/texts.ts'
import { uiNl } from '../../ui/texts-nl.ts'
import { useColumns as useSourceColumns } from './source-columns.tsx'
import { isOfLocation, sourceViews, useSourceFields } from './source-list.ts'
import { useColumns as useSpaceColumns } from './space-columns.tsx'
import { spaceViews, useSpaceFields } from './space-rows.ts'

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../../server/src/graphql/schema.graphql'), 'utf8'),
)

/** What a hook answers on a page. */
function answerOf<T>(use: () => T): T {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const answers: T[] = []
  const Asking = (): ReactNode => {
    answers.push(use())
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <UiTextsContext value={uiTexts('nl', uiNl)}>
        <Asking />
      </UiTextsContext>,
    ),
  )
  act(() => root.unmount())
  const [first] = answers
  if (first === undefined) throw new Error('It was never drawn')
  return first
}

const lists = [
  {
    list: 'sources',
    fields: answerOf(useSourceFields),
    columns: answerOf(useSourceColumns),
    type: 'Bron',
    views: sourceViews,
  },
  {
    list: 'spaces',
    fields: answerOf(useSpaceFields),
    columns: answerOf(useSpaceColumns),
    type: 'Ruimte',
    views: spaceViews,
  },
  {
    list: 'sample',
    fields: answerOf(() => useFilterFields('sample', 'onderzoek')),
    columns: [],
    type: 'Monster',
    views: model.entity('sample').table.views,
  },
]
const values: Readonly<Record<FilterField['kind'], (field: FilterField) => string>> = {
  list: () => 'een_code',
  record: () => '7',
  choice: ({ choices }) => choices?.[0]?.value ?? '',
  boolean: () => 'true',
  date: () => '2026-11-22',
  moment: () => '2026-11-22',
  number: () => '12.5',
  text: () => 'kruipruimte',
  presence: () => '',
}
const conditionsOf = (fields: readonly FilterField[]): Condition[] =>
  fields.flatMap((field) =>
    operatorsOf(field).map((operator) => ({
      field: field.key,
      operator,
      values: operator === 'empty' || operator === 'filled' ? [] : [values[field.kind](field)],
    })),
  )

test.each(lists)(
  'each condition of each kind on the list $list is kept by the address, and asked of the server or of the page',
  (of) => {
    const { fields, type } = of
    expect(fields.length).toBeGreaterThan(8)
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
    for (const condition of conditionsOf(fields)) {
      expect(checked(condition, fields)).toEqual(condition)
      expect(readConditions(writeConditions([condition]), fields)).toEqual([condition])
      const asked = ofServer([condition], fields)
      const input = schema.getType(isOfLocation(condition) && type === 'Bron' ? 'BronLocatieFilter' : `${type}Filter`)
      if (!isInputType(input)) throw new Error(`${type}Filter is no input`)
      coerceInputValue(filterOfConditions(asked, fields), input, (path, _, error) => {
        throw new Error(`${type} ${condition.field} ${condition.operator} ${path.join('.')}: ${error.message}`)
      })
      // What the server is not asked is not lost: it is for the page to decide.
      expect(Object.keys(filterOfConditions([condition], fields)).length).toBe(asked.length)
    }
  },
)

test.each(lists)('a view of the list $list keeps each of its columns and conditions', ({ list, fields, columns }) => {
  const known = listNamed(list)
  expect(columns.map(({ key }) => key).filter((key) => !known?.columns.has(key))).toEqual([])
  expect(fields.map(({ key }) => key).filter((key) => !known?.conditions.has(key))).toEqual([])
})

test.each(lists)('the list $list comes with views whose every condition it can ask, named in each language', (of) => {
  const known = listNamed(of.list)
  const given = (['nl', 'en', 'fr'] as const).map((locale) => givenViews(of.views, locale))
  expect(new Set(given.flat().map(({ name }) => name)).size).toBe(given.flat().length)
  expect(given[0]?.length).toBeGreaterThan(1)
  for (const { columns, density, group, sort, filter } of given[0] ?? []) {
    const state = { columns, density, ...(group === undefined ? {} : { group }), sort, filter }
    expect(isListView(state)).toBe(true)
    expect(known && knownIn(known, state)).toEqual({ view: state, dropped: [] })
    expect(writeConditions(readConditions(filter, of.fields))).toBe(filter)
    expect(filter === '' && group === undefined).toBe(false)
  }
})

test('what the page decides holds of the rows that have one of the values, or none at all', () => {
  const [field] = answerOf(useSpaceFields)
  const rows = [null, 'ja', 'nee'].map((surveyed) => ({ surveyed }))
  const left = (operator: Condition['operator'], ...chosen: string[]) =>
    rows
      .filter((row) => meets(row, [{ field: 'surveyed', operator, values: chosen }], field ? [field] : []))
      .map(({ surveyed }) => surveyed)
  expect(left('is', 'ja')).toEqual(['ja'])
  expect(left('is', 'ja', 'nee')).toEqual(['ja', 'nee'])
  expect(left('is', 'gedeeltelijk')).toEqual([])
  expect(left('empty')).toEqual([null])
  expect(left('filled')).toEqual(['ja', 'nee'])
})
