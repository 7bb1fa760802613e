// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../api/testing.ts'
import { useToDos } from '../../page/open-record.ts'
import { readyPage, showPage, until } from '../../page/testing.tsx'
import { GapsOnTabs, GapsPanel } from './gaps-panel.tsx'

beforeEach(async () => {
  await readyPage()
  history.replaceState(null, '', '/onderzoeken/7/monsters')
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => void vi.unstubAllGlobals())

const gap = (code: string, id: string, argument: string | null = null) => ({
  code,
  type: 'Monster',
  id,
  label: id,
  text: `Monster ${code} ${id}`,
  grond: 'Certificatieschema',
  gat: `${code} ${id}`,
  toelichtbaar: code !== 'sampleWithoutResult',
  toelichten_geweigerd: null,
  argument,
  reden: argument && 'Besproken',
  toegelicht_door: null,
  veld: { entity: 'analysis', id: null, name: null },
})
const answering = (gaten: unknown[], rapport: string | null) =>
  fakeServer(() => ({ data: { found: { rapport, gaten } } }))
const text = () => document.body.textContent ?? ''
const show = async (isClosed: boolean, onClose = () => {}) => {
  const leave = await showPage(() => <GapsPanel survey="7" isClosed={isClosed} onClose={onClose} />)
  await until(() => !document.querySelector('[aria-busy=true]') && document.querySelector('dialog') !== null)
  return leave
}

test('leads to where each of it is mended, by tab, and stays behind in the page that one comes back to', async () => {
  answering([gap('sampleWithoutResult', 'm1'), gap('sampleRejected', 'm2', 'why')], 'r1')
  const close = vi.fn()
  const leave = await show(false, close)
  await until(() => text().includes('m2'))
  expect(text()).toContain('2 punten ontbreken')
  expect([...document.querySelectorAll('h4')].map((head) => head.textContent)).toEqual(['Monsters 2'])
  const links = [...document.querySelectorAll<HTMLAnchorElement>('dialog a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/onderzoeken\/7\/monsters\/m1/),
    expect.stringMatching(/^\/onderzoeken\/7\/monsters\/m2/),
    expect.stringMatching(/^\/onderzoeken\/7\/rapporten\/r1/),
  ])
  await act(async () => links[0]?.click())
  expect(location.pathname).toBe('/onderzoeken/7/monsters/m1')
  expect(close).not.toHaveBeenCalled()
  await leave()
})

test('says once of a kind whether it may be explained, and above it how much has to be mended', async () => {
  answering([gap('sampleWithoutResult', 'm1'), gap('sampleWithoutResult', 'm2'), gap('sampleRejected', 'm3')], 'r1')
  const leave = await show(false)
  await until(() => text().includes('m3'))
  expect(text().split('een toelichting volstaat niet')).toHaveLength(2)
  expect(text()).toContain('2 punten moeten worden aangevuld. 1 punt is nog niet toegelicht')
  await leave()
})

test('of a closed survey offers nothing to explain, and says where nothing is missing', async () => {
  answering([gap('sampleRejected', 'm2')], 'r1')
  const leave = await show(true)
  await until(() => text().includes('m2'))
  expect(text()).not.toContain('Toelichten in het rapport')
  await leave()
  answering([], null)
  const leaveAgain = await show(true)
  await until(() => text().includes('Er ontbreekt niets'))
  await leaveAgain()
})

test('is counted on the tabs as far as nobody explained it, until the survey is left', async () => {
  answering([gap('sampleWithoutResult', 'm1'), gap('sampleRejected', 'm2', 'why')], 'r1')
  const Counts = () => <output data-shown>{JSON.stringify(useToDos('7') ?? null)}</output>
  const leave = await showPage(() => (
    <>
      <Counts />
      <GapsOnTabs survey="7" />
    </>
  ))
  const told = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null')
  await until(() => told() !== null)
  expect(told()).toEqual({ 'surveys-survey-samples': { n: 1, words: '1 punt ontbreekt' } })
  await leave()
  const leaveAgain = await showPage(Counts)
  expect(told()).toBeNull()
  await leaveAgain()
})
