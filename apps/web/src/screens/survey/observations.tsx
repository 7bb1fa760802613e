import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { Overrides } from '../../resource/form-part.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import type { CardLocation } from './card-location.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useReportBulk } from './report-bulk.tsx'

/** Where something can be seen in this survey, and on which visit. */
function useOffers(): Overrides<'observation'>['offers'] {
  const { id, asset, inventoryAsset } = useOpenSurvey()
  return {
    sub_asset: { filter: () => ({ asset: { eq: asset.id } }) },
    bron_locatie: { filter: () => ({ bron: { where: { inventarisatie_asset: { eq: inventoryAsset } } } }) },
    inventarisatie: { filter: () => ({ onderzoek: { eq: id } }) },
  }
}

/** What was seen and is worth telling, beside sources and samples. */
export const ObservationsScreen = inSurvey(function ObservationsScreen() {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey()
  return (
    <RecordList
      of="observation"
      route="surveys-survey-observations"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('observationsEmptyWhy')}
      offers={useOffers()}
      bulk={useReportBulk()}
    />
  )
})

/** What this survey saw at a location, in its card. */
export function LocationObservations({ location }: { location: CardLocation }) {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey()
  return (
    <RecordList
      of="observation"
      route="surveys-survey-sources-source-locations-location-observations"
      where={{ onderzoek: id, bron_locatie: location.id }}
      values={{ sub_asset: location.sub_asset.id }}
      columns={inCard}
      readOnly={readOnly}
      emptyWhy={t('locationObservationsEmptyWhy')}
      offers={useOffers()}
    />
  )
}
const inCard = ['nummer', 'waarneming_type', 'omschrijving', 'in_rapport'] as const
