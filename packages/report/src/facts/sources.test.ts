import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { withSource } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { wordsOf } from '../texts/words.ts'
import { strategyClassOf } from './sources.ts'
import { runs } from './text.ts'

const nl = wordsOf('nl')

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
    direct: 'K.01 Kruipruimte west en K.02 Kruipruimte midden',
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

test('tells the name that somebody gave a source, and not the one that follows from its material and use', () => {
  const namesIn = (eigen_naam: boolean) =>
    derive(
      withSource('B03', () => ({ naam: 'Luifel noordzijde', eigen_naam })),
      nl,
    ).sources.flatMap(({ row, particulars }) =>
      particulars.flatMap(([key, text]) => (key === 'sourceName' ? [[row.nummer, text]] : [])),
    )
  expect(namesIn(false)).toEqual([])
  expect(namesIn(true)).toEqual([['B03', 'Luifel noordzijde']])
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
        beheersmaatregel_type: { id: 'm', value: 'Afschermen', value_en: null, value_fr: null, code: '' },
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

test('prints why a place is advised otherwise than its source, and no reason where it is not', () => {
  const reason = 'Het plafond is ingestort'
  const adviceOf = (own: string | null) => {
    const dossier = withSource('B07', ({ bron_advies, locaties: [first, second] }) => ({
      locaties: [
        {
          ...first!,
          inventarisaties: first!.inventarisaties.map((row) => ({
            ...row,
            bron_advies:
              own === null ? null : { ...bron_advies!, ...(own === 'same' ? {} : { id: own, value: own, code: own }) },
            reden_afwijkend_advies: own === null ? null : reason,
          })),
        },
        second!,
      ],
    }))
    return derive(dossier, nl).sources.find(({ row }) => row.nummer === 'B07')?.advice
  }
  const follows = 'Verwijderen op korte termijn'
  expect(adviceOf(null)).toBe(follows)
  expect(adviceOf('same')).toBe(follows)
  expect(adviceOf('Ruimte direct afsluiten')).toBe(
    `Ruimte direct afsluiten, anders dan voor de hele bron: ${reason} (B07.1); ${follows} (B07.2)`,
  )
})

test('asks no class of a way to remove what needs none', () => {
  const none = { riskClass: { weight: 'none', label: '–' } } as const
  const open = { riskClass: { weight: 'open', label: '?' } } as const
  const way = { smart_risicoklasse: null }
  expect(strategyClassOf(none, null, nl).label).toBe('–')
  expect(strategyClassOf(none, way, nl).label).toBe('–')
  expect(strategyClassOf(open, way, nl).label).toBe('?')
})
