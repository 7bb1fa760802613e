import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { RecordWords } from '../../kinds/record-words.tsx'
import { useHere } from '../../page/place.ts'
import type { AskedPart } from '../../resource/answered.tsx'
import { recordCardOf } from '../../resource/record-card.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type CardLocation, locationSelection } from './card-location.ts'
import { ControlMeasures } from './control-measures.tsx'
import { LocationDetails } from './location-details.tsx'
import { LocationSamples } from './location-samples.tsx'
import { isGone, PresentStatus, Risk, spaceName } from './looks.tsx'
import { DerivedFrom, useGround } from './material-ground.tsx'
import { NextSteps } from './next-steps.tsx'
import { LocationObservations } from './observations.tsx'
import { OnPlans, useOnPlans } from './on-plans.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'
import { LocationPhotos } from './photos.tsx'
import type { SourceSummary } from './survey-sources.ts'

const LocationRecordCard = recordCardOf('location', locationSelection)

interface LocationCardProps {
  id: string
  source: SourceSummary | null
  also: readonly AskedPart[]
}

/** One place of a source: what was seen there, its photos and its samples. */
export function LocationCard({ id, source, also }: LocationCardProps) {
  const survey = useOpenSurvey()
  const here = useHere()
  const args = useMemo(() => shownIn(survey.id, 'location', locationSelection), [survey.id])
  const onPlans = useOnPlans('BronLocatie', id)
  return (
    <LocationRecordCard
      id={id}
      route="surveys-survey-sources-source-locations-location"
      args={args}
      also={[...also, onPlans]}
      isHere={({ bron }) => bron.id === here.source && bron.inventarisatie_asset.id === survey.inventoryAsset}
      readOnly={survey.readOnly}
      title={(row) => `${row.nummer} ${spaceName(row.sub_asset)}`}
      context={(row) => row.bron.naam}
      badges={(row) => <LocationBadges location={row} source={source} />}
      // Of this survey, as the list and the tabs of the survey count; in the tab stands what others know as well.
      counts={({ id: location }) => ({
        'surveys-survey-sources-source-locations-location-observations': {
          of: model.entity('observation'),
          filter: { bron_locatie: { eq: location }, onderzoek: { eq: survey.id } },
        },
        'surveys-survey-sources-source-locations-location-photos': {
          of: model.entity('sourcePhoto'),
          filter: { bron_locatie: { eq: location }, inventarisatie: { where: { onderzoek: { eq: survey.id } } } },
        },
        'surveys-survey-sources-source-locations-location-samples': {
          of: model.entity('sample'),
          filter: {
            bron_locatie_inventarisatie: { where: { bron_locatie: { eq: location } } },
            onderzoek: { eq: survey.id },
          },
        },
        'surveys-survey-sources-source-locations-location-controlmeasures': {
          of: model.entity('controlMeasure'),
          filter: { bron_locatie: { eq: location }, onderzoek: { eq: survey.id } },
        },
      })}
      form={(row) => <DetailsAndSteps location={row} />}
      shownWith={({ id: location }) => [
        {
          of: 'finding',
          filter: { bron_locatie: { eq: location }, inventarisatie: { where: { onderzoek: { eq: survey.id } } } },
        },
      ]}
      tabs={{
        'surveys-survey-sources-source-locations-location-observations': (row) => (
          <LocationObservations location={row} />
        ),
        'surveys-survey-sources-source-locations-location-photos': (row) => <LocationPhotos location={row.id} />,
        'surveys-survey-sources-source-locations-location-samples': (row) => <LocationSamples location={row} />,
        'surveys-survey-sources-source-locations-location-controlmeasures': (row) => (
          <ControlMeasures location={row.id} />
        ),
      }}
    />
  )
}

function DetailsAndSteps({ location }: { location: CardLocation }) {
  return (
    <>
      <OnPlans of="BronLocatie" id={location.id} />
      <LocationDetails location={location} />
      <NextSteps location={location} />
    </>
  )
}

/** Its status and class, how far its treatment is, and what the status follows from. */
function LocationBadges({ location, source }: { location: CardLocation; source: SourceSummary | null }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const ground = useGround()
  return (
    <>
      <PresentStatus of={location} unit={itemText(location.bron.eenheid, locale)} />
      <Risk item={source?.smart_risicoklasse} isMissing={source?.klasse_ontbreekt} label={t('riskClassLong')} />
      {location.behandeling_status !== null && (
        <span className="push">
          <RecordWords target="behandeling_statussen" record={location.behandeling_status} />
        </span>
      )}
      {!isGone(location) && <DerivedFrom ground={ground(location)} />}
    </>
  )
}
