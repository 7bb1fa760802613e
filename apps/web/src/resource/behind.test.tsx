// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { CreateDialog } from './create-dialog.tsx'

let leave: () => Promise<void>
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const text = () => document.querySelector('dialog')?.textContent ?? ''

test.each([
  ['materiaal', 'NL', ['Gehalte']],
  ['materiaal', 'BE', []],
  ['lucht', 'NL', ['Gehalte', 'Gemeten waarde', 'Eenheid']],
  ['lucht', 'BE', ['Gemeten waarde', 'Eenheid']],
])('a new result of %s in a laboratory of %s asks what applies to that', async (code, land, asked) => {
  await readyPage()
  fakeServer(({ query, variables }) => {
    if (query.startsWith('query propose')) return { data: { answer: {} } }
    if (variables.id !== 'a1') return { data: { rows: [], total: 0 } }
    const analysis = {
      id: 'a1',
      monster: { id: 'm1', monster_soort: { id: '1', code } },
      laboratorium: { id: 'l1', land },
    }
    return { data: { row: { __typename: 'Analyse', record_version: 1, ...analysis } } }
  })
  leave = await showPage(() => <CreateDialog of="result" values={{ analyse: 'a1' }} onClose={() => {}} />)
  const shown = () => ['Gehalte', 'Gemeten waarde', 'Eenheid'].filter((label) => text().includes(label))
  await until(() => text().includes('Opmerking') && shown().join() === asked.join())
  expect(shown()).toEqual(asked)
})
