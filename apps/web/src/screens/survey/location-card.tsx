import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { useMemo } from 'react'
import { useCounts, useRow } from '../../api/rows.ts'
import { RecordWords } from '../../kinds/displays.tsx'
import { itemOf, itemText, type Read } from '../../kinds/record.ts'
import { usePlace } from '../../page/place.ts'
import { DeleteDialog } from '../../resource/delete-dialog.tsx'
import { usePath } from '../../resource/paths.ts'
import { formSelection } from '../../resource/selection.ts'
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
import type { LocationFrame } from './location-frame.ts'
import { LocationSamples } from './location-samples.tsx'
import { isGone, PresentStatus, Risk, spaceName, spaceNames } from './looks.tsx'
import { DerivedFrom, groundSelection, useGround } from './material-ground.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'
import { LocationPhotos } from './photos.tsx'
import { useT } from './words.ts'

const location = model.named('location')
const selection = formSelection('location', {
  materiaal_status: itemOf('materiaal_statussen'),
  behandeling_status: itemOf('behandeling_statussen'),
  toestand: true,
  tegenspraak: true,
  hoeveelheid: true,
  ...groundSelection,
  verwijderd_door: {
    datum: true,
    referentie: true,
    behandeling_status: itemOf('behandeling_statussen'),
  },
  bron: formSelection('source'),
  sub_asset: spaceNames,
})

/** One place of a source: what was seen there, its photos and its samples. */
export function LocationCard({ id, source, isLoading }: { id: string; source: Read | null; isLoading: boolean }) {
  const t = useT()
  const path = usePath()
  const survey = useOpenSurvey()
  const args = useMemo(() => shownIn(survey.id, 'location', selection), [survey.id])
  const { row, status } = useRow(location, id, selection, { args })
  const deletable = useDeletable(row as Read | null)
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

function LoadedLocation({ row, summary, deletable }: { row: Read; summary: Read | null; deletable: Deletable }) {
  const t = useT()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const place = usePlace()?.name ?? ''
  const { locale } = useUiTexts()
  const source = row.bron as Read
  const ground = useGround()
  const counts = useCounts(
    useMemo(
      () => ({
        photos: { of: model.entity('sourcePhoto'), filter: { bron_locatie: { eq: String(row.id) } } },
        samples: {
          of: model.entity('sample'),
          filter: { bron_locatie_inventarisatie: { where: { bron_locatie: { eq: String(row.id) } } } },
        },
        measures: {
          of: model.entity('controlMeasure'),
          filter: { bron_locatie: { eq: String(row.id) }, onderzoek: { eq: survey.id } },
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
    context: String(source.naam),
    badges: (
      <>
        <PresentStatus of={row} unit={itemText(source.eenheid as Read, locale)} />
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
