import { sourcesOfSurvey } from '@vezel/model/dossier-rules/facts.ts'
import type { Dossier, Item, MonsterRow, OnderzoekRow, SubAssetRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { isRejected, linesOf, type Precision, type ResultLine, validAnalyses } from './results.ts'
import { byNumber, spaceLabel } from './text.ts'

export interface SampleFacts {
  readonly row: MonsterRow
  readonly source: string | null
  readonly space: string
  /** The same as a record. */
  readonly room: SubAssetRow | null
  /** `0.23`, or the whole name where rooms have no number. */
  readonly spaceNumber: string
  readonly lines: readonly ResultLine[]
  /** It awaits a result. */
  readonly pending: boolean
  /** All its analyses were rejected: it was taken and tells nothing. */
  readonly rejected: boolean
}

/** An analysis method with the letter by which the tables name it. */
export interface MethodFacts {
  readonly letter: string
  readonly label: string
}

/** The sources of this survey, those that are left out of the report too, in the order of their numbers. */
export function ownSources({ bronnen }: OnderzoekRow): OnderzoekRow['bronnen'] {
  return sourcesOfSurvey({ bronnen })
}

/** The samples with their results, those of material first, and the methods in the order in which they are met. */
export function samplesOf(
  { onderzoek }: Dossier,
  words: Words,
  precision: Precision,
): { samples: SampleFacts[]; methods: MethodFacts[] } {
  const methods = new Map<string, MethodFacts>()
  const methodLetter = (method: Item) => {
    const known = methods.get(method.id) ?? {
      letter: String.fromCharCode(97 + methods.size),
      label: words.item(method),
    }
    methods.set(method.id, known)
    return known.letter
  }
  const found = new Map(
    ownSources(onderzoek).flatMap((bron) =>
      bron.locaties.flatMap((row) =>
        row.inventarisaties.map((finding) => [finding.id, { source: bron.nummer, space: row.sub_asset }] as const),
      ),
    ),
  )
  const samples = [...onderzoek.monsters]
    .sort((a, b) => byNumber(a.nummer, b.nummer))
    .sort((a, b) => kindRank(a) - kindRank(b))
    .map((row): SampleFacts => {
      const place = found.get(row.bron_locatie_inventarisatie?.id ?? '')
      const space = row.sub_asset ?? place?.space ?? null
      return {
        row,
        source: place?.source ?? null,
        space: space === null ? '' : spaceLabel(space, words),
        room: space,
        spaceNumber: space === null ? '' : space.nummer || spaceLabel(space, words),
        lines: resultLines(row, words, precision, methodLetter),
        pending: row.in_afwachting,
        rejected: isRejected(row),
      }
    })
  return { samples, methods: [...methods.values()] }
}

/** Whether a laboratory told anything of it that holds. */
export function hasResult({ pending, rejected }: Pick<SampleFacts, 'pending' | 'rejected'>): boolean {
  return !pending && !rejected
}

/** `monster M03: analyse afgekeurd, geen uitslag` */
export function rejectionOf({ nummer }: { readonly nummer: string }, words: Words): string {
  return words.t('sampleRejected', { sample: nummer, outcome: words.t('analysisRejected') })
}

/** The results by method; beside those of one analysis stands that another is still out. */
function resultLines(
  row: MonsterRow,
  words: Words,
  precision: Precision,
  methodLetter: (method: Item) => string,
): ResultLine[] {
  const lines = validAnalyses(row)
    .flatMap((analysis) =>
      linesOf(analysis.resultaten, words, precision).map((line) => ({
        ...line,
        method: methodLetter(analysis.analyse_methode),
        certificate: analysis.lab_certificaat?.nummer ?? '',
        analysed: analysis.geanalyseerd_op?.slice(0, 10) ?? null,
      })),
    )
    .sort((a, b) => a.method.localeCompare(b.method))
  if (!row.in_afwachting || lines.length === 0) return lines
  return [
    ...lines,
    {
      kind: 'suspected',
      fibre: words.t('resultMissing'),
      content: '',
      method: '',
      certificate: '',
      analysed: '',
    },
  ]
}

/** Material samples first, then the others. */
function kindRank({ monster_soort }: MonsterRow): number {
  return monster_soort.code === 'materiaal' ? 0 : 1
}
