// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { actionColumn, buttonColumn } from './table-buttons.tsx'
import { layOut } from './table-layout.ts'
import type { Column } from './table-rows.ts'
import { lineHeight } from './table-size.ts'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})
/** What a cell of a row at a place draws as a button, if anything. */
function button(cell: ReactNode, at: number): HTMLButtonElement | null {
  act(() => root.render(<div data-at={at}>{cell}</div>))
  return document.querySelector('button')
}

interface Notice {
  readonly number: string
  readonly isSent: boolean
}
const draft = { number: 'M1', isSent: false }
const sent = { number: 'M2', isSent: true }
const isOffered = (row: Notice) => !row.isSent

test('an action of a row has its name as key, says of which row it is, and tells which row at which place', () => {
  const pressed: [Notice, number][] = []
  const onPress = (row: Notice, at: number) => pressed.push([row, at])
  const label = (row: Notice) => `Verzenden: ${row.number}`
  const action = actionColumn({ name: 'send', title: 'Verzenden', label, icon: <i />, onPress, isOffered })
  expect(action).toMatchObject({ key: 'send', title: 'Verzenden', kind: 'action', sortable: false })
  const found = button(action.render?.(draft), 7)
  expect(found?.getAttribute('aria-label')).toBe('Verzenden: M1')
  act(() => found?.click())
  expect(pressed).toEqual([[draft, 7]])
  expect(button(action.render?.(sent), 0)).toBe(null)
})

test('a button in words is as wide as its widest, and not there for a row that has none', () => {
  const column = buttonColumn({ name: 'verify', label: 'Controleren', onPress: () => {}, isOffered })
  expect(column.kind).toBe('button')
  expect(column.text?.(draft)).toBe('Controleren')
  expect(column.text?.(sent)).toBe('')
  expect(button(column.render?.(draft), 0)?.textContent).toBe('Controleren')
  const measure = { scale: 1, text: (words: string) => words.length * 10 }
  const width = (rows: readonly Notice[]) => layOut(rows, [column], null, 0, measure, 0).minWidth
  expect(width([draft, sent])).toBeGreaterThan(width([sent]))
})

test('rows with a photo are as high as a photo of 60 needs, unless they are compact or have none', () => {
  interface Place {
    readonly photo: string | null
  }
  const columns: Column<Place>[] = [
    { key: 'name', title: 'Naam', value: () => 'Zolder' },
    { key: 'photo', title: 'Foto', kind: 'image', value: (row) => row.photo },
  ]
  const measure = { scale: 1, text: () => 50 }
  const heightOf = (rows: readonly Place[], density: 'compact' | 'normal', chosen: readonly string[] | null = null) => {
    const { hasImages } = layOut(rows, columns, chosen, 600, measure, 0)
    return lineHeight(false, { density, lines: 1, hasImages })
  }
  const rows = [{ photo: null }, { photo: 'zolder.jpg' }]
  expect(heightOf(rows, 'normal')).toBeGreaterThanOrEqual(60 + 2 * 4)
  expect(heightOf(rows, 'compact')).toBe(28)
  expect(heightOf([{ photo: null }], 'normal')).toBe(36)
  expect(heightOf(rows, 'normal', ['name'])).toBe(36)
})
