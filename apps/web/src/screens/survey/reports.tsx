import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { downloadFile } from '../../api/files.ts'
import type { RowFor } from '../../api/rows.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { reportSelection } from './report-record.ts'
import { ReportStatusCell } from './report-row.tsx'
import { ReportView } from './report-view.tsx'
import './survey.css'
import { useT } from '../../ui/texts.ts'

/** A version that has been made is saved from its line. */
const actions: RowActions<RowFor<'report', typeof reportSelection>> = {
  download: { run: ({ file }) => downloadFile(file ?? {}), isOffered: ({ file }) => file !== null },
}

/** The versions of the report, and one of them as it will be printed. */
export const ReportsScreen = inSurvey(function ReportsScreen() {
  const t = useT(surveyAreas)
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
      actions={actions}
      createLabel={t('newReport')}
      create={{ title: t('newReport'), names: ['naam', 'datum', 'wijziging', 'opgesteld_door'] }}
      emptyWhy={t('reportsEmptyWhy')}
      open={(report) => <ReportView key={report} id={report} />}
      asPage
    />
  )
})
