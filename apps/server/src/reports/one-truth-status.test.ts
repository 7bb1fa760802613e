import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import type { FindingDraft, SampleDraft } from '../testing/dossier.ts'
import { dossierOf, one, pending, positive, result } from '../testing/truth/drafts.ts'
import { gapsOf, pagesOf, tellerOf } from '../testing/truth/told.ts'

/** What was found: the decisions of 0023, by hand. */
let api: Awaited<ReturnType<typeof testApi>>
let teller: ReturnType<typeof tellerOf>
beforeAll(async () => {
  api = await testApi()
  teller = tellerOf(api)
})
afterAll(() => api.close())

test('a finding that refers to a sample with asbestos is found, on the screen and in print', async () => {
  const { facts, screen } = await teller.tell(
    dossierOf([one({ samples: [result('Aangetoond')] }), one({ method: 'verwijzing_monster', refersTo: 0 })]),
  )
  expect(screen.sources[0]?.locaties.map((row) => row.materiaal_status?.prioriteit)).toEqual([1, 1])
  expect(screen.sources[0]?.locaties[1]?.inventarisaties[0]?.grond).toBe('verwijzing')
  expect(facts.sources[0]?.locations.map(({ kind }) => kind)).toEqual(['found', 'found'])
})

test('own results win over a status chosen by hand, and the contradiction is named', async () => {
  const { dossier, facts, screen } = await teller.tell(
    dossierOf([one({ samples: [result('Niet aangetoond')], chosen: 'Asbesthoudend' })]),
  )
  expect([screen.sources[0]?.materiaal_status?.prioriteit, facts.sources[0]?.kind]).toEqual([5, 'clean'])
  expect(gapsOf(dossier)).toContain('statusContradicted B01.1')
})

test.each([
  ['suspected while nothing was chosen', pending, null, 'suspected'],
  ['suspected when somebody chose clean', pending, 'Niet asbesthoudend', 'suspected'],
  ['found when somebody chose asbestos', pending, 'Asbesthoudend', 'found'],
  [
    'suspected while a second analysis is out, whatever the first found',
    {
      analyses: [
        { status: 'gereed', outcomes: ['Niet aangetoond'] },
        { status: 'verstuurd', outcomes: [] },
      ],
    },
    null,
    'suspected',
  ],
] as const)('what awaits a result is %s', async (_, sampleDraft, chosen, kind) => {
  const { facts } = await teller.tell(dossierOf([one({ samples: [sampleDraft as SampleDraft], chosen })]))
  expect(facts.sources[0]?.kind).toBe(kind)
  expect(facts.samples[0]?.pending).toBe(true)
})

test('rejected and deleted analyses count nowhere', async () => {
  const rejected: SampleDraft = {
    analyses: [
      { status: 'afgekeurd', outcomes: ['Aangetoond'] },
      { status: 'gereed', isDeleted: true, outcomes: ['Aangetoond'] },
      { status: 'gereed', outcomes: ['Niet aangetoond'] },
    ],
  }
  const { facts, screen } = await teller.tell(dossierOf([one({ samples: [rejected] })]))
  expect([screen.sources[0]?.materiaal_status?.prioriteit, screen.samples[0]?.materiaal_status?.prioriteit]).toEqual([
    5, 5,
  ])
  expect([facts.sources[0]?.kind, facts.samples[0]?.lines.length, facts.counts.results]).toEqual(['clean', 1, 1])
})

test('an amount is that of the latest visit that could check the place', async () => {
  const found = (
    visit: number,
    aangetroffen: FindingDraft['aangetroffen'],
    hoeveelheid: number | null,
  ): FindingDraft => ({
    visit,
    method: 'documentatie',
    chosen: 'Asbesthoudend',
    aangetroffen: aangetroffen ?? 'ja',
    hoeveelheid,
  })
  const { facts, screen } = await teller.tell(
    dossierOf([
      { space: 0, findings: [found(1, 'ja', 10), found(3, 'ja', 4)] },
      {
        space: 0,
        findings: [found(1, 'ja', 10), found(3, 'nee', null)],
        treatments: [{ status: 'vrijgegeven', datum: '2026-03-05' }],
      },
      {
        space: 0,
        findings: [
          found(1, 'ja', 10),
          { visit: 3, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: 99 },
        ],
      },
      { space: 0, findings: [found(1, 'ja', 10), found(2, 'ja', 50)] },
    ]),
  )
  expect(screen.sources[0]?.locaties.map((row) => row.hoeveelheid)).toEqual([4, null, 10, 10])
  expect(screen.sources[0]?.locaties.map((row) => row.toestand)).toEqual([
    'aanwezig',
    'niet_aangetroffen',
    'aanwezig',
    'aanwezig',
  ])
  expect(screen.sources[0]?.locaties[2]?.materiaal_status?.prioriteit).toBe(1)
  expect(facts.sources[0]?.amount).toBe(24)
})
const bySight: Partial<FindingDraft> = { method: 'visueel', chosen: 'Niet asbesthoudend' }

