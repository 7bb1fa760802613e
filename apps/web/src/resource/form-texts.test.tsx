// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import { input, readyPage, type, until } from '../page/testing.tsx'
import { SavedIndicator, type SaveOutcome } from '../ui/progress.tsx'
import { Fields, Part } from './fields.tsx'
import type { Offer } from './form-part.ts'
import { createForm, type FormStore } from './form-store.ts'
import { startDraft } from './selection.ts'

let root: Root
beforeEach(async () => {
  await readyPage()
  fakeServer(({ query }) => ({
    data: query.startsWith('query lookups') ? {} : { rows: [], total: 0 },
  }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  vi.useRealTimers()
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function show(key: string, names: readonly string[], offers: Readonly<Record<string, Offer>> = {}): FormStore {
  const entity = model.named(key)
  const store = createForm({ entity, names, values: startDraft(entity), isNew: true })
  act(() =>
    root.render(
      <Part part={{ store, row: null, id: 'f', offers }} editing>
        <Fields names={names} />
      </Part>,
    ),
  )
  return store
}
const says = (note: string) => until(() => document.querySelector('.combobox-note')?.textContent === note)

test('a relation of which there is nothing to choose says so; with a field it depends on, for which choice', async () => {
  const offers = { contact: { watch: ['klant'], filter: () => ({}) } }
  const store = show('surveyClient', ['klant', 'contact'], offers)
  await type('Opdrachtgever', 'x')
  await says('Geen klanten gevonden')
  await act(async () => input('Opdrachtgever')?.blur())
  await type('Contactpersoon', 'x')
  await says('Selecteer eerst een opdrachtgever')
  act(() => store.set('klant', 'k1'))
  await says('Geen contactpersonen gevonden voor dit opdrachtgever')
})

test('a form that names a field which its model lacks says which', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show('survey', ['numer'])).toThrow('The model has no numer property')
})

test('the sign of a save stays for 8,000 milliseconds, of each one anew', () => {
  vi.useFakeTimers()
  const draw = (outcome: SaveOutcome) => act(() => root.render(<SavedIndicator outcome={outcome} />))
  const shown = () => document.querySelector('.saved')?.className
  for (const kind of ['success', 'error'] as const) {
    draw({ kind, at: Date.now() })
    act(() => vi.advanceTimersByTime(7_999))
    expect(shown()).toBe(`saved saved-${kind}`)
    act(() => vi.advanceTimersByTime(1))
    expect(shown()).toBe('saved saved-none')
  }
})
