import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { MeasureChecks } from '../../asset/measure-checks.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'

const withChecks = { above: ({ id }: { readonly id: string }) => <MeasureChecks measure={id} /> }

/** What this survey advises to do at a location while the material stays. */
export function ControlMeasures({ location }: { location: string }) {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey()
  return (
    <RecordList
      of="controlMeasure"
      route="surveys-survey-sources-source-locations-location-controlmeasures"
      where={{ bron_locatie: location, onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('measuresEmptyWhy')}
      edit={withChecks}
    />
  )
}
