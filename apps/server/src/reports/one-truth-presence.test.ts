import { isArguable } from '@vezel/report/gaps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import type { DossierDraft, LocationDraft } from '../testing/dossier.ts'
import { dossierOf, one, pending, positive, result } from '../testing/truth/drafts.ts'
import { visits } from '../testing/truth/random.ts'
import { OTHER } from '../testing/truth/rules.ts'
import { gapsOf, pagesOf, tellerOf } from '../testing/truth/told.ts'

/** What is still there, of which class, and what is safe: the decisions of 0023, by hand. */
let api: Awaited<ReturnType<typeof testApi>>
let teller: ReturnType<typeof tellerOf>
beforeAll(async () => {
  api = await testApi()
  teller = tellerOf(api)
})
afterAll(() => api.close())

test('what a visit without a start saw again after a clearance is there again', async () => {
  const { screen } = await teller.tell(
    dossierOf(
      [
        {
          space: 0,
          findings: [{ visit: 1, method: 'eigen_monster', samples: [positive] }],
          treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }],
        },
        {
          space: 0,
          findings: [{ visit: 5, method: 'eigen_monster', samples: [positive] }],
          treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }],
        },
      ],
      { day: '2026-08-01', visits: [...visits, { survey: 'own', status: 'uitgevoerd', day: null }] },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ toestand }) => toestand)).toEqual(['verwijderd', 'aanwezig'])
})

test('"not found again" and "entered in error" are no removal, and nothing when a sample says otherwise', async () => {
  const row = (status: string) => ({ treatments: [{ status, datum: '2026-04-01' }] })
  const chosen = { method: 'documentatie', chosen: 'Asbesthoudend' } as const
  const { dossier, facts, screen } = await teller.tell(
    dossierOf(
      [
        one(chosen, row('niet_aangetroffen')),
        one(chosen, row('vervallen')),
        one({ samples: [positive] }, row('niet_aangetroffen')),
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ toestand, gevaarlijk }) => [toestand, gevaarlijk])).toEqual([
    ['niet_aangetroffen', false],
    ['niet_aangetroffen', false],
    ['aanwezig', true],
  ])
  expect(facts.sources[0]?.removed).toMatch(/^Niet aangetroffen bij herinspectie, .*Vervallen \(foutieve invoer\), /)
  expect(pagesOf(dossier)).not.toContain('Verwijderd')
  expect(gapsOf(dossier).filter((gap) => gap.startsWith('statusContradicted'))).toEqual(['statusContradicted B01.3'])
})

test('a wrong clearance is taken back by a later "present", and a clearance of nothing takes nothing', async () => {
  const { screen } = await teller.tell(
    dossierOf(
      [
        one(
          { samples: [positive] },
          {
            treatments: [
              { status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 4 },
              { status: 'aanwezig', datum: '2026-04-02' },
            ],
          },
        ),
        one({ samples: [positive] }, { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 0 }] }),
        one(
          { samples: [positive], hoeveelheid: 0 },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 0 }] },
        ),
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ hoeveelheid, toestand }) => [hoeveelheid, toestand])).toEqual([
    [10, 'aanwezig'],
    [10, 'aanwezig'],
    [0, 'aanwezig'],
  ])
})

test('a class of another survey holds when that one was earlier and had it by then, in print and on the screen', async () => {
  const withClass = (first: 'earlier' | 'own', seenIn: number): DossierDraft['sources'][number] => ({
    first,
    locations: [
      {
        space: 0,
        findings: [0, 1].map((visit) => ({ visit, method: 'documentatie', chosen: 'Asbesthoudend' as const })),
      },
    ],
    strategies: [{ klasse: '2A', survey: seenIn === 0 ? 'earlier' : 'own' }],
  })
  const { ids, facts, screen } = await teller.tell(
    dossierOf([], { sources: [withClass('earlier', 0), withClass('earlier', 1)] }),
  )
  // What the earlier survey had holds in this one; what this one added says nothing of the earlier one.
  expect(screen.sources.map((row) => row.smart_risicoklasse?.value)).toEqual(['2A', '2A'])
  expect(facts.sources.map(({ strategies }) => strategies.length)).toEqual([1, 1])
  const earlier = await teller.screenOf({ ...ids, survey: ids.earlier }, null)
  expect(earlier.sources.map((row) => [row.smart_risicoklasse?.value, row.klasse_ontbreekt])).toEqual([
    ['2A', false],
    [undefined, true],
  ])
})

