// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer, type Seen } from '../../api/testing.ts'
import { readyPage, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { ExpiringCertificates } from './expiring-certificates.tsx'

const me = {
  id: '1',
  full_name: 'Joost Hendriks',
  country: 'NL',
  inventarisatie_user: {
    id: '7',
    inventarisatie_rol: { id: '2' },
    inventarisatie_organisatie: { id: '1', naam: 'Noordlicht', variable_set: { id: '1' } },
  },
} as Me
const certificate = (id: string, person: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'UserCertificaat',
  id,
  record_version: 1,
  nummer: '1',
  geldig_tot: '2027-01-10',
  status: 'verloopt',
  is_vernieuwd: false,
  inventarisatie_user_certificate_type: {
    __typename: 'Soort',
    id: '3',
    value: 'VCA Basis',
    value_en: null,
    value_fr: null,
  },
  inventarisatie_user: { __typename: 'InventarisatieUser', id: person, full_name: name },
  ...more,
})

let rows: unknown[]
let seen: readonly Seen[]
let root: Root
beforeEach(async () => {
  await readyPage()
  Object.assign(document, { fonts: { check: () => true } })
  rows = []
  seen = fakeServer(() => ({ data: { rows, total: rows.length } })).seen
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
async function show() {
  history.replaceState(null, '', '/')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const routes = [{ frame: Language, children: [{ path: '*', screen: async () => ExpiringCertificates }] }]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => seen.length > 0)
}

test('a manager sees whose certificates are about to expire, with the way to each', async () => {
  rows = [certificate('c1', '7', 'Joost Hendriks'), certificate('c2', '8', 'Femke de Boer')]
  await show()
  await until(() => document.querySelectorAll('tbody tr').length === 2)
  expect(document.querySelector('h2')?.textContent).toBe('Certificaten die aandacht vragen')
  expect(document.body.textContent).toContain('Femke de Boer')
  expect(document.body.textContent).toContain('VCA Basis')
  const links = [...document.querySelectorAll('tbody a')].map((a) => a.getAttribute('href'))
  expect(links).toContain('/account/certificaten/c1')
  expect(links).toContain('/admin/gebruikers/8/certificaten/c2')
})

test('what has expired stands with what is about to, each with its sign, and both are counted', async () => {
  const expired = { status: 'verlopen', geldig_tot: '2026-11-15' }
  rows = [
    // Somebody let it go twice: only the last one is told.
    certificate('c0', '8', 'Femke de Boer', { ...expired, geldig_tot: '2025-11-15' }),
    certificate('c1', '8', 'Femke de Boer', expired),
    certificate('c2', '9', 'Samir El Amrani'),
    certificate('c3', '7', 'Joost Hendriks', { ...expired, is_vernieuwd: true }),
  ]
  await show()
  await until(() => document.querySelectorAll('tbody tr').length === 2)
  expect(document.querySelector('section')?.textContent).toContain(
    '3 verlopen (waarvan 2 vernieuwd), 1 verloopt binnenkort',
  )
  expect(seen.at(-1)?.variables).toMatchObject({ filter: { status: { in: ['verlopen', 'verloopt'] } } })
})

test('where none is about to expire nothing stands there', async () => {
  await show()
  expect(document.querySelector('section')).toBeNull()
})
