import { IconPencil, IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Locale } from '@vezel/model/kit/label.ts'
import { useMemo, useState } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf, itemText, type Read, valueText } from '../../kinds/record.ts'
import { usePlace } from '../../page/place.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import type { Overrides } from '../../resource/fields.tsx'
import { useHere, usePath } from '../../resource/paths.ts'
import { useNewOne } from '../../resource/words.ts'
import { useNavigate } from '../../router/router.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { ProgressSign, SignedWord } from '../../ui/signs.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { analysisStep, StatusCell } from './looks.tsx'
import { type SampleOfSurvey, useSampleReadOnly } from './sample-parts.tsx'
import { offerOf, offerWithin } from './source-fields.ts'
import { useT } from './words.ts'

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
  analyse_methode: itemOf('analyse_methodes'),
  laboratorium: { id: true, naam: true },
  lab_monsternummer: true,
  status: true,
  geanalyseerd_op: true,
  conclusie: true,
  resultaten: { ...resultSelection, materiaal_status: itemOf('materiaal_statussen') },
} as const
type AnalysisRow = RowFor<'analysis', typeof selection>
/** What a result says, of whatever it was asked with. */
interface ResultInShort {
  readonly analyse_materiaal: Read
  readonly analyse_resultaat: Read | null
  readonly analyse_resultaat_hoeveelheid: Read | null
  readonly waarde: number | null
  readonly eenheid: Read | null
}

/** A sample as its analyses need it: itself, and what decides which methods and substances are offered. */
export interface AnalysedSample extends SampleOfSurvey {
  readonly materiaal_type: { readonly id: string }
  readonly monster_soort: { readonly id: string }
}

type Opened =
  | { of: 'analysis' | 'result'; id: string }
  | { create: 'analysis' }
  | { create: 'result'; analysis: string }

/** The analyses of a sample, each with its results: adding one more is a button and a few choices. */
export function Analyses({ sample }: { sample: AnalysedSample }) {
  const t = useT()
  const newOne = useNewOne()
  const readOnly = useSampleReadOnly(sample)
  const path = usePath()
  const navigate = useNavigate()
  const place = usePlace()?.name ?? ''
  const { analysis: asked } = useHere()
  const [chosen, setOpened] = useState<Opened | null>(null)
  const { id: substance } = sample.materiaal_type
  const { id: kind } = sample.monster_soort
  const { rows, status } = useRows(analysis, selection, {
    filter: { monster: { eq: sample.id } },
    sort: [{ field: 'created_at' }],
  })
  const overrides = useMemo(
    (): { analysis: Overrides<'analysis'>; result: Overrides<'result'> } => ({
      analysis: { offers: { analyse_methode: offerOf('monster_soort', kind) } },
      result: {
        offers: {
          analyse_materiaal: offerOf('materiaal_type', substance),
          analyse_resultaat: offerWithin('analyse_materiaal', 'analyse_materiaal'),
          analyse_resultaat_hoeveelheid: offerWithin('analyse_materiaal', 'analyse_materiaal'),
        },
        onSet: (name, _value, store) => {
          if (name !== 'analyse_materiaal') return
          store.set('analyse_resultaat', null)
          store.set('analyse_resultaat_hoeveelheid', null)
        },
      },
    }),
    [kind, substance],
  )
  const editable = readOnly === null
  if (status === 'loading') return <Skeleton height={80} />
  const isAsked = rows.some((one) => one.id === asked)
  const opened = chosen ?? (isAsked && asked ? { of: 'analysis', id: asked } : null)
  const close = () => {
    setOpened(null)
    if (!isAsked) return
    const inLocation = place.startsWith('surveys-survey-sources-source-locations-location-samples')
    const own = { sample: sample.id }
    navigate(
      inLocation
        ? path('surveys-survey-sources-source-locations-location-samples-sample', own)
        : path('surveys-survey-samples-sample', own),
      { keepScroll: true },
    )
  }
  return (
    <div className="analyses">
      {rows.length === 0 && <p className="dim">{t('noAnalysisYet')}</p>}
      {rows.map((one) => (
        <Analysis
          key={one.id}
          read={one}
          editable={editable}
          onEdit={() => setOpened({ of: 'analysis', id: one.id })}
          onResult={(id) => setOpened({ of: 'result', id })}
          onAdd={() => setOpened({ create: 'result', analysis: one.id })}
        />
      ))}
      {editable && (
        <Button icon={<IconPlus />} onClick={() => setOpened({ create: 'analysis' })}>
          {newOne('analysis')}
        </Button>
      )}
      {opened && 'of' in opened && opened.of === 'analysis' && (
        <EditDialog
          of="analysis"
          id={opened.id}
          {...overrides.analysis}
          readOnly={readOnly}
          canDelete
          onClose={close}
        />
      )}
      {opened && 'of' in opened && opened.of === 'result' && (
        <EditDialog of="result" id={opened.id} {...overrides.result} readOnly={readOnly} canDelete onClose={close} />
      )}
      {opened && 'create' in opened && opened.create === 'analysis' && (
        <CreateDialog
          of="analysis"
          {...overrides.analysis}
          names={['analyse_methode', 'laboratorium', 'lab_monsternummer', 'status', 'geanalyseerd_op']}
          values={{ monster: sample.id }}
          place={sample.id}
          onClose={close}
          // What comes next is nearly always the result.
          onCreated={(made) => setOpened({ create: 'result', analysis: made.id })}
        />
      )}
      {opened && 'create' in opened && opened.create === 'result' && (
        <CreateDialog
          key={opened.analysis}
          of="result"
          {...overrides.result}
          values={{ analyse: opened.analysis }}
          place={opened.analysis}
          onClose={close}
        />
      )}
    </div>
  )
}

