import { IconBan, IconPlus, IconStack2 } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo, useState } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf, itemText, valueText } from '../../kinds/record.ts'
import { useHere, useTo } from '../../page/place.ts'
import { useBulk } from '../../resource/bulk-rights.ts'
import { BulkTools } from '../../resource/bulk-tools.tsx'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { ExportPart } from '../../resource/export-part.tsx'
import { ImportButton } from '../../resource/import-button.tsx'
import { useNewOne } from '../../resource/words.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ColumnChooser } from '../../ui/column-chooser.tsx'
import { type Column, DataTable, type Grouping, useTableView } from '../../ui/data-table.tsx'
import { Split } from '../../ui/detail-card.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { SearchInput, Toolbar } from '../../ui/toolbar.tsx'
import { WhyNot } from '../../ui/why-not.tsx'
import { inSurvey } from './in-survey.tsx'
import { placeOf, StatusCell } from './looks.tsx'
import { isKnownIn, type OpenSurvey, shownIn, useOpenSurvey } from './open-survey.ts'
import { FloorDialog, floorNames, SpaceCard } from './space-card.tsx'
import { placeSpaces } from './space-tree.ts'
import './survey.css'

const status = itemOf('materiaal_statussen')
const spaceSelection = {
  id: true,
  naam: true,
  volledige_naam: true,
  nummer: true,
  oppervlakte: true,
  volgorde: true,
  verdieping: { id: true },
  parent_ruimte: { id: true },
  bron_locaties: { id: true, created_at: true },
  materiaal_status: status,
  uitkomst: true,
} as const
const floorSelection = { title: true, niveau: true, created_at: true } as const
const surveyedSelection = { sub_asset: { id: true }, onderzocht: true } as const
const exclusionSelection = {
  sub_asset: { id: true },
  deel: true,
  beperking: itemOf('beperkingen'),
} as const
type ReadSpace = RowFor<'space', typeof spaceSelection>
type Exclusion = RowFor<'exclusion', typeof exclusionSelection>
type Surveyed = RowFor<'surveySpace', typeof surveyedSelection>

interface SpaceRow {
  readonly id: string
  readonly read: ReadSpace
  readonly depth: number
  readonly floor: string
  readonly locations: number
  readonly exclusion: Exclusion | null
  /** Whether it was surveyed: ja, gedeeltelijk, nee, nvt; null when that is not recorded. */
  readonly surveyed: Surveyed['onderzocht'] | null
}