test.each<readonly [string, Partial<FindingDraft>, number | null, boolean]>([
  ['clean by sight', bySight, 4, true],
  ['not sampled', { method: 'te_bemonsteren' }, 4, false],
  ['with a clean sample', { samples: [result('Niet aangetoond')] }, 4, false],
  ['not there', { method: 'visueel', aangetroffen: 'nee', hoeveelheid: null }, 10, true],
])(
  'what the laboratory found stays found when a later visit of the survey says %s',
  async (_, later, amount, named) => {
    const { dossier, facts, screen } = await teller.tell(
      dossierOf([
        {
          space: 0,
          findings: [
            { visit: 1, method: 'eigen_monster', samples: [positive] },
            { visit: 3, method: 'eigen_monster', hoeveelheid: 4, ...later },
          ],
        },
      ]),
    )
    expect(screen.sources[0]).toMatchObject({
      materiaal_status: { prioriteit: 1 },
      toestand: 'aanwezig',
      gevaarlijk: true,
    })
    expect(facts.sources[0]).toMatchObject({ kind: 'found', dangerous: true, amount })
    expect(facts.sources[0]?.fibres.map(({ fibre }) => fibre)).toEqual(['Chrysotiel'])
    expect(facts.counts.found).toBe(1)
    expect(screen.spaces[0]?.uitkomst).toBe('gevonden')
    expect(gapsOf(dossier).includes('statusContradicted B01.1')).toBe(named)
  },
)

test('"not there" beside an own sample with asbestos stays, and is named', async () => {
  const { dossier, facts } = await teller.tell(
    dossierOf([one({ aangetroffen: 'nee', hoeveelheid: null, samples: [positive] })]),
  )
  expect(facts.sources[0]).toMatchObject({ kind: 'found', presence: 'aanwezig', dangerous: true })
  expect(gapsOf(dossier)).toContain('statusContradicted B01.1')
})

test('"to be sampled" gives way to the result of a later visit', async () => {
  const { facts } = await teller.tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 1, method: 'te_bemonsteren' },
          { visit: 3, method: 'eigen_monster', samples: [result('Niet aangetoond')] },
        ],
      },
    ]),
  )
  expect(facts.sources[0]?.kind).toBe('clean')
})

test('a mixed source names the outcome of each location, and its heading counts those that are found', async () => {
  const { dossier } = await teller.tell(
    dossierOf([one({ samples: [positive] }), one({ samples: [result('Niet aangetoond')] })]),
  )
  const html = pagesOf(dossier)
  expect(html).toContain('1 bron, 1 locatie')
  expect(html).toMatch(/B01\.1(?:(?!B01\.2).)*asbest aangetroffen(?:(?!B01\.1).)*B01\.2.*?geen asbest/s)
})

test.each<readonly [string, Partial<FindingDraft>, readonly string[], boolean]>([
  [
    'a fibre type of what could not be analysed',
    { samples: [result('Niet te analyseren')] },
    ['Niet te analyseren'],
    false,
  ],
  ['traces as found', { samples: [result('Sporen')] }, ['Chrysotiel sporen'], false],
  ['"not sampled" where a sample is out', { method: 'verwijzing_monster', refersTo: 0 }, [], true],
])('the column of fibre types never names %s', async (_, found, fibres, isOut) => {
  const { dossier, facts } = await teller.tell(
    dossierOf([], {
      sources: [
        { first: 'own', locations: [one({ samples: isOut ? [pending] : [positive] })] },
        { first: 'own', locations: [one(found)] },
      ],
    }),
  )
  const [, second] = facts.sources
  expect(second?.fibres.map(({ fibre, content }) => `${fibre} ${content}`.trim())).toEqual(fibres)
  expect(second?.pending).toBe(isOut)
  expect(
    second?.samples.flatMap(({ lines }) => lines.map((line) => `${line.fibre} ${line.content}`.trim().toLowerCase())),
  ).toEqual(fibres.map((line) => line.toLowerCase()))
  expect(pagesOf(dossier)).not.toContain('Niet bemonsterd')
})

