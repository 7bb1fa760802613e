import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { stepOf } from '@vezel/model/kit/states.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { formats } from '../../i18n/formats.ts'
import { fieldLabel } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import type { EditedRow } from '../../resource/edit-dialog.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { Chip } from '../../ui/chip.tsx'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { OneOfSurvey } from './one-of-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

const visit = model.entity('visit')

/** How the survey is carried out, and below it the visits on site. */
export const ExecutionScreen = inSurvey(function ExecutionScreen() {
  return <OneOfSurvey of="execution" below={<Visits />} />
})

function Visits() {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const { id, readOnly } = useOpenSurvey('planner')
  // Which of them, when, and what sort of visit: two of one day differ in the last.
  const title = (row: EditedRow<'visit'>) => {
    const start = formats(locale).longDate(row.start?.slice(0, 10))
    return [`${inLocale(visit.label, locale)} ${row.nummer}`, start].filter(Boolean).join(', ')
  }
  return (
    <section className="survey-below">
      <RecordList
        of="visit"
        route="surveys-survey-information-execution"
        where={{ onderzoek: id }}
        cells={{ status: VisitStatus, melding_status: NoticeStatus }}
        readOnly={readOnly}
        emptyWhy={t('visitsEmptyWhy')}
        edit={{ title, subtitle: (row) => <VisitSigns visit={row} /> }}
        flow
      />
    </section>
  )
}

function VisitStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={stepOf(visit, value)} />}>
      {valueText(visit.fields.status, value, locale)}
    </SignedWord>
  )
}

function NoticeStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={stepOf(visit, value, 'melding_status')} />}>
      {valueText(visit.fields.melding_status, value, locale)}
    </SignedWord>
  )
}

/** How far a visit is, whether it was notified, and what is out of the ordinary about it. */
function VisitSigns({ visit: row }: { visit: EditedRow<'visit'> }) {
  const { locale } = useUiTexts()
  return (
    <span className="visit-signs">
      <VisitStatus value={row.status} />
      <NoticeStatus value={row.melding_status} />
      {(['calamiteit', 'spoed'] as const).map(
        (name) => row[name] === true && <Chip key={name}>{fieldLabel(visit.fields[name], locale)}</Chip>,
      )}
    </span>
  )
}
