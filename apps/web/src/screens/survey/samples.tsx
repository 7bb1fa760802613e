import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf, itemText, valueText } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { useBulk } from '../../resource/bulk-rights.ts'
import { BulkTools } from '../../resource/bulk-tools.tsx'
import { ExportPart } from '../../resource/export-part.tsx'
import type { Overrides } from '../../resource/fields.tsx'
import { recordCardOf } from '../../resource/record-card.tsx'
import { RecordDialogs } from '../../resource/record-list.tsx'
import { useRowAddress } from '../../resource/row-address.ts'
import { formSelection } from '../../resource/selection.ts'
import { useNewOne } from '../../resource/words.ts'
import { Link, useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { ColumnChooser } from '../../ui/column-chooser.tsx'
import { type Column, DataTable, useTableView } from '../../ui/data-table.tsx'
import { Split } from '../../ui/detail-card.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { SearchInput, Toolbar } from '../../ui/toolbar.tsx'
import { WhyNot } from '../../ui/why-not.tsx'
import { Analyses, inShortSelection, resultInShort } from './analyses.tsx'
import { inSurvey } from './in-survey.tsx'
import { placeOf, StatusCell, StatusChip, spaceName, spaceNames } from './looks.tsx'
import { DerivedFrom } from './material-ground.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { SampleStatus, TakenIn, useSampleReadOnly } from './sample-parts.tsx'
import { offerWithin } from './source-fields.ts'
import './survey.css'

const sample = model.entity('sample')
const tableSelection = {
  nummer: true,
  omschrijving: true,
  monster_soort: itemOf('monster_soorten'),
  sub_asset: spaceNames,
  status: true,
  materiaal_status: itemOf('materiaal_statussen'),
  genomen_op: true,
  bron_locatie_inventarisatie: { bron_locatie: { id: true, nummer: true, bron: { id: true, naam: true } } },
  analyses: inShortSelection,
} as const
type SampleRow = RowFor<'sample', typeof tableSelection>
const cardSelection = formSelection('sample', {
  onderzoek: { id: true, nummer: true },
  genomen_door: { id: true, full_name: true },
  bron_locatie_inventarisatie: {
    bron_locatie: {
      id: true,
      nummer: true,
      sub_asset: { id: true, volledige_naam: true },
      bron: { id: true, naam: true },
    },
  },
})
const SampleRecordCard = recordCardOf('sample', cardSelection)

type CardRow = RowFor<'sample', typeof cardSelection>

/** Where a sample may be taken and of what: choices that depend on each other. */
function useSampleOverrides(): Overrides<'sample'> {
  const survey = useOpenSurvey()
  return useMemo(
    () => ({
      offers: {
        monster_soort: offerWithin('materiaal_type', 'materiaal_type'),
        bron_locatie_inventarisatie: {
          filter: () => ({ inventarisatie: { where: { onderzoek: { eq: survey.id } } } }),
        },
        sub_asset: { filter: () => ({ asset: { eq: survey.asset.id } }) },
        inventarisatie: { filter: () => ({ onderzoek: { eq: survey.id } }) },
      },
    }),
    [survey.id, survey.asset.id],
  )
}

/** All samples of the survey with what was found in them. */
export const SamplesScreen = inSurvey(function SamplesScreen() {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const survey = useOpenSurvey()
  const address = useRowAddress('sample', 'surveys-survey-samples')
  const { selected } = address
  const [{ q = '' }, setSearch] = useSearch()
  const [view, setView] = useTableView('survey samples')
  const overrides = useSampleOverrides()
  const columns = useColumns()
  const { rows, status } = useRows(sample, tableSelection, {
    filter: { onderzoek: { eq: survey.id } },
    sort: [{ field: 'nummer' }],
    limit: 5000,
  })
  const bulk = useBulk({ of: 'sample', where: { onderzoek: survey.id }, overrides, readOnly: survey.readOnly })
  const results = rows.flatMap(({ analyses }) => analyses).flatMap(({ resultaten }) => resultaten).length
  const add = survey.readOnly === null && (
    <Button kind="primary" icon={<IconPlus />} onClick={() => address.setCreating(true)}>
      {newOne('sample')}
    </Button>
  )
  return (
    <Split card={selected && <SampleCard key={selected} id={selected} />}>
      <BulkTools {...bulk}>
        <Toolbar
          title={t('samples')}
          count={status === 'ready' && t('samplesCount', { samples: rows.length, results })}
        >
          {rows.length > 5 && (
            <SearchInput label={t('searchSamples')} value={q} onChange={(typed) => setSearch({ q: typed })} />
          )}
          <ColumnChooser columns={columns} view={view} onView={setView} />
          <ExportPart title={t('samples')} rows={rows} columns={columns} view={view} query={q} />
          {(status !== 'ready' || rows.length > 0) && (add || <WhyNot>{survey.readOnly}</WhyNot>)}
        </Toolbar>
      </BulkTools>
      <DataTable
        label={t('samples')}
        ticks={bulk.ticks}
        rows={rows}
        id={(row) => row.id}
        columns={columns}
        view={view}
        onView={setView}
        order={byNumber}
        query={q}
        selected={selected}
        to={(row) => address.to(row.id)}
        loading={status === 'loading'}
        empty={
          <EmptyState
            title={survey.readOnly === null ? t('samplesEmpty') : t('none', { what: t('samples').toLocaleLowerCase() })}
            actions={add}
          >
            {survey.readOnly ?? t('samplesEmptyWhy')}
          </EmptyState>
        }
      />
      <RecordDialogs
        of="sample"
        {...overrides}
        where={{ onderzoek: survey.id }}
        address={address}
        readOnly={survey.readOnly}
        isEditing={false}
      />
    </Split>
  )
})

const byNumber = { key: 'number', desc: false }

function useColumns(): Column<SampleRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useMemo(
    () => [
      { key: 'number', title: t('number'), kind: 'code', narrow: true, value: (row) => row.nummer },
      {
        key: 'location',
        title: t('source'),
        kind: 'code',
        value: (row) => row.bron_locatie_inventarisatie?.bron_locatie.nummer ?? '',
      },
      {
        key: 'space',
        title: t('space'),
        value: (row) => spaceName(row.sub_asset),
        under: (row) => spaceName(row.sub_asset),
      },
      {
        key: 'result',
        title: t('result'),
        narrow: true,
        value: (row) => resultInShort(row.analyses, locale),
      },
      {
        key: 'status',
        title: t('materialStatus'),
        kind: 'status',
        narrow: true,
        value: (row) => placeOf(row.materiaal_status),
        text: (row) =>
          row.materiaal_status
            ? itemText(row.materiaal_status, locale)
            : valueText(sample.fields.status, row.status, locale),
        render: (row) =>
          row.materiaal_status ? <StatusCell status={row.materiaal_status} /> : <SampleStatus status={row.status} />,
      },
      { key: 'description', title: t('description'), value: (row) => row.omschrijving ?? '' },
      {
        key: 'kind',
        title: t('sampleKind'),
        hidden: true,
        value: (row) => itemText(row.monster_soort, locale),
      },
      {
        key: 'taken',
        title: t('takenOn'),
        kind: 'datetime',
        hidden: true,
        value: (row) => row.genomen_op ?? '',
        text: (row) => formats(locale).dateTime(row.genomen_op),
      },
    ],
    [locale, t],
  )
}

