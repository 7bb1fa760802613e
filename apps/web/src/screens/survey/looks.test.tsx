// @vitest-environment jsdom
import { model } from '@vezel/model'
import { spaceOutcomes } from '@vezel/model/entities/asset/sub-asset.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ItemLookContext } from '../../kinds/item-look.ts'
import { kindOfField } from '../../kinds/kinds.ts'
import { speaking } from '../../kinds/words.ts'
import {
  FindingStatus,
  isGone,
  type Present,
  PresentStatus,
  Risk,
  SpaceStatus,
  StatusCell,
  StatusChip,
  surveyLook,
} from './looks.tsx'

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
const drawn = (what: ReactNode): string => {
  act(() => root.render(<ItemLookContext value={surveyLook}>{what}</ItemLookContext>))
  return document.body.textContent ?? ''
}
const shown = (of: Present, isCell: boolean): string => drawn(<PresentStatus of={of} unit="m²" isCell={isCell} />)
const signs = () => [...document.querySelectorAll('.sign')].map((sign) => sign.classList[1])

test('what an earlier survey proved and this one did not find keeps its status, in a table and on a card', () => {
  const unaccounted = { id: 'l', toestand: 'niet_aangetroffen', gevaarlijk: true, materiaal_status: suspected }
  for (const isCell of [true, false]) expect(shown(unaccounted, isCell)).toMatch(/Asbestverdacht\s*Niet aangetroffen/)
  expect(isGone(unaccounted)).toBe(false)
  const absent = { ...unaccounted, materiaal_status: null }
  for (const isCell of [true, false]) expect(shown(absent, isCell)).toBe('Niet aangetroffen')
})

test('what was cleared in part says what is left of it, on what day and by which clearance', () => {
  const part = {
    id: 'l',
    toestand: 'deels_verwijderd',
    gevaarlijk: true,
    materiaal_status: { id: '1', value: 'Asbesthoudend', prioriteit: 1 },
    hoeveelheid: 4,
    verwijderd_door: {
      datum: '2026-04-01',
      referentie: 'VG-1',
      behandeling_status: { id: '6', value: 'Deels gesaneerd' },
    },
  }
  expect(shown(part, false)).toMatch(/^AsbesthoudendDeels verwijderd .*VG-1.*4\sm²/)
  expect(shown({ ...part, hoeveelheid: 0 }, false)).toMatch(/VG-1.*hoeveelheid onbekend/)
})

const here = { toestand: 'aanwezig', gevaarlijk: false, materiaal_status: null }
const outside = { materiaal_status: null, uitkomst: null }
const unknown: Readonly<Record<string, ReactNode>> = {
  'a cell': <StatusCell status={null} />,
  'the head of a card': <StatusChip status={null} />,
  'a location in a list': <PresentStatus of={here} unit="m²" isCell />,
  'a location on its card': <PresentStatus of={here} unit="m²" />,
  'a space in a list': <SpaceStatus of={outside} />,
  'a space on its card': <SpaceStatus of={outside} isChip />,
}
test.each(Object.entries(unknown))('a status that nobody knows has the sign of what is unknown, in %s', (_, what) => {
  expect(drawn(what)).toBe('Onbekend')
  expect(signs()).toEqual(['sign-dashed-square'])
})

const derived = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'computed' ? [[`${entity.key}.${name}`, field] as const] : [],
  ),
)
test.each(derived)('what cannot be derived is never said to be none, or no: %s', (_, field) => {
  const kind = kindOfField(field)
  const Display = kind.cell(field) ?? kind.Display
  const said = drawn(<Display field={field} value={null} speaking={speaking.nl} row={null} />)
  expect(said).toBe(field.target === 'materiaal_statussen' ? 'Onbekend' : '–')
  expect(speaking.nl.textOf(field, null)).toBe('')
})

test('what was looked for and not found has no status; what could not be checked is not known', () => {
  expect(drawn(<FindingStatus status={null} found="nee" />)).toBe('Niet aangetroffen')
  expect(signs()).toEqual([])
  expect(drawn(<FindingStatus status={null} found="niet_controleerbaar" />)).toBe('Onbekend')
  expect(drawn(<FindingStatus status={suspected} found="nee" />)).toBe('Asbestverdacht')
})

test('a space in which nothing has a status says what the survey makes of it, and is not clean unless all was seen', () => {
  const signOf = Object.fromEntries(
    Object.entries(spaceOutcomes).map(([uitkomst, { nl }]) => {
      const of = { materiaal_status: null, uitkomst: uitkomst as keyof typeof spaceOutcomes }
      expect(drawn(<SpaceStatus of={of} isChip />)).toBe(nl)
      expect(drawn(<SpaceStatus of={of} />)).toBe(nl)
      return [uitkomst, signs()[0]]
    }),
  )
  expect(signOf).toEqual({
    gevonden: 'sign-diamond',
    verdacht: 'sign-half-diamond',
    niet_onderzocht: 'sign-dashed-square',
    onder_grens: 'sign-ring-core',
    // Judged by eye: the tick is kept for what was analysed.
    geen_asbest: 'sign-ring',
    buiten_onderzoek: undefined,
  })
  expect(drawn(<SpaceStatus of={{ materiaal_status: suspected, uitkomst: 'niet_onderzocht' }} />)).toBe(
    'Asbestverdacht',
  )
})

test('a class that is missing is a question, one that is not needed is not', () => {
  expect(drawn(<Risk item={null} isMissing />)).toBe('?')
  expect(drawn(<Risk item={null} isMissing={false} />)).toBe('–')
})