test('another substance is no asbestos: not in its counts and words, in its class nor in the outcome of a space', async () => {
  const { dossier, facts, screen } = await teller.tell(
    dossierOf([], {
      sources: [
        {
          first: 'own',
          stof: 'lood',
          locations: [one({ method: 'documentatie', chosen: OTHER })],
        },
      ],
    }),
  )
  expect(screen.sources[0]).toMatchObject({ materiaal_status: { prioriteit: 1 }, gevaarlijk: true })
  expect(screen.sources[0]).toMatchObject({ klasse_ontbreekt: false, smart_risicoklasse: null })
  expect(screen.spaces[0]?.uitkomst).toBe('geen_asbest')
  expect(facts.counts).toMatchObject({ sources: 1, found: 0, suspected: 0 })
  const html = pagesOf(dossier)
  expect(html).toContain('Lood: boven drempelwaarde')
  // The legend alone speaks of it.
  const saying = (text: string) => text.match(/asbest aangetroffen/gi)?.length ?? 0
  expect(saying(html)).toBe(saying(pagesOf((await teller.tell(dossierOf([], { sources: [] }))).dossier)))
})

test('an amount of nothing, of what was found, is missing', async () => {
  const { dossier } = await teller.tell(dossierOf([one({ samples: [result('Aangetoond')], hoeveelheid: 0 })]))
  expect(gapsOf(dossier)).toContain('amountZero B01.1')
})

const cleared = [{ status: 'vrijgegeven', datum: '2026-07-24' }]

test('what was cleared counts as removed from that day on, keeps its line, and says when and by what', async () => {
  const draft = dossierOf([one({ samples: [result('Aangetoond')] }, { treatments: cleared })], { day: '2026-08-01' })
  const { ids, dossier, facts, screen } = await teller.tell(draft)
  expect(screen.sources[0]).toMatchObject({
    toestand: 'verwijderd',
    gevaarlijk: false,
    smart_risicoklasse: null,
    hoeveelheid_totaal: 0,
  })
  expect(screen.spaces[0]?.uitkomst).toBe('geen_asbest')
  expect(facts.counts).toMatchObject({ sources: 1, found: 0, removed: 1 })
  expect(facts.classTotals).toEqual([])
  expect(facts.sources[0]?.removed).toBe('Gesaneerd en vrijgegeven, 24 juli 2026, VG-0-0, Sanering B.V.')
  expect(pagesOf(dossier)).toContain('24 juli 2026, VG-0-0')
  const before = await teller.screenOf(ids, '2026-07-23')
  expect(before.sources[0]).toMatchObject({
    toestand: 'aanwezig',
    gevaarlijk: true,
    smart_risicoklasse: { value: '2' },
  })
  // A screen asks no day: an open survey is shown as it is today.
  expect((await teller.screenOf(ids, null)).sources[0]?.toestand).toBe('verwijderd')
})

test('a closed survey is shown as on its last day', async () => {
  const found: LocationDraft = {
    space: 0,
    findings: [{ visit: 0, method: 'eigen_monster', samples: [result('Aangetoond')] }],
    treatments: [{ status: 'vrijgegeven', datum: '2025-08-01' }],
  }
  const { ids } = await teller.tell(dossierOf([found], { day: '2026-08-01' }))
  expect((await teller.screenOf({ ...ids, survey: ids.earlier }, null)).sources[0]?.toestand).toBe('aanwezig')
})

test('what could not be checked is not removed by what is left of an earlier "not found"', async () => {
  const { screen } = await teller.tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 1, method: 'visueel', aangetroffen: 'nee', hoeveelheid: 4 },
          { visit: 3, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
        ],
        treatments: [{ status: 'vrijgegeven', datum: '2026-03-10', hoeveelheid: 10 }],
      },
    ]),
  )
  expect(screen.sources[0]?.locaties[0]).toMatchObject({ toestand: 'deels_verwijderd', gevaarlijk: true })
})

