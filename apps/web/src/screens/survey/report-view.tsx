import {
  IconArrowLeft,
  IconDownload,
  IconInfoCircle,
  IconMaximize,
  IconPencil,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { type EntityKey, model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Transitions } from '@vezel/model/kit/transitions.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { grantOf } from '@vezel/model/rights.ts'
import { isRefusedAs } from '@vezel/model/steps.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '../../api/call.ts'
import { downloadFile, type FileLike, fetchFile } from '../../api/files.ts'
import { type Gap, useReportGaps } from '../../api/gaps.ts'
import { type RowFor, useRow, useRows } from '../../api/rows.ts'
import { useSave } from '../../api/save.ts'
import { formats } from '../../i18n/formats.ts'
import { fieldLabel, type Read, valueText } from '../../kinds/record.ts'
import { ReportLayout } from '../../layouts/report.tsx'
import { useIsReportAlone, useTo } from '../../page/place.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import { formSelection } from '../../resource/selection.ts'
import { factsOf, TransitionButtons, TransitionMenu, useTransitions } from '../../resource/steps.tsx'
import { TaskProgress, useTask } from '../../resource/task-progress.tsx'
import { useEscape } from '../../resource/use-escape.ts'
import { Link, useNavigate } from '../../router/router.tsx'
import { Button, IconButton, IconLink } from '../../ui/button.tsx'
import { afterFirstColon } from '../../ui/dialog.tsx'
import { CardSkeleton, EmptyState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { PdfViewer } from '../../ui/pdf-viewer.tsx'
import type { PdfOutlineItem } from '../../ui/pdf-viewer-props.ts'
import { ErrorSign, ProgressSign, SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Toolbar } from '../../ui/toolbar.tsx'
import { type GapRoads, gapLink } from './gap-links.ts'
import { GapSummary, isExplained } from './gap-summary.tsx'
import { reportStep } from './looks.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'

const report = model.entity('report')
const person = { id: true, full_name: true } as const
const { states }: Transitions = report.transitions
/** What is asked of a report: also what its next steps need. */
export const reportSelection = formSelection('report', {
  opgesteld_door: person,
  aangeboden_door: person,
  gecontroleerd_door: person,
  vrijgegeven_door: person,
})
type ReportRow = RowFor<'report', typeof reportSelection>

/** The state of a report with its sign. */
export function ReportStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={reportStep(value)} />}>
      {valueText(report.fields.status, value, locale)}
    </SignedWord>
  )
}

/** The next steps of a report, each with the question that goes before it; none in a survey that is closed. */
function useReportSteps(row: Read) {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey('writer')
  const { events, dialog } = useTransitions('report', row, {
    explain: {
      submit: t('submitExplain'),
      return: t('returnExplain'),
      approve: t('approveExplain'),
      release: t('releaseExplain'),
      withdraw: t('withdrawExplain'),
    },
  })
  return { events: survey.readOnly === null ? events : [], dialog }
}

/** The state of a report in a list, which leads on to the next ones. Rows change places: a question stays with its own. */
export const ReportStatusCell = ({ row }: { row: Read }) => <StatusWithSteps key={String(row.id)} row={row} />

function StatusWithSteps({ row }: { row: Read }) {
  const { events, dialog } = useReportSteps(row)
  return (
    <>
      <TransitionMenu events={events}>
        <ReportStatus value={row.status} />
      </TransitionMenu>
      {dialog && createPortal(dialog, document.body)}
    </>
  )
}

/** One version: its contents, the pdf as it is, and what it still lacks. */
export function ReportView({ id }: { id: string }) {
  const t = useT(surveyAreas)
  const { row, status } = useRow(report, id, reportSelection)
  if (row) return <LoadedReport row={row} />
  return status === 'loading' ? <CardSkeleton /> : <EmptyState title={t('recordGone')} />
}

