// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer } from '../api/testing.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ReadCard } from './record-card.tsx'
import { useResourceForm } from './resource-form.tsx'

const manager = { inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me
const item = { id: '7', record_version: 3, value: 'U10', active: true }
const deletable = { shown: null, asked: null, ask: () => {}, close: () => {} }
const inUse = {
  id: '7',
  title: 'U10',
  code: 'inUse',
  message: 'In gebruik: U10',
  records: [{ id: 'a', title: 'B03', type: 'Bron', among: 12 }],
}

let leave: () => Promise<void>
let updates: unknown[]
beforeEach(async () => {
  await readyPage()
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  updates = []
})
afterEach(async () => {
  await leave()
  setMe(null)
  vi.unstubAllGlobals()
})

/** A server where these stand in the way of a delete. */
function serve(refused: readonly object[]) {
  fakeServer(({ query, variables }) => {
    if (query.includes('deleteConditieMany'))
      return { data: { answer: { changed: [], same: [], refused, batch: null, along: [] } } }
    if (query.includes('updateConditie')) {
      updates.push(variables.input)
      return { data: { row: { ...item, active: false, record_version: 4 } } }
    }
    return { data: {} }
  })
}

let store: ReturnType<typeof useResourceForm>['parts'][number]['store'] | undefined
function Form() {
  const form = useResourceForm({ of: 'condities', row: item, names: ['value', 'active'], startEditing: true })
  store = form.parts[0]?.store
  return (
    <section data-shown>
      {form.body()}
      {form.footer}
    </section>
  )
}
async function show(refused: readonly object[], Page: () => React.ReactNode) {
  serve(refused)
  await act(async () => setMe(manager))
  leave = await showPage(Page)
}
const text = () => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())

test('a form that takes an item out of use says what uses it before it saves', async () => {
  await show([inUse], Form)
  await act(async () => store?.set('active', false))
  await press('Opslaan')
  await until(() => text().includes('U10 uit gebruik nemen?'))
  expect(text()).toContain('12 bronnen')
  expect(updates).toEqual([])
  await press('Uit gebruik nemen')
  await until(() => updates.length === 1)
  expect(updates[0]).toMatchObject({ active: false })
})

test('what nothing uses is saved without a question, and so is anything else', async () => {
  await show([], Form)
  await act(async () => store?.set('value', 'U11'))
  await press('Opslaan')
  await until(() => updates.length === 1)
  await act(async () => store?.set('active', false))
  await press('Opslaan')
  await until(() => updates.length === 2)
  expect(text()).not.toContain('uit gebruik nemen?')
})

test('the menu of a card takes its item out of use, and says what uses it', async () => {
  await show([inUse], () => (
    <section data-shown>
      <ReadCard of="condities" row={item} closeTo="/" deletable={deletable} form={() => null} />
    </section>
  ))
  await act(async () => document.querySelector<HTMLButtonElement>('button[aria-haspopup]')?.click())
  const line = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === 'Uit gebruik nemen',
  )
  await act(async () => line?.click())
  await until(() => text().includes('12 bronnen'))
  expect(updates).toEqual([])
})

test('whoever deletes an item of a list is asked of its own words and of its list', async () => {
  await show([], () => (
    <section data-shown>
      <DeleteDialog of="condities" row={item} onClose={() => {}} />
    </section>
  ))
  await until(() => text().includes('U10 verwijderen uit Condities?'))
  expect(text()).toContain('Weet je zeker dat je U10 wilt verwijderen?')
})
