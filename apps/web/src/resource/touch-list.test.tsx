// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { forgetAll } from '../api/queries.ts'
import { fakeServer } from '../api/testing.ts'
import { readyPage } from '../page/testing.tsx'
import { App } from '../router/router.tsx'
import { ResourceTable } from './resource-table.tsx'

let root: Root
beforeEach(async () => {
  await readyPage()
  forgetAll()
  localStorage.clear()
  Object.assign(document, { fonts: { check: () => true } })
  setMe({ inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me)
})
afterEach(async () => {
  await act(async () => root.unmount())
  act(() => setMe(null))
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const photo = { __typename: 'File', id: 'f', filename: 'M02.jpg', mime: 'image/jpeg', size: 10 }
async function show(isTouch: boolean, foto: unknown) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const row = { __typename: 'Monster', id: '1', record_version: 1, nummer: 'M01', omschrijving: 'Kit', foto }
  fakeServer(({ query }) => ({ data: query.startsWith('query rows') ? { rows: [row], total: 1 } : {} }))
  const columns = ['nummer', 'omschrijving'] as const
  const Screen = () => {
    const [where] = useState({ onderzoek: '1' })
    return <ResourceTable of="sample" columns={columns} where={where} onCreate={() => {}} createLabel="Nieuw monster" />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
  const titles = () => [...document.querySelectorAll('.table-head th')].map((title) => title.textContent)
  for (let tries = 0; !document.querySelector('.table-line') && tries < 100; tries++)
    await act(() => new Promise((done) => setTimeout(done, 20)))
  return { titles: titles(), foot: document.querySelector('.list-foot')?.textContent ?? null }
}

test.each([
  ['a desk', false, photo, ['Monsternummer', 'Omschrijving'], null],
  ['a finger, with a photo', true, photo, ['Foto', 'Monsternummer', 'Omschrijving'], 'Nieuw monster'],
  ['a finger, without photos', true, null, ['Monsternummer', 'Omschrijving'], 'Nieuw monster'],
])(
  'a list for %s has what adds one where the hand is, and photos where there are any',
  async (_, isTouch, foto, titles, foot) => {
    expect(await show(isTouch, foto)).toEqual({ titles, foot })
  },
)
