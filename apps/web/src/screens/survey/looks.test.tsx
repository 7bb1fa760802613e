// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isGone, type Present, PresentStatus } from './looks.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const suspected = { id: '2', value: 'Asbestverdacht', prioriteit: 2 }
const shown = (of: Present, isCell: boolean): string => {
  act(() => root.render(<PresentStatus of={of} unit="m²" isCell={isCell} />))
  return document.body.textContent ?? ''
}

test('what an earlier survey proved and this one did not find keeps its status, in a table and on a card', () => {
  const unaccounted = { id: 'l', toestand: 'niet_aangetroffen', materiaal_status: suspected }
  for (const isCell of [true, false]) expect(shown(unaccounted, isCell)).toMatch(/Asbestverdacht\s*Niet aangetroffen/)
  expect(isGone(unaccounted)).toBe(false)
  const absent = { ...unaccounted, materiaal_status: null }
  for (const isCell of [true, false]) expect(shown(absent, isCell)).toBe('Niet aangetroffen')
})

test('what was cleared in part says what is left of it, on what day and by which clearance', () => {
  const part = {
    id: 'l',
    toestand: 'deels_verwijderd',
    materiaal_status: { id: '1', value: 'Asbesthoudend', prioriteit: 1 },
    hoeveelheid: 4,
    verwijderd_door: {
      datum: '2026-04-01',
      referentie: 'VG-1',
      behandeling_status: { id: '6', value: 'Deels gesaneerd' },
    },
  }
  expect(shown(part, false)).toMatch(/^AsbesthoudendDeels verwijderd .*VG-1.*4\sm²/)
})
