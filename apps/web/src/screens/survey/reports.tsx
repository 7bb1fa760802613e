import { RecordList } from '../../resource/record-list.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { ReportStatusCell, ReportView, reportSelection } from './report-view.tsx'
import { useT } from './words.ts'
import './survey.css'

/** The versions of the report, and one of them as it will be printed. */
export const ReportsScreen = inSurvey(function ReportsScreen() {
  const t = useT()
  const { id, readOnly } = useOpenSurvey('writer')
  return (
    <RecordList
      of="report"
      route="surveys-survey-reports"
      where={{ onderzoek: id }}
      columns={['versie', 'naam', 'datum', 'status', 'opgesteld_door']}
      cells={{ status: ReportStatusCell }}
      select={reportSelection}
      sort={[{ field: 'versie', direction: 'desc' }]}
      readOnly={readOnly}
      createLabel={t('newReport')}
      create={{ title: t('newReport'), names: ['naam', 'datum', 'wijziging', 'opgesteld_door'] }}
      emptyWhy={t('reportsEmptyWhy')}
      open={(report) => <ReportView key={report} id={report} />}
      asPage
    />
  )
})
