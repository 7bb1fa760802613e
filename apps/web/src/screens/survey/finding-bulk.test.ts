import { expect, test } from 'vitest'
import { findingsAt } from './finding-bulk.tsx'
import type { SourceRow } from './survey-sources.ts'

const row = (id: string, finding: string | null, substance: string) =>
  ({ id, finding, source: { materiaal_type: { id: substance } } }) as unknown as SourceRow

test('of the locations that are chosen those that this survey has seen are changed, and the others counted', () => {
  const rows = [row('B01.1', 'f1', 'asbest'), row('B01.2', null, 'pcb'), row('B02.1', 'f3', 'asbest')]
  expect(findingsAt(rows, ['B01.1', 'B01.2', 'B02.1', 'weg'])).toEqual({
    ids: ['f1', 'f3'],
    substances: ['asbest'],
    without: 1,
  })
  expect(findingsAt(rows, ['B01.2'])).toEqual({ ids: [], substances: [], without: 1 })
})