test('a part that was cleared is less, and what a later visit saw again is there again', async () => {
  const { facts, screen } = await teller.tell(
    dossierOf(
      [
        one(
          { samples: [result('Aangetoond')] },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 4 }] },
        ),
        one(
          { visit: 3, samples: [result('Aangetoond')] },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-03-05' }] },
        ),
        one({ samples: [result('Aangetoond')] }, { treatments: [{ status: 'gesaneerd', datum: '2026-04-01' }] }),
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ hoeveelheid, toestand }) => [hoeveelheid, toestand])).toEqual([
    [6, 'deels_verwijderd'],
    [10, 'aanwezig'],
    [10, 'aanwezig'],
  ])
  expect(facts.sources[0]).toMatchObject({ amount: 26, presence: 'deels_verwijderd', dangerous: true })
})

test('suitable beside an exclusion, a sample that is out or no visit is named, at the top of the report too', async () => {
  const { dossier, facts } = await teller.tell(
    dossierOf([one({ samples: [pending] })], {
      visits: visits.map((visit) => ({ ...visit, status: 'concept' as const })),
      spaces: [{ onderzocht: 'ja', exclusion: 'part' }],
      suitable: true,
    }),
  )
  expect(facts.contradictions).toEqual([
    'Volledige renovatie of totaalsloop, terwijl U1 is uitgesloten',
    'Volledige renovatie of totaalsloop, terwijl de uitslag van M01 ontbreekt',
    'Volledige renovatie of totaalsloop, terwijl B01 en Ruimte 0 verdacht of maar gedeeltelijk onderzocht zijn',
    'Volledige renovatie of totaalsloop, terwijl het onderzoek nog niet is uitgevoerd',
  ])
  expect(gapsOf(dossier).filter((gap) => gap.startsWith('suitabilityContradicted'))).toHaveLength(4)
  expect(pagesOf(dossier)).toContain('De geschiktheid is in tegenspraak met dit rapport')
})

test('what a visit says that is still to come counts nowhere, and the report misses that visit by name', async () => {
  const planned: DossierDraft['visits'] = [
    { survey: 'earlier', status: 'uitgevoerd', day: '2025-06-02' },
    { survey: 'own', status: 'uitgevoerd', day: '2026-03-02' },
    { survey: 'own', status: 'concept', day: '2026-04-20' },
  ]
  const clean = { visit: 2, method: 'documentatie', chosen: 'Niet asbesthoudend' } as const
  const draft = dossierOf(
    [
      {
        space: 0,
        findings: [
          { visit: 1, method: 'eigen_monster', samples: [positive], hoeveelheid: 100 },
          { ...clean, hoeveelheid: 1 },
        ],
      },
      { space: 0, findings: [clean] },
    ],
    { visits: planned, day: '2026-04-15' },
  )
  const { ids, dossier, facts, screen } = await teller.tell(draft)
  expect(screen.sources[0]).toMatchObject({ hoeveelheid_totaal: 100, materiaal_status: { prioriteit: 1 } })
  expect(screen.sources[0]?.locaties.map((place) => place.in_onderzoek)).toEqual([true, false])
  expect(facts.sources[0]).toMatchObject({ amount: 100, kind: 'found' })
  expect(gapsOf(dossier)).toContain('visitToCome Bezoek 2')
  expect(pagesOf(dossier)).toContain('Bezoek 2')
  // On its day it counts, also while nobody recorded that it was carried out; a report misses that.
  const { facts: later, dossier: after } = await teller.tell({ ...draft, day: '2026-04-20' })
  expect(later.sources[0]).toMatchObject({ amount: 1 })
  expect(gapsOf(after)).toContain('visitNotCarriedOut Bezoek 2')
  expect((await teller.screenOf(ids, null)).sources[0]?.hoeveelheid_totaal).toBe(1)
})

const provenEarlier = { visit: 0, method: 'eigen_monster', samples: [positive] } as const

