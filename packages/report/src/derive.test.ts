import { expect, test } from 'vitest'
import { derive, runs } from './derive.ts'
import type { BevindingRow, BronLocatieRow, BronRow, Dossier, OnderzoekRow } from './dossier.ts'
import { DOSSIERS } from './fixture/nasty.ts'
import { schoolDossier } from './fixture/school.ts'
import { gapKey, gaps } from './gaps.ts'
import { wordsOf } from './texts/words.ts'

const nl = wordsOf('nl')

function withSurvey(change: (onderzoek: OnderzoekRow) => Partial<OnderzoekRow>): Dossier {
  const dossier = schoolDossier()
  return { ...dossier, onderzoek: { ...dossier.onderzoek, ...change(dossier.onderzoek) } }
}

function withSource(nummer: string, change: (bron: BronRow) => Partial<BronRow>): Dossier {
  return withSurvey(({ bronnen }) => ({
    bronnen: bronnen.map((bron) => (bron.nummer === nummer ? { ...bron, ...change(bron) } : bron)),
  }))
}

test('counts the school survey as it was carried out', () => {
  expect(derive(schoolDossier(), nl).counts).toEqual({
    sources: 14,
    found: 12,
    suspected: 0,
    clean: 2,
    removed: 0,
    locations: 47,
    samples: 28,
    analyses: 30,
    results: 35,
    spaces: 64,
    inScope: 64,
    surveyed: 60,
    partly: 0,
    photos: 99,
    certificates: 4,
  })
})

test('gives each source its total, its heaviest class, its fibre types with the highest content, and its place', () => {
  const { sources, classTotals } = derive(schoolDossier(), nl)
  const pipe = sources.find((source) => source.row.nummer === 'B06')
  expect(pipe).toMatchObject({
    kind: 'found',
    amount: 85,
    unit: 'm¹',
    riskClass: { weight: 'heavy', label: '2A' },
    fibres: [
      { fibre: 'Chrysotiel', content: '15 – 30 %' },
      { fibre: 'Amosiet', content: '5 – 10 %' },
    ],
    direct: 'K.01 Kruipruimte west, K.02 Kruipruimte midden en 0.23 Stookruimte',
    place: '2 ruimten kruipruimte, 1 begane grond',
  })
  expect(sources.find((source) => source.row.nummer === 'B11')).toMatchObject({ kind: 'clean', dangerous: false })
  expect(sources.find((source) => source.row.nummer === 'B14')).toMatchObject({
    fibres: [],
    basis: ['Bestek 1967, § 14.2'],
  })
  expect(classTotals.map(({ label, sources: numbers }) => [label, runs(numbers, nl)])).toEqual([
    ['2A', 'B06, B07'],
    ['2', 'B01, B02, B05, B08, B09, B13, B14'],
    ['1', 'B03, B04, B10'],
  ])
})

test('leaves out sources that this survey has not seen', () => {
  expect(
    derive(
      withSource('B03', () => ({ in_onderzoek: false })),
      nl,
    ).sources.map((source) => source.row.nummer),
  ).not.toContain('B03')
})

test('prints every photo once, under the number that it was given', () => {
  const dossier = schoolDossier()
  const { sources, exclusionPhotos, otherPhotos } = derive(dossier, nl)
  const printed = [
    ...sources.flatMap(({ sheet }) => [...sheet.photos, ...sheet.more]),
    ...exclusionPhotos,
    ...otherPhotos,
  ]
  const given = [
    ...dossier.onderzoek.bronnen.flatMap((bron) => bron.locaties.flatMap((row) => row.fotos)),
    ...dossier.onderzoek.uitgesloten_ruimtes,
  ].map((row) => [row.file?.file_key, row.foto_nummer])
  expect(printed).toHaveLength(99)
  for (const { fileKey, number } of printed) expect(given).toContainEqual([fileKey, number])
  expect(new Set(printed.map(({ number }) => number)).size).toBe(99)
})

test('finds nothing missing in a complete survey', () => {
  expect(gaps(schoolDossier())).toEqual([])
})

