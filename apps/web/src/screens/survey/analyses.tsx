import { IconPencil, IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useEffect, useState } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import type { FilterFor } from '../../api/typed.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf, type Read } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useHere } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { RecordDialogs } from '../../resource/record-list.tsx'
import { RecordNotFound } from '../../resource/record-not-found.tsx'
import { useRowAddress } from '../../resource/row-address.ts'
import { useNewOne } from '../../resource/words.ts'
import { Link } from '../../router/router.tsx'
import { Button, IconLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { analysisStep, StatusCell } from './looks.tsx'
import { NewResult } from './new-result.tsx'
import { useOfferedAnalyses } from './offered-analyses.ts'
import { useResultOverrides } from './result-fields.ts'
import { type AnalysedSample, useSampleReadOnly } from './sample-parts.tsx'

const analysis = model.entity('analysis')
const resultSelection = {
  id: true,
  analyse_materiaal: itemOf('analyse_materialen'),
  analyse_resultaat: itemOf('analyse_resultaten'),
  analyse_resultaat_hoeveelheid: itemOf('analyse_resultaat_hoeveelheden'),
  waarde: true,
  eenheid: itemOf('eenheden'),
} as const
/** What is asked of the analyses of a sample to say what was found in a few words. */
export const inShortSelection = { resultaten: resultSelection } as const
const selection = {
  record_version: true,
  monster: { id: true },
  analyse_methode: itemOf('analyse_methodes'),
  laboratorium: { id: true, naam: true },
  lab_monsternummer: true,
  status: true,
  geanalyseerd_op: true,
  conclusie: true,
  resultaten: { ...resultSelection, materiaal_status: itemOf('materiaal_statussen') },
} as const
export type AnalysisRow = RowFor<'analysis', typeof selection>
/** What a result says, of whatever it was asked with. */
interface ResultInShort {
  readonly analyse_materiaal: Read
  readonly analyse_resultaat: Read | null
  readonly analyse_resultaat_hoeveelheid: Read | null
  readonly waarde: number | null
  readonly eenheid: Read | null
}

/** The card in which a sample is shown, below which its analyses and results have their addresses. */
const cards = {
  sample: 'surveys-survey-samples-sample',
  location: 'surveys-survey-sources-source-locations-location-samples-sample',
} as const
type CardRoute = (typeof cards)[keyof typeof cards]

/** The analyses of samples, in the order in which they were asked for. */
export const useAnalyses = (samples: FilterFor<'sample'>) =>
  useRows(analysis, selection, { filter: { monster: { where: samples } }, sort: [{ field: 'created_at' }] })

/** The analyses of one sample, once they are known. */
export function AnalysesOf({ sample }: { sample: AnalysedSample }) {
  const asked = useAnalyses({ id: { eq: sample.id } })
  return unanswered([asked], <Skeleton height={80} />) ?? <Analyses sample={sample} rows={asked.rows} />
}

/** The analyses of a sample, each with its results: adding one more is a button and a few choices. */
export function Analyses({ sample, rows }: { sample: AnalysedSample; rows: readonly AnalysisRow[] }) {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const readOnly = useSampleReadOnly()(sample)
  const { location } = useHere()
  const card = location === undefined ? cards.sample : cards.location
  const address = useRowAddress('analysis', `${card}-analysis-analysis`, { params: { sample: sample.id } })
  // What comes next of one that is done is its result; of one that was asked for it comes days later.
  const [analysed, setAnalysed] = useState<string | null>(null)
  const offered = useOfferedAnalyses(sample, address.isCreating || address.opened !== null)
  // Where the address names the analysis itself, its dialog says so.
  const { selected, opened } = address
  if (selected && !opened && !rows.some(({ id }) => id === selected)) return <RecordNotFound of={analysis} />
  return (
    <div className="analyses">
      {rows.length === 0 && <p className="dim">{t('noAnalysisYet')}</p>}
      {rows.map((one) => (
        <Analysis
          key={one.id}
          read={one}
          sample={sample}
          card={card}
          to={address.to(one.id)}
          readOnly={readOnly}
          isNew={analysed === one.id}
        />
      ))}
      {readOnly === null && (
        <Button icon={<IconPlus />} onClick={() => address.setCreating(true)}>
          {newOne('analysis')}
        </Button>
      )}
      <RecordDialogs
        of="analysis"
        where={{ monster: sample.id }}
        address={address}
        {...offered}
        readOnly={readOnly}
        create={{ names: ['analyse_methode', 'laboratorium', 'lab_monsternummer', 'status', 'geanalyseerd_op'] }}
        onCreated={({ id }) => setAnalysed(id)}
      />
    </div>
  )
}

interface AnalysisProps {
  read: AnalysisRow
  sample: AnalysedSample
  card: CardRoute
  /** The address of the analysis. */
  to: string
  readOnly: string | null
  /** It was added a moment ago: what the laboratory has sent back has a result, which is asked for. */
  isNew: boolean
}

function Analysis({ read, sample, card, to, readOnly, isNew }: AnalysisProps) {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const { locale } = useUiTexts()
  const { resultaten: results } = read
  const address = useRowAddress('result', `${card}-analysis-analysis-results-result`, {
    params: { sample: sample.id, analysis: read.id },
    list: card,
  })
  const { setCreating } = address
  const overrides = useResultOverrides(sample)
  const isUndated = read.geanalyseerd_op === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (isNew && read.status === 'ontvangen') setCreating(true)
  }, [isNew])
  const facts = [read.laboratorium?.naam, read.lab_monsternummer, formats(locale).longDateTime(read.geanalyseerd_op)]
  return (
    <section className="analysis">
      <header className="analysis-head">
        <h4>{itemText(read.analyse_methode, locale)}</h4>
        <SignedWord sign={<ProgressSign step={analysisStep(read.status)} />}>
          {valueText(analysis.fields.status, read.status, locale)}
        </SignedWord>
        {readOnly === null && <IconLink label={t('editAnalysis')} icon={<IconPencil />} to={to} keepScroll />}
      </header>
      <p className="dim">{facts.filter(Boolean).join(', ')}</p>
      {results.length > 0 && (
        <ul className="line-list">
          {results.map((one) => (
            <li key={one.id}>
              <Link className="line-link line-button" to={address.to(one.id)} keepScroll>
                <strong className="line-name">{itemText(one.analyse_materiaal, locale)}</strong>
                <span>{outcomeOf(one, locale)}</span>
                <StatusCell status={one.materiaal_status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {readOnly === null && (
        <Button kind="quiet" icon={<IconPlus />} onClick={() => setCreating(true)}>
          {newOne('result')}
        </Button>
      )}
      {isUndated && address.isCreating && readOnly === null && (
        <NewResult analysis={read} overrides={overrides} onClose={() => setCreating(false)} />
      )}
      <RecordDialogs
        of="result"
        where={{ analyse: read.id }}
        address={address}
        readOnly={readOnly}
        {...overrides}
        create={isUndated ? false : undefined}
      />
    </section>
  )
}

/** What was measured with its unit, as the report tells it; else the content, "15 - 30%", or the words of the result. */
function outcomeOf(result: ResultInShort, locale: Locale): string {
  const { analyse_resultaat_hoeveelheid: content, eenheid: unit } = result
  const measured = formats(locale).number(result.waarde, unit ? itemText(unit, locale) : undefined)
  return measured || itemText(content ?? result.analyse_resultaat, locale)
}

/** The results of a sample in a few words: "Chrysotiel 15 - 30%, Amosiet 5 - 10%". */
export function resultInShort(
  analyses: readonly { readonly resultaten: readonly ResultInShort[] }[],
  locale: Locale,
): string {
  const results = analyses.flatMap(({ resultaten }) => resultaten)
  const found = results.filter((one) => one.analyse_resultaat_hoeveelheid || one.waarde !== null)
  if (found.length > 0) {
    return found.map((one) => `${itemText(one.analyse_materiaal, locale)} ${outcomeOf(one, locale)}`).join(', ')
  }
  return [...new Set(results.map((one) => outcomeOf(one, locale)))].join(', ')
}
