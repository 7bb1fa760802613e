// @vitest-environment jsdom

import { speak } from '@vezel/model/kit/phrase.ts'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useT } from '../ui/texts.ts'
import { pagePhrases } from './phrases.ts'
import { loadTexts, TextsProvider } from './texts.tsx'

// The file of a language as a server that lacks it answers it.
vi.mock('@vezel/model/messages/en.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => vi.unstubAllGlobals())

test('a language whose file is missing is Dutch with a warning, not an error page', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', async () => new Response('{"status":"ok"}'))
  // It was loaded anew for that a moment ago.
  sessionStorage.setItem('vezel-reloaded', String(Date.now()))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { locale } = await loadTexts('en')
  expect(speak(pagePhrases, locale)('login')).toBe('Inloggen')
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The texts of the language en could not be fetched: the page is Dutch',
  ])
  const Word = () => <p>{useT(pagePhrases)('login')}</p>
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <TextsProvider locale="en">
        <Word />
      </TextsProvider>,
    ),
  )
  expect(document.querySelector('p')?.textContent).toBe('Inloggen')
  // Read out as the Dutch that it is; the language that was chosen is still the one that is remembered.
  expect(document.documentElement.lang).toBe('nl')
  expect(document.cookie).toContain('i18n_redirected=en')
  await act(async () => root.unmount())
})

test('what is asked as soon as a page stands is asked in its language', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.documentElement.lang = 'nl'
  await loadTexts('fr')
  const asked: string[] = []
  const Asks = () => {
    useEffect(() => void asked.push(document.documentElement.lang), [])
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <TextsProvider locale="fr">
        <Asks />
      </TextsProvider>,
    ),
  )
  expect(asked).toEqual(['fr'])
  await act(async () => root.unmount())
})
