import lookups from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { documents } from './documents.ts'
import { variableSets } from './organisation.ts'
import { PIETER } from './people.ts'
import { vesselFirst, vscpEntries } from './vessel.ts'
import { decks, vesselSpaces } from './vessel-spaces.ts'

const { limitations, surveySpaces, sources, locations, findings, samples, analyses, results } = vesselFirst
const placeOf = new Map(locations.map((location) => [location.key, location]))
/** The finding with what it is of, where it is, and what was taken there. */
const found = new Map(
  findings.map((finding) => {
    const place = placeOf.get(finding.bron_locatie)
    return [
      finding.key,
      {
        finding,
        space: place?.sub_asset,
        source: sources.find(({ key }) => key === place?.bron),
        samples: samples.filter((sample) => sample.bron_locatie_inventarisatie === finding.key),
      },
    ]
  }),
)
const seen = new Set(surveySpaces.filter(({ onderzocht }) => onderzocht === 'ja').map(({ sub_asset }) => sub_asset))

const counted = (words: readonly (string | undefined)[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word ?? '–')].map(([word, all]) => [word, all.length]))

test('the ship and its check plan have the numbers of the demonstration', () => {
  expect([decks.length, vesselSpaces.length, limitations.length, vscpEntries.length]).toEqual([9, 52, 6, 96])
  expect([surveySpaces.length, seen.size]).toEqual([52, 23])
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
  expect(limitations.filter(({ beperking }) => !limits.includes(beperking))).toEqual([])
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

test('nine sources have the samples of the demonstration, of which eleven are at the laboratories', () => {
  expect(counted(sources.map(({ materiaal_type }) => materiaal_type))).toEqual({
    Asbest: 5,
    Lood: 1,
    'Chroom-6': 1,
    PCB: 2,
  })
  expect(counted(samples.map(({ monster_soort }) => monster_soort))).toEqual({
    Materiaalmonster: 14,
    'Verf- of coatingmonster': 5,
    'Materiaalmonster chemisch': 2,
    'Olie- of vloeistofmonster': 2,
  })
  expect(counted(analyses.map(({ status }) => status))).toEqual({ gereed: 12, verstuurd: 11 })
  expect(counted(analyses.map(({ laboratorium }) => laboratorium))).toEqual({ vezelzicht: 14, microscan: 9 })
  const answered = new Set(results.map(({ analyse }) => analyse))
  expect([results.length, answered.size]).toEqual([14, 12])
  expect(analyses.filter(({ key, status }) => answered.has(key) !== (status === 'gereed'))).toEqual([])
  expect(samples.filter(({ genomen_door }) => genomen_door !== PIETER)).toEqual([])
})

test('a board is in each of the eight cabins, and what is found lies where somebody looked and nothing hindered', () => {
  const cabins = locations.filter(({ bron }) => bron === 'A6/B01').map(({ sub_asset }) => sub_asset)
  expect(cabins).toEqual(Array.from({ length: 8 }, (_, i) => `A6/h${i + 1}`))
  const hindered = new Set(limitations.flatMap(({ sub_assets }) => sub_assets))
  expect(locations.filter(({ sub_asset }) => !seen.has(sub_asset) || hindered.has(sub_asset))).toEqual([])
  expect([...hindered].filter((space) => seen.has(space))).toEqual([])
})

test('what the survey uses is active in the set for ships', () => {
  const ships = variableSets.find(({ key }) => key === 'schepen')!.inactive
  const used = [...sources, ...findings, ...limitations].flatMap((row) => Object.values(row))
  expect(used.filter((word) => typeof word === 'string' && Object.values(ships).flat().includes(word))).toEqual([])
})

test('each outcome has one piece of evidence behind it: a place of a source, a limitation, or a document that was received', () => {
  const hindrances = new Map(limitations.map(({ nummer, sub_assets }) => [`S10/${nummer}`, sub_assets]))
  const received = new Set(
    documents.filter(({ onderzoek, beschikbaar }) => onderzoek === 'S10' && beschikbaar).map(({ key }) => key),
  )
  for (const { nummer, sub_asset, entry_materiaal_status: outcome, bevinding, beperking, document } of vscpEntries) {
    const evidence = [bevinding, beperking, document].filter((one) => one !== undefined)
    if (outcome !== undefined) expect(evidence, nummer).toHaveLength(1)
    // Before it has one an entry points at most at the place where its sample was taken.
    else expect(evidence, nummer).toEqual(bevinding === undefined ? [] : [bevinding])
    if (beperking !== undefined) expect(hindrances.get(beperking), nummer).toContain(sub_asset)
    if (document !== undefined) expect(received, nummer).toContain(document)
    if (bevinding !== undefined) expect(found.get(bevinding)?.space, nummer).toBe(sub_asset)
  }
  expect(new Set(vscpEntries.flatMap(({ bevinding }) => bevinding ?? [])).size).toBeGreaterThan(20)
})

/** The substance of a source, by the code of the material of an entry. */
const substances: Readonly<Record<string, string>> = { 'A-1': 'Asbest', 'A-2': 'PCB', 'B-2': 'Chroom-6', 'B-3': 'Lood' }
/** What an outcome calls the status of the place that it rests on. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  'Aanwezig (Y)': ['asbesthoudend', 'boven_drempelwaarde'],
  'Onder drempelwaarde': ['onder_0_1', 'onder_drempelwaarde'],
}

/** What holds of a place: by the results of its samples, else of the one it refers to. */
function statusOf(finding: string): string[] {
  const of = found.get(finding)!
  const by = of.finding.verwijst_naar_monster
  const deciding = by === undefined ? of.samples.map(({ key }) => key) : [by]
  const { analyse_materialen: known } = lookups.materiaal_types.find(
    ({ value }) => value === of.source?.materiaal_type,
  )!
  return results
    .filter(({ analyse }) => deciding.some((sample) => analyse.startsWith(`${sample}/`)))
    .flatMap(({ analyse_materiaal, analyse_resultaat_hoeveelheid: amount }): string[] => {
      const amounts: readonly { value: string; materiaal_status: string }[] =
        known.find(({ value }) => value === analyse_materiaal)?.analyse_resultaat_hoeveelheden ?? []
      return amounts.filter(({ value }) => value === amount).map(({ materiaal_status }) => materiaal_status)
    })
}

test('the check plan and the sources say the same: of the substance, of what was sampled, and of what is there', () => {
  for (const {
    nummer,
    vscp_check_procedure: check,
    entry_materiaal_status: outcome,
    bevinding,
    massa,
  } of vscpEntries) {
    if (bevinding === undefined) continue
    const { finding, source, samples: taken } = found.get(bevinding)!
    expect(source?.materiaal_type, nummer).toBe(substances[nummer.split('.')[0]!])
    if (check?.startsWith('S')) expect(taken.length, nummer).toBeGreaterThan(0)
    if (outcome === undefined) continue
    const status = statusOf(bevinding)
    expect(status.length, nummer).toBeGreaterThan(0)
    expect(statuses[outcome], nummer).toEqual(expect.arrayContaining(status))
    if (massa !== undefined) expect(finding.ihm_massa, nummer).toBe(massa)
  }
})

test('what was answered lies in a space that was looked at', () => {
  const answered = vscpEntries.filter(
    ({ entry_materiaal_status: outcome }) => outcome !== undefined && outcome !== 'Mogelijk aanwezig (PCHM)',
  )
  expect(answered.filter(({ sub_asset }) => !seen.has(sub_asset)).map(({ nummer }) => nummer)).toEqual([])
})

test('what each entry says of its check can be so: nothing that is sampled is decided yet, and what is not checked stays open', () => {
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
