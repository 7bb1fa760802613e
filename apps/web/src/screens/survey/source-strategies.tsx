import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useItems } from '../../kinds/offered.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import { idOf } from './source-fields.ts'

/** The ways to remove a source, in order of preference, as this survey advises them. */
export function SourceStrategies({ source }: { source: string }) {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey()
  const methods = useItems('sanerings_adviezen')
  return (
    <RecordList
      of="sanitationStrategy"
      route="surveys-survey-sources-source-group-sanitationstrategies"
      where={{ bron: source, onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('strategiesEmptyWhy')}
      offers={{ bron_locaties: { filter: () => ({ bron: { eq: source } }) } }}
      onSet={(name, value, store) => {
        // A method brings its usual class.
        const usual = methods.items.find((one) => one.id === value)?.smart_risicoklasse
        if (name === 'sanerings_advies' && usual) store.set('smart_risicoklasse', idOf(usual))
      }}
    />
  )
}
