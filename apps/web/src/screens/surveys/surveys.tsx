import { IconPlus } from '@tabler/icons-react'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { routeOf } from '@vezel/model/route-paths.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { useCounts, useRows } from '../../api/rows.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { usePlace, useTo } from '../../page/place.ts'
import { inState, type SurveyState, surveyStateNames, surveyStates } from '../../page/survey-states.ts'
import { useLabel } from '../../page/texts.tsx'
import { BulkTools } from '../../resource/bulk-tools.tsx'
import { filterOfConditions } from '../../resource/conditions.ts'
import type { LoadAll } from '../../resource/export-button.tsx'
import { ExportPart } from '../../resource/export-part.tsx'
import { ListBar } from '../../resource/list-bar.tsx'
import { useCut } from '../../resource/list-cut.ts'
import { mayDo } from '../../resource/rights.ts'
import { useShownColumns } from '../../resource/shown-columns.ts'
import { type List, useList } from '../../resource/use-list.ts'
import { useTicks } from '../../resource/use-ticks.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { useColumns } from './survey-columns.tsx'
import { byNumber, most, type Row, selection, sortFields } from './survey-rows.ts'
import { filterFields } from './survey-words.ts'
import './surveys.css'

const DeleteDialog = lazyPart(async () => (await import('../../resource/delete-dialog.tsx')).DeleteDialog)
const NoSurveys = lazyPart(async () => (await import('./none-found.tsx')).NoSurveys)
const NoneFiltered = lazyPart(async () => (await import('./none-found.tsx')).NoneFiltered)
const OtherStates = lazyPart(async () => (await import('./none-found.tsx')).OtherStates)
const CreateSurvey = lazyPart(async () => (await import('../../new-survey/create-survey.tsx')).CreateSurvey)

/** The surveys in one state, on four tabs (§2). What somebody searches and sorts by stands in the address. */
export function SurveysScreen() {
  const place = usePlace()
  const state = surveyStateNames.find((name) => surveyStates[name].route === place?.name) ?? 'active'
  return <SurveyList key={state} state={state} />
}

function SurveyList({ state }: { state: SurveyState }) {
  const t = useT(pagePhrases)
  const navigate = useNavigate()
  const to = useTo()
  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const { me } = useMe()
  const button = (
    <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
      {t('newSurvey')}
    </Button>
  )
  // As long as it is not known who is there, its place is kept.
  const create = me ? mayDo(survey.access.create, me) && button : <span className="add-place">{button}</span>
  return (
    <>
      <SurveyTable {...{ state, create }} onDelete={setDeleting} />
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog of="survey" row={deleting} onClose={() => setDeleting(null)}>
            <p>{t('deleteSurveyWith')}</p>
          </DeleteDialog>
        </Suspense>
      )}
      {creating && (
        <Suspense fallback={null}>
          <CreateSurvey
            onClose={() => setCreating(false)}
            onCreated={(id) => navigate(to('surveys-survey-information-surveyinfo', { survey: id }))}
          />
        </Suspense>
      )}
    </>
  )
}

/** The surveys in a state as somebody asked for them: past what fits on the page the server searches and sorts. */
function useSurveys(state: SurveyState, list: List, query: string) {
  const { conditions, table } = list
  const isFiltered = conditions.length > 0
  const cut = useCut(query, table.sort, most)
  const asked = {
    filter: { ...inState(state), ...filterOfConditions(conditions, filterFields) },
    sort: [
      {
        field: (cut.sorting && sortFields[cut.sorting.key]) || 'nummer',
        direction: cut.sorting && !cut.sorting.desc ? 'asc' : 'desc',
      },
    ],
    search: cut.search,
  } as const
  const answer = useRows(survey, selection, { ...asked, limit: cut.limit, skip: !list.isKnown })
  const { rows, total, status } = answer
  if (status === 'ready') cut.learn(total)
  const { all } = useCounts(isFiltered ? { all: { of: survey, filter: inState(state) } } : {})
  const loadAll: LoadAll<Row> = async (manner) =>
    (await import('../../api/all-rows.ts')).allRows(survey, selection, asked, manner)
  return {
    ...answer,
    all: isFiltered ? all : total,
    isFiltered,
    pageQuery: cut.isCut ? '' : query,
    loadAll: total > rows.length ? loadAll : undefined,
  }
}

