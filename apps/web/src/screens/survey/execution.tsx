import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { useState } from 'react'
import { formats } from '../../i18n/formats.ts'
import { fieldLabel, valueText } from '../../kinds/record.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog, type EditedRow } from '../../resource/edit-dialog.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useSearch } from '../../router/router.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ProgressSign, SignedWord } from '../../ui/signs.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { visitStep } from './looks.tsx'
import { OneOfSurvey } from './one-of-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useT } from './words.ts'

const visit = model.entity('visit')

/** How the survey is carried out, and below it the visits on site. */
export const ExecutionScreen = inSurvey(function ExecutionScreen() {
  return <OneOfSurvey of="execution" below={<Visits />} />
})

function Visits() {
  const t = useT()
  const survey = useOpenSurvey('planner')
  const [creating, setCreating] = useState(false)
  const [{ visit: opened }, setSearch] = useSearch()
  const { href } = location
  return (
    <section className="survey-below">
      <ResourceTable
        of="visit"
        where={{ onderzoek: survey.id }}
        cells={{ status: VisitStatus }}
        flow
        readOnly={survey.readOnly}
        canDelete
        onCreate={() => setCreating(true)}
        emptyWhy={t('visitsEmptyWhy')}
        to={(id) => withVisit(href, id)}
      />
      {creating && (
        <CreateDialog
          of="visit"
          values={{ onderzoek: survey.id }}
          place={survey.id}
          onClose={() => setCreating(false)}
        />
      )}
      {opened && <VisitDialog key={opened} id={opened} onClose={() => setSearch({ visit: null })} />}
    </section>
  )
}

/** The address of this page with a visit opened on it. */
function withVisit(href: string, id: string): string {
  const url = new URL(href)
  url.searchParams.set('visit', id)
  return url.pathname + url.search
}

function VisitStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={visitStep(value)} />}>
      {valueText(visit.fields.status, value, locale)}
    </SignedWord>
  )
}

/** One visit: its data and the steps of its life, above the page of the survey's execution. */
function VisitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { locale } = useUiTexts()
  const survey = useOpenSurvey('planner')
  const { longDate } = formats(locale)
  // Which of them, when, and what sort of visit: two of one day differ in the last.
  const title = (row: EditedRow<'visit'>) => {
    const start = longDate(row.start?.slice(0, 10))
    return [`${inLocale(visit.label, locale)} ${row.nummer}`, start].filter(Boolean).join(', ')
  }
  const subtitle = (row: EditedRow<'visit'>) => (
    <>
      <VisitStatus value={row.status} />
      {(['calamiteit', 'spoed'] as const).map(
        (name) => row[name] === true && <Chip key={name}>{fieldLabel(visit.fields[name], locale)}</Chip>,
      )}
    </>
  )
  return (
    <EditDialog
      of="visit"
      id={id}
      title={title}
      subtitle={subtitle}
      readOnly={survey.readOnly}
      canDelete
      onClose={onClose}
    />
  )
}
