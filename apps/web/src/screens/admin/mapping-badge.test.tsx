// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { Read } from '../../kinds/record.ts'
import { MappingBadge } from './mapping-badge.tsx'

function wordsOf(item: Read): string | null {
  const place = document.createElement('div')
  flushSync(() => createRoot(place).render(<MappingBadge item={item} />))
  return place.textContent
}

test.each([
  ['no mapping', [], 'Geen koppelwaarde'],
  ['one that nobody acknowledged', [{ acknowledged: true }, { acknowledged: false }], 'Te bevestigen'],
  ['all of them acknowledged', [{ acknowledged: true }, { acknowledged: true }], 'Compleet'],
])('an item with %s says so', (_, variable_mappings, word) => {
  expect(wordsOf({ id: '1', variable_mappings })).toBe(word)
})

test('an item of which the mappings were not asked says nothing', () => {
  expect(wordsOf({ id: '1' })).toBe('')
})
