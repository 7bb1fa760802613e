import { expect, test } from 'vitest'
import { spaceRowsOf } from './space-rows.ts'

const closed = '2026-03-01 12:00:00'
const earlier = { id: 'l1', created_at: '2026-02-01 09:00:00' }
const later = { id: 'l2', created_at: '2026-04-01 09:00:00' }
const space = (id: string, uitkomst: 'geen_asbest' | null) => ({
  id,
  record_version: 1,
  naam: id,
  volledige_naam: id,
  nummer: null,
  oppervlakte: null,
  volgorde: 0,
  verdieping: null,
  parent_ruimte: null,
  bron_locaties: [earlier, later],
  materiaal_status: null,
  uitkomst,
  dekking: null,
})
const shown = (gesloten_op: string | null, spaces: ReturnType<typeof space>[]) =>
  spaceRowsOf(
    {
      row: { gesloten_op },
    },
    {
      spaces,
      floors: [],
      exclusions: [],
      surveyed: [{ id: 'r', record_version: 1, sub_asset: { id: 'Hal' }, onderzocht: 'ja' }],
    },
  ).map((row) => [row.id, row.surveyed, row.locations])

test('a closed survey counts the spaces and places of its time, an open one all there are', () => {
  // The server gives what a survey cannot know no outcome in it.
  expect(shown(closed, [space('Hal', 'geen_asbest'), space('Aanbouw', null)])).toEqual([['Hal', 'ja', 1]])
  expect(shown(null, [space('Hal', 'geen_asbest'), space('Aanbouw', 'geen_asbest')])).toEqual([
    ['Aanbouw', null, 2],
    ['Hal', 'ja', 2],
  ])
})
