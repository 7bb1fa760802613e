import { expect, test } from 'vitest'
import { differs, type ListState, readViews } from './kept-views.ts'

const state: ListState = {
  columns: ['nummer', 'einddatum'],
  density: 'normal',
  sort: '-einddatum',
  filter: 'projectleider.is.4*einddatum.to.2026-12-15',
}

test('a list is changed when its columns, their order, its rows, its order or its conditions are others', () => {
  expect(differs(state, { ...state })).toBe(false)
  const others: Partial<ListState>[] = [
    { columns: ['einddatum', 'nummer'] },
    { columns: null },
    { density: 'compact' },
    { sort: 'einddatum' },
    { sort: null },
    { filter: 'projectleider.is.4' },
    { filter: 'projectleider.is.7*einddatum.to.2026-12-15' },
    { filter: '' },
  ]
  for (const other of others) expect([other, differs(state, { ...state, ...other })]).toEqual([other, true])
})

test('the order in which conditions were added makes no difference', () => {
  expect(differs(state, { ...state, filter: 'einddatum.to.2026-12-15*projectleider.is.4' })).toBe(false)
})

test('saved views are read back, and what is none is left out', () => {
  const view = { id: 'a', name: 'Kerst', ...state, isShared: true, of: '7', by: 'Ilse', version: 3 }
  const text = JSON.stringify({
    views: [view, null, { name: 'zonder id' }, { id: 'b', name: 'Leeg' }],
    first: 'a',
    opening: 'o',
  })
  const nobody = { isShared: false, of: '', by: '', version: 0 }
  expect(readViews(text)).toEqual({
    views: [view, { id: 'b', name: 'Leeg', columns: null, density: 'normal', sort: null, filter: '', ...nobody }],
    first: 'a',
    opening: 'o',
  })
})

test.each([null, 'geen json', '4', '{"views":{}}', '[]'])('kept as %s there are no views', (text) => {
  expect(readViews(text)).toEqual({ views: [], first: null, opening: null })
})

test('a list opens with no view that is gone', () => {
  expect(readViews(JSON.stringify({ views: [], first: 'a' })).first).toBeNull()
})