/** The spaces of the asset floor by floor, with what was found in each and which were left out. */
export const SpacesScreen = inSurvey(function SpacesScreen() {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const survey = useOpenSurvey('planner')
  const to = useTo('surveys-survey')
  const navigate = useNavigate()
  const selected = useHere().space ?? null
  const [{ q = '', floor: openFloor }, setSearch] = useSearch()
  const [creating, setCreating] = useState<'space' | 'floor' | null>(null)
  const [view, setView] = useTableView('survey spaces')
  const [count, setCount] = useState<number | null>(null)
  const ofAsset = { asset: { eq: survey.asset.id } }
  const spaces = useRows(model.entity('space'), spaceSelection, {
    filter: ofAsset,
    limit: 20_000,
    args: shownIn(survey.id, 'space', spaceSelection),
  })
  const floors = useRows(model.entity('floor'), floorSelection, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const exclusions = useRows(model.entity('exclusion'), exclusionSelection, {
    filter: { onderzoek: { eq: survey.id }, deel: { empty: true } },
  })
  const surveyed = useRows(model.entity('surveySpace'), surveyedSelection, {
    filter: { onderzoek: { eq: survey.id } },
    limit: 20_000,
  })
  const read = { spaces: spaces.rows, floors: floors.rows, exclusions: exclusions.rows, surveyed: surveyed.rows }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows, not the object that holds them.
  const rows = useMemo(() => spaceRowsOf(survey, read), [survey, ...Object.values(read)])
  const columns = useColumns()
  const grouping = useMemo((): Grouping<SpaceRow> => {
    const nameOf = (id: string) => floors.rows.find((floor) => floor.id === id)?.title ?? t('noFloor')
    return {
      of: (row) => row.floor,
      name: (group) => nameOf(group),
      to: (group) => to('surveys-survey-asset-spaces') + (group === '' ? '' : `?floor=${group}`),
      cells: (group, members) => ({
        name: (
          <>
            {nameOf(group)} <span className="count-after">{members.length}</span>
          </>
        ),
        locations: members.reduce((sum, row) => sum + row.locations, 0) || <span className="dim">–</span>,
      }),
    }
  }, [floors.rows, to, t])
  const emptyFloors = floors.rows.filter(
    (floor) => spaces.status === 'ready' && isKnownIn(survey, floor) && !rows.some((row) => row.floor === floor.id),
  )
  const editable = survey.readOnly === null
  const add = editable && (
    <>
      <ImportButton of="space" where={{ asset: survey.asset.id }} />
      <IconButton kind="outlined" label={newOne('floor')} icon={<IconStack2 />} onClick={() => setCreating('floor')} />
      <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating('space')}>
        {newOne('space')}
      </Button>
    </>
  )
  const { locale } = useUiTexts()
  const bulk = useBulk({ of: 'space', where: { asset: survey.asset.id }, readOnly: survey.readOnly })
  const excluded = rows.filter((row) => row.exclusion).length
  const done = rows.filter((row) => row.surveyed === 'ja' || row.surveyed === 'gedeeltelijk').length
  return (
    <Split card={selected && <SpaceCard key={selected} id={selected} />}>
      <BulkTools {...bulk}>
        <Toolbar
          title={t('spaces')}
          count={
            spaces.status === 'ready' &&
            (q ? t('spacesFound', { n: count ?? 0 }) : t('spacesCount', { n: rows.length, done, excluded }))
          }
        >
          {rows.length > 5 && (
            <SearchInput label={t('searchSpaces')} value={q} onChange={(typed) => setSearch({ q: typed })} />
          )}
          <ColumnChooser columns={columns} view={view} onView={setView} />
          <ExportPart
            title={t('spaces')}
            rows={rows}
            columns={columns}
            view={view}
            query={q}
            grouping={view.sort === null ? grouping : undefined}
            groupTitle={inLocale(model.entity('floor').label, locale)}
          />
          {(spaces.status !== 'ready' || rows.length > 0) && (add || <WhyNot>{survey.readOnly}</WhyNot>)}
        </Toolbar>
      </BulkTools>
      <DataTable
        label={t('spaces')}
        ticks={bulk.ticks}
        rows={rows}
        id={(row) => row.id}
        columns={columns}
        view={view}
        onView={setView}
        query={q}
        selected={selected}
        to={(row) => to('surveys-survey-asset-spaces-space', { space: row.id })}
        grouping={view.sort === null ? grouping : undefined}
        indent={(row) => row.depth}
        loading={spaces.status === 'loading'}
        onCount={setCount}
        empty={
          <EmptyState
            title={survey.readOnly === null ? t('spacesEmpty') : t('none', { what: t('spaces').toLocaleLowerCase() })}
            actions={add}
          >
            {survey.readOnly ?? t('spacesEmptyWhy')}
          </EmptyState>
        }
        foot={
          emptyFloors.length > 0 && (
            <p className="table-foot">
              {t('emptyFloors')}{' '}
              {emptyFloors.map((floor) => (
                <Button key={floor.id} kind="quiet" onClick={() => setSearch({ floor: floor.id })}>
                  {floor.title}
                </Button>
              ))}
            </p>
          )
        }
      />
      {creating === 'space' && (
        <CreateDialog
          of="space"
          values={{ asset: survey.asset.id, verdieping: rows.find((row) => row.id === selected)?.floor || null }}
          place={survey.asset.id}
          offers={{
            verdieping: { filter: () => ofAsset },
            parent_ruimte: { filter: () => ofAsset },
          }}
          onClose={() => setCreating(null)}
          onCreated={(made) =>
            navigate(to('surveys-survey-asset-spaces-space', { space: made.id }), {
              keepScroll: true,
            })
          }
        />
      )}
      {creating === 'floor' && (
        <CreateDialog
          of="floor"
          names={floorNames(survey.asset.isBuilding)}
          values={{ asset: survey.asset.id }}
          place={survey.asset.id}
          onClose={() => setCreating(null)}
        />
      )}
      {openFloor && <FloorDialog key={openFloor} id={openFloor} onClose={() => setSearch({ floor: null })} />}
    </Split>
  )
})