test('what a laboratory proved earlier stays found when a later survey judges it by eye', async () => {
  const { dossier, facts, screen } = await teller.tell(
    dossierOf([
      {
        space: 0,
        findings: [provenEarlier, { visit: 1, method: 'visueel', chosen: 'Niet asbesthoudend' }],
      },
      // An own sample with a result says what is there now.
      {
        space: 0,
        findings: [provenEarlier, { visit: 1, method: 'eigen_monster', samples: [result('Niet aangetoond')] }],
      },
      {
        space: 0,
        findings: [provenEarlier, { visit: 1, method: 'visueel', chosen: 'Niet asbesthoudend' }],
        treatments: [{ status: 'vrijgegeven', datum: '2025-08-01' }],
      },
    ]),
  )
  const places = screen.sources[0]?.locaties ?? []
  expect(places.map(({ materiaal_status }) => materiaal_status?.prioriteit)).toEqual([1, 5, 5])
  expect(screen.spaces[0]?.uitkomst).toBe('gevonden')
  expect(facts.sources[0]?.takenOver.join()).toMatch(/^Overgenomen uit onderzoek E-.*, monster M01: Chrysotiel/)
  expect(gapsOf(dossier)).toContain('statusContradicted B01.1')
  expect(pagesOf(dossier)).toContain('monster M01')
})

test('what a laboratory proved earlier and is not found now is suspected, nowhere clean, and missed by name', async () => {
  const gone = [provenEarlier, { visit: 1, method: 'visueel', aangetroffen: 'nee' as const, hoeveelheid: null }]
  const draft = dossierOf([{ space: 0, findings: gone }], { suitable: true })
  const { dossier, facts, screen } = await teller.tell(draft)
  expect(screen.sources[0]).toMatchObject({ toestand: 'niet_aangetroffen', materiaal_status: { prioriteit: 2 } })
  expect(screen.spaces[0]?.uitkomst).toBe('verdacht')
  expect(facts.counts).toMatchObject({ found: 0, suspected: 1, clean: 0 })
  const missed = gapsOf(dossier).filter((gap) => gap.startsWith('provenNotFound'))
  expect(missed).toEqual([expect.stringMatching(/^provenNotFound B01\.1 \(M01 van onderzoek E-/)])
  expect(facts.contradictions).toEqual([expect.stringContaining('B01')])
  const html = pagesOf(dossier)
  expect(html).toContain('eerder aangetoond, nu niet aangetroffen')
  expect(html).toMatch(/monster M01: Chrysotiel/)
  const groupsOf = (pages: string) =>
    [...pages.matchAll(/<tr class="group">(.*?)<\/tr>/gs)].map(([, cells = '']) => cells.replace(/<[^>]+>/g, ' '))
  expect(groupsOf(html)).toContainEqual(expect.stringContaining('Asbestverdacht'))
  expect(groupsOf(html).join()).not.toContain('Niet aangetroffen')
  expect(html).toContain('Bron B01: materiaal dat eerder is aangetoond, is nu niet aangetroffen.')
  expect(html).not.toContain('geen asbesthoudend of asbestverdacht materiaal om te verwijderen')
  // Once it is known what became of it, nothing is left of it.
  const cleared = await teller.tell({
    ...draft,
    sources: [
      {
        first: 'own',
        locations: [{ space: 0, findings: gone, treatments: [{ status: 'vrijgegeven', datum: '2026-03-20' }] }],
      },
    ],
  })
  expect(cleared.screen.spaces[0]?.uitkomst).toBe('geen_asbest')
  expect(gapsOf(cleared.dossier).filter((gap) => gap.startsWith('provenNotFound'))).toEqual([])
  expect(pagesOf(cleared.dossier)).toContain('geen asbesthoudend of asbestverdacht materiaal om te verwijderen')
  expect(groupsOf(pagesOf(cleared.dossier)).join()).not.toContain('Asbestverdacht')
  // Beside asbestos that is there to remove, it is still said.
  const beside = await teller.tell({
    ...draft,
    sources: [...draft.sources, { first: 'own', locations: [one({ samples: [positive] })] }],
  })
  expect(beside.facts.counts).toMatchObject({ found: 1, suspected: 1 })
  expect(pagesOf(beside.dossier)).toContain('Bron B01: materiaal dat eerder is aangetoond')
})

test('the amount of asbestos is of the places that hold it, at least that where one was not counted', async () => {
  const found = { visit: 1, method: 'eigen_monster', samples: [positive] } as const
  const clean = { visit: 1, method: 'eigen_monster', samples: [result('Niet aangetoond')], hoeveelheid: 50 } as const
  const unchecked = { visit: 4, method: 'visueel', aangetroffen: 'niet_controleerbaar', hoeveelheid: null } as const
  const { dossier, facts, screen } = await teller.tell(
    dossierOf([], {
      spaces: [{ onderzocht: 'ja' }, { onderzocht: 'ja' }],
      sources: [
        {
          first: 'own',
          locations: [
            { space: 0, findings: [found] },
            { space: 1, findings: [clean] },
          ],
        },
        { first: 'own', locations: [{ space: 0, findings: [found, unchecked] }] },
        { first: 'own', locations: [one({ samples: [positive], hoeveelheid: 0 })] },
        { first: 'own', locations: [{ space: 1, findings: [clean] }] },
      ],
    }),
  )
  expect(screen.sources.map((source) => source.hoeveelheid_totaal)).toEqual([10, 10, null, 50])
  expect(facts.sources.map(({ amount, atLeast }) => [amount, atLeast])).toEqual([
    [10, false],
    [10, true],
    [null, false],
    [50, false],
  ])
  expect(facts.sources[0]?.place).toBe('Ruimte 0')
  const html = pagesOf(dossier)
  expect(html).toContain('ten minste')
  expect(html).toContain('hoeveelheid onbekend')
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\b0\s*m²/)
})

