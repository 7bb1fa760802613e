// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import { readyPage } from '../page/testing.tsx'
import { loadTexts, TextsProvider } from '../page/texts.tsx'
import { App } from '../router/router.tsx'
import { BulkDelete } from './bulk-delete.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { about } from './words.ts'

let root: Root
beforeEach(async () => {
  await readyPage()
  await loadTexts('en')
  fakeServer(() => ({
    data: { rows: [], total: 0, answer: { batch: null, changed: [], same: [], refused: [], along: [] } },
  }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const nothing = () => undefined
const row = { __typename: 'Monster', id: 'a', record_version: 1, nummer: 'M03' }
const rows = { of: 'sample', ids: ['a', 'b'], onClose: nothing, leaveOut: nothing }

test('a title has one capital, in English too; the number of a record keeps its own', async () => {
  const dialogs = () => (
    <TextsProvider locale="en">
      <BulkDelete {...rows} />
      <BulkEdit {...rows} />
      <DeleteDialog of="sample" row={row} onClose={nothing} />
    </TextsProvider>
  )
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => dialogs }]} />))
  await act(async () => void (await vi.waitUntil(() => document.querySelectorAll('dialog').length === 3)))
  const titles = [...document.querySelectorAll('dialog h2')].map((head) => head.textContent)
  expect(titles).toEqual(['Delete samples', 'Change samples', 'Delete sample M03'])
})

test('every kind of record stands in a title without a capital in the middle', () => {
  const capitals = model.entities.flatMap(({ label, plural }) =>
    [label, plural]
      .map((one) => about({ label: one }, 'en', (what) => `Delete ${what}`))
      .filter((title) => /\s\p{Lu}(?!\p{Lu}|\p{N})/u.test(title)),
  )
  expect(capitals).toEqual([])
})