function LoadedReport({ row }: { row: ReportRow }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const survey = useOpenSurvey('writer')
  const to = useTo('surveys-survey')
  const navigate = useNavigate()
  const { id, file } = row
  const [editing, setEditing] = useState(false)
  const [page, setPage] = useState<number | undefined>(undefined)
  const [seen, setSeen] = useState(1)
  const [outline, setOutline] = useState<readonly PdfOutlineItem[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const [pdf, unread] = usePdf(file)
  const making = useMaking(id)
  const { events, dialog } = useReportSteps(row)
  const closeTo = to('surveys-survey-reports')
  const ownPath = to('surveys-survey-reports-report', { report: id })
  const isAlone = useIsReportAlone()
  useEscape(() => navigate(isAlone ? ownPath : closeTo))
  const isFixed = rowClosedItself(report, row) !== null
  const readOnly = survey.readOnly ?? (isFixed ? valueText(report.fields.status, row.status, locale) : null)
  const make = (
    <Button kind={file ? 'secondary' : 'primary'} icon={<IconRefresh />} onClick={() => void making.start()}>
      {file ? t('makeAgain') : t('makeReport')}
    </Button>
  )
  const download = async () => {
    setFailed(null)
    try {
      if (file) await downloadFile(file, t('reportFile', { number: survey.row.nummer, n: row.versie }))
    } catch (cause) {
      setFailed(afterFirstColon(cause))
    }
  }
  const isVoid = states[row.status]?.isVoid === true
  const version = t('reportVersion', { n: row.versie })
  const downloadButton = file && (
    <IconButton
      label={t(isVoid ? 'withdrawnDownload' : 'download')}
      icon={<IconDownload />}
      onClick={() => void download()}
    />
  )
  const pages = (
    <>
      {(failed ?? unread) && <Message tone="error">{failed ?? unread}</Message>}
      {isVoid && <Message tone="warning">{t('withdrawnWarning')}</Message>}
      <div className="report-view">
        {outline.length > 0 && (
          <nav className="report-outline" aria-label={t('contents')}>
            {outline
              .filter((one) => one.depth < 2)
              .map((one, index, all) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same heading may stand in it twice.
                  key={index}
                  type="button"
                  className="report-chapter"
                  style={{ paddingLeft: 16 + one.depth * 16 }}
                  aria-current={seen >= one.page && seen < (all[index + 1]?.page ?? Infinity) ? 'true' : undefined}
                  onClick={() => setPage(one.page)}
                >
                  <span>{one.title}</span>
                  <span>{one.page}</span>
                </button>
              ))}
          </nav>
        )}
        <div className="report-pages">
          {file ? (
            <PdfViewer
              data={pdf}
              title={row.naam}
              page={page}
              onPage={setSeen}
              onOpen={(opened) => setOutline(opened.outline)}
            />
          ) : (
            <EmptyState title={t('notMadeYet')} actions={readOnly === null && making.state === null && make}>
              {readOnly === null && t('notMadeYetWhy')}
            </EmptyState>
          )}
        </div>
        {!isAlone && (
          <aside className="report-side" aria-label={t('gaps')}>
            <TaskProgress task={making} />
            <Signatures row={row} />
            {row.status === 'ter_controle' && row.gecontroleerd_door === null && <Reviewers row={row} />}
            {!isFixed && <Gaps row={row} readOnly={readOnly !== null} />}
          </aside>
        )}
      </div>
    </>
  )
  if (isAlone) {
    return (
      <ReportLayout
        title={`${survey.row.nummer} ${version}`}
        tools={
          <>
            {downloadButton}
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
      <div className="report-toolbar">
        <Toolbar
          title={
            <span className="report-title">
              <IconLink to={closeTo} label={t('allReports')} icon={<IconArrowLeft />} />
              {version}
            </span>
          }
          count={
            <span className="report-facts">
              <TransitionMenu events={events}>
                <ReportStatus value={row.status} />
              </TransitionMenu>
              {[row.opgesteld_door?.full_name, formats(locale).longDate(row.datum)].filter(Boolean).join(', ')}
            </span>
          }
        >
          {file && <IconLink to={`${ownPath}?layout=report`} label={t('reportOnly')} icon={<IconMaximize />} />}
          {downloadButton}
          <IconButton
            label={t('reportData')}
            icon={readOnly === null ? <IconPencil /> : <IconInfoCircle />}
            onClick={() => setEditing(true)}
          />
          {readOnly === null && making.state === null && make}
          <TransitionButtons events={events} kind={file ? 'primary' : 'secondary'} />
        </Toolbar>
      </div>
      {pages}
      {editing && <EditDialog of="report" id={id} readOnly={readOnly} onClose={() => setEditing(false)} />}
      {dialog}
    </>
  )
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
      .catch((cause) => stop.signal.aborted || setRead({ url, data: null, problem: afterFirstColon(cause) }))
    return () => stop.abort()
  }, [url])
  return read?.url === url ? [read.data, read.problem] : [null, null]
}