test('what the report leaves out counts, speaks against suitability, and no page says that there is none', async () => {
  const draft = dossierOf([], {
    sources: [{ first: 'own', leftOut: true, locations: [one({ method: 'aangenomen', hoeveelheid: 40 })] }],
    suitable: true,
  })
  const { dossier, facts } = await teller.tell(draft)
  expect(facts.sources).toEqual([])
  expect(facts.counts).toMatchObject({ sources: 1, suspected: 1 })
  expect(facts.contradictions).toEqual([expect.stringContaining('B01')])
  const [gap] = facts.gaps.filter(({ code }) => code.startsWith('sourceLeftOut'))
  expect(gap).toMatchObject({ code: 'sourceLeftOutOfSuitable', label: { nl: 'B01' } })
  expect(gap && isArguable(gap)).toBe(false)
  const html = pagesOf(dossier)
  expect(html).toContain('Vastgelegd en niet in dit rapport opgenomen: B01 (asbestverdacht).')
  for (const denial of ['geen bronnen vastgelegd', 'geen uitzonderingen', 'geen asbesthoudend'])
    expect(html).not.toContain(denial)
  // Where nothing is called suitable somebody may say why.
  const { facts: unsaid } = await teller.tell({ ...draft, suitable: false })
  expect(unsaid.gaps.filter(isArguable).map(({ code }) => code)).toContain('sourceLeftOut')
})

test('a clearance of a part is printed with its amount, and what nobody has seen nobody took away', async () => {
  const { dossier, facts, screen } = await teller.tell(
    dossierOf(
      [
        one(
          { samples: [positive], hoeveelheid: 5 },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 1 }] },
        ),
        { space: 0, findings: [], treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }] },
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ toestand, hoeveelheid }) => [toestand, hoeveelheid])).toEqual([
    ['deels_verwijderd', 4],
    ['aanwezig', null],
  ])
  expect(facts.sources[0]).toMatchObject({ amount: 4, atLeast: true, presence: 'deels_verwijderd' })
  expect(facts.sources[0]?.removed).toBe(
    'Gesaneerd en vrijgegeven (deels: 1 m²), 1 april 2026, VG-0-0, Sanering B.V. (B01.1)',
  )
  expect(gapsOf(dossier)).toContain('locationWithoutFinding B01.2')
  const text = pagesOf(dossier)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain('Gesaneerd en vrijgegeven 1 m² 1 april 2026')
  expect(text).not.toContain('Verwijderd ')
})

