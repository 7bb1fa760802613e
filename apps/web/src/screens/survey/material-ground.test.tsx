// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Read } from '../../kinds/record.ts'
import { DerivedStatus, useContradiction } from './material-ground.tsx'
import { type OpenSurvey, OpenSurveyProvider } from './open-survey.ts'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const asbestos = { id: '1', value: 'Asbesthoudend', prioriteit: 1 }
const clean = { id: '3', value: 'Niet asbesthoudend', prioriteit: 4 }
const here = { id: 'hier', nummer: '2026-0031' }
const before = { id: 'eerder', nummer: '2025-0412' }
const sampleOf = (onderzoek: Read, in_afwachting = false) => ({ id: 'm', nummer: 'M10', in_afwachting, onderzoek })

function Shown({ finding, location }: { finding: Read; location: Read }) {
  return (
    <>
      <p id="status">
        <DerivedStatus value={finding.vastgestelde_status} row={finding} />
      </p>
      <p id="against">{useContradiction(finding, location)}</p>
    </>
  )
}
function show(finding: Read, { state = 'actief', location = {} }: { state?: string; location?: Read } = {}): string[] {
  const survey: OpenSurvey = {
    id: here.id,
    row: {
      ...here,
      annuleer_reden: null,
      heropen_reden: null,
      actualisatie: null,
      geactualiseerd_op: null,
      geldig_tot: null,
      gewijzigd_sinds: null,
      gesloten_op: null,
    },
    state,
    readOnly: null,
    whyReadOnly: () => null,
    asset: { id: 'p', isBuilding: true },
    inventoryAsset: 'i',
  }
  act(() =>
    root.render(
      <OpenSurveyProvider value={survey}>
        <Shown finding={finding} location={location} />
      </OpenSurveyProvider>,
    ),
  )
  return [...document.querySelectorAll('p')].map((part) => part.textContent)
}

test('a derived status says which sample or survey it rests on', () => {
  const finding = { vastgestelde_status: asbestos, tegenspraak: false, aangetroffen: 'ja' }
  const shown = (more: Read, state?: string) => show({ ...finding, ...more }, { state })[0]
  expect(shown({ grond: 'eigen_monster', bepalend_monster: sampleOf(here) })).toBe('AsbesthoudendEigen monster M10')
  expect(shown({ grond: 'eigen_monster', bepalend_monster: sampleOf(here, true) })).toBe(
    'AsbesthoudendEigen monster M10, wacht op uitslag',
  )
  const taken = { grond: 'overgenomen', overgenomen_van: before, bepalend_monster: sampleOf(before, true) }
  const words = 'AsbesthoudendOvergenomen uit eerder onderzoek 2025-0412, M10'
  expect(shown(taken)).toBe(`${words}, wacht op uitslag`)
  // What a closed survey took over stands as it was: whether the sample of another waits today says nothing of it.
  expect(shown(taken, 'afgerond')).toBe(words)
  expect(shown({ grond: 'gekozen', bepalend_monster: null })).toBe('AsbesthoudendZonder monster vastgesteld')
})

test('what is not there has no status, and so no ground', () => {
  expect(show({ vastgestelde_status: null, grond: 'niet_bemonsterd', aangetroffen: 'nee' })[0]).toBe(
    'Niet aangetroffen',
  )
})

test('a judgement that the results contradict is explained, with both of them and the ground', () => {
  const rests = { grond: 'eigen_monster', bepalend_monster: sampleOf(here), tegenspraak: true }
  const [, judged] = show({ ...rests, aangetroffen: 'ja', vastgestelde_status: clean, materiaal_status: asbestos })
  expect(judged).toContain('oordeel van de inspecteur (Asbesthoudend)')
  expect(judged).toContain('afgeleide status (Niet asbesthoudend)')
  expect(judged).toContain('Eigen monster M10')
  const [, notFound] = show({ ...rests, aangetroffen: 'nee', vastgestelde_status: asbestos, materiaal_status: null })
  expect(notFound).toContain('niets aangetroffen, maar de afgeleide status is Asbesthoudend')
})

test('what agrees says nothing, unless the place as a whole contradicts itself', () => {
  const finding = { aangetroffen: 'ja', vastgestelde_status: clean, materiaal_status: clean, tegenspraak: false }
  expect(show(finding)[1]).toBe('')
  expect(show(finding, { location: { tegenspraak: true } })[1]).toContain('spreken elkaar tegen')
})
