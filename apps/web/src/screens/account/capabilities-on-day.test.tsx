// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer } from '../../api/testing.ts'
import { readyPage, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { CapabilitiesOnDay } from './capabilities-on-day.tsx'

const me = { id: '1', full_name: 'Marieke', country: 'NL', inventarisatie_user: null } as unknown as Me
const granted = {
  naam: 'Asbestinventarisatie uitvoeren',
  sinds: '2024-03-01',
  ontbreekt: [{ naam: 'DIA', sinds: null }],
  certificaten: [{ naam: 'DIA', geldig_tot: null, status: null, behaald_op: '2023-02-01' }],
}

let root: Root
beforeEach(async () => {
  await readyPage()
  Object.assign(document, { fonts: { check: () => true } })
  fakeServer(({ query }) =>
    query.startsWith('query capabilities')
      ? { data: { granted: [granted], stopped: [] } }
      : { data: { rows: [], total: 0 } },
  )
  setMe(me)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

const Language = () => (
  <TextsProvider locale="nl">
    <Outlet />
  </TextsProvider>
)
async function on(day: string) {
  history.replaceState(null, '', `/?day=${day}`)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const Page = () => <CapabilitiesOnDay person="8" name="Femke" />
  const routes = [{ frame: Language, children: [{ path: '*', screen: async () => Page }] }]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => document.querySelector('tbody tr') !== null)
  return document.body.textContent ?? ''
}

test('before it was granted a capability is not suspended, and a certificate of later is not one that never came', async () => {
  const before = await on('2019-01-01')
  expect(before).toContain('Nog niet toegekend')
  expect(before).toMatch(/nog niet behaald \(behaald op .*2023\)/)
  expect(before).not.toMatch(/Opgeschort|nooit behaald|mag op deze dag niet/)
  await act(async () => root.unmount())
  const after = await on('2025-01-01')
  expect(after).toContain('Opgeschort')
  expect(after).toContain('Femke mag op deze dag niet')
})
