import { IconPlus, IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { useState } from 'react'
import { type RowFor, useRow } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { RecordWords } from '../../kinds/displays.tsx'
import { itemText } from '../../kinds/record.ts'
import { usePlace } from '../../page/place.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { DeleteDialog } from '../../resource/delete-dialog.tsx'
import { usePath } from '../../resource/paths.ts'
import { useResourceForm } from '../../resource/resource-form.tsx'
import { formSelection } from '../../resource/selection.ts'
import { type Deletable, useDeletable } from '../../resource/use-deletable.ts'
import { useEscape } from '../../resource/use-escape.ts'
import { useNavigate } from '../../router/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DetailCard } from '../../ui/detail-card.tsx'
import { CardSkeleton, EmptyState } from '../../ui/feedback.tsx'
import { Menu } from '../../ui/popover.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { CreateLocation } from './create-source.tsx'
import { isGone, PresentStatus, Risk } from './looks.tsx'
import { DerivedFrom } from './material-ground.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useSourceOverrides } from './source-fields.ts'
import { SourceStatus } from './source-status.tsx'
import { SourceStrategies } from './source-strategies.tsx'
import type { SourceSummary } from './survey-sources.ts'
import { useT } from './words.ts'

const source = model.entity('source')
const surveyEntity = model.entity('survey')
const selection = formSelection('source', { onderzoek: { id: true, nummer: true, onderzoek_status: { code: true } } })

type SourceRow = RowFor<'source', typeof selection>

/** A source as a whole: its material, the status of its locations, and how it is to be removed. */
export function SourceCard({ id, summary }: { id: string; summary: SourceSummary | null }) {
  const t = useT()
  const path = usePath()
  const { row, status } = useRow(source, id, selection)
  const deletable = useDeletable(row)
  if (deletable.shown) return <LoadedSource row={deletable.shown} summary={summary} deletable={deletable} />
  return (
    <DetailCard title={summary?.nummer ?? ''} closeTo={path('surveys-survey-sources')}>
      {status === 'loading' ? (
        <CardSkeleton />
      ) : (
        <EmptyState
          title={t('recordGone')}
          actions={<ButtonLink to={path('surveys-survey-sources')}>{t('close')}</ButtonLink>}
        />
      )}
    </DetailCard>
  )
}

interface LoadedSourceProps {
  row: SourceRow
  summary: SourceSummary | null
  deletable: Deletable<SourceRow>
}

function LoadedSource({ row, summary, deletable }: LoadedSourceProps) {
  const t = useT()
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const place = usePlace()?.name ?? ''
  const { overrides } = useSourceOverrides()
  const [adding, setAdding] = useState(false)
  const closeTo = path('surveys-survey-sources')
  // A source is part of the survey that recorded it first: once that is closed, its material is fixed.
  const { onderzoek: first } = row
  const isFixed = first !== null && rowClosedItself(surveyEntity, first) !== null
  const fixed = isFixed ? t('sourceOfOther', { number: first.nummer }) : null
  const form = useResourceForm({ of: 'source', row, readOnly: survey.readOnly ?? fixed, ...overrides })
  useEscape(() => (form.editing ? form.cancel() : navigate(closeTo, { keepScroll: true })))
  const onStatus = place.endsWith('group-status')
  const onStrategies = place.includes('sanitationstrategies')
  const locations = summary?.locaties ?? []
  const seen = locations.filter((one) => one.in_onderzoek === true).length
  const unit = itemText(row.eenheid, locale)
  const tabs = [
    { to: path('surveys-survey-sources-source'), label: t('details'), active: !onStatus && !onStrategies },
    {
      to: path('surveys-survey-sources-source-group-status'),
      label: t('status'),
      active: onStatus,
      count: summary ? locations.length : undefined,
    },
    {
      to: path('surveys-survey-sources-source-group-sanitationstrategies'),
      label: t('strategies'),
      active: onStrategies,
    },
  ]
  return (
    <DetailCard
      title={`${row.nummer} ${row.naam}`}
      context={<RecordWords target="toepassingen" record={row.toepassing} />}
      badges={
        <>
          {summary && <PresentStatus of={summary} unit={unit} />}
          {summary && (
            <>
              <Risk item={summary.smart_risicoklasse} label={t('riskClassLong')} />
              <span className="push">{formats(locale).number(summary.hoeveelheid_totaal, unit)}</span>
            </>
          )}
          {summary && !isGone(summary) && summary.materiaal_status !== null && (
            <DerivedFrom ground={seen > 0 ? t('fromLocations', { n: seen }) : t('seenNowhere')} />
          )}
        </>
      }
      actions={
        survey.readOnly === null && (
          <Menu
            items={[
              { label: t('addLocation'), icon: <IconPlus />, onSelect: () => setAdding(true) },
              ...(isFixed
                ? []
                : [
                    {
                      label: t('deleteSource'),
                      icon: <IconTrash />,
                      danger: true,
                      apart: true,
                      onSelect: deletable.ask,
                    },
                  ]),
            ]}
          />
        )
      }
      closeTo={closeTo}
      tabs={<Tabs size="card" label={t('partsOfSource')} items={tabs} />}
      edited={form.editing && form.changes > 0}
      footer={!onStatus && !onStrategies ? form.footer : undefined}
    >
      {onStatus ? (
        summary && <SourceStatus locations={locations} unit={unit} />
      ) : onStrategies ? (
        <SourceStrategies source={row} />
      ) : (
        form.body()
      )}
      {adding && <CreateLocation source={row} onClose={() => setAdding(false)} />}
      <DeleteDialog
        of="source"
        row={deletable.asked}
        onClose={deletable.close}
        onDeleted={() => navigate(closeTo, { keepScroll: true })}
        wayOut={
          <ButtonLink kind="quiet" to={path('surveys-survey-sources-source-group-status')} onClick={deletable.close}>
            {t('changeStatusInstead')}
          </ButtonLink>
        }
      >
        {locations.length > 0 && <p>{t('deleteSourceLocations', { n: locations.length })}</p>}
      </DeleteDialog>
    </DetailCard>
  )
}