interface SurveyTableProps {
  state: SurveyState
  /** The button that makes one, for whoever may. */
  create: ReactNode
  onDelete: (row: Row) => void
}

function SurveyTable({ state, create, onDelete }: SurveyTableProps) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const [{ q = '' }] = useSearch()
  const list = useList('surveys', filterFields)
  const [shown, setShown] = useState<number | null>(null)
  const shownColumns = useShownColumns()
  const { me } = useMe()
  const columns = useColumns(state, onDelete)
  const answer = useSurveys(state, list, q)
  const { rows, total, status, problem, isFiltered } = answer
  const ticks = useTicks(mayDo(survey.access.update, me) || mayDo(survey.access.delete, me))
  const to = useTo()
  const title = label(routeOf(surveyStates[state].route).label)
  return (
    <>
      <SurveyBar
        {...{ state, list, title, columns, answer, ticks, create }}
        shownNow={shownColumns.now}
        found={shown !== null && q ? shown : total}
      />
      {problem && status === 'ready' && <Message tone="warning">{problem.message}</Message>}
      {status === 'failed' ? (
        <ErrorState
          title={t('failedTitle')}
          actions={<Button onClick={() => void answer.reload()}>{t('retry')}</Button>}
        >
          {problem?.message}
        </ErrorState>
      ) : (
        <DataTable
          {...{ rows, columns, ticks }}
          label={`${label(survey.plural)}: ${title}`}
          id={(row) => row.id}
          view={list.table}
          onView={list.setTable}
          order={byNumber}
          query={answer.pageQuery}
          lines={2}
          loading={status === 'loading' || answer.changing}
          to={(row) => to('surveys-survey-information-surveyinfo', { survey: row.id })}
          onCount={setShown}
          onColumns={shownColumns.tell}
          empty={<NoneHere {...{ state, list, create, isFiltered }} />}
          foot={
            (q || isFiltered) && (
              <Suspense fallback={null}>
                <OtherStates state={state} query={q} list={list} />
              </Suspense>
            )
          }
        />
      )}
    </>
  )
}

interface SurveyBarProps extends Pick<SurveyTableProps, 'state' | 'create'> {
  list: List
  title: string
  columns: readonly Column<Row>[]
  shownNow: () => readonly string[]
  answer: ReturnType<typeof useSurveys>
  ticks: ReturnType<typeof useTicks>
  /** How many are left after searching. */
  found: number
}

/** Above the surveys: their views, how many, search, filter, columns, and the button that makes one. */
function SurveyBar({ state, list, title, columns, shownNow, answer, ticks, create, found }: SurveyBarProps) {
  const t = useT(pagePhrases)
  const [{ q = '' }, setSearch] = useSearch()
  const { rows, total, status, all } = answer
  return (
    <ListBar
      list={list}
      title={title}
      counts={status === 'ready' ? { shown: found, total, all } : null}
      columns={columns}
      shownNow={shownNow}
      search={{ label: t('searchSurveys'), value: q, onChange: (value) => setSearch({ q: value }) }}
      subject={t(`surveysWhose.${state}`)}
      cut={total > rows.length && rows.length > 0 ? t('listCut', { shown: rows.length, total }) : null}
      tools={
        <ExportPart
          {...{ title, rows, columns, shownNow }}
          loadAll={answer.loadAll}
          view={list.table}
          query={answer.pageQuery}
        />
      }
      around={(toolbar) => (
        <BulkTools of="survey" ticks={ticks}>
          {toolbar}
        </BulkTools>
      )}
    >
      {create}
    </ListBar>
  )
}

type NoneHereProps = Pick<SurveyTableProps, 'state' | 'create'> & { list: List; isFiltered: boolean }

function NoneHere({ state, list, create, isFiltered }: NoneHereProps) {
  return (
    <Suspense fallback={null}>
      {isFiltered ? (
        <NoneFiltered onClear={() => list.setConditions([])} />
      ) : (
        <NoSurveys state={state} create={create} />
      )}
    </Suspense>
  )
}
