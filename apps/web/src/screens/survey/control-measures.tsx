import { RecordList } from '../../resource/record-list.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useT } from './words.ts'

/** What this survey advises to do at a location while the material stays. */
export function ControlMeasures({ location }: { location: string }) {
  const t = useT()
  const { id, readOnly } = useOpenSurvey()
  return (
    <RecordList
      of="controlMeasure"
      route="surveys-survey-sources-source-locations-location-controlmeasures"
      where={{ bron_locatie: location, onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('measuresEmptyWhy')}
    />
  )
}
