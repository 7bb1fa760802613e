// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../api/testing.ts'
import { readyPage, showPage, until } from '../../page/testing.tsx'
import { OpenSurveyProvider } from './open-survey.ts'
import { Gaps } from './report-gaps.tsx'

beforeEach(async () => {
  await readyPage()
  history.replaceState(null, '', '/onderzoeken/7/rapporten/r1')
})
afterEach(() => void vi.unstubAllGlobals())

const lacking = (count: number, code: string) =>
  Array.from({ length: count }, (_, at) => ({
    code,
    type: 'Monster',
    id: `${code}${at}`,
    label: `M0${at}`,
    text: `${code} M0${at}`,
    grond: 'Certificatieschema',
    gat: `${code} ${at}`,
    toelichtbaar: true,
    toelichten_geweigerd: null,
    argument: null,
    argument_telt_niet: null,
    reden: null,
    toegelicht_door: null,
    veld: { entity: 'analysis', id: null, name: null },
  }))

test('a kind of gap that somebody opened is open when they come back from mending one of it', async () => {
  fakeServer(() => ({
    data: { found: { actueel: null, gaten: [...lacking(6, 'sampleWithoutResult'), ...lacking(2, 'sampleRejected')] } },
  }))
  // What a screen of a survey is given; of the report what its gaps are asked by.
  const [survey, row] = [{ id: '7', whyReadOnly: () => null } as never, { id: 'r1', record_version: 1 } as never]
  const show = async () => {
    const leave = await showPage(() => (
      <OpenSurveyProvider value={survey}>
        <div data-shown>
          <Gaps row={row} readOnly />
        </div>
      </OpenSurveyProvider>
    ))
    await until(() => document.querySelectorAll('details').length === 2)
    return leave
  }
  const openness = () => [...document.querySelectorAll('details')].map(({ open }) => open)
  const leave = await show()
  // Many are closed at first, a few are read at a glance.
  expect(openness()).toEqual([false, true])
  await act(async () => {
    for (const group of document.querySelectorAll('details')) {
      group.open = !group.open
      group.dispatchEvent(new Event('toggle'))
    }
  })
  await leave()
  const leaveAgain = await show()
  expect(openness()).toEqual([true, false])
  await leaveAgain()
})
