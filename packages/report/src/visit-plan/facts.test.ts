import { expect, test } from 'vitest'
import { wordsOf } from '../texts/words.ts'
import type { KnownRow, PlaceRow, SeenRow, VisitDossier } from './dossier.ts'
import { visitFacts } from './facts.ts'

type AnalysisStatus = SeenRow['monsters'][number]['analyses'][number]['status']

const words = wordsOf('nl')
const item = (value: string, code = '') => ({ id: value, value, value_en: null, value_fr: null, code })
const space = (id: string, nummer: string, volgorde: number) => ({
  ...{ id, nummer, volgorde, naam: `Ruimte ${nummer}`, volledige_naam: `Ruimte ${nummer}`, verdieping: null },
})
const first = space('s1', '0.1', 1)
const spaces = [first, space('s2', '0.2', 2), space('s3', '0.3', 3)]

const seen = (survey: string, more: Partial<SeenRow> = {}): SeenRow => ({
  id: `finding-${survey}`,
  aangetroffen: 'ja',
  te_controleren: false,
  bevestiging: item('Geschroefd'),
  conditie: item('Goed'),
  beschadiging: item('Geen'),
  bereikbaarheid: item('Goed'),
  afscherming: item('Open'),
  monsters: [],
  inventarisatie: { id: `visit-${survey}`, start: null, onderzoek: { id: survey, nummer: survey } },
  ...more,
})
const place = (nummer: string, more: Partial<PlaceRow> = {}): PlaceRow => ({
  ...{ id: nummer, nummer, plaats: 'Wand', sub_asset: first, materiaal_status: null, hoeveelheid: 4 },
  ...{ toestand: 'aanwezig', bevinding: null, bepalend_monster: null, inventarisaties: [seen('eerder')] },
  fotos: [{ id: 'f', foto_nummer: 'F01', onderschrift: null, volgorde: 1, file: { id: 'f', file_key: 'f' } }],
  ...more,
})
const source = (nummer: string, locaties: readonly PlaceRow[], more: Partial<KnownRow> = {}): KnownRow => ({
  ...{ id: nummer, nummer, kleur: null, omschrijving: '', product: item('Plaat'), toepassing: item('Beplating') },
  ...{
    structuur: item('Hechtgebonden'),
    materiaal_type: item('Asbest', 'asbest'),
    eenheid: { ...item('Vierkante meter'), symbool: 'm²' },
  },
  locaties,
  ...more,
})

const clean = { ...item('Niet asbesthoudend'), prioriteit: 5 }
const chromium = item('Chroom-6', 'chroom_6')

const dossier = (bronnen: readonly KnownRow[], more: Partial<VisitDossier['onderzoek']> = {}): VisitDossier => ({
  ...{ id: 'v', nummer: 1, start: null, eind: null, calamiteit: false, spoed: false, reden_spoed: null },
  ...{ melding_nummer: null, opmerking: null, inspecteurs: [], vandaag: '2026-03-02' },
  onderzoek: {
    ...{ id: 'dit', nummer: 'dit', rapporttaal: 'nl', projectleider: null, onderzoek_klant: null, uitvoering: null },
    ...{
      onderzoek_type: item('NL'),
      onderzoek_asbest: null,
      inventarisatie_ruimtes: [],
      out_of_scopes: [],
      uitgesloten_ruimtes: [],
    },
    ...{ interviews: [], documenten: [], oude_rapporten: [] },
    vestiging: { telefoon: null, inventarisatie_organisatie: { naam: 'Firma' } },
    inventarisatie_asset: {
      id: 'a',
      asset: { __typename: 'VastgoedAsset', id: 'p', title: 'School', adres: null, bouwjaar: null, sub_assets: spaces },
      bronnen,
    },
    ...more,
  },
})
const tasksOf = (one: PlaceRow, more: Partial<KnownRow> = {}) =>
  visitFacts(dossier([source('B01', [one], more)]), words).sources.flatMap(({ places }) =>
    places.flatMap((p) => p.tasks),
  )

test('asks of what another survey saw whether it is still there, and of what this one saw no more', () => {
  expect(tasksOf(place('B01.1'))).toContain('Nog aanwezig, en nog 4 m²? (onderzoek eerder)')
  expect(tasksOf(place('B01.1', { hoeveelheid: null }))).toContain(
    'Nog aanwezig? Onderzoek eerder noemt geen hoeveelheid.',
  )
  expect(tasksOf(place('B01.1', { inventarisaties: [] }))).toContain('Zoek op: nog niemand zag deze locatie.')
  expect(tasksOf(place('B01.1', { inventarisaties: [seen('dit')] }))).toEqual(['Neem een monster'])
  // What was taken over and not confirmed was not seen.
  const taken = place('B01.1', { inventarisaties: [seen('eerder'), seen('dit', { te_controleren: true })] })
  expect(tasksOf(taken)[0]).toMatch(/^Nog aanwezig/)
})

test('a material of which a sample waits for its result is not sampled again, unless all of that was rejected', () => {
  const sampled = (...statuses: AnalysisStatus[]) =>
    place('B01.1', {
      inventarisaties: [
        seen('dit', { monsters: [{ id: 'M1', analyses: statuses.map((status, id) => ({ id: String(id), status })) }] }),
      ],
    })
  expect(tasksOf(sampled('verstuurd'))).toEqual([])
  expect(tasksOf(sampled())).toEqual([])
  expect(tasksOf(sampled('afgekeurd', 'verstuurd'))).toEqual([])
  expect(tasksOf(sampled('afgekeurd'))).toEqual(['Neem een monster'])
})

