// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../api/testing.ts'
import { readyPage, showPage, until } from '../../page/testing.tsx'
import { OwnSessions } from './own-sessions.tsx'

afterEach(() => vi.unstubAllGlobals())

const session = { browser: 'Firefox', systeem: 'Linux', sinds: '2026-11-23 09:00:00', gezien: '2026-11-23 09:00:00' }
const refusal = (code: string) => ({ errors: [{ message: `Fout: ${code}`, extensions: { code } }] })

test.each([
  ['forbidden', true],
  // It ended by itself meanwhile, and is gone as was asked.
  ['notFound', false],
] as const)('a session that could not be ended is said not to have been: %s', async (code, isSaid) => {
  await readyPage()
  // What a browser has and jsdom lacks.
  Object.assign(document, { fonts: { check: () => true } })
  const { seen } = fakeServer(({ query }) =>
    query.startsWith('mutation') ? refusal(code) : { data: { sessies: [{ ...session, id: '1', eigen: false }] } },
  )
  const leave = await showPage(() => (
    <main>
      <OwnSessions />
    </main>
  ))
  const end = () => document.querySelector<HTMLButtonElement>('button[aria-label*="Firefox"]')
  await until(() => end() !== null)
  await act(async () => end()?.click())
  await until(() => seen.filter(({ query }) => !query.startsWith('mutation')).length > 1)
  expect(document.querySelector('.message-error')?.textContent?.includes(`Fout: ${code}`) ?? false).toBe(isSaid)
  await leave()
})