test('a group of the summary counts the suspected places of what was found too', async () => {
  const { dossier } = await teller.tell(
    dossierOf([
      one({ samples: [positive] }),
      one({ method: 'aangenomen' }),
      one({ samples: [result('Niet aangetoond')] }),
    ]),
  )
  expect(pagesOf(dossier)).toContain('1 bron, 2 locaties, waarvan 1 verdacht')
})

test('what is denied after a visit that could not check it stays as it was last seen, with its amount', async () => {
  const { screen } = await teller.tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 1, method: 'eigen_monster', samples: [positive], hoeveelheid: 12.5 },
          { visit: 3, method: 'visueel', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
          { visit: 4, method: 'visueel', aangetroffen: 'nee', hoeveelheid: null },
        ],
        treatments: [{ status: 'vrijgegeven', datum: '2026-03-20', hoeveelheid: 3 }],
      },
    ]),
  )
  expect(screen.sources[0]?.locaties[0]).toMatchObject({
    toestand: 'deels_verwijderd',
    hoeveelheid: 9.5,
    tegenspraak: true,
  })
})

test('a place that others left with asbestos and this survey did not look at keeps its space from being clean', async () => {
  const whole = dossierOf([], {
    suitable: true,
    spaces: [{ onderzocht: 'ja' }, { onderzocht: 'ja' }, { onderzocht: 'nee' }],
    sources: [
      {
        first: 'earlier',
        locations: [
          { space: 0, findings: [provenEarlier] },
          // By the sample of another place, as most are.
          { space: 1, findings: [{ visit: 0, method: 'verwijzing_monster', refersTo: 0 }] },
          { space: 2, findings: [provenEarlier] },
        ],
      },
    ],
  })
  const { dossier, facts, screen } = await teller.tell(whole)
  expect(screen.spaces.map(({ uitkomst }) => uitkomst)).toEqual(['verdacht', 'verdacht', 'niet_onderzocht'])
  expect(gapsOf(dossier).filter((gap) => gap.startsWith('placeNotSeen'))).toEqual([
    'placeNotSeen B01.1',
    'placeNotSeen B01.2',
  ])
  // Nor does the chapter on removal say that there is nothing, whatever else was found to be clean.
  const beside = await teller.tell({
    ...whole,
    sources: [...whole.sources, { first: 'own', locations: [one({ samples: [result('Niet aangetoond')] })] }],
  })
  for (const told of [dossier, beside.dossier]) {
    expect(pagesOf(told)).toContain('Bronlocaties B01.1 en B01.2: wat eerder onderzoek daar vastlegde')
    expect(pagesOf(told)).not.toContain('geen asbesthoudend of asbestverdacht materiaal om te verwijderen')
  }
  expect(facts.contradictions).toEqual([expect.stringMatching(/B01\.1.*B01\.2/)])
  expect(pagesOf(dossier)).toContain('in dit onderzoek niet bekeken')
})

test.each([
  ['cleared since', { treatments: [{ status: 'vrijgegeven', datum: '2025-08-01' }] }, 'geen_asbest'],
  ['entered in error', { treatments: [{ status: 'vervallen', datum: '2025-08-01' }] }, 'verdacht'],
  [
    'found clean by a sample',
    { findings: [{ visit: 0, method: 'eigen_monster', samples: [result('Niet aangetoond')] }] },
    'geen_asbest',
  ],
  ['assumed', { findings: [{ visit: 0, method: 'aangenomen' }] }, 'verdacht'],
] as const)('a place of an earlier survey that was %s', async (_, more, uitkomst) => {
  const { screen } = await teller.tell(
    dossierOf([], { sources: [{ first: 'earlier', locations: [{ space: 0, findings: [provenEarlier], ...more }] }] }),
  )
  expect(screen.spaces[0]?.uitkomst).toBe(uitkomst)
})

test.each([
  ['after the day of the report is not known on it', '2026-10-01', 'geen_asbest', []],
  ['before that day is known from elsewhere', '2026-07-01', 'verdacht', ['placeNotSeen B01.1']],
] as const)('a place that another survey found %s', async (_, day, uitkomst, gaps) => {
  const found = { visit: visits.length, method: 'eigen_monster', samples: [positive] } as const
  const { dossier, screen } = await teller.tell(
    dossierOf([], {
      day: '2026-08-01',
      visits: [...visits, { survey: 'earlier', status: 'uitgevoerd', day }],
      sources: [
        { first: 'earlier', locations: [{ space: 0, findings: [found] }] },
        { first: 'own', locations: [one({ samples: [result('Niet aangetoond')] })] },
      ],
    }),
  )
  expect(screen.spaces[0]?.uitkomst).toBe(uitkomst)
  expect(gapsOf(dossier).filter((gap) => gap.startsWith('placeNotSeen'))).toEqual(gaps)
})

