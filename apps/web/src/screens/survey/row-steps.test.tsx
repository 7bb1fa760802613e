// @vitest-environment jsdom
import { roles } from '@vezel/model/rights.ts'
import { addRoutes } from '@vezel/model/routes/known.ts'
import { sampleRoutes } from '@vezel/model/routes/sample.ts'
import { surveyRoutes } from '@vezel/model/routes/survey.ts'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer, type Seen } from '../../api/testing.ts'
import { readyPage, showPage, until } from '../../page/testing.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { type OpenSurvey, OpenSurveyProvider } from './open-survey.ts'
import { useRowSteps, useSpaceSteps } from './row-steps.tsx'
import { ofSpace, useWithPhotos } from './source-photos.tsx'

addRoutes({ ...surveyRoutes, ...sampleRoutes })
let leave: () => Promise<void>
let seen: Seen[]
const photos = [
  { id: 'p1', place: 'l1', space: 's1', made: '2026-11-01 10:00:00' },
  { id: 'p2', place: 'l2', space: 's1', made: '2026-11-01 10:00:00' },
  { id: 'p3', place: 'l3', space: 's2', made: '2026-11-18 10:00:00' },
].map(({ id, place, space, made }) => ({
  __typename: 'BronLocatieFoto',
  id,
  record_version: 1,
  bron_locatie: {
    __typename: 'BronLocatie',
    id: place,
    created_at: made,
    sub_asset: { __typename: 'Ruimte', id: space },
  },
  file: { __typename: 'File', id: `f-${id}`, url: `/file/${id}.jpg`, filename: `${id}.jpg`, file_key: `${id}.jpg` },
}))
beforeEach(async () => {
  await readyPage()
  HTMLElement.prototype.showPopover ??= () => {}
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  seen = fakeServer(({ query }) => ({
    data: {
      rows: query.includes('bronLocatieFotos') ? photos : [],
      total: 0,
      answer: { batch: null, same: [], along: [], changed: ['s1'], refused: [] },
    },
  })).seen
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})
const surveyOf = (readOnly: string | null, gesloten_op: string | null = null): OpenSurvey => ({
  id: 'o1',
  row: {
    nummer: '2026-0031',
    annuleer_reden: null,
    heropen_reden: null,
    actualisatie: null,
    geactualiseerd_op: null,
    geldig_tot: null,
    gewijzigd_sinds: null,
    gesloten_op,
  },
  state: 'actief',
  readOnly,
  whyReadOnly: () => readOnly,
  asset: { id: 'a1', isBuilding: true },
  inventoryAsset: 'i1',
})
const device = (isTouch: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
const show = async (survey: OpenSurvey, Screen: () => ReactNode) => {
  leave = await showPage(() => (
    <OpenSurveyProvider value={survey}>
      <main>
        <Screen />
      </main>
    </OpenSurveyProvider>
  ))
}
/** A place as the list of sources has it, as far as its steps look at it. */
const row = { id: 'l1', source: { id: 'b1' }, location: { id: 'l1', nummer: 'B03.1' } } as never
const named: Column<unknown>[] = [{ key: 'nummer', title: 'Nummer', value: () => 'B03.1' }]
function Steps() {
  const { columns, photos } = useRowSteps(named)
  return (
    <>
      {columns.map((column) => (
        <div key={column.key}>{column.render?.(row)}</div>
      ))}
      {photos}
    </>
  )
}
const steps = () => document.querySelector<HTMLElement>('button[aria-label="Meer bij B03.1"]')

test('under a finger a row has its sample and its photo one tap away', async () => {
  device(true)
  await show(surveyOf(null), Steps)
  await until(() => steps() !== null)
  await act(async () => steps()?.click())
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['Monster toevoegen', 'Foto'])
  expect(items[0]?.getAttribute('href')).toMatch(/b1\/.*l1\/monsters\?new=sample$/)
  const camera = document.querySelector<HTMLInputElement>('input[type="file"][capture]')
  const opened = vi.spyOn(camera!, 'click').mockImplementation(() => {})
  await act(async () => items[1]?.click())
  expect(opened).toHaveBeenCalledTimes(1)
})

/** A space as its list has it. */
const space = { id: 's1', read: { id: 's1' } } as never
function SpaceSteps() {
  const { columns, dialog } = useSpaceSteps(spaces, () => {})
  return (
    <>
      {columns.map((column) => (
        <div key={column.key}>{column.render?.(space)}</div>
      ))}
      {dialog}
    </>
  )
}
const spaces: Column<unknown>[] = [{ key: 'name', title: 'Ruimte', value: () => 'Lokaal 7' }]
const buttonOf = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)

test('under a finger a space has its source, its sample and its deletion behind the same three dots', async () => {
  device(true)
  setMe({ id: '1', inventarisatie_user: { id: '1', inventarisatie_rol: { id: String(roles.admin) } } } as Me)
  await show(surveyOf(null), SpaceSteps)
  await until(() => buttonOf('Meer bij Lokaal 7') !== null)
  await act(async () => buttonOf('Meer bij Lokaal 7')?.click())
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['Nieuwe bron hier', 'Monster toevoegen', 'Verwijderen'])
  await act(async () => items[2]?.click())
  await until(() => document.querySelector('dialog')?.textContent?.includes('Ruimte verwijderen') === true)
})

test('at a desk a space has the button that deletes it, and in a closed survey nothing', async () => {
  device(false)
  setMe({ id: '1', inventarisatie_user: { id: '1', inventarisatie_rol: { id: String(roles.admin) } } } as Me)
  await show(surveyOf(null), SpaceSteps)
  await until(() => document.querySelector('button[aria-label^="Verwijderen"]') !== null)
  await leave()
  await show(surveyOf('Afgerond'), SpaceSteps)
  expect(document.querySelectorAll('main button')).toHaveLength(0)
})

test.each([
  ['at a desk', false, null],
  ['in a closed survey', true, 'Afgerond'],
])('%s there are none', async (_, isTouch, readOnly) => {
  device(isTouch)
  await show(surveyOf(readOnly), Steps)
  await until(() => document.querySelector('main') !== null)
  expect(steps()).toBeNull()
  expect(document.querySelector('input[type="file"]')).toBeNull()
})

test.each([
  ['an open survey', null, ['photo', 'photo']],
  ['a closed survey, of what was there then', '2026-11-10 00:00:00', ['photo', 'none']],
])('a space shows the first photo of what was found in it, for %s, in one question', async (_, closed, expected) => {
  device(true)
  const none: Column<never>[] = []
  const shown = () =>
    [...document.querySelectorAll('main p')].map((one) =>
      one.querySelector('.cell-photo-none .tabler-icon') ? 'none' : 'photo',
    )
  await show(surveyOf(null, closed), () => {
    const [photo] = useWithPhotos(none, true, ofSpace as never)
    return (
      <>
        {['s1', 's2'].map((id) => (
          <p key={id}>{photo?.render?.({ id } as never)}</p>
        ))}
      </>
    )
  })
  await until(() => shown().join() === expected.join())
  expect(shown()).toEqual(expected)
  expect(seen.filter(({ query }) => query.includes('bronLocatieFotos'))).toHaveLength(1)
})
