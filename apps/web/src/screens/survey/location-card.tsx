import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { useMemo } from 'react'
import { useCounts, useRow } from '../../api/rows.ts'
import { RecordWords } from '../../kinds/displays.tsx'
import { itemText } from '../../kinds/record.ts'
import { usePlace } from '../../page/place.ts'
import { DeleteDialog } from '../../resource/delete-dialog.tsx'
import { usePath } from '../../resource/paths.ts'
import { type Deletable, useDeletable } from '../../resource/use-deletable.ts'
import { useNavigate } from '../../router/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DetailCard } from '../../ui/detail-card.tsx'
import { CardSkeleton, EmptyState } from '../../ui/feedback.tsx'
import { Menu } from '../../ui/popover.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { ControlMeasures } from './control-measures.tsx'
import { LocationDetails } from './location-details.tsx'
import { type CardLocation, type LocationFrame, locationSelection } from './location-frame.ts'
import { LocationSamples } from './location-samples.tsx'
import { isGone, PresentStatus, Risk, spaceName } from './looks.tsx'
import { DerivedFrom, useGround } from './material-ground.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'
import { LocationPhotos } from './photos.tsx'
import type { SourceSummary } from './survey-sources.ts'
import { useT } from './words.ts'

const location = model.entity('location')

interface LocationCardProps {
  id: string
  source: SourceSummary | null
  isLoading: boolean
}

/** One place of a source: what was seen there, its photos and its samples. */
export function LocationCard({ id, source, isLoading }: LocationCardProps) {
  const t = useT()
  const path = usePath()
  const survey = useOpenSurvey()
  const args = useMemo(() => shownIn(survey.id, 'location', locationSelection), [survey.id])
  const { row, status } = useRow(location, id, locationSelection, { args })
  const deletable = useDeletable(row)
  if (deletable.shown) return <LoadedLocation row={deletable.shown} summary={source} deletable={deletable} />
  return (
    <DetailCard title="" closeTo={path('surveys-survey-sources')}>
      {status === 'loading' || isLoading ? (
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

interface LoadedLocationProps {
  row: CardLocation
  summary: SourceSummary | null
  deletable: Deletable<CardLocation>
}

function LoadedLocation({ row, summary, deletable }: LoadedLocationProps) {
  const t = useT()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const place = usePlace()?.name ?? ''
  const { locale } = useUiTexts()
  const { bron: source } = row
  const ground = useGround()
  const counts = useCounts(
    useMemo(
      () => ({
        photos: { of: model.entity('sourcePhoto'), filter: { bron_locatie: { eq: row.id } } },
        samples: {
          of: model.entity('sample'),
          filter: { bron_locatie_inventarisatie: { where: { bron_locatie: { eq: row.id } } } },
        },
        measures: {
          of: model.entity('controlMeasure'),
          filter: { bron_locatie: { eq: row.id }, onderzoek: { eq: survey.id } },
        },
      }),
      [row.id, survey.id],
    ),
  )
  const onPhotos = place.includes('-photos')
  const onSamples = place.includes('-samples')
  const onMeasures = place.includes('-controlmeasures')
  const tabs = [
    {
      to: path('surveys-survey-sources-source-locations-location-details'),
      label: t('details'),
      active: !onPhotos && !onSamples && !onMeasures,
    },
    {
      to: path('surveys-survey-sources-source-locations-location-photos'),
      label: t('photos'),
      active: onPhotos,
      count: counts.photos,
    },
    {
      to: path('surveys-survey-sources-source-locations-location-samples'),
      label: t('samples'),
      active: onSamples,
      count: counts.samples,
    },
    {
      to: path('surveys-survey-sources-source-locations-location-controlmeasures'),
      label: t('measures'),
      active: onMeasures,
      count: counts.measures,
    },
  ]
  const closeTo = path('surveys-survey-sources')
  const frame: LocationFrame = {
    title: `${row.nummer} ${spaceName(row.sub_asset)}`,
    context: source.naam,
    badges: (
      <>
        <PresentStatus of={row} unit={itemText(source.eenheid, locale)} />
        <Risk item={summary?.smart_risicoklasse} label={t('riskClassLong')} />
        {row.behandeling_status !== null && (
          <span className="push">
            <RecordWords target="behandeling_statussen" record={row.behandeling_status} />
          </span>
        )}
        {!isGone(row) && <DerivedFrom ground={ground(row)} />}
      </>
    ),
    actions: survey.readOnly === null && (
      <Menu items={[{ label: t('deleteLocation'), icon: <IconTrash />, danger: true, onSelect: deletable.ask }]} />
    ),
    closeTo,
    tabs: <Tabs size="card" label={t('partsOfLocation')} items={tabs} />,
  }
  return (
    <>
      {onPhotos ? (
        <LocationPhotos frame={frame} location={row} />
      ) : onSamples ? (
        <LocationSamples frame={frame} location={row} source={source} />
      ) : onMeasures ? (
        <ControlMeasures frame={frame} location={row} />
      ) : (
        <LocationDetails frame={frame} location={row} source={source} />
      )}
      <DeleteDialog
        of="location"
        row={deletable.asked}
        onClose={deletable.close}
        onDeleted={() => navigate(closeTo, { keepScroll: true })}
      />
    </>
  )
}
