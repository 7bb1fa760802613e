import {
  IconArrowLeft,
  IconDownload,
  IconInfoCircle,
  IconMaximize,
  IconPencil,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import type { Transitions } from '@vezel/model/kit/transitions.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { downloadFile, type FileLike, fetchFile } from '../../api/files.ts'
import { useRow } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { valueText } from '../../kinds/words.ts'
import { ReportLayout } from '../../layouts/report.tsx'
import { useIsReportAlone, useTo } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { rowClosedItself } from '../../resource/closed.ts'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import { RecordNotFoundPage } from '../../resource/record-not-found.tsx'
import { TransitionButtons } from '../../resource/steps.tsx'
import { TaskProgress, useTask } from '../../resource/task-progress.tsx'
import { useEscape } from '../../resource/use-escape.ts'
import { useNavigate } from '../../router/router.tsx'
import { Button, IconButton, IconLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { PdfViewer } from '../../ui/pdf-viewer.tsx'
import type { PdfOutlineItem } from '../../ui/pdf-viewer-props.ts'
import { CardSkeleton } from '../../ui/progress.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Toolbar } from '../../ui/toolbar.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { Gaps } from './report-gaps.tsx'
import { type ReportRow, report, reportSelection } from './report-record.ts'
import { ReportStatus, useReportSteps } from './report-row.tsx'
import { Reviewers, Signatures } from './report-signed.tsx'

const { states }: Transitions = report.transitions

/** One version: its contents, the pdf as it is, and what it still lacks. */
export function ReportView({ id }: { id: string }) {
  const { id: survey } = useOpenSurvey()
  const asked = useRow(report, id, reportSelection)
  const { row } = asked
  if (row?.onderzoek.id === survey) return <LoadedReport row={row} />
  return unanswered([asked], <CardSkeleton />) ?? <RecordNotFoundPage of={report} />
}

function LoadedReport({ row }: { row: ReportRow }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const survey = useOpenSurvey('writer')
  const to = useTo('surveys-survey')
  const navigate = useNavigate()
  const making = useMaking(row.id)
  const shown = useShown(row)
  const { failed, button } = useDownload(row, survey.row.nummer)
  const closeTo = to('surveys-survey-reports')
  const ownPath = to('surveys-survey-reports-report', { report: row.id })
  const isAlone = useIsReportAlone()
  useEscape(() => navigate(isAlone ? ownPath : closeTo))
  const isFixed = rowClosedItself(report, row) !== null
  const readOnly = survey.readOnly ?? (isFixed ? valueText(report.fields.status, row.status, locale) : null)
  const make = readOnly === null && making.state === null && (
    <Button kind={row.file ? 'secondary' : 'primary'} icon={<IconRefresh />} onClick={() => void making.start()}>
      {t(row.file ? 'makeAgain' : 'makeReport')}
    </Button>
  )
  const pages = (
    <ReportPages row={row} shown={shown} readOnly={readOnly} failed={failed} make={make}>
      {!isAlone && (
        <aside className="report-side" aria-label={t('gaps')}>
          <Signatures row={row} />
          {row.status === 'ter_controle' && row.gecontroleerd_door === null && <Reviewers row={row} />}
          {/* Below what stands still: somebody else, or the night, may have begun it. */}
          <TaskProgress task={making} />
          {!isFixed && <Gaps row={row} readOnly={readOnly !== null} />}
        </aside>
      )}
    </ReportPages>
  )
  if (isAlone) {
    return (
      <ReportLayout
        title={`${survey.row.nummer} ${t('reportVersion', { n: row.versie })}`}
        tools={
          <>
            {button}
            <IconLink to={ownPath} label={t('backToSurvey')} icon={<IconX />} />
          </>
        }
      >
        {pages}
      </ReportLayout>
    )
  }
  return (
    <>
      {/* Before there are pages the button stands in their place. */}
      <ReportToolbar {...{ row, readOnly, closeTo, ownPath }} download={button} make={row.file !== null && make} />
      {pages}
    </>
  )
}

/** The pdf with its contents and the page in view; they stay when the report is shown alone, and back. */
function useShown({ file }: ReportRow) {
  const [page, setPage] = useState<number | undefined>(undefined)
  const [seen, setSeen] = useState(1)
  const [outline, setOutline] = useState<readonly PdfOutlineItem[]>([])
  const [pdf, unread] = usePdf(file)
  return { page, setPage, seen, setSeen, outline, setOutline, pdf, unread }
}

interface ReportPagesProps {
  row: ReportRow
  shown: ReturnType<typeof useShown>
  /** Why nothing can be changed, or null. */
  readOnly: string | null
  /** Why the file could not be downloaded, or null. */
  failed: string | null
  /** The button that makes it; false while there is nothing to make. */
  make: ReactNode
  /** What stands beside the pages. */
  children: ReactNode
}

/** The contents and the pdf as it is. */
function ReportPages({ row, shown, readOnly, failed, make, children }: ReportPagesProps) {
  const t = useT(surveyAreas)
  const { page, setPage, seen, setSeen, outline, setOutline, pdf, unread } = shown
  return (
    <>
      {(failed ?? unread) && <Message tone="error">{failed ?? unread}</Message>}
      {isVoid(row) && <Message tone="warning">{t('withdrawnWarning')}</Message>}
      <div className="report-view">
        {row.file && <Contents outline={outline} seen={seen} onGo={setPage} />}
        <div className="report-pages">
          {row.file ? (
            <PdfViewer
              data={pdf}
              title={row.naam}
              page={page}
              onPage={setSeen}
              onOpen={(opened) => setOutline(opened.outline)}
            />
          ) : (
            <EmptyState title={t('notMadeYet')} actions={make}>
              {readOnly === null && t('notMadeYetWhy')}
            </EmptyState>
          )}
        </div>
        {children}
      </div>
    </>
  )
}

interface ContentsProps {
  outline: readonly PdfOutlineItem[]
  /** The page in view, from 1. */
  seen: number
  onGo: (page: number) => void
}

function Contents({ outline, seen, onGo }: ContentsProps) {
  const t = useT(surveyAreas)
  return (
    <nav className="report-outline" aria-label={t('contents')}>
      {outline
        .filter((one) => one.depth < 2)
        .map((one, index, all) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the same heading may stand in it twice.
            key={index}
            type="button"
            className="report-chapter"
            style={one.depth > 0 ? { paddingLeft: `calc(var(--gutter) + ${one.depth * 16}px)` } : undefined}
            aria-current={seen >= one.page && seen < (all[index + 1]?.page ?? Infinity) ? 'true' : undefined}
            onClick={() => onGo(one.page)}
          >
            <span>{one.title}</span>
            <span>{one.page}</span>
          </button>
        ))}
    </nav>
  )
}

interface ReportToolbarProps extends Pick<ReportPagesProps, 'row' | 'readOnly' | 'make'> {
  /** The addresses of all reports and of this one. */
  closeTo: string
  ownPath: string
  download: ReactNode
}

function ReportToolbar({ row, readOnly, closeTo, ownPath, download, make }: ReportToolbarProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const [editing, setEditing] = useState(false)
  const { events, dialog } = useReportSteps(row)
  return (
    <>
      <div className="report-toolbar">
        <Toolbar
          title={
            <span className="report-title">
              <IconLink to={closeTo} label={t('allReports')} icon={<IconArrowLeft />} />
              {t('reportVersion', { n: row.versie })}
            </span>
          }
          count={
            <span className="report-facts">
              <ReportStatus value={row.status} />
              {[row.opgesteld_door?.full_name, formats(locale).longDate(row.datum)].filter(Boolean).join(', ')}
            </span>
          }
        >
          {row.file && <IconLink to={`${ownPath}?layout=report`} label={t('reportOnly')} icon={<IconMaximize />} />}
          {download}
          <IconButton
            label={t('reportData')}
            icon={readOnly === null ? <IconPencil /> : <IconInfoCircle />}
            onClick={() => setEditing(true)}
          />
          {make}
          <TransitionButtons events={events} kind={row.file ? 'primary' : 'secondary'} />
        </Toolbar>
      </div>
      {editing && <EditDialog of="report" id={row.id} readOnly={readOnly} onClose={() => setEditing(false)} />}
      {dialog}
    </>
  )
}

/** Whether it holds no longer. */
const isVoid = ({ status }: ReportRow) => states[status]?.isVoid === true

/** The button that downloads the pdf, absent without one; and why the last time failed. */
function useDownload(row: ReportRow, survey: string): { failed: string | null; button: ReactNode } {
  const t = useT(surveyAreas)
  const [failed, setFailed] = useState<string | null>(null)
  const { file } = row
  if (!file) return { failed, button: null }
  const download = async () => {
    setFailed(null)
    try {
      await downloadFile(file, t('reportFile', { number: survey, n: row.versie }))
    } catch (cause) {
      setFailed(reasonOf(cause))
    }
  }
  const label = t(isVoid(row) ? 'withdrawnDownload' : 'download')
  return { failed, button: <IconButton label={label} icon={<IconDownload />} onClick={() => void download()} /> }
}

/** The bytes of a stored pdf, null while they come; and why they did not. */
function usePdf(file: FileLike | null): [data: Blob | null, problem: string | null] {
  const url = typeof file?.url === 'string' ? file.url : null
  const [read, setRead] = useState<{ url: string; data: Blob | null; problem: string | null } | null>(null)
  useEffect(() => {
    if (url === null) return
    const stop = new AbortController()
    fetchFile(url, stop.signal)
      .then(async (response) => setRead({ url, data: await response.blob(), problem: null }))
      .catch((cause) => stop.signal.aborted || setRead({ url, data: null, problem: reasonOf(cause) }))
    return () => stop.abort()
  }, [url])
  return read?.url === url ? [read.data, read.problem] : [null, null]
}

/** The long work on a report: starts the making of it, and follows the last there was, its release too. */
function useMaking(reportId: string) {
  const { reload } = useRow(report, reportId, reportSelection)
  return useTask(['rapport', 'vrijgave'], reportId, () => call('makeRapport', { id: reportId }), reload)
}
