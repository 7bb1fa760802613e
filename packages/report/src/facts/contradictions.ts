import {
  type SuitabilityContradiction,
  suitabilityContradictions,
} from '@vezel/model/rules/suitability-contradictions.ts'
import type { Dossier } from '../dossier.ts'
import type { TextKey, Words } from '../texts/words.ts'
import { placesNotSeen } from './locations.ts'
import type { SampleFacts } from './samples.ts'
import type { SourceBody } from './sources.ts'
import { runsInText, spaceLabel } from './text.ts'

/** What is called suitable while something speaks against it. */
export interface ContradictionFacts {
  /** Id of the row of the list of suitabilities. */
  readonly id: string
  readonly text: string
  /** What speaks against it, by its numbers. */
  readonly about: string
}

const REASONS = {
  exclusions: 'contradictionExclusions',
  samplesWithoutResult: 'contradictionPending',
  notCarriedOut: 'contradictionVisit',
  suspicions: 'contradictionSuspicions',
  hiddenSuspected: 'contradictionHidden',
  alsoUnsuitable: 'contradictionUnsuitable',
} as const satisfies Record<SuitabilityContradiction['reason'], TextKey>

const resultOf = ({ rejected, pending }: SampleFacts) => (rejected ? 'rejected' : pending ? 'awaited' : 'known')

/** Every contradiction of the suitability, worded. */
export function contradictionsOf(
  dossier: Dossier,
  sources: readonly Pick<SourceBody, 'row' | 'kind' | 'dangerous' | 'unaccounted'>[],
  samples: readonly SampleFacts[],
  words: Words,
): ContradictionFacts[] {
  const { onderzoek } = dossier
  const spaceOf = (sample: SampleFacts) => sample.row.sub_asset?.id ?? null
  return suitabilityContradictions(
    onderzoek.geschiktheden.map((row) => ({ ...row, space: row.sub_asset?.id ?? null })),
    {
      exclusions: onderzoek.uitgesloten_ruimtes.map((row) => ({ nummer: row.nummer, space: row.sub_asset.id })),
      samples: samples.map((sample) => ({
        nummer: sample.row.nummer,
        space: spaceOf(sample),
        finding: sample.row.bron_locatie_inventarisatie?.id ?? null,
        result: resultOf(sample),
      })),
      isCarriedOut: onderzoek.is_uitgevoerd,
      suspicions: [
        ...sources
          .filter(({ kind, dangerous, unaccounted }) => unaccounted || (dangerous && kind === 'suspected'))
          .map(({ row }) => ({ nummer: row.nummer, space: null })),
        ...placesNotSeen(dossier),
        ...onderzoek.inventarisatie_asset.asset.sub_assets
          .filter(({ onderzocht }) => onderzocht === 'gedeeltelijk')
          .map((space) => ({ nummer: space.nummer || spaceLabel(space, words), space: space.id })),
      ],
      isHiddenSuspected: onderzoek.onderzoek_asbest?.verborgen_asbest_vermoed === true,
    },
  ).map(({ suitability, reason, numbers }) => {
    const said = onderzoek.geschiktheden.find(({ id }) => id === suitability)
    const what = [
      said && words.t(said.klasse),
      said?.sub_asset && words.t('forPart', { part: spaceLabel(said.sub_asset, words) }),
    ]
    return {
      id: suitability,
      about: [reason, ...numbers].join(' '),
      text: words.t(REASONS[reason], {
        what: what.filter(Boolean).join(' '),
        n: numbers.length,
        numbers: runsInText(numbers, words),
      }),
    }
  })
}