test('an explanation is for what was missing when it was given, not for what came later', () => {
  const open = DOSSIERS.contradicted?.() ?? schoolDossier()
  const given = (dossier: Dossier, gat?: string): Dossier => ({
    ...dossier,
    rapport: {
      ...dossier.rapport,
      argumenten: gat
        ? [{ id: 'a', gat, reden: 'Besproken', created_at: '2026-03-26 10:00:00', inventarisatie_user: null }]
        : [],
    },
  })
  const contradicted = (dossier: Dossier) => gaps(dossier).filter(({ code }) => code === 'suitabilityContradicted')
  const [first] = contradicted(open)
  if (!first) throw new Error('nothing contradicts the suitability')
  const keys = gaps(open).map(gapKey)
  expect(new Set(keys).size).toBe(keys.length)
  const argued = given(open, gapKey(first))
  expect(contradicted(argued)[0]?.argument?.reden).toBe('Besproken')
  const [exclusion] = argued.onderzoek.uitgesloten_ruimtes
  const later = {
    ...argued,
    onderzoek: {
      ...argued.onderzoek,
      uitgesloten_ruimtes: [
        ...argued.onderzoek.uitgesloten_ruimtes,
        ...(exclusion ? [{ ...exclusion, id: 'U9', nummer: 'U9' }] : []),
      ],
    },
  }
  expect(contradicted(later).map(({ argument }) => argument)).toContain(null)
})

test('names what is missing, with the record to open and a text in two languages', () => {
  const dossier = withSurvey(({ monsters }) => ({
    geschiktheden: [],
    monsters: monsters.map((row) => (row.nummer === 'M04' ? { ...row, analyses: [], in_afwachting: true } : row)),
  }))
  expect(gaps(dossier)).toEqual([
    {
      code: 'sampleWithoutResult',
      type: 'Monster',
      id: 'monster-M04',
      label: 'M04',
      about: '',
      argument: null,
      text: { nl: 'Monster zonder uitslag: M04', en: 'Sample without result: M04' },
    },
    {
      code: 'suitabilityMissing',
      type: 'Onderzoek',
      id: 'onderzoek-1',
      label: '2025-0412',
      about: '',
      argument: null,
      text: { nl: 'Geschiktheid niet vastgesteld: 2025-0412', en: 'Suitability not established: 2025-0412' },
    },
  ])
})

test.each([
  ['sourceWithoutClass', 'B02', () => ({ klasse_ontbreekt: true })],
  ['sourceWithoutPhoto', 'B04', (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, fotos: [] })) })],
  [
    'sourceWithoutFinding',
    'B05',
    (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, bevinding: null, inventarisaties: [] })) }),
  ],
  [
    'locationWithoutSpace',
    'B09.1',
    (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, sub_asset: null })) }),
  ],
  [
    'findingWithoutAmount',
    'B09.1',
    (bron: BronRow) => ({
      locaties: bron.locaties.map((row) => ({ ...row, hoeveelheid: null })),
    }),
  ],
  ['amountZero', 'B09.1', (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, hoeveelheid: 0 })) })],
  [
    'statusContradicted',
    'B09.1',
    (bron: BronRow) => ({
      locaties: bron.locaties.map((row) => ({ ...row, tegenspraak: true })),
    }),
  ],
] as const)('reports %s of %s', (code, label, change) => {
  expect(gaps(withSource(label.slice(0, 3), change))).toEqual([expect.objectContaining({ code, label })])
})

function withFindings(
  nummer: string,
  change: (finding: BevindingRow, index: number) => Partial<BevindingRow>,
): Dossier {
  return withSource(nummer, ({ locaties }) => ({
    locaties: locaties.map((row, index) => ({
      ...row,
      inventarisaties: row.inventarisaties.map((finding) => ({ ...finding, ...change(finding, index) })),
    })),
  }))
}

const sourceOf = (dossier: Dossier, nummer: string) =>
  derive(dossier, nl).sources.find((source) => source.row.nummer === nummer)

