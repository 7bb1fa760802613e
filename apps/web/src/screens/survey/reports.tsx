import { useState } from 'react'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { useHere, usePath } from '../../resource/paths.ts'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useNavigate } from '../../router/router.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { ReportStatusCell, ReportView, reportSelection } from './report-view.tsx'
import { useT } from './words.ts'
import './survey.css'

/** The versions of the report, and one of them as it will be printed. */
export const ReportsScreen = inSurvey(function ReportsScreen() {
  const t = useT()
  const survey = useOpenSurvey('writer')
  const path = usePath()
  const navigate = useNavigate()
  const { report: selected } = useHere()
  const [creating, setCreating] = useState(false)
  if (selected) return <ReportView key={selected} id={selected} />
  return (
    <>
      <ResourceTable
        of="report"
        where={{ onderzoek: survey.id }}
        columns={['versie', 'naam', 'datum', 'status', 'opgesteld_door']}
        cells={{ status: ReportStatusCell }}
        select={reportSelection}
        sort={[{ field: 'versie', direction: 'desc' }]}
        to={(id) => path('surveys-survey-reports-report', { report: id })}
        readOnly={survey.readOnly}
        canDelete
        onCreate={() => setCreating(true)}
        createLabel={t('newReport')}
        emptyWhy={t('reportsEmptyWhy')}
      />
      {creating && (
        <CreateDialog
          of="report"
          title={t('newReport')}
          names={['naam', 'datum', 'wijziging', 'opgesteld_door']}
          values={{ onderzoek: survey.id }}
          place={survey.id}
          onClose={() => setCreating(false)}
          onCreated={(made) => navigate(path('surveys-survey-reports-report', { report: made.id }))}
        />
      )}
    </>
  )
})
