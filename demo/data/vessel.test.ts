import lookups from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { documents } from './documents.ts'
import { decks, vesselLimitations, vesselSpaces, vesselSurveySpaces, vscpEntries } from './vessel.ts'

const counted = (words: readonly (string | undefined)[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word ?? '–')].map(([word, all]) => [word, all.length]))

test('the ship and its check plan have the numbers of the demonstration', () => {
  expect([decks.length, vesselSpaces.length, vesselLimitations.length, vscpEntries.length]).toEqual([9, 52, 6, 96])
  expect(vesselSurveySpaces.filter(({ onderzocht }) => onderzocht === 'ja')).toHaveLength(23)
  expect(counted(vscpEntries.map(({ nummer }) => nummer.split('.')[0]))).toEqual({
    ...{ 'A-1': 44, 'A-2': 8, 'A-3': 4, 'A-4a': 2 },
    ...{ 'B-1': 6, 'B-2': 6, 'B-3': 10, 'B-4': 8, 'B-6': 4, 'B-8': 4 },
  })
  expect(counted(vscpEntries.map(({ vscp_check_procedure: check }) => check?.split(':')[0]))).toEqual({
    V: 51,
    S: 33,
    PCHM: 12,
  })
  expect(counted(vscpEntries.map(({ entry_materiaal_status: outcome }) => outcome))).toEqual({
    'Aanwezig (Y)': 14,
    'Niet aanwezig (N)': 19,
    'Mogelijk aanwezig (PCHM)': 6,
    'Onder drempelwaarde': 2,
    '–': 55,
  })
})

test('every word is in its list, and every place on board', () => {
  const lists = {
    vscp_material: lookups.vscp_materials,
    vscp_zone: lookups.vscp_zones,
    vscp_system: lookups.vscp_systems,
    vscp_component: lookups.vscp_components,
    document_status: lookups.entry_materiaal_statussen,
    vscp_check_procedure: lookups.vscp_check_procedures,
  } as const
  for (const [name, items] of Object.entries(lists)) {
    const words = items.map(({ value }) => value)
    for (const entry of vscpEntries) expect(words, entry.nummer).toContain(entry[name as keyof typeof lists])
  }
  const deckNames = lookups.deck_names.map(({ value }) => value)
  expect(decks.filter(({ deck_name }) => !deckNames.includes(deck_name))).toEqual([])
  const limits = lookups.beperkingen.map(({ value }) => value)
  expect(vesselLimitations.filter(({ beperking }) => !limits.includes(beperking))).toEqual([])
  const places = vesselSpaces.map(({ key }) => key)
  expect(new Set(places).size).toBe(places.length)
  expect(vscpEntries.filter(({ sub_asset }) => !places.includes(sub_asset))).toEqual([])
})

test('what is not checked says why, and what was not reached has a limitation behind it', () => {
  for (const { nummer, vscp_check_procedure, motivatie, entry_materiaal_status, beperking } of vscpEntries) {
    if (vscp_check_procedure?.startsWith('PCHM')) expect(motivatie?.length, nummer).toBeGreaterThan(20)
    if (entry_materiaal_status === 'Mogelijk aanwezig (PCHM)') expect(beperking, nummer).toBeDefined()
  }
})

test('each outcome has one piece of evidence behind it: a limitation of the ship, or a document that was received', () => {
  const limitations = new Set(vesselLimitations.map(({ key }) => key))
  const received = new Set(
    documents.filter(({ onderzoek, beschikbaar }) => onderzoek === 'S10' && beschikbaar).map(({ key }) => key),
  )
  for (const { nummer, entry_materiaal_status: outcome, beperking, document } of vscpEntries) {
    const evidence = [beperking, document].filter((one) => one !== undefined)
    expect(evidence, nummer).toHaveLength(outcome === undefined ? 0 : 1)
    if (beperking !== undefined) expect(limitations, nummer).toContain(beperking)
    if (document !== undefined) expect(received, nummer).toContain(document)
  }
})

test('what each entry says of its check can be so: no sample was taken yet, and what is not checked stays open', () => {
  for (const {
    nummer,
    document_status: told,
    vscp_check_procedure: check,
    entry_materiaal_status: outcome,
  } of vscpEntries) {
    if (check?.startsWith('S')) expect(outcome, nummer).toBeUndefined()
    if (told === 'Onbekend') expect(check, nummer).toMatch(/^(S:|PCHM)/)
    if (check?.startsWith('PCHM')) expect([undefined, 'Mogelijk aanwezig (PCHM)'], nummer).toContain(outcome)
  }
})