/** The long work on a report: starts the making of it, and follows the last there was, its release too. */
function useMaking(reportId: string) {
  const { reload } = useRow(report, reportId, reportSelection)
  return useTask(['rapport', 'vrijgave'], reportId, () => call('makeRapport', { id: reportId }), reload)
}

/** Who submitted, reviewed and released it, and when: written by nobody, set by what they did. */
function Signatures({ row }: { row: ReportRow }) {
  const { locale } = useUiTexts()
  const signed = (['aangeboden_door', 'gecontroleerd_door', 'vrijgegeven_door'] as const).flatMap((name) => {
    const by = row[name]
    const at = { aangeboden_door: null, gecontroleerd_door: row.gecontroleerd_op, vrijgegeven_door: row.vrijgegeven_op }
    return by ? [{ name, by: by.full_name, at: formats(locale).longDate(at[name]) }] : []
  })
  if (signed.length === 0) return null
  return (
    <dl className="report-signed">
      {signed.map(({ name, by, at }) => (
        <div key={name}>
          <dt>{fieldLabel(report.fields[name], locale)}</dt>
          <dd>{[by, at].filter(Boolean).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The event by which a report is approved. */
const { approve: approval } = report.transitions.events

/** Who may approve a report that awaits it, so that whoever submitted it knows whom to ask. */
function Reviewers({ row }: { row: ReportRow }) {
  const t = useT(surveyAreas)
  const { rows, status } = useRows(model.entity('inspectionUser'), reviewerSelection, {
    filter: { active: { eq: true } },
    sort: [{ field: 'full_name' }],
  })
  if (status === 'loading') return null
  const record = factsOf(report, row)
  const may = (id: string, role: number) =>
    grantOf(approval.who, role) === 'yes' && !isRefusedAs(report, approval, record, { id, now: dutchTime() })
  const names = rows
    .filter(({ id, inventarisatie_rol }) => may(id, Number(inventarisatie_rol.id)))
    .map(({ full_name }) => full_name)
  return (
    <dl className="report-signed">
      <div>
        <dt>{t('awaitsReview')}</dt>
        <dd>{names.length > 0 ? t('reviewers', { names: names.join(', ') }) : t('nobodyReviews')}</dd>
      </div>
    </dl>
  )
}
const reviewerSelection = { full_name: true, inventarisatie_rol: { id: true } } as const

/**
 * What the report should hold and the dossier does not, each leading to where it is filled in; or why it may be missing,
 * without which the report is not released.
 */
function Gaps({ row, readOnly }: { row: ReportRow; readOnly: boolean }) {
  const t = useT(surveyAreas)
  const { id } = row
  const save = useSave(model.entity('gapArgument'))
  const [explaining, setExplaining] = useState<Gap | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { data, problem, reload } = useReportGaps(id, row.record_version)
  const gaps = data?.found.gaten ?? []
  const roads = useGapRoads(gaps)
  if (problem) return <Message tone="error">{problem.message}</Message>
  if (data === null) return <CardSkeleton />
  const takeBack = async (argument: string) => {
    setFailed(null)
    try {
      await save.remove(argument)
    } catch (cause) {
      setFailed(afterFirstColon(cause))
    }
  }
  return (
    <>
      {data.found.actueel === false && <Message tone="warning">{t('printOutdated')}</Message>}
      {failed && <Message tone="error">{failed}</Message>}
      {gaps.length === 0 ? (
        <SignedWord sign={<TickSign />}>{t('noGaps')}</SignedWord>
      ) : (
        <>
          <GapSummary gaps={gaps} />
          <ul className="gap-list">
            {gaps.map((gap) => (
              <li key={gap.gat}>
                {isExplained(gap) ? <TickSign /> : <ErrorSign />}
                <div>
                  <Link to={gapLink(gap, roads)}>{gap.text}</Link>
                  {gap.reden && <p className="dim">{[gap.reden, gap.toegelicht_door].filter(Boolean).join(' – ')}</p>}
                  {!gap.toelichtbaar && <p className="dim">{t('notExplainable')}</p>}
                  {!readOnly && (gap.toelichtbaar || gap.argument) && (
                    <Button
                      kind="quiet"
                      aria-label={`${t(gap.argument ? 'takeBackWhy' : 'explainGap')}: ${gap.text}`}
                      onClick={() => (gap.argument ? void takeBack(gap.argument) : setExplaining(gap))}
                    >
                      {t(gap.argument ? 'takeBackWhy' : 'explainGap')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {explaining && (
        <CreateDialog
          of="gapArgument"
          title={explaining.text}
          names={['reden']}
          values={{ rapport: id, gat: explaining.gat }}
          place={`${id} ${explaining.gat}`}
          onClose={() => {
            setExplaining(null)
            // Somebody else may have explained it meanwhile.
            reload()
          }}
        />
      )}
    </>
  )
}

/** What the addresses of gaps need: the source of each location, and the space of each line of a survey. */
function useGapRoads(gaps: readonly Gap[]): GapRoads {
  const to = useTo('surveys-survey')
  const idsOf = (key: EntityKey) => gaps.filter(({ type }) => type === model.entity(key).api.type).map(({ id }) => id)
  const [locations, spaces] = [idsOf('location'), idsOf('surveySpace')]
  const places = useFirstLocations(gaps.filter(({ veld }) => veld.entity === 'sourcePhoto').map(({ id }) => id))
  const sources = useRows(
    model.entity('location'),
    { bron: { id: true } },
    { filter: { id: { in: locations } }, limit: 5000, skip: locations.length === 0 },
  )
  const surveyed = useRows(
    model.entity('surveySpace'),
    { sub_asset: { id: true } },
    { filter: { id: { in: spaces } }, limit: 20_000, skip: spaces.length === 0 },
  )
  return {
    to,
    sourceOf: (location) => sources.rows.find(({ id }) => id === location)?.bron.id,
    placeOf: (source) => places.get(source),
    spaceOf: (space) => surveyed.rows.find(({ id }) => id === space)?.sub_asset.id,
  }
}

/** The first location of each source that the survey has seen, else the first: where photos are added. */
function useFirstLocations(sources: readonly string[]): ReadonlyMap<string, string> {
  const survey = useOpenSurvey()
  const { rows } = useRows(model.entity('location'), seenSelection, {
    filter: { bron: { in: sources } },
    sort: [{ field: 'nummer' }],
    args: shownIn(survey.id, 'location', seenSelection),
    skip: sources.length === 0,
  })
  const first = new Map<string, string>()
  for (const { id, bron } of [...rows.filter((row) => row.in_onderzoek), ...rows])
    if (!first.has(bron.id)) first.set(bron.id, id)
  return first
}
const seenSelection = { bron: { id: true }, in_onderzoek: true } as const
