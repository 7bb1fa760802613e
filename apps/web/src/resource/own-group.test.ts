import { expect, test } from 'vitest'
import type { Column, Grouping } from '../ui/table-rows.ts'
import { standardView } from '../ui/table-rows.ts'
import { ownOrChosen } from './own-group.ts'
import type { TableState } from './table-state.ts'

interface Place {
  readonly source: string
}
const columns: readonly Column<Place>[] = [{ key: 'source', title: 'Bron', value: ({ source }) => source }]
const grouping: Grouping<Place> = { of: ({ source }) => source, name: (group) => group, cells: () => ({}) }
const own = { key: 'own', title: 'Bron', grouping }
const groupsWith = (view: Partial<TableState['view']>) => {
  const state = { view: { ...standardView, ...view } } as TableState
  return ownOrChosen(state, columns, own)
}

test('the groups of a screen stay when its rows are sorted, and go when somebody chooses others or none', () => {
  expect(groupsWith({})).toBe(grouping)
  expect(groupsWith({ sort: { key: 'source', desc: true } })).toBe(grouping)
  expect(groupsWith({ group: 'own', sort: { key: 'source', desc: false } })).toBe(grouping)
  expect(groupsWith({ group: 'source' })?.of({ source: 'B01' })).toBe('B01')
  expect(groupsWith({ group: null })).toBeUndefined()
})
