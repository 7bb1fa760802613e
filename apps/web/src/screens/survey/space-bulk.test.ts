import { expect, test } from 'vitest'
import { linesOf } from './space-bulk.tsx'
import type { SpaceRow } from './space-rows.ts'

const row = (id: string, line: string | null) => ({ id, line }) as unknown as SpaceRow

test('of the spaces that are chosen those that this survey says something of are changed, and the others counted', () => {
  const rows = [row('Hal', 'r1'), row('Aanbouw', null), row('Keuken', 'r3'), row('Zolder', 'r4')]
  expect(linesOf(rows, ['Hal', 'Aanbouw', 'Keuken', 'weg'])).toEqual({ ids: ['r1', 'r3'], without: 1 })
  expect(linesOf(rows, ['Aanbouw'])).toEqual({ ids: [], without: 1 })
})