const assumed = one({ method: 'aangenomen', chosen: 'Asbesthoudend' })

test('what is assumed is never printed as found', async () => {
  const { dossier, facts } = await teller.tell(dossierOf([assumed]))
  expect(facts.sources[0]).toMatchObject({ kind: 'suspected', dangerous: true })
  expect([facts.counts.found, facts.counts.suspected]).toEqual([0, 1])
  expect(gapsOf(dossier)).not.toContain('statusContradicted B01.1')
})

test('a place that an earlier survey saw, and this one could not check, keeps its status and names that survey', async () => {
  const { facts, screen } = await teller.tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 0, method: 'eigen_monster', samples: [result('Aangetoond')] },
          { visit: 1, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
        ],
      },
    ]),
  )
  expect(screen.sources[0]?.locaties[0]?.materiaal_status?.prioriteit).toBe(1)
  expect(facts.sources[0]?.takenOver[0]).toMatch(/^Overgenomen uit onderzoek E-\d+, monster M01: Chrysotiel/)
})

test('what was taken over names survey, sample and fibre, and neither its judgement nor "not sampled" is this one’s', async () => {
  const { dossier, facts } = await teller.tell(
    dossierOf([], {
      sources: [
        {
          first: 'earlier',
          omschrijving: 'Zwaar beschadigd, direct ingrijpen',
          locations: [
            {
              space: 0,
              findings: [
                { visit: 0, method: 'eigen_monster', samples: [result('Aangetoond')], opmerking: 'Destijds nat' },
                { visit: 1, method: 'verwijzing_monster', refersTo: 0 },
              ],
            },
          ],
        },
      ],
    }),
  )
  const [source] = facts.sources
  expect(source?.kind).toBe('found')
  expect(source?.takenOver).toEqual([
    expect.stringMatching(/^Overgenomen uit onderzoek E-\d+, monster M01: Chrysotiel/),
  ])
  expect(source?.fibres.map(({ fibre }) => fibre)).toEqual(['Chrysotiel'])
  expect(source?.judgement).toEqual([expect.stringMatching(/^Uit onderzoek E-\d+: Zwaar beschadigd/)])
  const html = pagesOf(dossier)
  expect(html).not.toContain('Niet bemonsterd')
  expect(html).not.toContain('Destijds nat')
})

test.each([
  ['seen in part', { onderzocht: 'gedeeltelijk' }, 'unexamined'],
  ['with a part left out', { onderzocht: 'ja', exclusion: 'part' }, 'unexamined'],
  ['not seen', { onderzocht: 'nee' }, 'unexamined'],
  ['seen wholly', { onderzocht: 'ja' }, 'clean'],
] as const)('a space %s, in which nothing but clean material lies, is %s', async (_, space, kind) => {
  const clean = [one({ samples: [result('Niet aangetoond')] })]
  const { facts } = await teller.tell(dossierOf(clean, { spaces: [space] }))
  expect(facts.floors[0]?.spaces[0]?.kind).toBe(kind)
})

test.each([
  ['seen wholly', { onderzocht: 'ja' }, 'onderzocht'],
  ['seen in part', { onderzocht: 'gedeeltelijk' }, 'gedeeltelijk'],
  ['seen, with a part left out', { onderzocht: 'ja', exclusion: 'part', isHindered: true }, 'gedeeltelijk'],
  ['said to be seen and left out as a whole', { onderzocht: 'ja', exclusion: 'whole' }, 'gedeeltelijk'],
  ['seen where something hindered', { onderzocht: 'ja', isHindered: true }, 'beperkt'],
  ['seen in part, as something hindered', { onderzocht: 'gedeeltelijk', isHindered: true }, 'beperkt'],
  ['left out as a whole', { onderzocht: 'nee', exclusion: 'whole', isOutside: true }, 'uitgesloten'],
  ['not seen, with a part left out', { onderzocht: 'nee', exclusion: 'part' }, 'nog_niet'],
  ['not seen, as something hindered', { onderzocht: 'nee', isHindered: true }, 'nog_niet'],
  ['that does not apply', { onderzocht: 'nvt' }, 'buiten_opdracht'],
  ['that the order does not cover', { onderzocht: 'nee', isOutside: true }, 'buiten_opdracht'],
  ['of which nothing is said', { onderzocht: null }, 'nog_niet'],
] as const)('the coverage of a space %s', async (_, space, coverage) => {
  const { screen, dossier } = await teller.tell(dossierOf([], { spaces: [space] }))
  expect(screen.spaces.map(({ dekking }) => dekking)).toEqual([coverage])
  const unseen = gapsOf(dossier).filter((gap) => gap.startsWith('spaceWithoutState'))
  // Of a space without a line another rule tells.
  expect(unseen).toHaveLength(coverage === 'nog_niet' && space.onderzocht !== null ? 1 : 0)
})

