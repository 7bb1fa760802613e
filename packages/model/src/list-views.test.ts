import fc from 'fast-check'
import { expect, test } from 'vitest'
import { model } from './entities/index.ts'
import { isListView, knownIn, type ListView, listNamed } from './list-views.ts'

const lists = ['surveys', 'sources', 'spaces', ...model.entities.map(({ key }) => key)]
const namesOf = (list: string) => {
  const names = listNamed(list)
  if (!names) throw new Error(`No list ${list}`)
  return names
}
/** Any view of a list, of names that it knows and of others. */
const views = (list: string) => {
  const { columns, conditions } = namesOf(list)
  const column = fc.oneof(fc.constantFrom(...columns), fc.constantFrom('nergens', 'nooit'))
  const condition = fc
    .tuple(fc.oneof(fc.constantFrom(...conditions), fc.constantFrom('nergens')), fc.stringMatching(/^[\w%]{1,9}$/))
    .map(([key, value]) => `${key}.is.${value}`)
  return fc.record(
    {
      columns: fc.option(fc.array(column, { maxLength: 20 })),
      density: fc.constantFrom<ListView['density']>('compact', 'normal'),
      group: fc.option(column),
      sort: fc.option(fc.tuple(fc.boolean(), column).map(([desc, key]) => `${desc ? '-' : ''}${key}`)),
      filter: fc.array(condition, { maxLength: 8 }).map((all) => all.join('*')),
    },
    { requiredKeys: ['columns', 'density', 'sort', 'filter'] },
  )
}
const anyList = fc.constantFrom(...lists)

test('whatever is left of a view in its list is a view that the list knows whole', () => {
  fc.assert(
    fc.property(
      anyList.chain((list) => fc.tuple(fc.constant(list), views(list))),
      ([list, given]) => {
        expect(isListView(given)).toBe(true)
        const { view, dropped } = knownIn(namesOf(list), given)
        expect(isListView(view)).toBe(true)
        expect(knownIn(namesOf(list), view)).toEqual({ view, dropped: [] })
        // Nothing goes unsaid, and nothing is said of what stayed.
        expect(dropped.every((name) => ['nergens', 'nooit'].includes(name))).toBe(true)
        expect(JSON.stringify(view)).not.toMatch(/nergens|nooit/)
        if (dropped.length === 0 && given.columns?.length !== 0) expect(view).toEqual(given)
      },
    ),
  )
})

test('of what anybody may send only a view is a view', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isListView(value)).toBe(false)
    }),
  )
})

test.each(['', 'constructor', '__proto__', 'toString', 'geen lijst'])('there is no list %j', (name) => {
  expect(listNamed(name)).toBeNull()
})

test('a column may tell of what hangs on a row, and a condition may not', () => {
  const { columns, conditions } = namesOf('condities')
  expect(columns.has('variable_mappings')).toBe(true)
  expect(conditions.has('variable_mappings')).toBe(false)
})
