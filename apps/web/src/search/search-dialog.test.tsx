// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAll } from '../api/queries.ts'
import { fakeServer } from '../api/testing.ts'
import { readyPage } from '../page/testing.tsx'
import { TextsProvider } from '../page/texts.tsx'
import { App, Outlet } from '../router/router.tsx'
import { SearchDialog } from './search-dialog.tsx'

const state = { value: 'Actief', value_en: 'Active', value_fr: 'Actif', code: 'actief' }
const found = (id: string, nummer: string, adres: string) => ({
  __typename: 'Onderzoek',
  id,
  nummer,
  startdatum: '2026-11-17',
  onderzoek_status: { __typename: 'OnderzoekStatus', id: '1', ...state },
  inventarisatie_asset: {
    __typename: 'InventarisatieAsset',
    id: `i${id}`,
    asset: { __typename: 'VastgoedAsset', id: `a${id}`, title: 'Basisschool', adres },
  },
})

let root: Root
let answers: (search: unknown) => Promise<unknown>
beforeEach(async () => {
  await readyPage()
  forgetAll()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Object.assign(document, { fonts: { check: () => true } })
  fakeServer(({ query, variables }) =>
    query.includes('onderzoeken(') ? answers(variables.search) : { data: { rows: [], total: 0 } },
  )
  history.replaceState(null, '', '/')
  const Language = () => (
    <TextsProvider locale="nl">
      <Outlet />
    </TextsProvider>
  )
  const Screen = () => <SearchDialog onClose={() => {}} />
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<App routes={[{ frame: Language, children: [{ path: '*', screen: async () => Screen }] }]} />),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const words = () => document.querySelector('dialog')?.textContent ?? ''
const appears = async (check: () => boolean) => {
  for (let tries = 0; !check() && tries < 150; tries++) await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(check(), words()).toBe(true)
}
const type = (typed: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('dialog input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a survey that is found says how far it is by sign and word, and which of two it is', async () => {
  answers = async () => ({
    data: { rows: [found('1', '2026-0031', 'Schoolstraat 12'), found('2', '2026-0032', 'Dorpsweg 4')], total: 2 },
  })
  await type('basisschool')
  await appears(() => words().includes('2026-0032'))
  for (const address of ['Schoolstraat 12', 'Dorpsweg 4']) expect(words()).toContain(address)
  const signed = [...document.querySelectorAll('dialog .signed-word')]
  expect(signed.map((one) => one.textContent)).toEqual(['Actief', 'Actief'])
  expect(signed.every((one) => one.querySelector('.sign-progress') !== null)).toBe(true)
})

test('it says that it waits for an answer that takes a while, and when nothing was found', async () => {
  let answer: (found: unknown) => void = () => {}
  answers = () => new Promise((done) => (answer = done))
  await type('niets')
  await appears(() => words().includes('Bezig met laden'))
  await act(async () => answer({ data: { rows: [], total: 0 } }))
  await appears(() => !words().includes('Bezig met laden'))
  expect(words().match(/niets/g)?.length).toBeGreaterThanOrEqual(2)
})