function useColumns(): Column<SpaceRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useMemo(
    () => [
      { key: 'name', title: t('space'), value: (row) => nameOf(row), narrow: true },
      { key: 'number', title: t('spaceNumber'), kind: 'code', value: (row) => row.read.nummer ?? '' },
      {
        key: 'area',
        title: t('area'),
        kind: 'number',
        value: (row) => row.read.oppervlakte,
        text: (row) => formats(locale).number(row.read.oppervlakte, 'm²'),
        under: (row) => formats(locale).number(row.read.oppervlakte, 'm²'),
      },
      {
        key: 'surveyed',
        title: t('surveyed'),
        value: (row) => surveyedText(row, locale),
        under: (row) => {
          const words = surveyedText(row, locale)
          return words === '' || row.exclusion ? words : `${t('surveyed')}: ${words.toLocaleLowerCase(locale)}`
        },
        render: (row) =>
          row.exclusion ? (
            <SignedWord sign={<IconBan className="sign-icon" />}>
              <span className="dim">{surveyedText(row, locale)}</span>
            </SignedWord>
          ) : row.surveyed === 'ja' ? (
            <SignedWord sign={<TickSign />}>{surveyedText(row, locale)}</SignedWord>
          ) : (
            surveyedText(row, locale) || <span className="dim">–</span>
          ),
      },
      {
        key: 'locations',
        title: t('locations'),
        kind: 'number',
        value: (row) => row.locations,
        text: (row) => (row.locations === 0 ? '' : String(row.locations)),
      },
      {
        key: 'status',
        title: t('materialStatus'),
        kind: 'status',
        narrow: true,
        value: (row) => placeOf(row.read.materiaal_status),
        text: (row) => itemText(row.read.materiaal_status, locale),
        render: (row) => <StatusCell status={row.read.materiaal_status} />,
      },
    ],
    [locale, t],
  )
}

/** Why it was left out, else how far it was surveyed. */
const surveyedText = (row: SpaceRow, locale: Locale) =>
  row.exclusion
    ? itemText(row.exclusion.beperking, locale)
    : valueText(model.entity('surveySpace').fields.onderzocht, row.surveyed, locale)

const nameOf = (row: SpaceRow) => row.read.naam ?? row.read.volledige_naam ?? ''

interface ReadSpaces {
  readonly spaces: readonly ReadSpace[]
  readonly floors: readonly { readonly id: string }[]
  readonly exclusions: readonly Exclusion[]
  readonly surveyed: readonly Surveyed[]
}

/** The spaces that the survey knows, with its places in them: those that were made after it closed have no outcome in it. */
export function spaceRowsOf(
  survey: Pick<OpenSurvey, 'row'>,
  { spaces, floors, exclusions, surveyed }: ReadSpaces,
): SpaceRow[] {
  const excluded = new Map(exclusions.map((one) => [one.sub_asset.id, one]))
  const states = new Map(surveyed.map((one) => [one.sub_asset.id, one.onderzocht]))
  const placed = placeSpaces(
    spaces.filter(({ uitkomst }) => uitkomst !== null),
    (space) => ({
      id: space.id,
      volgorde: space.volgorde,
      floor: space.verdieping?.id ?? null,
      parent: space.parent_ruimte?.id ?? null,
      name: space.naam ?? '',
    }),
    floors.map(({ id }) => id),
  )
  return placed.map(({ row, depth }) => ({
    id: row.id,
    read: row,
    depth,
    floor: row.verdieping?.id ?? '',
    locations: row.bron_locaties.filter((one) => isKnownIn(survey, one)).length,
    exclusion: excluded.get(row.id) ?? null,
    surveyed: states.get(row.id) ?? null,
  }))
}