test('a place that nobody saw makes its space as suspected as its source', async () => {
  const { screen } = await teller.tell(dossierOf([{ space: 0, findings: [] }]))
  expect(screen.sources[0]?.materiaal_status?.prioriteit).toBe(2)
  expect(screen.spaces[0]?.uitkomst).toBe('verdacht')
})

test.each(['verwijzing_monster', 'eerder_rapport'])(
  'what an earlier survey found by %s does not vanish by eye',
  async (method) => {
    const found = {
      visit: 0,
      method,
      chosen: 'Asbesthoudend',
      ...(method === 'verwijzing_monster' ? { refersTo: 0 } : {}),
    } as const
    const { screen, dossier } = await teller.tell(
      dossierOf([], {
        sources: [
          {
            first: 'earlier',
            locations: [
              { space: 0, findings: [provenEarlier, { visit: 1, method: 'eigen_monster', samples: [positive] }] },
              { space: 0, findings: [found, { visit: 1, method: 'visueel', chosen: 'Niet asbesthoudend' }] },
              { space: 0, findings: [found, { visit: 1, method: 'visueel', aangetroffen: 'nee', hoeveelheid: null }] },
            ],
          },
        ],
      }),
    )
    expect(screen.sources[0]?.locaties.map((place) => place.materiaal_status?.prioriteit)).toEqual([1, 1, 2])
    expect(gapsOf(dossier).filter((gap) => gap.startsWith('provenNotFound'))).toEqual([
      expect.stringMatching(method === 'eerder_rapport' ? /B01\.3 \(onderzoek E-/ : /B01\.3 \(M01 van onderzoek E-/),
    ])
  },
)

test('a day without a survey says of each place what was seen last, also by a survey under way, and the heaviest of the source', async () => {
  const { ids } = await teller.tell(
    dossierOf(
      [
        one({ samples: [positive] }),
        { space: 0, findings: [{ visit: 1, method: 'eigen_monster', samples: [result('Niet aangetoond')] }] },
        one({ samples: [positive] }, { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }] }),
      ],
      { day: '2026-08-01' },
    ),
  )
  const known = async (args: string) => {
    const fields = `materiaal_status${args} { value } gevaarlijk${args} toestand${args}`
    const question = `query($folder: ID!) { bronnen(filter: { inventarisatie_asset: { eq: $folder } }) { ${fields} locaties { ${fields} } } }`
    const sources = (await api.get(question, { folder: ids.inventoryAsset }, api.inspector)) as {
      locaties: object[]
    }[]
    return sources[0]
  }
  const found = { materiaal_status: { value: 'Asbesthoudend' }, gevaarlijk: true, toestand: 'aanwezig' }
  // The survey is not completed: without a day there is none to show.
  expect(await known('')).toMatchObject({ materiaal_status: null, gevaarlijk: false })
  const today = await known('(dag: "2026-08-01")')
  expect(today).toMatchObject({ materiaal_status: { value: 'Asbesthoudend' }, gevaarlijk: true })
  expect(today?.locaties).toMatchObject([found, { gevaarlijk: false }, { gevaarlijk: false, toestand: 'verwijderd' }])
  // Before anybody had been there nothing was seen.
  expect((await known('(dag: "2000-01-01")'))?.locaties[0]).toMatchObject({ gevaarlijk: false })
  await api.services.pools.owner.query(
    `update "onderzoek" o set "onderzoek_status_id" = (select s."id" from "onderzoek_status" s
       where s."organisatie_id" = o."organisatie_id" and s."code" = 'geannuleerd' limit 1) where "id" = $1`,
    [ids.survey],
  )
  expect(await known('(dag: "2026-08-01")')).toMatchObject({ gevaarlijk: false })
})