interface AnalysisProps {
  read: AnalysisRow
  editable: boolean
  onEdit: () => void
  onResult: (id: string) => void
  onAdd: () => void
}

function Analysis({ read, editable, onEdit, onResult, onAdd }: AnalysisProps) {
  const t = useT()
  const newOne = useNewOne()
  const { locale } = useUiTexts()
  const { resultaten: results } = read
  const facts = [read.laboratorium?.naam, read.lab_monsternummer, formats(locale).longDateTime(read.geanalyseerd_op)]
  return (
    <section className="analysis">
      <header className="analysis-head">
        <h4>{itemText(read.analyse_methode, locale)}</h4>
        <SignedWord sign={<ProgressSign step={analysisStep(read.status)} />}>
          {valueText(analysis.fields.status, read.status, locale)}
        </SignedWord>
        {editable && <IconButton label={t('editAnalysis')} icon={<IconPencil />} onClick={onEdit} />}
      </header>
      <p className="dim">{facts.filter(Boolean).join(', ')}</p>
      {results.length > 0 && (
        <ul className="line-list">
          {results.map((one) => (
            <li key={one.id}>
              <button type="button" className="line-link line-button" onClick={() => onResult(one.id)}>
                <strong className="line-name">{itemText(one.analyse_materiaal, locale)}</strong>
                <span>{outcomeOf(one, locale)}</span>
                <StatusCell status={one.materiaal_status} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <Button kind="quiet" icon={<IconPlus />} onClick={onAdd}>
          {newOne('result')}
        </Button>
      )}
    </section>
  )
}

/** "15 - 30%", a measured value with its unit, or the words of the result. */
function outcomeOf(result: ResultInShort, locale: Locale): string {
  const { analyse_resultaat_hoeveelheid: content, eenheid: unit } = result
  if (content) return itemText(content, locale)
  const measured = formats(locale).number(result.waarde, unit ? itemText(unit, locale) : undefined)
  return measured || itemText(result.analyse_resultaat, locale)
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
