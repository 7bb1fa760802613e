import { expect, test } from 'vitest'
import { derive, runs, uncapital } from './derive.ts'
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
    unseen: 4,
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

/** What has been taken away, with a measure that was still to do and one that was done. */
const gone = (nummer: string, toestand: 'verwijderd' | 'niet_aangetroffen' = 'verwijderd') =>
  withSource(nummer, ({ locaties }) => ({
    toestand,
    gevaarlijk: false,
    klasse_ontbreekt: false,
    smart_risicoklasse: null,
    locaties: locaties.map((row) => ({
      ...row,
      toestand,
      gevaarlijk: false,
      beheersmaatregelen: [null, '2026-03-10'].map((gereed_op, index) => ({
        id: `${row.id}-${index}`,
        onderzoek: { id: 'onderzoek-1' },
        beheersmaatregel_type: { id: 'm', value: 'Afschermen', value_en: null, value_fr: null },
        omschrijving: gereed_op,
        behandelmoment: null,
        verantwoordelijke: null,
        gereed_op,
      })),
    })),
  }))

test.each(['verwijderd', 'niet_aangetroffen'] as const)('advises nothing about what is gone: %s', (toestand) => {
  const source = derive(gone('B07', toestand), nl).sources.find(({ row }) => row.nummer === 'B07')
  expect(source).toMatchObject({ advice: '', when: '', direct: '', removal: [] })
  expect(source?.measures.map(({ what }) => what)).toEqual(['Afschermen. 2026-03-10'])
})

test('keeps every exclusion of a space', () => {
  const dossier = withSurvey(({ uitgesloten_ruimtes }) => ({
    uitgesloten_ruimtes: uitgesloten_ruimtes.flatMap((row) => [
      row,
      { ...row, id: `${row.id}-2`, nummer: `${row.nummer}b` },
    ]),
  }))
  const shown = derive(dossier, nl).floors.flatMap(({ spaces }) => spaces.flatMap(({ exclusions }) => exclusions))
  expect(shown.map(({ nummer }) => nummer).sort()).toEqual(
    dossier.onderzoek.uitgesloten_ruimtes.map(({ nummer }) => nummer).sort(),
  )
})

/** The school with one space seen in part, and nothing said of the other part. */
const partly = (change: (onderzoek: OnderzoekRow) => Partial<OnderzoekRow> = () => ({})) =>
  withSurvey((onderzoek) => {
    const { asset } = onderzoek.inventarisatie_asset
    const space = asset.ruimtes.find(({ nummer }) => nummer === '1.11')
    return {
      inventarisatie_ruimtes: onderzoek.inventarisatie_ruimtes.map((row) =>
        row.sub_asset.id === space?.id ? { ...row, onderzocht: 'gedeeltelijk' as const } : row,
      ),
      inventarisatie_asset: {
        ...onderzoek.inventarisatie_asset,
        asset: {
          ...asset,
          ruimtes: asset.ruimtes.map((row) =>
            row === space ? { ...row, onderzocht: 'gedeeltelijk' as const, uitkomst: 'niet_onderzocht' as const } : row,
          ),
        },
      },
      ...change(onderzoek),
    }
  })

test('counts each space once: whole, in part, or not', () => {
  const { counts } = derive(partly(), nl)
  expect(counts).toMatchObject({ inScope: 64, surveyed: 59, partly: 1, unseen: 4 })
})

test('misses why a part of a space was not seen, until an exclusion or a limitation says it', () => {
  const missing = (dossier: Dossier) => gaps(dossier).filter(({ code }) => code === 'partWithoutExclusion')
  expect(missing(partly()).map(({ label }) => label)).toEqual(['1.11 Muzieklokaal'])
  const space = partly().onderzoek.inventarisatie_asset.asset.ruimtes.find(({ nummer }) => nummer === '1.11')
  if (!space) throw new Error('the school has no such space')
  expect(
    missing(
      partly(({ beperkingen }) => ({ beperkingen: beperkingen.map((row) => ({ ...row, sub_assets: [space] })) })),
    ),
  ).toEqual([])
  expect(
    missing(
      partly(({ uitgesloten_ruimtes }) => ({
        uitgesloten_ruimtes: uitgesloten_ruimtes.map((row) => ({ ...row, sub_asset: space })),
      })),
    ),
  ).toEqual([])
})

test('misses the sample or survey of what was taken over, and names the survey of a sample', () => {
  const referring = (to: BevindingRow['verwijst_naar_monster']) =>
    withSource('B09', ({ locaties }) => ({
      locaties: locaties.map((row) => ({
        ...row,
        grond: 'overgenomen' as const,
        bepalend_monster: null,
        overgenomen_van: to === null ? null : { id: 'eerder', nummer: '2024-0007' },
        inventarisaties: row.inventarisaties.map((finding) => ({ ...finding, verwijst_naar_monster: to })),
      })),
    }))
  expect(gaps(referring(null)).map(({ code, label }) => [code, label])).toEqual([['referenceUnlinked', 'B09.1']])
  const linked = referring({ id: 'm', nummer: 'M10', onderzoek: { id: 'eerder', nummer: '2024-0007' } })
  expect(gaps(linked)).toEqual([])
  expect(derive(linked, nl).sources.find(({ row }) => row.nummer === 'B09')?.particulars).toContainEqual([
    'referral',
    'M10 van onderzoek 2024-0007',
  ])
})

test('takes the capital from a first word only', () => {
  expect(['Ship (IHM)', 'NEN 2991 volgt', 'Regulier', 'Ähnlich'].map(uncapital)).toEqual([
    'ship (IHM)',
    'NEN 2991 volgt',
    'regulier',
    'ähnlich',
  ])
})