test('goes by the visit that saw a place last, in whatever order they come', () => {
  const at = (survey: string, start: string) =>
    seen(survey, { inventarisatie: { id: survey, start, onderzoek: { id: survey, nummer: survey } } })
  const both = [at('laatst', '2025-05-01 08:00:00'), at('eerst', '2020-05-01 08:00:00')]
  for (const inventarisaties of [both, [...both].reverse()])
    expect(tasksOf(place('B01.1', { inventarisaties }))[0]).toContain('(onderzoek laatst)')
})

test('names what nobody has written down of a place, and the photo that is not there', () => {
  const bare = place('B01.1', { fotos: [], inventarisaties: [seen('dit', { conditie: null, afscherming: null })] })
  expect(tasksOf(bare)).toEqual([
    'Leg vast: conditie of verwering en afscherming.',
    'Maak een foto',
    'Neem een monster',
  ])
})

test('foresees one sample of a suspected material that was never sampled', () => {
  const both = [place('B01.1'), place('B01.2')]
  const samplesOf = (locaties: readonly PlaceRow[], more: Partial<KnownRow> = {}) =>
    visitFacts(dossier([source('B01', locaties, more)]), words).sources[0]?.toSample?.row.nummer ?? null
  expect(samplesOf(both)).toBe('B01.1')
  expect(samplesOf([place('B01.1', { materiaal_status: clean }), place('B01.2')])).toBe('B01.2')
  expect(samplesOf([place('B01.1', { materiaal_status: clean })])).toBeNull()
  expect(samplesOf([place('B01.1'), place('B01.2', { bepalend_monster: { id: 'm' } })])).toBeNull()
})

test('foresees samples of the substance that the survey is about', () => {
  const both = [source('B01', [place('B01.1')]), source('B02', [place('B02.1')], { materiaal_type: chromium })]
  const sampledIn = (onderzoek_type: ReturnType<typeof item>) =>
    visitFacts(dossier(both, { onderzoek_type }), words).sources.map(({ toSample }) => toSample?.row.nummer ?? null)
  expect(sampledIn(item('NL'))).toEqual(['B01.1', null])
  expect(sampledIn(item('Chroom-6', 'chroom_6_onderzoek'))).toEqual([null, 'B02.1'])
})

test('says of a source what is known of its worst place', () => {
  const kindOf = (...locaties: PlaceRow[]) => visitFacts(dossier([source('B01', locaties)]), words).sources[0]?.kind
  const found = place('B01.1', { materiaal_status: { ...item('Asbesthoudend'), prioriteit: 1 } })
  const none = place('B01.2', { materiaal_status: clean })
  expect([kindOf(found, none), kindOf(none, found)]).toEqual(['found', 'found'])
  expect([kindOf(none), kindOf(none, place('B01.3'))]).toEqual(['clean', 'unexamined'])
})

test('looks for nothing that is gone', () => {
  const gone = ['verwijderd', 'niet_aangetroffen'] as const
  expect(gone.map((toestand) => tasksOf(place('B01.1', { toestand })))).toEqual([[], []])
})

test('walks past the spaces of the survey, or before it has any past all that nobody put outside it', () => {
  const shown = (more: Partial<VisitDossier['onderzoek']>) =>
    visitFacts(dossier([source('B01', [place('B01.1')])], more), words).floors.flatMap((floor) =>
      floor.spaces.map(({ number, done, sources }) => [number, done, ...sources]),
    )
  expect(shown({ out_of_scopes: [{ id: 'o', sub_asset: { id: 's2' } }] })).toEqual([
    ['0.1', false, 'B01'],
    ['0.3', false],
  ])
  const inventarisatie_ruimtes = [
    { id: 'r1', onderzocht: 'ja', sub_asset: { id: 's1' } },
    { id: 'r2', onderzocht: 'nee', sub_asset: { id: 's2' } },
    { id: 'r3', onderzocht: 'nvt', sub_asset: { id: 's3' } },
  ] as const
  expect(shown({ inventarisatie_ruimtes })).toEqual([
    ['0.1', true, 'B01'],
    ['0.2', false],
  ])
})

test('looks for no material where the survey does not go, unless it has seen that after all', () => {
  const found = { ...item('Asbesthoudend'), prioriteit: 1 }
  const inside = place('B01.1', { materiaal_status: clean })
  const outside = place('B01.2', { sub_asset: space('s2', '0.2', 2), materiaal_status: found })
  const planned = (bronnen: readonly KnownRow[]) =>
    visitFacts(
      dossier(bronnen, {
        inventarisatie_ruimtes: [
          { id: 'r1', onderzocht: 'nee', sub_asset: { id: 's1' } },
          { id: 'r2', onderzocht: 'nvt', sub_asset: { id: 's2' } },
        ],
      }),
      words,
    ).sources.map(({ kind, places }) => [kind, ...places.map(({ row }) => row.nummer)])
  // What the material is elsewhere tells what may be met here.
  expect(planned([source('B01', [inside, outside]), source('B02', [outside])])).toEqual([['found', 'B01.1']])
  expect(planned([source('B01', [{ ...outside, inventarisaties: [seen('dit')] }])])).toEqual([['found', 'B01.2']])
})
