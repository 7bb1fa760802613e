import { IconPlus, IconTrash } from '@tabler/icons-react'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { isDeletableIn } from '@vezel/model/kit/states.ts'
import { routeOf } from '@vezel/model/route-paths.ts'
import { Suspense, useMemo, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { pathTo, type RowFor, useCounts, useRows } from '../../api/rows.ts'
import type { SortFor } from '../../api/typed.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { usePlace, useTo } from '../../page/place.ts'
import { inState, type SurveyState, surveyStateNames, surveyStates } from '../../page/survey-states.ts'
import { useFormats, useLabel, useLocale } from '../../page/texts.tsx'
import { BulkTools } from '../../resource/bulk-tools.tsx'
import { filterField, filterOfConditions } from '../../resource/conditions.ts'
import { ExportPart } from '../../resource/export-part.tsx'
import { ListBar } from '../../resource/list-bar.tsx'
import { useCut } from '../../resource/list-cut.ts'
import { mayDo } from '../../resource/rights.ts'
import { useList } from '../../resource/use-list.ts'
import { useTicks } from '../../resource/use-ticks.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { type Column, DataTable, TwoLines } from '../../ui/data-table.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { WarningSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import './surveys.css'

const DeleteDialog = lazyPart(async () => (await import('../../resource/delete-dialog.tsx')).DeleteDialog)
const NoSurveys = lazyPart(async () => (await import('./none-found.tsx')).NoSurveys)
const NoneFiltered = lazyPart(async () => (await import('./none-found.tsx')).NoneFiltered)
const OtherStates = lazyPart(async () => (await import('./none-found.tsx')).OtherStates)
const CreateSurvey = lazyPart(async () => (await import('./create-survey.tsx')).CreateSurvey)

const item = { value: true, value_en: true, value_fr: true } as const
const selection = {
  nummer: true,
  onderzoek_status: { id: true, code: true },
  projectnummer: true,
  inventarisatie_asset: { asset: { id: true, title: true, adres: true } },
  onderzoek_klant: { klant: { id: true, naam: true } },
  onderzoek_type: item,
  onderzoek_soort: item,
  projectleider: { id: true, full_name: true },
  inventarisaties: { inspecteurs: { id: true, full_name: true } },
  vestiging: { id: true, naam: true },
  startdatum: true,
  einddatum: true,
  opleverdatum: true,
  prioriteit: true,
  geldig_tot: true,
} as const
type Row = RowFor<'survey', typeof selection>

/** As many as the table sorts and searches itself; beyond that the server does. */
const most = 2000

/** The surveys in one state, on four tabs (§2). What somebody searches and sorts by stands in the address. */
export function SurveysScreen() {
  const place = usePlace()
  const state = surveyStateNames.find((name) => surveyStates[name].route === place?.name) ?? 'active'
  return <SurveyList key={state} state={state} />
}

function SurveyList({ state }: { state: SurveyState }) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const to = useTo()
  const navigate = useNavigate()
  const [{ q = '' }, setSearch] = useSearch()
  const list = useList('surveys', filterFields)
  const { conditions, table } = list
  const [shown, setShown] = useState<number | null>(null)
  const [creating, setCreating] = useState(false)
  const { me } = useMe()
  /** What is asked about, and the line on which it stands. */
  const [deleting, setDeleting] = useState<{ row: Row; at: number } | null>(null)
  const [gone, setGone] = useState<{ at: number } | null>(null)
  const columns = useColumns(state, setDeleting)
  const sorting = table.sort
  const isFiltered = conditions.length > 0
  const fits = filterOfConditions(conditions, filterFields)

  // Past what fits on the page the server searches and sorts; until then the page does, at every key.
  const cut = useCut(q, sorting, most)
  const asked = {
    filter: { ...inState(state), ...fits },
    sort: [
      {
        field: (cut.sorting && sortFields[cut.sorting.key]) || 'nummer',
        direction: cut.sorting && !cut.sorting.desc ? 'asc' : 'desc',
      },
    ],
    search: cut.search,
  } as const
  const { rows, total, status, problem, reload, changing } = useRows(survey, selection, {
    ...asked,
    limit: cut.limit,
    skip: !list.isKnown,
  })
  const ticks = useTicks(mayDo(survey.access.update, me) || mayDo(survey.access.delete, me))
  if (status === 'ready') cut.learn(total)
  const whole = { of: survey, filter: inState(state) }
  const { all } = useCounts(isFiltered ? { all: whole } : {})

  const found = shown !== null && q ? shown : total
  const title = label(routeOf(surveyStates[state].route).label)
  const create = mayDo(survey.access.create, me) && (
    <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
      {t('newSurvey')}
    </Button>
  )
  return (
    <>
      <ListBar
        list={list}
        title={title}
        counts={status === 'ready' ? { shown: found, total, all: isFiltered ? all : total } : null}
        columns={columns}
        search={{ label: t('searchSurveys'), value: q, onChange: (value) => setSearch({ q: value }) }}
        subject={t(`surveysWhose.${state}`)}
        cut={total > rows.length && rows.length > 0 ? t('listCut', { shown: rows.length, total }) : null}
        tools={
          <ExportPart
            title={title}
            rows={rows}
            loadAll={
              total > rows.length
                ? async (manner) => (await import('../../api/all-rows.ts')).allRows(survey, selection, asked, manner)
                : undefined
            }
            columns={columns}
            view={table}
            query={cut.isCut ? '' : q}
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
      {problem && status === 'ready' && <Message tone="warning">{problem.message}</Message>}
      {status === 'failed' ? (
        <ErrorState title={t('failedTitle')} actions={<Button onClick={() => void reload()}>{t('retry')}</Button>}>
          {problem?.message}
        </ErrorState>
      ) : (
        <DataTable
          label={`${label(survey.plural)}: ${title}`}
          rows={rows}
          id={(row) => row.id}
          columns={columns}
          view={table}
          onView={list.setTable}
          order={byNumber}
          query={cut.isCut ? '' : q}
          lines={2}
          loading={status === 'loading' || changing}
          to={(row) => to('surveys-survey-information-surveyinfo', { survey: row.id })}
          onCount={setShown}
          gone={gone}
          ticks={ticks}
          empty={
            <Suspense fallback={null}>
              {isFiltered ? (
                <NoneFiltered onClear={() => list.setConditions([])} />
              ) : (
                <NoSurveys state={state} create={create} />
              )}
            </Suspense>
          }
          foot={
            (q || isFiltered) && (
              <Suspense fallback={null}>
                <OtherStates state={state} query={q} list={list} />
              </Suspense>
            )
          }
        />
      )}
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog
            of="survey"
            row={deleting.row}
            onClose={() => setDeleting(null)}
            onDeleted={() => setGone({ at: deleting.at })}
          >
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

const byNumber = { key: 'nummer', desc: true }

/** By which field the server sorts a column. */
const sortFields: Readonly<Record<string, SortFor<'survey'>['field']>> = {
  nummer: 'nummer',
  asset: pathTo('survey', 'inventarisatie_asset.asset.title'),
  klant: pathTo('survey', 'onderzoek_klant.klant.naam'),
  onderzoek_type: pathTo('survey', 'onderzoek_type.volgorde'),
  onderzoek_soort: pathTo('survey', 'onderzoek_soort.volgorde'),
  projectleider: pathTo('survey', 'projectleider.full_name'),
  startdatum: 'startdatum',
  einddatum: 'einddatum',
  opleverdatum: 'opleverdatum',
  prioriteit: 'prioriteit',
  projectnummer: 'projectnummer',
  vestiging: pathTo('survey', 'vestiging.naam'),
  geldig_tot: 'geldig_tot',
}

function useColumns(state: SurveyState, onDelete: (deleting: { row: Row; at: number }) => void): Column<Row>[] {
  const t = useT(pagePhrases)
  const { me } = useMe()
  // Whether a survey may go stands in the table of its states, who may do it in its rights.
  const canDelete = mayDo(survey.access.delete, me) && isDeletableIn(survey, surveyStates[state].code, false)
  const locale = useLocale()
  const { date, shortDate, fromNow } = useFormats()
  return useMemo(() => {
    const { fields } = survey
    const title = (label: Label | undefined) => (label ? inLocale(label, locale) : '')
    const word = (one: Pick<Row['onderzoek_type'], 'value' | 'value_en' | 'value_fr'> | null) =>
      one === null ? null : (locale === 'nl' ? null : one[`value_${locale}`]) || one.value
    const names = (row: Row) =>
      [
        ...new Set(row.inventarisaties.flatMap(({ inspecteurs }) => inspecteurs.map(({ full_name }) => full_name))),
      ].join(', ')
    const isOpen = state === 'active' || state === 'proposed'
    const day = (name: 'startdatum' | 'einddatum' | 'opleverdatum' | 'geldig_tot', hidden = true): Column<Row> => ({
      key: name,
      title: title(fields[name].label),
      kind: 'date',
      value: (row) => row[name],
      text: (row) => date(row[name]),
      hidden,
    })
    return [
      {
        key: 'nummer',
        title: title(fields.nummer.label),
        kind: 'code',
        value: (row) => row.nummer,
        render: (row) => <strong className="surveys-number">{row.nummer}</strong>,
      },
      {
        key: 'asset',
        title: t('stepAsset'),
        value: (row) => row.inventarisatie_asset.asset.title,
        text: (row) => `${row.inventarisatie_asset.asset.title} ${row.inventarisatie_asset.asset.adres}`,
        above: (row) => row.inventarisatie_asset.asset.title ?? '',
        under: (row) => row.inventarisatie_asset.asset.adres ?? '',
        render: (row) => (
          <TwoLines first={row.inventarisatie_asset.asset.title} second={row.inventarisatie_asset.asset.adres} />
        ),
      },
      {
        ...day('einddatum', false),
        text: (row) => (row.einddatum ? `${date(row.einddatum)}\n${fromNow(row.einddatum)}` : ''),
        under: (row) => shortDate(row.einddatum),
        render: (row) =>
          row.einddatum ? (
            <TwoLines
              first={date(row.einddatum)}
              second={isOpen ? <Term day={row.einddatum} text={fromNow(row.einddatum)} /> : fromNow(row.einddatum)}
            />
          ) : (
            <span className="dim">–</span>
          ),
      },
      {
        key: 'projectleider',
        title: title(fields.projectleider.label),
        value: (row) => row.projectleider?.full_name ?? null,
      },
      { key: 'inspecteurs', title: title(inspectorsLabel), value: names },
      { key: 'klant', title: title(clientLabel), value: (row) => row.onderzoek_klant?.klant.naam ?? null },
      { key: 'onderzoek_soort', title: title(fields.onderzoek_soort.label), value: (row) => word(row.onderzoek_soort) },
      {
        key: 'onderzoek_type',
        title: title(fields.onderzoek_type.label),
        value: (row) => word(row.onderzoek_type),
        hidden: true,
      },
      day('startdatum'),
      day('opleverdatum'),
      {
        key: 'prioriteit',
        title: title(fields.prioriteit.label),
        kind: 'status',
        value: (row) => title(fields.prioriteit.choices.find(({ value }) => value === row.prioriteit)?.label),
        hidden: true,
      },
      {
        key: 'projectnummer',
        title: title(fields.projectnummer.label),
        kind: 'code',
        value: (row) => row.projectnummer,
        hidden: true,
      },
      { key: 'vestiging', title: title(branchLabel), value: (row) => row.vestiging.naam, hidden: true },
      day('geldig_tot'),
      ...(canDelete ? [deleteColumn(t('deleteSurvey'), onDelete)] : []),
    ]
  }, [t, locale, date, shortDate, fromNow, state, canDelete, onDelete])
}
const deleteColumn = (label: string, onDelete: (deleting: { row: Row; at: number }) => void): Column<Row> => ({
  key: 'delete',
  title: label,
  kind: 'action',
  narrow: true,
  value: () => null,
  text: () => '',
  render: (row) => (
    <IconButton
      label={`${label}: ${row.nummer}`}
      icon={<IconTrash />}
      onClick={({ currentTarget }) =>
        onDelete({ row, at: Number(currentTarget.closest<HTMLElement>('[data-at]')?.dataset.at ?? 0) })
      }
    />
  ),
})

// The words of definitions that the list does not need otherwise.
const inspectorsLabel: Label = { nl: 'Inspecteurs', en: 'Inspectors', fr: 'Inspecteurs' }
const clientLabel: Label = { nl: 'Klant', en: 'Client', fr: 'Client' }
const branchLabel: Label = { nl: 'Vestiging', en: 'Branch', fr: 'Agence' }
const inspectorLabel: Label = { nl: 'Inspecteur', en: 'Inspector', fr: 'Inspecteur' }

const ownField = (name: keyof typeof survey.fields) => filterField(name, survey.fields[name])
/** What the list is filtered by; the state is the tab. */
const filterFields = [
  ownField('projectleider'),
  filterField('inspecteur', survey.fields.projectleider, {
    label: inspectorLabel,
    path: ['inventarisaties', 'inspecteurs'],
  }),
  filterField('klant', survey.fields.vestiging, {
    label: clientLabel,
    path: ['onderzoek_klant', 'klant'],
    target: 'client',
  }),
  ownField('einddatum'),
  ownField('startdatum'),
  ownField('opleverdatum'),
  ownField('geldig_tot'),
  ownField('onderzoek_soort'),
  ownField('onderzoek_type'),
  ownField('prioriteit'),
  filterField('vestiging', survey.fields.vestiging, { label: branchLabel }),
  ownField('nummer'),
  ownField('projectnummer'),
]

/** How long there is still; within a week, or past, with a warning. */
function Term({ day, text }: { day: string; text: string }) {
  const days = (Date.parse(`${day.slice(0, 10)}T23:59:59`) - Date.now()) / 86_400_000
  if (days > 7) return text
  return (
    <span className="surveys-soon">
      {days < 0 && <WarningSign />} {text}
    </span>
  )
}
