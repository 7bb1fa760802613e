import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { OneOfSurvey } from './one-of-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { ToldOtherwise, useVisitTitle, VisitSigns, visitCells } from './visit-parts.tsx'
import { VisitPlan } from './visit-plan.tsx'

/** How the survey is carried out, and below it the visits on site. */
export const ExecutionScreen = inSurvey(function ExecutionScreen() {
  return <OneOfSurvey of="execution" below={<Visits />} />
})

function Visits() {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey('planner')
  return (
    <section className="survey-below">
      <RecordList
        of="visit"
        route="surveys-survey-information-execution"
        where={{ onderzoek: id }}
        cells={visitCells}
        readOnly={readOnly}
        emptyWhy={t('visitsEmptyWhy')}
        edit={{
          title: useVisitTitle(),
          subtitle: (row) => <VisitSigns visit={row} />,
          above: (row) => (
            <>
              <ToldOtherwise visit={row} />
              <VisitPlan id={row.id} />
            </>
          ),
        }}
        flow
      />
    </section>
  )
}
