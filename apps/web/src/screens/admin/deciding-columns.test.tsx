// @vitest-environment jsdom
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import type { Read } from '../../kinds/record.ts'
import { readyPage } from '../../page/testing.tsx'
import { useTableColumns } from '../../resource/table-columns.tsx'
import type { MoreColumn } from '../../resource/table-props.ts'
import { layOut } from '../../ui/table-layout.ts'
import type { Column } from '../../ui/table-rows.ts'
import { isMappedList, useMappingColumn } from './mapping-badge.tsx'
import { Acknowledged, useMappingColumns } from './mapping-columns.tsx'

beforeEach(readyPage)

/** The columns of a table as its screen makes them. */
function columnsOf(of: Entity, names: readonly string[], use: () => readonly MoreColumn<Read>[]) {
  let made: readonly Column<Read>[] = []
  function Screen() {
    const more = use()
    made = useTableColumns({ of: of.key, more }, names, {
      canDelete: true,
      onDelete: () => {},
      actions: [],
      items: undefined,
    })
    return null
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<Screen />))
  act(() => root.unmount())
  return made
}
const measure = { scale: 1, text: (words: string) => words.length * 7.3 }
/** What a table says of a row with so much room, in a column or on its second line. */
function saidAt(width: number, columns: readonly Column<Read>[], row: Read) {
  const { columns: shown, under } = layOut([row], columns, null, width, measure, 0)
  return { shown: shown.map(({ key }) => key), under: under.map(({ key }) => key) }
}
/** Beside the menu, the lists and a card of 488 px, on a page of 1440 px. */
const besideCard = 462
/** In that card. */
const inCard = 440

const lists = model.entities.filter(isMappedList)
test.each(lists.map((list) => [list.key, list] as const))(
  'beside an open card the list %s says what its items are called outside',
  (_, list) => {
    const columns = columnsOf(list, list.table.columns, () => useMappingColumn(list))
    const row = {
      id: '1',
      value: 'Een item met een langere naam',
      description: 'Wat het is, in een hele zin die nooit past',
      variable_mappings: [{ id: '2', acknowledged: false }],
    }
    const { shown, under } = saidAt(besideCard, columns, row)
    expect([...shown, ...under]).toContain('variable_mappings')
    expect(shown).not.toContain('description')
  },
)

const mapping = {
  id: '1',
  record_version: 1,
  external_system: { id: '1', value: 'LAVS' },
  value: 'asbesthoudend',
  direction: 'beide',
  priority: 2,
  acknowledged: true,
  acknowledged_at: '2026-11-19 16:05:00',
  acknowledged_by: { id: '3', full_name: 'Marieke van Dalen' },
}
const names = ['external_system', 'value', 'acknowledged', 'direction', 'priority']
const ofMappings = () =>
  columnsOf(
    model.entity('variableMapping'),
    names,
    // The row of a mapping is what its columns ask.
    useMappingColumns as unknown as () => readonly MoreColumn<Read>[],
  )

test('a mapping in a card says who acknowledged it and when, which way it goes and what goes first', () => {
  const columns = ofMappings()
  const { shown, under } = saidAt(inCard, columns, mapping)
  expect(shown).toEqual(['external_system', 'value', 'acknowledged', 'acknowledge', 'delete'])
  expect(under).toEqual(['direction', 'priority'])
  const wordsOf = (key: string, row: Read) => {
    const column = columns.find((one) => one.key === key)
    return [column?.text?.(row), column?.under?.(row)]
  }
  expect(wordsOf('acknowledged', mapping)[0]).toBe('Marieke van Dalen, 19 nov 2026')
  expect(wordsOf('acknowledged', { ...mapping, acknowledged: false })[0]).toBe('Te bevestigen')
  expect(wordsOf('direction', mapping)[1]).toBe('Beide')
  expect(wordsOf('priority', mapping)[1]).toBe('prio 2')
})

test('the card of a mapping says it too', () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const said = (row: typeof mapping) => {
    act(() => root.render(<Acknowledged row={row} />))
    return place.textContent
  }
  expect(said(mapping)).toBe('Bevestigd door Marieke van Dalen op 19 november 2026 16:05')
  expect(said({ ...mapping, acknowledged: false })).toBe('Nog niet bevestigd')
  act(() => root.unmount())
})

test('what a capability asks is told by the certificate and whether it must be there', () => {
  const { columns } = model.entity('capability_certificate_requirements').table
  expect(columns.slice(0, 2)).toEqual(['certificate_type', 'verplicht'])
  expect(columns).not.toContain('value')
})