/** One sample: its analyses and results first, then how it was taken. */
function SampleCard({ id }: { id: string }) {
  const t = useT(surveyAreas)
  const readOnly = useSampleReadOnly()
  return (
    <SampleRecordCard
      id={id}
      route="surveys-survey-samples-sample"
      {...useSampleOverrides()}
      readOnly={readOnly}
      title={(row) => `${row.nummer} ${row.omschrijving ?? ''}`}
      context={(row) => <SampleContext sample={row} />}
      badges={(row) => (
        <>
          <StatusChip status={row.materiaal_status} />
          {row.materiaal_status !== null && <DerivedFrom ground={t('fromResults')} />}
          <SampleStatus status={row.status} />
        </>
      )}
      above={(row) => (
        <Section title={t('analysesAndResults')}>
          <Analyses sample={row} />
        </Section>
      )}
    />
  )
}

/** Where a sample was taken, by whom and when. */
function SampleContext({ sample: row }: { sample: CardRow }) {
  const { locale } = useUiTexts()
  const to = useTo('surveys-survey')
  const location = row.bron_locatie_inventarisatie?.bron_locatie
  const taken = [row.genomen_door?.full_name, formats(locale).dateTime(row.genomen_op)]
  return (
    <>
      {location && (
        <Link
          to={to('surveys-survey-sources-source-locations-location-samples', {
            source: location.bron.id,
            location: location.id,
          })}
        >
          {`${location.nummer} ${location.bron.naam}`}
        </Link>
      )}{' '}
      {taken.filter(Boolean).join(', ')} <TakenIn sample={row} />
    </>
  )
}
