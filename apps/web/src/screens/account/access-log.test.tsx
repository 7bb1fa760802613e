// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../api/testing.ts'
import { readyPage, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { AccessLogScreen } from './access-log.tsx'

const line = { isGeweigerd: false, op: '2026-11-20 10:00:00', door: 'Marieke van Dalen', over: 'Demo 2026' }
const changed = 'Gewijzigd · Certificaateisen · Projectleiding · DIA · Verplicht: ja → nee'
const came = ['Aangemaakt · Certificaateisen · Projectleiding · DIA · Verplicht: ja']

let root: Root
beforeEach(async () => {
  await readyPage()
  fakeServer(({ query }) => {
    if (query.startsWith('query ended')) return { data: { toegangslogOpgeruimd: { op: null, isTeLaat: false } } }
    if (!query.startsWith('query log')) return { data: { rows: [], total: 0 } }
    const lines = [
      { ...line, id: 'g2', wat: 'Aangemaakt · Certificaateisen (1) · import van een set', regels: came },
      { ...line, id: 'g1', wat: changed, regels: [] },
    ]
    return { data: { toegangslog: lines } }
  })
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

test('a line of rights stands whole with what it is about, and an import opens', async () => {
  history.replaceState(null, '', '/?kind=rechten')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const routes = [{ frame: Language, children: [{ path: '*', screen: async () => AccessLogScreen }] }]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => document.querySelectorAll('tbody tr').length === 2)
  const [imported, own] = [...document.querySelectorAll('tbody tr')]
  expect(own?.textContent).toContain(changed)
  expect(own?.textContent).toContain('Demo 2026')
  const details = imported?.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelector('summary')?.textContent).toContain('import van een set')
  expect(details?.querySelector('li')?.textContent).toBe(came[0])
})
