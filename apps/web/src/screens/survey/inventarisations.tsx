import { isNotified } from '@vezel/model/entities/survey/visit.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { RowFor } from '../../api/rows.ts'
import { saveOf } from '../../api/save.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { ToldOtherwise, ToldWhen, useVisitTitle, VisitSigns, visitCells } from './visit-parts.tsx'
import { downloadPlan, VisitPlan } from './visit-plan.tsx'

const asked = { status: true, melding_status: true, bezoekplan_gemaakt_op: true } as const

/** The plan of a visit is saved from its line; §4: what was told of it is withdrawn behind the question of the specification. */
const actions: RowActions<RowFor<'visit', typeof asked>> = {
  download: {
    run: ({ id }) => downloadPlan(id),
    isOffered: ({ bezoekplan_gemaakt_op: made }) => made !== null,
  },
  cancel: {
    run: ({ id }) => saveOf('visit').transition(id, 'withdraw'),
    isOffered: (row) => row.status === 'concept' && isNotified(row),
  },
}

/** The visits of the survey, whoever certifies being told of each, and told again of what changes. */
export const InventarisationsScreen = inSurvey(function InventarisationsScreen() {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey('planner')
  return (
    <RecordList
      of="visit"
      route="surveys-survey-inventarisations"
      where={{ onderzoek: id }}
      cells={visitCells}
      select={asked}
      actions={actions}
      readOnly={readOnly}
      emptyWhy={t('visitsEmptyWhy')}
      card={{
        title: useVisitTitle(),
        badges: (row) => <VisitSigns visit={row} />,
        above: (row) => <ToldOtherwise visit={row} />,
        below: (row) => (
          <>
            <ToldWhen visit={row} />
            <VisitPlan id={row.id} />
          </>
        ),
      }}
    />
  )
})
