// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '../api/testing.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { Toasts } from '../ui/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

let leave: () => Promise<void>
beforeEach(async () => {
  await readyPage()
  HTMLElement.prototype.showPopover = () => {}
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const client = { id: 'a', record_version: 3, naam: 'Gemeente', active: true }
const refused = (message: string) => [{ id: 'a', title: 'Gemeente', code: 'inUse', message, records: [] }]
const text = () => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())

/** The question whether the client may go; `answers` by a word of the call. */
async function asked(answers: Readonly<Record<string, () => unknown>>) {
  fakeServer(({ query }) => Object.entries(answers).find(([word]) => query.includes(word))?.[1]() ?? { data: {} })
  leave = await showPage(() => (
    <section data-shown>
      <DeleteDialog of="client" row={client} onClose={() => {}} />
      <Toasts />
    </section>
  ))
}

const over = { id: 'a', record_version: 4 }
const noMore = () => refusal('conflict', 'Opslaan kan niet: iemand anders was u voor')

test('what was taken out of use and cannot be taken back says why', async () => {
  let updates = 0
  const why = refused('Verwijderen kan niet: gemeente is in gebruik in 7 onderzoeken')
  await asked({
    deleteKlantMany: () => ({ data: { answer: { changed: [], refused: why, batch: null, along: [] } } }),
    updateKlant: () => (++updates === 1 ? { data: { row: over } } : noMore()),
  })
  await until(() => text().includes('7 onderzoeken'))
  expect(text()).toContain('Gemeente is in gebruik in 7 onderzoeken.')
  await press('Uit gebruik nemen')
  await until(() => text().includes('uit gebruik genomen'))
  await press('Ongedaan maken')
  await until(() => text().includes('Iemand anders was u voor.'))
  expect(updates).toBe(2)
})

test('what was deleted and cannot be put back says why', async () => {
  await asked({
    deleteKlantMany: () => ({ data: { answer: { changed: ['a'], refused: [], batch: null, along: [] } } }),
    deleteKlant: () => ({ data: { row: { id: 'a' } } }),
    restoreKlant: () => noMore(),
  })
  await until(() => button('Verwijderen')?.hasAttribute('disabled') === false)
  await press('Verwijderen')
  await until(() => button('Ongedaan maken') !== undefined)
  await press('Ongedaan maken')
  await until(() => text().includes('Iemand anders was u voor.'))
})

test('a delete of which nobody knows whether it happened says so in words of deleting', async () => {
  // The waits between the tries end when the device is connected again.
  const again = setInterval(() => dispatchEvent(new Event('online')), 2)
  await asked({
    deleteKlantMany: () => ({ data: { answer: { changed: ['a'], refused: [], batch: null, along: [] } } }),
    deleteKlant: () => {
      throw new TypeError('no connection')
    },
  })
  await until(() => button('Verwijderen')?.hasAttribute('disabled') === false)
  await press('Verwijderen')
  await until(() => text().includes('Of Klant Gemeente is verwijderd, is niet zeker.'))
  expect(text()).not.toMatch(/opgeslagen|opslaan/i)
  clearInterval(again)
})
