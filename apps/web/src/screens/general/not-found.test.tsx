// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyPage, showPage, until } from '../../page/testing.tsx'
import { NotFoundScreen } from './not-found.tsx'

// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

let leave: () => Promise<void>
beforeEach(readyPage)
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})
const show = async (path: string) => {
  history.replaceState(null, '', path)
  leave = await showPage(() => (
    <main>
      <NotFoundScreen />
    </main>
  ))
}

test.each([
  ['/admin/users', '/admin/gebruikers'],
  ['/surveys/7/sources?q=dak', '/onderzoeken/7/bronnen?q=dak'],
  ['/account/equipment', '/account/uitrusting'],
  ['/en/onderzoeken/actief', '/en/surveys/active'],
  ['/fr/admin/gebruikers', '/fr/admin/users'],
])('%s is the page of %s', async (path, own) => {
  await show(path)
  await until(() => location.pathname + location.search === own)
})

test.each(['/nergens/heen', '/en/nowhere', '/english/admin/users'])('%s is no page in any words', async (path) => {
  await show(path)
  await until(() => document.querySelector('main')?.textContent?.includes(path) ?? false)
  expect(location.pathname).toBe(path)
})