test('tells nothing that happened after the day of the report', () => {
  const on = (day: string) =>
    sourceOf(
      withSource('B06', ({ locaties }) => ({
        locaties: locaties.map(
          (row): BronLocatieRow => ({
            ...row,
            behandelingen: [
              {
                id: 'behandeling',
                behandeling_status: { id: '1', value: 'Gesaneerd', value_en: null, value_fr: null, is_open: false },
                datum: day,
                hoeveelheid: null,
                uitvoerder: null,
                referentie: null,
              },
            ],
            beheersmaatregelen: row.beheersmaatregelen.map((measure) => ({ ...measure, gereed_op: day })),
          }),
        ),
      })),
      'B06',
    )
  expect(on('2026-03-26')?.treatments).toHaveLength(3)
  expect(
    on('2026-03-26')
      ?.measures.map(({ when }) => when)
      .join(),
  ).toContain('uitgevoerd 26 maart 2026')
  expect(on('2026-03-27')?.treatments).toEqual([])
  expect(
    on('2026-03-27')
      ?.measures.map(({ when }) => when)
      .join(),
  ).not.toContain('uitgevoerd')
})

test('writes a measure of several locations once, with the locations', () => {
  const dossier = withSource('B06', ({ locaties }) => ({
    locaties: locaties.map((row) => ({
      ...row,
      beheersmaatregelen: locaties[0]?.beheersmaatregelen.slice(0, 1) ?? [],
    })),
  }))
  const measures = sourceOf(dossier, 'B06')?.measures
  expect(measures).toHaveLength(1)
  expect(measures?.[0]?.locations).toBe('B06.1\u00a0t/m\u00a0B06.3')
})

test('names the locations where findings differ, the most urgent first', () => {
  const moment = (value: string, termijn_dagen: number) => ({
    behandelmoment: { id: value, value, value_en: null, value_fr: null, termijn_dagen },
  })
  const dossier = withFindings('B06', (_, index) =>
    index === 2 ? moment('Direct', 0) : moment('Binnen een jaar', 365),
  )
  expect(sourceOf(dossier, 'B06')?.when).toBe('Direct (B06.3); Binnen een jaar (B06.1, B06.2)')
  expect(
    sourceOf(
      withFindings('B06', () => moment('Direct', 0)),
      'B06',
    )?.when,
  ).toBe('Direct')
})

test('counts no analysis that was rejected', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row, index) =>
      index === 0
        ? {
            ...row,
            analyses: [...row.analyses, ...row.analyses.map((one) => ({ ...one, status: 'afgekeurd' as const }))],
          }
        : row,
    ),
  }))
  expect(derive(dossier, nl).counts).toMatchObject({ analyses: 30, results: 35 })
})

test('misses a visit that was carried out', () => {
  expect(gaps(withSurvey(() => ({ is_uitgevoerd: false })))).toEqual([
    expect.objectContaining({
      code: 'suitabilityContradicted',
      text: {
        nl: expect.stringContaining('terwijl het onderzoek nog niet is uitgevoerd'),
        en: expect.stringContaining('while the survey has not been carried out'),
      },
    }),
    expect.objectContaining({ code: 'surveyNotCarriedOut', type: 'Onderzoek' }),
  ])
})

test('orders the results of a sample by content, however the laboratory sent them', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => ({
      ...row,
      analyses: row.analyses.map((analysis) => ({ ...analysis, resultaten: [...analysis.resultaten].reverse() })),
    })),
  }))
  expect(derive(dossier, nl).samples.map(({ lines }) => lines)).toEqual(
    derive(schoolDossier(), nl).samples.map(({ lines }) => lines),
  )
})

test('prints measured contents of one unit in one precision', () => {
  const measured = [12.5, 3, 0.125]
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row, index) => ({
      ...row,
      analyses: row.analyses.map((analysis) => ({
        ...analysis,
        resultaten: analysis.resultaten.map((result) => ({
          ...result,
          waarde: measured[index] ?? null,
          eenheid: { id: 'e', value: 'massaprocent', value_en: null, value_fr: null, symbool: '%' },
        })),
      })),
    })),
  }))
  const { samples } = derive(dossier, nl)
  expect(samples.slice(0, 3).map(({ lines }) => lines[0]?.content)).toEqual(['12,500 %', '3,000 %', '0,125 %'])
})
