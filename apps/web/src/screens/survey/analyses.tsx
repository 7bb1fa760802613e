import { IconPencil, IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Locale } from '@vezel/model/kit/label.ts'
import { useMemo, useState } from 'react'
import { useRows } from '../../api/rows.ts'
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
import { useSampleReadOnly } from './sample-parts.tsx'
import { offerOf, offerWithin } from './source-fields.ts'
import { useT } from './words.ts'

const analysis = model.named('analysis')
const selection = {
  analyse_methode: itemOf('analyse_methodes'),
  laboratorium: { id: true, naam: true },
  lab_monsternummer: true,
  status: true,
  geanalyseerd_op: true,
  conclusie: true,
  resultaten: {
    analyse_materiaal: itemOf('analyse_materialen'),
    analyse_resultaat: itemOf('analyse_resultaten'),
    analyse_resultaat_hoeveelheid: itemOf('analyse_resultaat_hoeveelheden'),
    waarde: true,
    eenheid: itemOf('eenheden'),
    materiaal_status: itemOf('materiaal_statussen'),
  },
}

type Opened =
  | { of: 'analysis' | 'result'; id: string }
  | { create: 'analysis' }
  | { create: 'result'; analysis: string }

/** The analyses of a sample, each with its results: adding one more is a button and a few choices. */
export function Analyses({ sample }: { sample: Read }) {
  const t = useT()
  const newOne = useNewOne()
  const readOnly = useSampleReadOnly(sample)
  const path = usePath()
  const navigate = useNavigate()
  const place = usePlace()?.name ?? ''
  const { analysis: asked } = useHere()
  const [chosen, setOpened] = useState<Opened | null>(null)
  const substance = String((sample.materiaal_type as Read | null)?.id ?? '')
  const kind = String((sample.monster_soort as Read | null)?.id ?? '')
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
    const own = { sample: String(sample.id) }
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
      {(rows as readonly Read[]).map((one) => (
        <Analysis
          key={String(one.id)}
          read={one}
          editable={editable}
          onEdit={() => setOpened({ of: 'analysis', id: String(one.id) })}
          onResult={(id) => setOpened({ of: 'result', id })}
          onAdd={() => setOpened({ create: 'result', analysis: String(one.id) })}
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
          values={{ monster: String(sample.id) }}
          place={String(sample.id)}
          onClose={close}
          // What comes next is nearly always the result.
          onCreated={(made) => setOpened({ create: 'result', analysis: (made as { id: string }).id })}
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
  read: Read
  editable: boolean
  onEdit: () => void
  onResult: (id: string) => void
  onAdd: () => void
}

function Analysis({ read, editable, onEdit, onResult, onAdd }: AnalysisProps) {
  const t = useT()
  const newOne = useNewOne()
  const { locale } = useUiTexts()
  const results = read.resultaten as readonly Read[]
  const facts = [
    (read.laboratorium as Read | null)?.naam,
    read.lab_monsternummer,
    formats(locale).longDateTime(read.geanalyseerd_op as string | null),
  ]
  return (
    <section className="analysis">
      <header className="analysis-head">
        <h4>{itemText(read.analyse_methode as Read, locale)}</h4>
        <SignedWord sign={<ProgressSign step={analysisStep(read.status)} />}>
          {valueText(analysis.fields.status, read.status, locale)}
        </SignedWord>
        {editable && <IconButton label={t('editAnalysis')} icon={<IconPencil />} onClick={onEdit} />}
      </header>
      <p className="dim">{facts.filter(Boolean).join(', ')}</p>
      {results.length > 0 && (
        <ul className="line-list">
          {results.map((one) => (
            <li key={String(one.id)}>
              <button type="button" className="line-link line-button" onClick={() => onResult(String(one.id))}>
                <strong className="line-name">{itemText(one.analyse_materiaal as Read, locale)}</strong>
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
function outcomeOf(result: Read, locale: Locale): string {
  const content = result.analyse_resultaat_hoeveelheid as Read | null
  if (content) return itemText(content, locale)
  const unit = result.eenheid as Read | null
  const measured = formats(locale).number(result.waarde as number | null, unit ? itemText(unit, locale) : undefined)
  return measured || itemText(result.analyse_resultaat as Read, locale)
}

/** The results of a sample in a few words: "Chrysotiel 15 - 30%, Amosiet 5 - 10%". */
export function resultInShort(analyses: readonly Read[], locale: Locale): string {
  const results = analyses.flatMap((one) => one.resultaten as readonly Read[])
  const found = results.filter((one) => one.analyse_resultaat_hoeveelheid || one.waarde !== null)
  if (found.length > 0) {
    return found.map((one) => `${itemText(one.analyse_materiaal as Read, locale)} ${outcomeOf(one, locale)}`).join(', ')
  }
  return [...new Set(results.map((one) => outcomeOf(one, locale)))].join(', ')
}
