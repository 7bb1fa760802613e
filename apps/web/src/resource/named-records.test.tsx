// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { RefusedBecause } from './named-records.tsx'

let leave: () => Promise<void>
beforeEach(readyPage)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

test('the names in a refusal lead to the records that stand in the way, in the survey that each belongs to', async () => {
  fakeServer(() => ({ data: { sample: [{ id: 's3', onderzoek: { id: '7' } }] } }))
  const records = [
    { type: 'Monster', id: 's3', title: 'M03' },
    // Nobody may see it any more.
    { type: 'Monster', id: 's4', title: 'M04' },
  ]
  leave = await showPage(() => (
    <p data-shown>
      <RefusedBecause message="B16 heeft nog 3 monsters: M03, M04, M031" records={records} />
    </p>
  ))
  await until(() => document.querySelector('p a') !== null)
  const links = [...document.querySelectorAll('p a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['M03', '/onderzoeken/7/monsters/s3'],
  ])
  expect(document.querySelector('p')?.textContent).toBe('B16 heeft nog 3 monsters: M03, M04, M031')
})

test('what stands in the way and is not named in the sentence stands below it, each the way to itself', async () => {
  fakeServer(() => ({ data: { limitation: [{ id: 'l1', onderzoek: { id: '7' } }] } }))
  const records = [{ type: 'OnderzoekBeperking', id: 'l1', title: 'Niet toegankelijk' }]
  leave = await showPage(() => (
    <section data-shown>
      <RefusedBecause message="Kelder heeft nog 1 beperking." records={records} />
    </section>
  ))
  await until(() => document.querySelector('section li a') !== null)
  expect(document.querySelector('section')?.textContent).toBe('Kelder heeft nog 1 beperking.Niet toegankelijk')
  expect(document.querySelector('section li a')?.getAttribute('href')).toBe('/onderzoeken/7/beperkingen/l1')
})

test('what a survey lacks is named by its field, the way to the form that opens there', async () => {
  fakeServer(() => ({ data: {} }))
  const here = { type: 'Onderzoek', id: '7', title: '' }
  const records = [
    { ...here, page: 'surveys-survey-information-client', field: 'surveyClient.opdrachtdatum' },
    { ...here, page: 'surveys-survey-inventarisations', field: null },
  ]
  leave = await showPage(() => (
    <section data-shown>
      <RefusedBecause message="In het dossier ontbreekt nog: Opdrachtdatum" records={records} />
    </section>
  ))
  await until(() => document.querySelectorAll('section a').length === 2)
  const links = [...document.querySelectorAll('section a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Opdrachtdatum', '/onderzoeken/7/informatie/opdrachtgever?field=surveyClient.opdrachtdatum'],
    ['Inventarisaties', '/onderzoeken/7/inventarisaties'],
  ])
})

test('what still points at a record is counted by kind, the first of each the way to itself', async () => {
  fakeServer(() => ({ data: { sample: [{ id: 's1', onderzoek: { id: '7' } }], survey: [{ id: '7' }] } }))
  const records = [
    { type: 'Onderzoek', id: '7', title: '2025-0412', among: 1 },
    { type: 'Monster', id: 's1', title: 'M01', among: 40 },
    { type: 'Monster', id: 's2', title: 'M02', among: 40 },
  ]
  leave = await showPage(() => (
    <section data-shown>
      <RefusedBecause message="In gebruik" records={records} wayOut="Maak de verwijzingen los" />
    </section>
  ))
  await until(() => document.querySelectorAll('section a').length >= 2)
  const lines = [...document.querySelectorAll('section li')].map((line) => line.textContent)
  expect(lines).toEqual(['1 onderzoek: 2025-0412', '40 monsters: M01, M02, en nog 38'])
  expect(document.querySelector('section')?.textContent).toContain('Maak de verwijzingen los')
  expect(document.querySelector('a[href="/onderzoeken/7/monsters/s1"]')).not.toBeNull()
})
