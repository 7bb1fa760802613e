import fc from 'fast-check'
import type { ChosenStatus, DossierDraft, FindingDraft, LocationDraft, Outcome, SampleDraft } from '../dossier.ts'
import { chosenWeights, OTHER, samplesOf, weights } from './rules.ts'

export const visits: DossierDraft['visits'] = [
  { survey: 'earlier', status: 'uitgevoerd', day: '2025-06-02' },
  { survey: 'own', status: 'uitgevoerd', day: '2026-03-02' },
  { survey: 'own', status: 'geannuleerd', day: '2026-03-04' },
  { survey: 'own', status: 'concept', day: '2026-03-06' },
  { survey: 'own', status: 'uitgevoerd', day: '2026-03-09' },
]
const sample: fc.Arbitrary<SampleDraft> = fc
  .record({
    kind: fc.constantFrom(undefined, undefined, 'Kleefmonster' as const),
    analyses: fc.array(
      fc.record({
        status: fc.constantFrom('verstuurd' as const, 'gereed' as const, 'gereed' as const, 'afgekeurd' as const),
        isDeleted: fc.constantFrom(false, false, false, true),
        outcomes: fc.array(fc.constantFrom(...(Object.keys(weights) as Outcome[])), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ kind, ...rest }) => (kind === undefined ? rest : { kind, ...rest }))
const finding = (visit: number): fc.Arbitrary<FindingDraft | null> =>
  fc.option(
    fc.record({
      visit: fc.constant(visit),
      aangetroffen: fc.constantFrom('ja' as const, 'ja' as const, 'nee' as const, 'niet_controleerbaar' as const),
      hoeveelheid: fc.constantFrom(null, 0, 4, 10, 12.5),
      method: fc.constantFrom(
        'eigen_monster',
        'verwijzing_monster',
        'documentatie',
        'aangenomen',
        'te_bemonsteren',
        'visueel',
        'eerder_rapport',
      ),
      chosen: fc.option(
        fc.constantFrom(...(Object.keys(chosenWeights).filter((value) => value !== OTHER) as ChosenStatus[])),
        { nil: null },
      ),
      samples: fc.array(sample, { maxLength: 2 }),
      refers: fc.option(fc.nat(50), { nil: null }),
    }),
    { nil: null, freq: 3 },
  ) as fc.Arbitrary<FindingDraft | null>
const location: fc.Arbitrary<LocationDraft> = fc.record({
  space: fc.nat(3),
  findings: fc
    .tuple(fc.nat(9), finding(0), finding(1), finding(2), finding(3), finding(4))
    // Some places nobody has seen yet.
    .map(([turn, ...all]) => (turn === 0 ? [] : all.filter((one) => one !== null))),
  treatments: fc
    .uniqueArray(
      fc.record({
        status: fc.constantFrom(
          'te_saneren',
          'aanwezig',
          'deels_gesaneerd',
          'gesaneerd',
          'vrijgegeven',
          'vrijgegeven',
          'niet_aangetroffen',
          'vervallen',
        ),
        datum: fc.constantFrom('2025-08-01', '2026-03-05', '2026-03-06', '2026-04-01', '2026-05-01', '2026-07-24'),
        hoeveelheid: fc.constantFrom(undefined, undefined, 0, 3, 10),
      }),
      { selector: ({ datum }) => datum, maxLength: 3 },
    )
    .map((all) => all.map(({ hoeveelheid, ...one }) => (hoeveelheid === undefined ? one : { ...one, hoeveelheid }))),
})
/** Dossiers of two surveys with so many sources, in which all that the rules tell apart occurs. */
export const dossiersOf = (size: {
  readonly minLength: number
  readonly maxLength: number
}): fc.Arbitrary<DossierDraft> =>
  fc
    .record({
      visits: fc.constant(visits),
      sources: fc.array(
        fc.record({
          first: fc.constantFrom('own' as const, 'own' as const, 'earlier' as const),
          leftOut: fc.constantFrom(false, false, false, true),
          locations: fc.array(location, { maxLength: 3 }),
          strategies: fc.array(
            fc.record({
              klasse: fc.constantFrom('1', '2', '2A', 'Nog te bepalen', 'Niet van toepassing', null),
              survey: fc.constantFrom('own' as const, 'earlier' as const, 'earlier' as const),
              locations: fc.constantFrom([], [], [0], [1]),
            }),
            { maxLength: 2 },
          ),
        }),
        size,
      ),
      spaces: fc.array(
        fc.record({
          onderzocht: fc.constantFrom(
            'ja' as const,
            'ja' as const,
            'gedeeltelijk' as const,
            'nee' as const,
            'nvt' as const,
            null,
          ),
          exclusion: fc.constantFrom(undefined, undefined, 'whole' as const, 'part' as const),
          isHindered: fc.constantFrom(false, false, true),
          isOutside: fc.constantFrom(false, false, true),
        }),
        { minLength: 4, maxLength: 4 },
      ),
      suitable: fc.constantFrom(true, true, false),
      // It may end while the other one runs, between the last day of that and its report.
      earlierEnds: fc.constantFrom('2025-06-30', '2026-04-10'),
      // On the first of these the last visit is still to come.
      day: fc.constantFrom('2026-03-07', '2026-03-31', '2026-04-15', '2026-08-01'),
    })
    .map((draft) => {
      // A reference points at a sample there is.
      const all = samplesOf(draft as DossierDraft)
      const sources = draft.sources.map((source) => ({
        ...source,
        locations: source.locations.map((one) => ({
          ...one,
          findings: one.findings.map((found) => {
            const { refers, ...rest } = found as FindingDraft & { refers: number | null }
            return refers === null || all.length === 0 ? rest : { ...rest, refersTo: refers % all.length }
          }),
        })),
      }))
      return { ...draft, sources } as DossierDraft
    })