test.each(['aangenomen', 'te_bemonsteren', 'eigen_monster', 'visueel', 'eerder_rapport'])(
  'what could not be checked keeps that it was found, whatever method is named: %s',
  async (method) => {
    const { facts, screen } = await teller.tell(
      dossierOf([
        {
          space: 0,
          findings: [
            { visit: 0, method: 'eigen_monster', samples: [positive] },
            { visit: 1, method, aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
          ],
        },
      ]),
    )
    expect(screen.sources[0]).toMatchObject({ materiaal_status: { prioriteit: 1 }, gevaarlijk: true })
    expect(facts.sources[0]).toMatchObject({ kind: 'found' })
    expect(facts.sources[0]?.takenOver.join()).toMatch(/M01.*Chrysotiel/)
  },
)

test('what could not be checked and was clean before is suspected when somebody assumes asbestos', async () => {
  const { screen } = await teller.tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 0, method: 'eigen_monster', samples: [result('Niet aangetoond')] },
          { visit: 1, method: 'aangenomen', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
        ],
      },
    ]),
  )
  expect(screen.sources[0]).toMatchObject({ materiaal_status: { prioriteit: 2 }, gevaarlijk: true })
})

test('the summary says which kind of sample showed what, where they differ', async () => {
  const sticky = { ...positive, kind: 'Kleefmonster' } as const
  const rejected = { analyses: [{ status: 'afgekeurd', outcomes: ['Niet aangetoond'] }] } as const
  const { dossier, facts } = await teller.tell(
    dossierOf([], {
      sources: [
        [result('Niet aangetoond'), sticky],
        [rejected, sticky],
        [positive, sticky],
      ].map((samples) => ({ first: 'own', locations: [one({ samples })] })),
    }),
  )
  expect(facts.sources.map(({ fibres }) => fibres.map(({ sample, fibre }) => [sample, fibre]))).toEqual([
    [
      ['materiaalmonster M01', 'Niet aangetoond'],
      ['kleefmonster M02', 'Chrysotiel'],
    ],
    [['kleefmonster M04', 'Chrysotiel']],
    [[undefined, 'Chrysotiel']],
  ])
  const html = pagesOf(dossier)
  expect(html).toContain('kleefmonster M02:')
  expect(html).toContain('monster M03: analyse afgekeurd, geen uitslag')
})

test('a class that does not apply, a light one of what is assumed, and the look of what a sample found are gaps', async () => {
  const source = (klasse: string, found: Parameters<typeof one>[0]) =>
    ({ first: 'own', locations: [one(found)], strategies: [{ klasse }] }) as const
  const { ids, dossier, facts } = await teller.tell(
    dossierOf([], {
      sources: [
        source('Niet van toepassing', { method: 'aangenomen' }),
        source('1', { method: 'aangenomen' }),
        source('1', { method: 'omsloten' }),
        source('2A', { method: 'aangenomen' }),
        source('2', { samples: [positive] }),
        source('2', { method: 'aangenomen' }),
      ],
    }),
  )
  expect(gapsOf(dossier).filter((gap) => /^(class|findingWithout)/.test(gap))).toEqual([
    'classNotApplicable B01',
    'classTooLight B02',
    'classTooLight B06',
    'findingWithoutFixing B05.1',
    'findingWithoutCondition B05.1',
    'findingWithoutDamage B05.1',
    'findingWithoutReach B05.1',
  ])
  expect(facts.gaps.find(({ code }) => code === 'findingWithoutReach')?.field).toEqual({
    entity: 'finding',
    id: ids.findings[4],
    name: 'bereikbaarheid',
  })
  expect(pagesOf(dossier)).toContain('bevestiging ontbreekt')
})
